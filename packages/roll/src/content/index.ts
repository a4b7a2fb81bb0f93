import type { Development, World } from './definition.ts';
import { phaseDevelopments, reassignDevelopments, sixPlusDevelopments } from './developments.ts';
import { factions } from './factions.ts';
import { homeWorlds } from './home-worlds.ts';
import type { Power, PowerKind, PowerOf } from './powers.ts';
import { tileSides } from './tiles.ts';
import { alienWorlds, genesWorlds, greyWorlds, noveltyWorlds, rareWorlds } from './worlds.ts';

const developments = [...reassignDevelopments, ...phaseDevelopments, ...sixPlusDevelopments];
const worlds = [...greyWorlds, ...noveltyWorlds, ...rareWorlds, ...genesWorlds, ...alienWorlds];
const factionHalves = Object.values(factions).flat();

/** Everything that can lie in a tableau: both sides of all tiles, faction halves, home worlds. */
const everything: readonly (Development | World)[] = [
  ...developments,
  ...worlds,
  ...factionHalves,
  ...homeWorlds,
];

export type DevelopmentId =
  | (typeof developments)[number]['id']
  | Extract<(typeof factionHalves)[number], Development>['id'];
export type WorldId =
  | (typeof worlds)[number]['id']
  | Extract<(typeof factionHalves)[number], World>['id']
  | (typeof homeWorlds)[number]['id'];
/** A side of a tile, half of a faction, or a home world. */
export type CardId = DevelopmentId | WorldId;
export type HomeWorldId = (typeof homeWorlds)[number]['id'];
export type FactionNumber = keyof typeof factions;

/** A tile of the bag, 1 to 55. */
export type Tile = number;

const byId = new Map<string, Development | World>(everything.map((card) => [card.id, card]));
if (byId.size !== everything.length) throw new Error('two cards share an id');

export function card(id: CardId): Development | World {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`there is no card "${id}"`);
  return found;
}

export function isCardId(id: string): id is CardId {
  return byId.has(id);
}

export function isWorldId(id: CardId): id is WorldId {
  return card(id).kind === 'world';
}

/** ROLL-1.25: a grey world holds no goods. */
export function canProduce(id: CardId): boolean {
  const it = card(id);
  return it.kind === 'world' && it.colour !== 'grey';
}

interface Sides {
  readonly development: DevelopmentId;
  readonly world: WorldId;
}

const SIDES: readonly (Sides | undefined)[] = [undefined, ...Object.values<Sides>(tileSides)];

export const ALL_TILES: readonly Tile[] = Object.keys(tileSides).map(Number);

export function sidesOf(tile: Tile): Sides {
  const sides = SIDES[tile];
  if (sides === undefined) throw new RangeError(`there is no tile ${tile}`);
  return sides;
}

export type Stack = 'develop' | 'settle';

/** What a tile is on a stack: a development on the one, a world on the other. */
export function sideOn(stack: Stack, tile: Tile): DevelopmentId | WorldId {
  const sides = sidesOf(tile);
  return stack === 'develop' ? sides.development : sides.world;
}

export const FACTION_NUMBERS: readonly FactionNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const HOME_WORLDS: readonly HomeWorldId[] = homeWorlds.map(({ id }) => id);

export function factionHalvesOf(faction: FactionNumber): readonly CardId[] {
  return factions[faction].map(({ id }) => id);
}

/** All developments and worlds, for words and proof-reading. */
export const CARDS: readonly (Development | World)[] = everything;
export const TILE_DEVELOPMENTS: readonly DevelopmentId[] = developments.map(({ id }) => id);
export const TILE_WORLDS: readonly WorldId[] = worlds.map(({ id }) => id);

/** ROLL-18.12 */
export function isReassign(development: Development): boolean {
  return development.powers.some(
    ({ kind }) => kind === 'reassign' || kind === 'dictate-again' || kind === 'dictate-moves',
  );
}

export function powersOf(id: CardId): readonly Power[] {
  const found = card(id);
  return found.kind === 'development' ? found.powers : [];
}

export interface OwnedPower<P extends Power = Power> {
  readonly card: CardId;
  readonly power: P;
}

interface Index {
  readonly powers: { readonly [K in PowerKind]: readonly OwnedPower<PowerOf<K>>[] };
  readonly worlds: readonly WorldId[];
  readonly producing: readonly WorldId[];
}

/** What stands for every kind of which a tableau has nothing; nothing is ever put into it. */
const NONE: OwnedPower[] = [];

function sorted(tableau: readonly CardId[]): Index {
  const powers: Record<PowerKind, OwnedPower[]> = {
    reassign: NONE,
    'dictate-again': NONE,
    'dictate-moves': NONE,
    'stock-pays': NONE,
    'scout-on-top': NONE,
    'extra-workers': NONE,
    'extra-tile': NONE,
    rearrange: NONE,
    'pays-if-scouted': NONE,
    cheaper: NONE,
    'pays-on-completion': NONE,
    'back-to-cup': NONE,
    once: NONE,
    pays: NONE,
    scores: NONE,
    'pays-per-die': NONE,
    'pays-per-good': NONE,
    'trade-pays': NONE,
    'trade-buys-point': NONE,
    'consume-scores': NONE,
    'consume-pays': NONE,
    'goods-per-world': NONE,
  };
  for (const id of tableau) {
    for (const power of powersOf(id)) {
      const { kind } = power;
      if (powers[kind] === NONE) powers[kind] = [{ card: id, power }];
      else powers[kind].push({ card: id, power });
    }
  }
  // Each list holds powers of the kind it is filed under.
  const worlds = tableau.filter(isWorldId);
  return { powers: powers as Index['powers'], worlds, producing: worlds.filter(canProduce) };
}

interface Kept {
  readonly tableau: readonly CardId[];
  readonly cards: number;
  readonly index: Index;
}

// A tableau only ever grows, so it needs to be sorted by kind only when it has. The phases ask all the time, mostly
// for the tableaux of one table; what is kept here can never differ from what lies there.
const RECENT = 8;
const recent: Kept[] = [];
let oldest = 0;

function indexOf(tableau: readonly CardId[]): Index {
  for (const kept of recent) {
    if (kept.tableau === tableau && kept.cards === tableau.length) return kept.index;
  }
  const made = { tableau, cards: tableau.length, index: sorted(tableau) };
  const before = recent.findIndex((kept) => kept.tableau === tableau);
  recent[before < 0 ? oldest : before] = made;
  if (before < 0) oldest = (oldest + 1) % RECENT;
  return made.index;
}

/** The powers in a tableau by their kind, in the order the tiles came there. */
export function powersIn(tableau: readonly CardId[]): Index['powers'] {
  return indexOf(tableau).powers;
}

/** The worlds of a tableau that can hold goods. */
export function producingIn(tableau: readonly CardId[]): readonly WorldId[] {
  return indexOf(tableau).producing;
}

export function worldIdsIn(tableau: readonly CardId[]): readonly WorldId[] {
  return indexOf(tableau).worlds;
}

export type { Bonus } from './bonuses.ts';
export type { Development, GoodColour, World, WorldColour } from './definition.ts';
export type * from './powers.ts';
