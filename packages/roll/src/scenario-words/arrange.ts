import {
  eachIn,
  eachOf,
  eachSeat,
  type Frame,
  inside,
  isPlainObject,
  type Json,
  type JsonObject,
  mapOf,
  mistake,
  oneOf,
  type StateOf,
  wholeNumber,
} from '@starboard/kernel';
import {
  type CardId,
  FACTION_NUMBERS,
  factionHalvesOf,
  HOME_WORLDS,
  isWorldId,
  type Stack,
  sidesOf,
  type Tile,
} from '../content/index.ts';
import { type Colour, colourOf, type Die, facesOf, PHASES } from '../dice.ts';
import { type Facts, fromSupply, type Player, type Roll, STACK_NAMES } from '../facts.ts';
import { cardNamed, colourNamed, TILE_BY_SIDE, tileNamed } from './names.ts';

/** The tiles that a scenario has put somewhere, with the name it used. */
type Placed = Map<Tile, CardId>;

/** Puts named facts on the table. */
export function arrange(state: StateOf<Roll>, named: JsonObject): void {
  const { facts } = state;
  for (const name of Object.keys(named)) inside(name, () => oneOf(name, NAMES, 'fact'));
  const { at, phases, players, bag, rest, round } = named;
  const placed: Placed = new Map();
  if (at !== undefined || phases !== undefined) placeStartTiles(facts, players);
  if (round !== undefined) facts.round = inside('round', () => wholeNumber(round, 0, 999));
  if (players !== undefined) {
    const each = (read: (seat: number, said: JsonObject) => void): void =>
      inside('players', () =>
        eachSeat(players, facts.players.length, (seat, it) => read(seat, mapOf(it))),
      );
    // What is named anew is free for everybody before anything is taken.
    each((seat, said) => clearPlayer(facts, seat, said));
    each((seat, said) => arrangePlayer(facts, seat, said, placed));
  }
  if (bag !== undefined) arrangeBag(facts, bag, rest, placed);
  arrangeMoment(state, at, phases);
}

const NAMES = ['at', 'phases', 'round', 'players', 'bag', 'rest'] as const;

interface Arranging {
  readonly facts: Facts;
  readonly player: Player;
  readonly placed: Placed;
}

type Reader = (it: Arranging, value: Json) => void;

const construction =
  (stack: Stack): Reader =>
  (it, value) =>
    arrangeStack(it, stack, value);

const READERS: Readonly<Record<string, Reader>> = {
  faction: () => undefined,
  home: () => undefined,
  tableau({ facts, player, placed }, value) {
    const cards = eachOf(value, (name) => {
      const id = cardNamed(name);
      // Faction halves and home worlds are no tiles of the bag.
      if (TILE_BY_SIDE.has(id)) takeTile(facts, name, placed);
      return id;
    });
    player.tableau.push(...cards);
  },
  cup({ facts, player }, value) {
    player.cup = take(facts, value);
  },
  citizenry({ facts, player }, value) {
    player.citizenry = take(facts, value);
  },
  workers({ facts, player }, value) {
    eachIn(value, (name, dice) => {
      player.workers[oneOf(name, PHASES, 'phase')] = take(facts, dice);
    });
  },
  rolled: arrangeRoll,
  selected({ player }, value) {
    player.selected = value === null ? null : oneOf(value, PHASES, 'phase');
  },
  develop: construction('develop'),
  settle: construction('settle'),
  goods: arrangeGoods,
  credits({ player }, value) {
    player.credits = wholeNumber(value, 0, 10); // ROLL-1.22
  },
  chips({ player }, value) {
    player.chips = wholeNumber(value, 0, 999);
  },
  drawn({ facts, player, placed }, value) {
    player.drawn = eachOf(value, (name) => takeTile(facts, name, placed));
  },
  abandoned({ facts, player, placed }, value) {
    player.abandoned = eachOf(value, (name) => takeTile(facts, name, placed));
  },
};

