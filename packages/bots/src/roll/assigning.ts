import {
  type AssignPlan,
  type CardId,
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

/** A phase by its place in PHASES; none for a die that was set aside. Plans are made by the thousand. */
type Column = number;
const NONE: Column = -1;
const COLUMNS: readonly Column[] = PHASES.map((_, column) => column);

const columnOf = (phase: Phase): Column => PHASES.indexOf(phase);
const phaseAt = (column: Column): Phase => PHASES[column] ?? 'explore';

/** What a plan is judged by, in tables by column. */
interface Tables {
  readonly dice: readonly Die[];
  /** Points for so many workers, by column. */
  readonly workers: readonly (readonly number[])[];
  readonly always: readonly number[];
  /** What a die adds by its colour: by column, then in the order of the dice. */
  readonly fit: readonly (readonly number[])[];
  readonly odds: readonly number[];
}

function tablesOf({ dice }: PlanData, { gains, odds }: Prospect): Tables {
  const colours = dice.map(({ die }) => colourOf(die));
  return {
    dice: dice.map(({ die }) => die),
    workers: PHASES.map((phase) => gains.workers[phase]),
    always: PHASES.map((phase) => gains.always[phase]),
    fit: PHASES.map((phase) => {
      const fit = gains.fit[phase];
      return colours.map((colour) => fit[colour] ?? 0);
    }),
    odds: PHASES.map((phase) => odds[phase]),
  };
}

/** The dice while a plan is being made. */
interface Draft {
  readonly tables: Tables;
  /** Where each die lies, in the order of the dice. */
  readonly at: Column[];
  readonly count: number[];
  readonly chance: readonly number[];
  /** Index of the die that selects, which no power moves. */
  readonly selecting: number;
  readonly selected: Column;
}

/** What one more worker adds to a column, given how many are there. */
function adds({ chance, tables }: Draft, column: Column, there: number, index: number): number {
  const table = tables.workers[column] ?? [];
  const more = (table[there + 1] ?? table[table.length - 1] ?? 0) - (table[there] ?? 0);
  const fit = more > 0.05 ? (tables.fit[column]?.[index] ?? 0) : 0;
  return (chance[column] ?? 0) * (more + fit);
}

function moveGain(draft: Draft, index: number, to: Column): number {
  const from = draft.at[index] ?? NONE;
  if (from === NONE) return Number.NEGATIVE_INFINITY;
  const { count } = draft;
  return adds(draft, to, count[to] ?? 0, index) - adds(draft, from, (count[from] ?? 0) - 1, index);
}

function moveDie({ at, count }: Draft, index: number, to: Column): void {
  const from = at[index] ?? NONE;
  if (from !== NONE) count[from] = (count[from] ?? 0) - 1;
  if (to !== NONE) count[to] = (count[to] ?? 0) + 1;
  at[index] = to;
}

function worthOf({ at, count, chance, tables }: Draft): number {
  let worth = 0;
  for (const column of COLUMNS) {
    const table = tables.workers[column] ?? [];
    worth +=
      (chance[column] ?? 0) * ((table[count[column] ?? 0] ?? 0) + (tables.always[column] ?? 0));
  }
  for (let i = 0; i < at.length; i++) {
    const column = at[i] ?? NONE;
    if (column !== NONE) worth += (chance[column] ?? 0) * (tables.fit[column]?.[i] ?? 0) * 0.8;
  }
  return worth;
}

/** Good plans, the best first: one for each phase that could be selected. */
export function goodPlans(data: PlanData, prospect: Prospect): RatedPlan[] {
  const tables = tablesOf(data, prospect);
  const plans = COLUMNS.map((selected) => {
    // Which die selects is decided before any power is looked at: it saves most of the work.
    const draft = bestDraft(data, tables, selected);
    const phase = phaseAt(selected);
    const wilds = data.dice.flatMap(({ die, face }, i) =>
      face === 'wild' ? [{ die, to: phaseAt(draft.at[i] ?? selected) }] : [],
    );
    const uses = prospect.powers ? usePowers(data, draft) : [];
    const { die } = data.dice[draft.selecting] ?? { die: -1 };
    const giving = (1 - prospect.odds[phase]) * prospect.giving[phase];
    return { plan: { wilds, select: { die, phase }, uses }, worth: worthOf(draft) - giving };
  });
  return plans.sort((a, b) => b.worth - a.worth);
}

function bestDraft(data: PlanData, tables: Tables, selected: Column): Draft {
  let best: Draft | null = null;
  let most = 0;
  for (let index = 0; index < data.dice.length; index++) {
    if (sameBefore(data, index)) continue;
    const draft = draftWith(data, tables, selected, index);
    const worth = worthOf(draft);
    if (best !== null && worth <= most) continue;
    best = draft;
    most = worth;
  }
  if (best === null) throw new RangeError('no plan without dice');
  return best;
}

/** Whether a die before this one has its colour and shows its face. */
function sameBefore({ dice }: PlanData, index: number): boolean {
  const own = dice[index];
  if (own === undefined) return false;
  const colour = colourOf(own.die);
  for (let i = 0; i < index; i++) {
    const other = dice[i];
    if (other?.face === own.face && colourOf(other.die) === colour) return true;
  }
  return false;
}

function draftWith(data: PlanData, tables: Tables, selected: Column, selecting: number): Draft {
  const at: Column[] = [];
  const count = COLUMNS.map(() => 0);
  for (let i = 0; i < data.dice.length; i++) {
    const face = data.dice[i]?.face ?? 'wild';
    const column = i === selecting ? selected : face === 'wild' ? NONE : columnOf(face);
    at.push(column);
    if (column !== NONE) count[column] = (count[column] ?? 0) + 1;
  }
  const chance = [...tables.odds];
  chance[selected] = 1;
  const draft: Draft = { tables, at, count, chance, selecting, selected };
  placeWilds(data, draft);
  return draft;
}

/** Each wild die where it adds most, then once more, since they influence each other. */
function placeWilds({ dice }: PlanData, draft: Draft): void {
  const isWild = (i: number): boolean => dice[i]?.face === 'wild' && i !== draft.selecting;
  for (let i = 0; i < dice.length; i++) {
    if (!isWild(i)) continue;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const to of COLUMNS) {
      const gain = adds(draft, to, draft.count[to] ?? 0, i);
      if (gain > most) {
        best = to;
        most = gain;
      }
    }
    moveDie(draft, i, best);
  }
  for (let i = 0; i < dice.length; i++) {
    if (!isWild(i)) continue;
    let best = NONE;
    let most = 0;
    for (const to of COLUMNS) {
      const gain = to === draft.at[i] ? 0 : moveGain(draft, i, to);
      if (gain > most) {
        best = to;
        most = gain;
      }
    }
    if (best !== NONE) moveDie(draft, i, best);
  }
}

