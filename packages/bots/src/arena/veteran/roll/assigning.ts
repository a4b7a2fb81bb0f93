import {
  type AssignPlan,
  type CardId,
  type Colour,
  colourOf,
  type Die,
  type MoveTo,
  PHASES,
  type Phase,
  type PlanData,
  type Reassign,
  type Use,
} from '@starboard/roll';
import type { Gains } from './gains.ts';
import type { PerPhase } from './phase-odds.ts';

/** What a plan is judged by. */
export interface Prospect {
  readonly gains: Gains;
  /** How likely each phase is to happen if this player does not select it. */
  readonly odds: PerPhase;
  /** What it costs, in points, to bring a phase about: what it gives to others. */
  readonly giving: PerPhase;
  /** Whether powers and Dictate are used at all. */
  readonly powers: boolean;
}

export interface RatedPlan {
  readonly plan: AssignPlan;
  readonly worth: number;
}

/** The dice while a plan is being made. */
interface Draft {
  readonly dice: readonly { readonly die: Die; readonly colour: Colour }[];
  /** Where each die lies, in the order of `dice`; null when it was set aside. */
  readonly at: (Phase | null)[];
  readonly count: PerPhase;
  readonly chance: PerPhase;
  readonly gains: Gains;
  /** Index of the die that selects, which no power moves. */
  readonly selecting: number;
  readonly selected: Phase;
}

/** What one more worker of a colour adds to a phase, given how many are there. */
function adds({ chance, gains }: Draft, phase: Phase, there: number, colour: Colour): number {
  const table = gains.workers[phase];
  const more = (table[there + 1] ?? table[table.length - 1] ?? 0) - (table[there] ?? 0);
  return chance[phase] * (more + (gains.fit[phase][colour] ?? 0) * (more > 0.05 ? 1 : 0));
}

function moveGain(draft: Draft, index: number, to: Phase): number {
  const from = draft.at[index];
  const colour = draft.dice[index]?.colour;
  if (from === undefined || from === null || colour === undefined) return Number.NEGATIVE_INFINITY;
  return (
    adds(draft, to, draft.count[to], colour) - adds(draft, from, draft.count[from] - 1, colour)
  );
}

function moveDie(draft: Draft, index: number, to: Phase | null): void {
  const from = draft.at[index];
  if (from) draft.count[from] -= 1;
  if (to) draft.count[to] += 1;
  draft.at[index] = to;
}

function worthOf({ at, dice, count, chance, gains }: Draft): number {
  let worth = 0;
  for (const phase of PHASES) {
    const table = gains.workers[phase];
    worth += chance[phase] * ((table[count[phase]] ?? 0) + gains.always[phase]);
  }
  for (const [i, phase] of at.entries()) {
    const colour = dice[i]?.colour;
    if (phase && colour) worth += chance[phase] * (gains.fit[phase][colour] ?? 0) * 0.8;
  }
  return worth;
}

/** Good plans, the best first: one for each phase that could be selected. */
export function goodPlans(data: PlanData, prospect: Prospect): RatedPlan[] {
  const plans = PHASES.map((selected) => {
    // Which die selects is decided before any power is looked at: it saves most of the work.
    const draft = bestDraft(data, prospect, selected);
    const wilds = data.dice.flatMap(({ die, face }, i) =>
      face === 'wild' ? [{ die, to: draft.at[i] ?? selected }] : [],
    );
    const uses = prospect.powers ? usePowers(data, draft) : [];
    const { die } = data.dice[draft.selecting] ?? { die: -1 };
    const giving = (1 - prospect.odds[selected]) * prospect.giving[selected];
    return {
      plan: { wilds, select: { die, phase: selected }, uses },
      worth: worthOf(draft) - giving,
    };
  });
  return plans.sort((a, b) => b.worth - a.worth);
}

function bestDraft(data: PlanData, prospect: Prospect, selected: Phase): Draft {
  let best: { readonly draft: Draft; readonly worth: number } | null = null;
  const tried = new Set<string>();
  for (const [index, { die, face }] of data.dice.entries()) {
    const kind = `${colourOf(die)} ${face}`;
    if (tried.has(kind)) continue;
    tried.add(kind);
    const draft = draftWith(data, prospect, selected, index);
    const worth = worthOf(draft);
    if (best === null || worth > best.worth) best = { draft, worth };
  }
  if (best === null) throw new RangeError('no plan without dice');
  return best.draft;
}

function draftWith(data: PlanData, prospect: Prospect, selected: Phase, selecting: number): Draft {
  const draft: Draft = {
    dice: data.dice.map(({ die }) => ({ die, colour: colourOf(die) })),
    at: data.dice.map(({ face }, i) =>
      i === selecting ? selected : face === 'wild' ? null : face,
    ),
    count: { explore: 0, develop: 0, settle: 0, produce: 0, ship: 0 },
    chance: { ...prospect.odds, [selected]: 1 },
    gains: prospect.gains,
    selecting,
    selected,
  };
  for (const phase of draft.at) if (phase) draft.count[phase] += 1;
  placeWilds(data, draft);
  return draft;
}