/** Other start tiles, and everything out of the places that are named. */
function clearPlayer(facts: Facts, seat: number, named: JsonObject): void {
  for (const name of Object.keys(named)) {
    inside(name, () => oneOf(name, Object.keys(READERS), 'fact of a player'));
  }
  const player = withFaction(facts, seat, named);
  const { cup, citizenry, workers, rolled, goods, drawn, abandoned } = named;
  const dice = (list: Die[]): void => giveBack(facts, list.splice(0));
  if (cup !== undefined || rolled !== undefined) dice(player.cup);
  if (citizenry !== undefined) dice(player.citizenry);
  if (rolled !== undefined) dice(player.rolled.splice(0).map(({ die }) => die));
  if (goods !== undefined) dice(player.goods.splice(0).map(({ die }) => die));
  for (const phase of PHASES) if (isNamed(workers, phase)) dice(player.workers[phase]);
  for (const stack of STACK_NAMES) {
    if (isNamed(named[stack], 'dice')) dice(player[stack].dice);
    if (isNamed(named[stack], 'tiles')) facts.bag.push(...player[stack].tiles.splice(0));
  }
  if (drawn !== undefined) facts.bag.push(...player.drawn.splice(0));
  if (abandoned !== undefined) facts.bag.push(...player.abandoned.splice(0));
}

function isNamed(value: Json | undefined, name: string): boolean {
  return isPlainObject(value) && value[name] !== undefined;
}

function arrangePlayer(facts: Facts, seat: number, named: JsonObject, placed: Placed): void {
  const player = facts.players[seat];
  if (player === undefined) throw mistake(`there is no seat ${seat}`);
  // Always in the same order, whatever the order of the words.
  for (const [name, read] of Object.entries(READERS)) {
    const said = named[name];
    if (said !== undefined) inside(name, () => read({ facts, player, placed }, said));
  }
}

/** Another faction or home world brings its own cards, dice, goods and credits, and nothing of the old. */
function withFaction(facts: Facts, seat: number, named: JsonObject): Player {
  const before = facts.players[seat];
  if (before === undefined) throw mistake(`there is no seat ${seat}`);
  const { faction: number, home: world } = named;
  if (number === undefined && world === undefined) return before;
  const faction =
    number === undefined
      ? before.faction
      : inside('faction', () => oneOf(number, FACTION_NUMBERS, 'faction'));
  const home =
    world === undefined
      ? before.home
      : inside('home', () => oneOf(world, HOME_WORLDS, 'home world'));
  const tableau: CardId[] = [...factionHalvesOf(faction), home];
  const kept = before.goods.filter((good) => tableau.includes(good.world));
  giveBack(
    facts,
    before.goods.filter((good) => !kept.includes(good)).map(({ die }) => die),
  );
  const player: Player = { ...before, faction, home, tableau, goods: kept };
  facts.players[seat] = player;
  return player;
}

/** "home explore": a die and the face it shows. */
function arrangeRoll({ facts, player }: Arranging, value: Json): void {
  player.rolled = eachOf(value, (text) => {
    const [colour = '', face = ''] = String(text).split(' ');
    const die = takeDie(facts, colourNamed(colour));
    const shown = oneOf(face, [...PHASES, 'wild'], 'face');
    if (!facesOf(die).includes(shown)) throw mistake(`a ${colour} die never shows ${shown}`);
    return { die, face: shown };
  });
}

function arrangeStack({ facts, player, placed }: Arranging, stack: Stack, value: Json): void {
  const zone = player[stack];
  eachIn(value, (name, items) => {
    const part = oneOf(name, ['tiles', 'dice'], 'part of a construction zone');
    if (part === 'dice') zone.dice = take(facts, items);
    else zone.tiles = eachOf(items, (tile) => takeTile(facts, tile, placed));
  });
}

/** World to the colour of the die lying there, or a list of colours. */
function arrangeGoods({ facts, player }: Arranging, value: Json): void {
  eachIn(value, (name, colours) => {
    const world = cardNamed(name);
    if (!isWorldId(world)) throw mistake(`${name} is no world`);
    const dice = take(facts, Array.isArray(colours) ? colours : [colours]);
    player.goods.push(...dice.map((die) => ({ world, die })));
  });
}

