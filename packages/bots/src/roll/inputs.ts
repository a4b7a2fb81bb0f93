import {
  CARDS,
  COLOURS,
  card,
  colourNumberOf,
  colourOf,
  type GoodColour,
  PHASES,
  type PlayerView,
  type Power,
  type PowerKind,
  type RollView,
  reducedCost,
  type Stack,
  sideOn,
  type WorldColour,
} from '@starboard/roll';
import type { Inputs } from '../learning/network.ts';
import { rivalFrom } from './phase-odds.ts';
import { cardWorth, type Outlook, projectWorth } from './worth.ts';

const WORLD_COLOURS: readonly WorldColour[] = ['novelty', 'rare', 'genes', 'alien', 'grey'];
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

/** What is counted of an empire, each of it as it is and once more by how long the game still lasts. */
const COUNTED: readonly string[] = [
  'score',
  'chips',
  'credits',
  'spare-credits',
  'missing-credits',
  'tiles',
  'developments',
  'bonus',
  'dice',
  ...COLOURS.map((colour) => `ready-${colour}`),
  ...COLOURS.map((colour) => `citizen-${colour}`),
  ...['develop', 'settle'].flatMap((stack) => [
    `${stack}-dice`,
    `${stack}-tiles`,
    `${stack}-top-points`,
    `${stack}-top-worth`,
    `${stack}-top-missing`,
    `${stack}-later-worth`,
    `${stack}-later-cost`,
  ]),
  'top-none',
  ...WORLD_COLOURS.map((colour) => `top-${colour}`),
  ...GOOD_COLOURS.map((colour) => `good-${colour}`),
  'good-matching',
  'good-rooms',
  ...WORLD_COLOURS.map((colour) => `world-${colour}`),
  ...POWER_KINDS.map((kind) => `power-${kind}`),
  ...PHASES.map((phase) => `gain-${phase}`),
  ...PHASES.map((phase) => `selects-${phase}`),
];

const index = (name: string): number => COUNTED.indexOf(name);
const READY = index('ready-home');
const CITIZEN = index('citizen-home');
const STACK_AT: Readonly<Record<Stack, number>> = {
  develop: index('develop-dice'),
  settle: index('settle-dice'),
};
const TOP = index('top-none');
const GOOD = index('good-novelty');
const WORLD = index('world-novelty');
const POWER = index('power-reassign');
const GAIN = index('gain-explore');
const SELECTS = index('selects-explore');

const CARD_AT: ReadonlyMap<string, number> = new Map(CARDS.map(({ id }, i) => [id, i]));

/** Inputs for one empire: what is counted, the same with time, the cards of its tableau, and those that wait. */
const TABLEAU = COUNTED.length * 2;
const WAITING = TABLEAU + CARDS.length;
const BLOCK = WAITING + CARDS.length;
const TABLE = [
  'pool',
  'left',
  'progress',
  'round',
  'two',
  'three',
  'four',
  'five',
  'lead',
] as const;

export const INPUTS = BLOCK * 2 + TABLE.length;

/** What is counted of an empire; its owner's view tells more of it than others see. */
function counted(player: PlayerView, outlook: Outlook): Float64Array {
  const count = new Float64Array(COUNTED.length);
  const add = (at: number, amount: number): void => {
    count[at] = (count[at] ?? 0) + amount;
  };
  const { tableau, cup, rolling, citizenry, goods, credits, chips, score } = player;
  add(0, score.total / 20);
  add(1, chips / 10);
  add(2, credits / 5);
  add(3, Math.max(0, credits - citizenry.length) / 4);
  add(4, Math.max(0, citizenry.length - credits) / 4);
  add(5, tableau.length / 6);
  add(8, (cup.length + rolling.length + citizenry.length + goods.length) / 10);
  for (const die of cup) add(READY + colourNumberOf(die), 0.5);
  for (const die of rolling) add(READY + colourNumberOf(die), 0.5);
  for (const die of citizenry) add(CITIZEN + colourNumberOf(die), 0.5);
  addStack(player, 'develop', outlook, add);
  addStack(player, 'settle', outlook, add);
  for (const { world, die } of goods) {
    const it = card(world);
    if (it.kind !== 'world' || it.colour === 'grey') continue;
    const colour = colourOf(die);
    add(GOOD + GOOD_COLOURS.indexOf(it.colour), 0.5);
    add(READY + colourNumberOf(die), 0.25);
    if (colour === it.colour || colour === 'consumption') add(GOOD + GOOD_COLOURS.length, 0.5);
  }
  for (const { kind, points } of score.lines) if (kind === 'bonus') add(7, points / 5);
  let rooms = -goods.length;
  for (const id of tableau) {
    const it = card(id);
    if (it.kind === 'world') {
      add(WORLD + WORLD_COLOURS.indexOf(it.colour), 0.5);
      if (it.colour !== 'grey') rooms += 1;
      continue;
    }
    add(6, 0.3);
    for (const power of it.powers) {
      const kind = POWER_KINDS.indexOf(power.kind);
      if (kind >= 0) add(POWER + kind, powerSize(power));
    }
  }
  add(GOOD + GOOD_COLOURS.length + 1, Math.max(0, rooms) / 3);
  const { gains, selects } = rivalFrom(player, outlook);
  for (const [i, phase] of PHASES.entries()) {
    add(GAIN + i, gains[phase] / 4);
    add(SELECTS + i, selects[phase]);
  }
  return count;
}