/** Each wild die where it adds most, then once more, since they influence each other. */
function placeWilds({ dice }: PlanData, draft: Draft): void {
  const wild = dice.flatMap(({ face }, i) => (face === 'wild' && i !== draft.selecting ? [i] : []));
  for (const i of wild) {
    const colour = draft.dice[i]?.colour ?? 'home';
    moveDie(draft, i, bestOf(PHASES, (to) => adds(draft, to, draft.count[to], colour)).item);
  }
  for (const i of wild) {
    const { item, value } = bestOf(PHASES, (to) =>
      to === draft.at[i] ? 0 : moveGain(draft, i, to),
    );
    if (value > 0) moveDie(draft, i, item);
  }
}

function bestOf<T>(
  items: readonly [T, ...T[]] | readonly T[],
  rate: (item: T) => number,
): { readonly item: T; readonly value: number } {
  let found: { item: T; value: number } | null = null;
  for (const item of items) {
    const value = rate(item);
    if (found === null || value > found.value) found = { item, value };
  }
  if (found === null) throw new RangeError('nothing to choose from');
  return found;
}

/** A move must be worth something beyond the noise of these estimates. */
const WORTH_MOVING = 0.02;

function usePowers(data: PlanData, draft: Draft): Use[] {
  const uses: Use[] = [];
  for (const { card, power } of data.reassign) {
    const use = useReassign(draft, card, power);
    if (use !== null) uses.push(use);
  }
  for (let times = data.dictate.times ?? draft.dice.length; times > 0; times--) {
    const use = useDictate(draft, data.dictate.moves);
    if (use === null) break;
    uses.push(use);
  }
  return uses;
}

function useReassign(draft: Draft, card: CardId, power: Reassign): Use | null {
  let best: { moves: { index: number; to: Phase }[]; gain: number } | null = null;
  const columns: readonly (Phase | undefined)[] =
    power.fromOneColumn === true ? PHASES : [power.from];
  for (const column of columns) {
    const found = bestMoves(draft, power, column);
    if (found !== null && (best === null || found.gain > best.gain)) best = found;
  }
  if (best === null || best.gain < WORTH_MOVING) return null;
  const moves = best.moves.map(({ index, to }): MoveTo => {
    moveDie(draft, index, to);
    return { die: draft.dice[index]?.die ?? -1, to };
  });
  return { power: card, moves };
}

/** The moves a power allows that gain most together, found one after the other. */
function bestMoves(draft: Draft, power: Reassign, column: Phase | undefined) {
  const moves: { index: number; to: Phase; from: Phase }[] = [];
  let gain = 0;
  while (moves.length < power.max) {
    const next = bestMove(draft, power, column, moves);
    if (next === null || (next.gain < WORTH_MOVING && moves.length >= power.min)) break;
    moves.push(next);
    gain += next.gain;
    moveDie(draft, next.index, next.to);
  }
  for (const { index, from } of moves) moveDie(draft, index, from);
  return moves.length < power.min || moves.length === 0 ? null : { moves, gain };
}

function bestMove(
  draft: Draft,
  power: Reassign,
  column: Phase | undefined,
  before: readonly { readonly index: number }[],
): { index: number; to: Phase; from: Phase; gain: number } | null {
  let best: { index: number; to: Phase; from: Phase; gain: number } | null = null;
  const targets =
    power.to === undefined ? PHASES : power.to === 'selected' ? [draft.selected] : power.to;
  for (const [index, from] of draft.at.entries()) {
    if (!from || index === draft.selecting || before.some((move) => move.index === index)) continue;
    if (column !== undefined && from !== column) continue;
    const colour = draft.dice[index]?.colour;
    if (power.colours !== undefined && (!colour || !power.colours.includes(colour))) continue;
    for (const to of targets) {
      if (to === from) continue;
      const gain = moveGain(draft, index, to);
      if (best === null || gain > best.gain) best = { index, to, from, gain };
    }
  }
  return best;
}

/** Dictate: a worker with little to do goes back to the cup, so that others can do more. */
function useDictate(draft: Draft, most: number): Use | null {
  const free = [...draft.at.keys()].filter((i) => draft.at[i] && i !== draft.selecting);
  if (free.length < 2) return null;
  const { item: aside } = bestOf(free, (i) => {
    const from = draft.at[i];
    const colour = draft.dice[i]?.colour ?? 'home';
    return from ? -adds(draft, from, draft.count[from] - 1, colour) : 0;
  });
  const home = draft.at[aside] ?? null;
  const colour = draft.dice[aside]?.colour ?? 'home';
  let gain = home === null ? 0 : -adds(draft, home, draft.count[home] - 1, colour);
  moveDie(draft, aside, null);
  const moves: { index: number; from: Phase; to: Phase }[] = [];
  while (moves.length < most) {
    const any: Reassign = { kind: 'reassign', min: 1, max: most };
    const next = bestMove(draft, any, undefined, moves);
    if (next === null || next.gain < WORTH_MOVING) break;
    moves.push(next);
    gain += next.gain;
    moveDie(draft, next.index, next.to);
  }
  if (moves.length === 0 || gain < 2 * WORTH_MOVING) {
    for (const { index, from } of moves) moveDie(draft, index, from);
    moveDie(draft, aside, home);
    return null;
  }
  return {
    power: 'dictate',
    aside: draft.dice[aside]?.die ?? -1,
    moves: moves.map(({ index, to }) => ({ die: draft.dice[index]?.die ?? -1, to })),
  };
}
