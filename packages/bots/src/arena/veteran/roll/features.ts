import {
  COLOURS,
  type Colour,
  card,
  colourOf,
  type GoodColour,
  type PlayerView,
  type Power,
  type PowerKind,
  reducedCost,
  type Stack,
  sideOn,
} from '@starboard/roll';
import { cardWorth, type Outlook } from './worth.ts';

const GOOD_COLOURS: readonly GoodColour[] = ['novelty', 'rare', 'genes', 'alien'];

const POWER_KINDS: readonly PowerKind[] = [
  'reassign',
  'dictate-again',
  'dictate-moves',
  'stock-pays',
  'scout-on-top',
  'extra-workers',
  'extra-tile',
  'rearrange',
  'pays-if-scouted',
  'cheaper',
  'pays-on-completion',
  'back-to-cup',
  'pays',
  'scores',
  'pays-per-die',
  'pays-per-good',
  'trade-pays',
  'trade-buys-point',
  'consume-scores',
  'consume-pays',
  'goods-per-world',
];

/** What is counted of an empire at the start of a round. All of it is public. */
export const FEATURES: readonly string[] = [
  'score',
  'credits',
  'spare-credits',
  'tiles',
  'developments',
  ...COLOURS.map((colour) => `ready-${colour}`),
  ...COLOURS.map((colour) => `citizen-${colour}`),
  ...['develop', 'settle'].flatMap((stack) => [
    `${stack}-dice`,
    `${stack}-tiles`,
    `${stack}-top-worth`,
    `${stack}-top-missing`,
  ]),
  ...GOOD_COLOURS.map((colour) => `good-${colour}`),
  'good-matching',
  ...GOOD_COLOURS.map((colour) => `world-${colour}`),
  'six-plus',
  ...POWER_KINDS.map((kind) => `power-${kind}`),
];

const INDEX: ReadonlyMap<string, number> = new Map(FEATURES.map((name, i) => [name, i]));
const at = (name: string): number => INDEX.get(name) ?? 0;
const READY = at('ready-home');
const CITIZEN = at('citizen-home');
const GOOD = at('good-novelty');
const MATCHING = at('good-matching');
const WORLD = at('world-novelty');
const SIX_PLUS = at('six-plus');
const POWER_AT: ReadonlyMap<PowerKind, number> = new Map(
  POWER_KINDS.map((kind) => [kind, at(`power-${kind}`)]),
);
const STACK_AT: Readonly<Record<Stack, number>> = {
  develop: at('develop-dice'),
  settle: at('settle-dice'),
};
const COLOUR_AT: ReadonlyMap<Colour, number> = new Map(COLOURS.map((colour, i) => [colour, i]));

export function featuresOf(player: PlayerView, outlook: Outlook): Float64Array {
  const counted = new Float64Array(FEATURES.length);
  const add = (index: number, amount: number): void => {
    counted[index] = (counted[index] ?? 0) + amount;
  };
  const { tableau, cup, rolling, citizenry, goods, credits, score } = player;
  add(0, score.total);
  add(1, credits);
  add(2, Math.max(0, credits - citizenry.length));
  add(3, tableau.length);
  for (const die of cup) add(READY + colourIndex(die), 1);
  for (const die of rolling) add(READY + colourIndex(die), 1);
  for (const die of citizenry) add(CITIZEN + colourIndex(die), 1);
  for (const stack of ['develop', 'settle'] as const) {
    const { dice, count, top } = player[stack];
    const first = STACK_AT[stack];
    add(first, dice.length);
    for (const die of dice) add(READY + colourIndex(die), 0.5);
    add(first + 1, Math.min(3, count));
    if (top === null) continue;
    const id = sideOn(stack, top);
    const cost = reducedCost(player, id);
    add(first + 2, cardWorth(player, id, outlook) - cost);
    add(first + 3, Math.max(0, cost - dice.length));
  }
  for (const { world, die } of goods) {
    const it = card(world);
    if (it.kind !== 'world' || it.colour === 'grey') continue;
    const colour = colourOf(die);
    add(GOOD + GOOD_COLOURS.indexOf(it.colour), 1);
    add(READY + colourIndex(die), 0.5);
    if (colour === it.colour || colour === 'consumption') add(MATCHING, 1);
  }
  for (const id of tableau) {
    const it = card(id);
    if (it.kind === 'world') {
      if (it.colour !== 'grey') add(WORLD + GOOD_COLOURS.indexOf(it.colour), 1);
      continue;
    }
    add(4, 1);
    if (it.bonus !== undefined) add(SIX_PLUS, 1);
    for (const power of it.powers) {
      const index = POWER_AT.get(power.kind);
      if (index !== undefined) add(index, powerSize(power));
    }
  }
  return counted;
}

function colourIndex(die: number): number {
  return COLOUR_AT.get(colourOf(die)) ?? 0;
}

/** How much of a power there is, where powers of a kind differ in size. */
function powerSize(power: Power): number {
  switch (power.kind) {
    case 'reassign': {
      const narrow =
        power.colours !== undefined || power.to !== undefined || power.from !== undefined;
      return power.max * (narrow ? 0.6 : 1);
    }
    case 'pays':
    case 'trade-pays':
    case 'consume-pays':
    case 'pays-per-good':
      return power.credits;
    case 'extra-workers':
      return power.colours.length;
    case 'cheaper':
      return power.worlds === undefined ? 1 : 0.5;
    default:
      return 1;
  }
}