/** A move must be worth something beyond the noise of these estimates. */
const WORTH_MOVING = 0.02;

function usePowers(data: PlanData, draft: Draft): Use[] {
  const uses: Use[] = [];
  for (const { card, power } of data.reassign) {
    const use = useReassign(draft, card, power);
    if (use !== null) uses.push(use);
  }
  for (let times = data.dictate.times ?? draft.at.length; times > 0; times--) {
    const use = useDictate(draft, data.dictate.moves);
    if (use === null) break;
    uses.push(use);
  }
  return uses;
}

interface Move {
  readonly index: number;
  readonly from: Column;
  readonly to: Column;
  readonly gain: number;
}

const asMove = ({ tables }: Draft, { index, to }: Move): MoveTo => ({
  die: tables.dice[index] ?? -1,
  to: phaseAt(to),
});

function useReassign(draft: Draft, card: CardId, power: Reassign): Use | null {
  let best: { readonly moves: readonly Move[]; readonly gain: number } | null = null;
  const columns: readonly (Column | null)[] =
    power.fromOneColumn === true
      ? COLUMNS
      : [power.from === undefined ? null : columnOf(power.from)];
  for (const column of columns) {
    const found = bestMoves(draft, power, column);
    if (found !== null && (best === null || found.gain > best.gain)) best = found;
  }
  if (best === null || best.gain < WORTH_MOVING) return null;
  for (const { index, to } of best.moves) moveDie(draft, index, to);
  return { power: card, moves: best.moves.map((move) => asMove(draft, move)) };
}

/** The moves a power allows that gain most together, found one after the other. */
function bestMoves(draft: Draft, power: Reassign, column: Column | null) {
  const moves: Move[] = [];
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
  column: Column | null,
  before: readonly Move[],
): Move | null {
  let best: Move | null = null;
  const targets =
    power.to === undefined
      ? COLUMNS
      : power.to === 'selected'
        ? [draft.selected]
        : power.to.map(columnOf);
  for (let index = 0; index < draft.at.length; index++) {
    const from = draft.at[index] ?? NONE;
    if (from === NONE || index === draft.selecting) continue;
    if (before.length > 0 && before.some((move) => move.index === index)) continue;
    if (column !== null && from !== column) continue;
    if (power.colours !== undefined) {
      const die = draft.tables.dice[index];
      if (die === undefined || !power.colours.includes(colourOf(die))) continue;
    }
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
  const { at, count, selecting } = draft;
  let aside = NONE;
  let gain = Number.NEGATIVE_INFINITY;
  let free = 0;
  for (let i = 0; i < at.length; i++) {
    const from = at[i] ?? NONE;
    if (from === NONE || i === selecting) continue;
    free += 1;
    const without = -adds(draft, from, (count[from] ?? 0) - 1, i);
    if (without > gain) {
      aside = i;
      gain = without;
    }
  }
  if (free < 2) return null;
  const home = at[aside] ?? NONE;
  moveDie(draft, aside, NONE);
  const moves: Move[] = [];
  const any: Reassign = { kind: 'reassign', min: 1, max: most };
  while (moves.length < most) {
    const next = bestMove(draft, any, null, moves);
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
    aside: draft.tables.dice[aside] ?? -1,
    moves: moves.map((move) => asMove(draft, move)),
  };
}