/** The bag holds exactly these tiles; all that lie nowhere else go to the `rest`: a seat's stack. */
function arrangeBag(facts: Facts, bag: Json, rest: Json | undefined, placed: Placed): void {
  const wanted = inside('bag', () => eachOf(bag, (name) => takeTile(facts, name, placed)));
  const others = facts.bag;
  facts.bag = wanted;
  if (others.length === 0) return;
  if (rest === undefined) {
    throw mistake('say where the rest of the tiles lies: rest: { seat, stack }');
  }
  inside('rest', () => {
    const { seat, stack } = mapOf(rest);
    const last = facts.players.length - 1;
    const player = facts.players[inside('seat', () => wholeNumber(seat, 0, last))];
    const where = inside('stack', () => oneOf(stack, STACK_NAMES, 'stack'));
    player?.[where].tiles.push(...others);
  });
}

const MOMENTS = ['roll', 'assign', 'phases', 'manage', 'end'] as const;

/** Where in the round the scenario begins: roll, assign, phases (those given), manage, or the end check. */
function arrangeMoment(state: StateOf<Roll>, at: Json | undefined, phases: Json | undefined): void {
  if (at === undefined && phases === undefined) return;
  const { facts } = state;
  facts.round = Math.max(1, facts.round);
  facts.phase = null;
  if (phases !== undefined) {
    const wanted = inside('phases', () => eachOf(phases, (it) => oneOf(it, PHASES, 'phase')));
    facts.active = PHASES.filter((phase) => wanted.includes(phase));
  }
  const moment = inside('at', () => oneOf(at ?? 'phases', MOMENTS, 'moment'));
  if (moment === 'end') {
    state.stack = [frame('play', 'judge')];
    return;
  }
  state.stack = [{ ...frame('play', 'round'), pending: { kind: 'call' } }, frame('round', moment)];
}

function frame(procedure: string, step: string): Frame {
  return { procedure, step, locals: {}, pending: null };
}

/** A game that is past its start has its start tiles placed, unless the scenario says what is in hand. */
function placeStartTiles({ players }: Facts, named: Json | undefined): void {
  const said = new Set<number>();
  if (named !== undefined) {
    inside('players', () =>
      eachSeat(named, players.length, (seat, it) => {
        if (mapOf(it)['drawn'] !== undefined) said.add(seat);
      }),
    );
  }
  for (const [seat, player] of players.entries()) {
    if (said.has(seat)) continue;
    const [development, world] = player.drawn;
    if (development !== undefined) player.develop.tiles.push(development);
    if (world !== undefined) player.settle.tiles.push(world);
    player.drawn = [];
  }
}

function giveBack(facts: Facts, dice: readonly Die[]): void {
  facts.supply.push(...dice);
  facts.supply.sort((a, b) => a - b);
}

/** { home: 2, military: 1 } or [home, home, military] */
function take(facts: Facts, value: Json): Die[] {
  if (Array.isArray(value)) return eachOf(value, (name) => takeDie(facts, colourNamed(name)));
  return eachIn(value, (name, count) => {
    const colour = colourNamed(name);
    return Array.from({ length: wholeNumber(count, 0, 99) }, () => takeDie(facts, colour));
  }).flat();
}

function takeDie(facts: Facts, colour: Colour): Die {
  if (!facts.supply.some((die) => colourOf(die) === colour)) {
    throw mistake(`no ${colour} die is left: all of them lie elsewhere`);
  }
  return fromSupply(facts, colour);
}

/** Takes a tile, named by either side, from wherever it lies; where a scenario has put it, it stays. */
function takeTile(facts: Facts, name: Json, placed: Placed): Tile {
  const tile = tileNamed(name);
  const before = placed.get(tile);
  if (before !== undefined) {
    const { development, world } = sidesOf(tile);
    throw mistake(
      before === name
        ? `${before} lies elsewhere, too`
        : `${development} and ${world} are the two sides of one tile`,
    );
  }
  placed.set(tile, cardNamed(name));
  for (const { develop, settle, drawn, abandoned } of facts.players) {
    for (const list of [develop.tiles, settle.tiles, drawn, abandoned]) {
      if (list.includes(tile)) list.splice(list.indexOf(tile), 1);
    }
  }
  facts.bag = facts.bag.filter((it) => it !== tile);
  return tile;
}