function addStack(
  player: PlayerView,
  stack: Stack,
  outlook: Outlook,
  add: (at: number, amount: number) => void,
): void {
  const { dice, count, top, tiles } = player[stack];
  const first = STACK_AT[stack];
  add(first, dice.length / 3);
  add(8, dice.length / 10);
  for (const die of dice) add(READY + colourNumberOf(die), 0.25);
  add(first + 1, Math.min(4, count) / 2);
  if (top === null) {
    if (stack === 'settle') add(TOP, 1);
    return;
  }
  const id = sideOn(stack, top);
  const it = card(id);
  const cost = reducedCost(player, id);
  add(first + 2, it.cost / 4);
  add(first + 3, (cardWorth(player, id, outlook) - cost) / 5);
  add(first + 4, Math.max(0, cost - dice.length) / 3);
  if (it.kind === 'world') add(TOP + 1 + WORLD_COLOURS.indexOf(it.colour), 1);
  const [, next] = tiles ?? [];
  if (next === undefined) return;
  const nextId = sideOn(stack, next);
  add(first + 5, projectWorth(player, nextId, outlook) / 5);
  add(first + 6, reducedCost(player, nextId) / 4);
}

/** How much of a power there is, where powers of a kind differ in size. */
function powerSize(power: Power): number {
  switch (power.kind) {
    case 'reassign': {
      const narrow =
        power.colours !== undefined || power.to !== undefined || power.from !== undefined;
      return power.max * (narrow ? 0.3 : 0.5);
    }
    case 'pays':
    case 'trade-pays':
    case 'consume-pays':
    case 'pays-per-good':
      return power.credits / 2;
    case 'extra-workers':
      return power.colours.length / 2;
    case 'cheaper':
      return power.worlds === undefined ? 1 : 0.5;
    default:
      return 1;
  }
}

/** An empire as far as a viewer sees it, ready to be compared with others. */
export interface Empire {
  readonly player: PlayerView;
  readonly at: readonly number[];
  readonly value: readonly number[];
}

export function empireOf(player: PlayerView, outlook: Outlook): Empire {
  const at: number[] = [];
  const value: number[] = [];
  const time = outlook.left / 12;
  const counts = counted(player, outlook);
  for (let i = 0; i < counts.length; i++) {
    const amount = counts[i] ?? 0;
    if (amount === 0) continue;
    at.push(i, COUNTED.length + i);
    value.push(amount, amount * time);
  }
  for (const id of player.tableau) {
    at.push(TABLEAU + (CARD_AT.get(id) ?? 0));
    value.push(1);
  }
  for (const stack of ['develop', 'settle'] as const) {
    const { top, tiles } = player[stack];
    for (const [i, tile] of (tiles ?? (top === null ? [] : [top])).entries()) {
      at.push(WAITING + (CARD_AT.get(sideOn(stack, tile)) ?? 0));
      value.push(i === 0 ? 1 : 0.5);
    }
  }
  return { player, at, value };
}

/** What the network sees: one's own empire, a rival's, and the table they are at. */
export function inputsFor(own: Empire, rival: Empire, facts: RollView, outlook: Outlook): Inputs {
  const at = [...own.at];
  const value = [...own.value];
  for (const it of rival.at) at.push(BLOCK + it);
  for (const it of rival.value) value.push(it);
  const add = (name: (typeof TABLE)[number], amount: number): void => {
    at.push(BLOCK * 2 + TABLE.indexOf(name));
    value.push(amount);
  };
  const seats = facts.players.length;
  add('pool', facts.pool / seats / 12);
  add('left', outlook.left / 6);
  add('progress', outlook.progress);
  add('round', facts.round / 12);
  add(seats === 2 ? 'two' : seats === 3 ? 'three' : seats === 4 ? 'four' : 'five', 1);
  add('lead', (own.player.score.total - rival.player.score.total) / 10);
  return { at, value };
}
