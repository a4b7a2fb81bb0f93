import {
  type Chance,
  isPlainObject,
  type Json,
  type JsonObject,
  type Message,
  message,
  pickWith,
  type Seat,
  shuffleWith,
} from '@starboard/kernel';
import { type CardId, isCardId, powersIn, type Reassign } from './content/index.ts';
import { colourOf, type Die, PHASES, type Phase } from './dice.ts';
import { type Facts, playerAt, type RolledDie, removeAt, worldsIn } from './facts.ts';

/** What the plan is made from: the rolled dice and the powers that can move them. Comes with the ask. */
export interface PlanData {
  readonly dice: readonly RolledDie[];
  readonly reassign: readonly { readonly card: CardId; readonly power: Reassign }[];
  readonly dictate: {
    /** How often Dictate may be used this round; null is as often as there are workers. */
    readonly times: number | null;
    /** How many workers each Dictate may move. */
    readonly moves: number;
  };
}

export interface MoveTo {
  readonly die: Die;
  readonly to: Phase;
}

/** One use of a power. Dictate sets a worker aside before it moves others. */
export interface Use {
  readonly power: CardId | 'dictate';
  readonly aside?: Die;
  readonly moves: readonly MoveTo[];
}

/** Where the wild dice go, which die selects which phase, and then the powers used, in order (ROLL-5.10). */
export interface AssignPlan {
  readonly wilds: readonly MoveTo[];
  readonly select: { readonly die: Die; readonly phase: Phase };
  readonly uses: readonly Use[];
}

/** The dice as they lie under the strip once the plan is carried out. */
export interface Assignment {
  /** Column of every worker beneath the strip. */
  readonly columns: Map<Die, Phase>;
  readonly selecting: Die;
  readonly selected: Phase;
  readonly aside: Die[];
}

export function planDataFor(facts: Facts, seat: Seat): PlanData {
  const { tableau, rolled } = playerAt(facts, seat);
  const powers = powersIn(tableau);
  const reassign: { card: CardId; power: Reassign }[] = [];
  for (const { card, power } of powers.reassign) {
    const now = withMax(facts, seat, power);
    if (now.max > 0) reassign.push({ card, power: now });
  }
  const [mandate] = powers['dictate-moves'];
  return {
    dice: rolled.slice(),
    reassign,
    dictate: {
      times: powers['dictate-again'].length > 0 ? null : 1,
      moves: mandate?.power.max ?? 1,
    },
  };
}

/** ROLL-19.20: how many workers mad-scientists may move depends on who has the most novelty worlds. */
function withMax(facts: Facts, seat: Seat, power: Reassign): Reassign {
  if (power.mostNoveltyWorlds !== true) return power;
  const counts = facts.players.map(
    ({ tableau }) => worldsIn(tableau).filter(({ colour }) => colour === 'novelty').length,
  );
  const most = Math.max(...counts);
  if (counts[seat] !== most) return { ...power, max: 0 };
  const tied = counts.filter((count) => count === most).length > 1;
  return tied ? { ...power, max: 1 } : power;
}

/** Carries a plan out on paper, or says why it is none. */
export function assign(data: PlanData, plan: AssignPlan): Assignment | Message {
  const done = carryOut(data, plan);
  if ('id' in done) return done;
  const { beneath, selecting, selected, aside } = done;
  const columns = new Map<Die, Phase>();
  for (const [i, die] of beneath.dice.entries()) columns.set(die, beneath.columns[i] ?? selected);
  return { columns, selecting, selected, aside };
}

/** Workers beneath the strip, and the column of each at the same place: so few are found faster than in a Map. */
interface Beneath {
  readonly dice: Die[];
  readonly columns: Phase[];
}

/** The same as an assignment, as the referee needs it. */
export interface CarriedOut extends Omit<Assignment, 'columns'> {
  readonly beneath: Beneath;
}

export function carryOut(data: PlanData, plan: AssignPlan): CarriedOut | Message {
  const beneath: Beneath = { dice: [], columns: [] };
  for (const { die, face } of data.dice) if (face !== 'wild') put(beneath, die, face); // ROLL-5.1
  for (const { die, to } of plan.wilds) {
    const rolled = data.dice.find((it) => it.die === die);
    if (rolled === undefined) return message('not-your-die', { die });
    if (rolled.face !== 'wild') return message('die-not-wild', { die });
    if (beneath.dice.includes(die)) return message('die-placed-twice', { die });
    put(beneath, die, to); // ROLL-5.2, 5.3
  }
  if (beneath.dice.length < data.dice.length) {
    const left = data.dice.find(({ die }) => !beneath.dice.includes(die));
    return message('wild-not-placed', { die: left?.die ?? -1 }); // ROLL-5.4
  }

  const { die: selecting, phase: selected } = plan.select;
  if (!take(beneath, selecting)) return message('not-your-die', { die: selecting }); // ROLL-5.6
  const done: CarriedOut = { beneath, selecting, selected, aside: [] };

  const used: (CardId | 'dictate')[] = [];
  for (const use of plan.uses) {
    const refusal =
      use.power === 'dictate'
        ? dictate(data, done, use, used)
        : reassign(data, done, use, use.power, used);
    if (refusal !== null) return refusal;
    used.push(use.power);
  }
  return done;
}

function put({ dice, columns }: Beneath, die: Die, column: Phase): void {
  dice.push(die);
  columns.push(column);
}

function take({ dice, columns }: Beneath, die: Die): boolean {
  const at = dice.indexOf(die);
  if (at < 0) return false;
  removeAt(dice, at);
  removeAt(columns, at);
  return true;
}

function columnOf({ dice, columns }: Beneath, die: Die): Phase | undefined {
  const at = dice.indexOf(die);
  return at < 0 ? undefined : columns[at];
}

function dictate(
  { dictate: { times, moves } }: PlanData,
  { beneath, aside }: CarriedOut,
  use: Use,
  used: readonly (CardId | 'dictate')[],
): Message | null {
  const before = used.filter((power) => power === 'dictate').length;
  if (times !== null && before >= times) return message('power-used-already', { power: 'dictate' });
  if (use.aside === undefined) return message('dictate-sets-one-aside'); // ROLL-5.17
  if (!beneath.dice.includes(use.aside)) return message('not-beneath-strip', { die: use.aside });
  if (use.moves.length < 1 || use.moves.length > moves) {
    return message('wrong-number-of-moves', { power: 'dictate', min: 1, max: moves }); // ROLL-20.15
  }
  take(beneath, use.aside);
  aside.push(use.aside);
  return moveAll(beneath, use.moves, () => null);
}

function reassign(
  data: PlanData,
  { beneath, selected }: CarriedOut,
  use: Use,
  name: CardId,
  used: readonly (CardId | 'dictate')[],
): Message | null {
  const found = data.reassign.find(({ card }) => card === name);
  if (found === undefined) return message('no-such-power', { power: name });
  if (used.includes(name)) return message('power-used-already', { power: name }); // ROLL-5.14
  if (use.aside !== undefined) return message('only-dictate-sets-aside', { power: name });
  const { power } = found;
  if (use.moves.length < power.min || use.moves.length > power.max) {
    return message('wrong-number-of-moves', { power: name, min: power.min, max: power.max });
  }
  if (power.fromOneColumn === true) {
    const from = new Set(use.moves.map(({ die }) => columnOf(beneath, die)));
    if (from.size > 1) return message('not-from-one-column', { power: name }); // ROLL-19.10
  }
  return moveAll(beneath, use.moves, (die, from, to) =>
    mayMove(power, selected, die, from, to)
      ? null
      : message('may-not-move', { power: name, die, to }),
  );
}

function mayMove(power: Reassign, selected: Phase, die: Die, from: Phase, to: Phase): boolean {
  if (power.colours !== undefined && !power.colours.includes(colourOf(die))) return false;
  if (power.from !== undefined && power.from !== from) return false;
  if (power.to === undefined) return true;
  return power.to === 'selected' ? to === selected : power.to.includes(to);
}

function moveAll(
  { dice, columns }: Beneath,
  moves: readonly MoveTo[],
  judge: (die: Die, from: Phase, to: Phase) => Message | null,
): Message | null {
  const moved: Die[] = [];
  for (const { die, to } of moves) {
    const at = dice.indexOf(die);
    const from = at < 0 ? undefined : columns[at];
    if (from === undefined) return message('not-beneath-strip', { die }); // ROLL-5.13, 5.19, 5.25
    if (moved.includes(die)) return message('die-moved-twice', { die });
    if (from === to) return message('same-column', { die });
    const refusal = judge(die, from, to);
    if (refusal !== null) return refusal;
    moved.push(die);
    columns[at] = to;
  }
  return null;
}

/** What could be moved next: for people and clients who make a plan step by step. */
export interface PlanOption {
  readonly power: CardId | 'dictate';
  readonly min: number;
  readonly max: number;
  readonly fromOneColumn: boolean;
  /** Workers beneath the strip and the columns each may go to. */
  readonly moves: readonly { readonly die: Die; readonly to: readonly Phase[] }[];
}

/** The powers left after a legal, perhaps unfinished plan, and what each could still move. */
export function planOptions(data: PlanData, plan: AssignPlan): PlanOption[] | Message {
  const assignment = assign(data, plan);
  if ('id' in assignment) return assignment;
  const { columns, selected } = assignment;
  const movable = (may: (die: Die, from: Phase, to: Phase) => boolean) =>
    [...columns]
      .map(([die, from]) => ({ die, to: PHASES.filter((to) => to !== from && may(die, from, to)) }))
      .filter(({ to }) => to.length > 0);
  const options: PlanOption[] = [];
  for (const { card, power } of data.reassign) {
    if (plan.uses.some((use) => use.power === card)) continue;
    const fromOneColumn = power.fromOneColumn === true;
    const each = movable((die, from, to) => mayMove(power, selected, die, from, to));
    // Too few of a column are none, where all come from one (ROLL-19.10).
    const moves = fromOneColumn
      ? each.filter(
          ({ die }) =>
            each.filter((it) => columns.get(it.die) === columns.get(die)).length >= power.min,
        )
      : each;
    if (moves.length < power.min) continue;
    const { min, max } = power;
    options.push({ power: card, min, max, fromOneColumn, moves });
  }
  const { times, moves: max } = data.dictate;
  const dictated = plan.uses.filter((use) => use.power === 'dictate').length;
  if (columns.size >= 2 && (times === null || dictated < times)) {
    options.push({
      power: 'dictate',
      min: 1,
      max,
      fromOneColumn: false,
      moves: movable(() => true),
    });
  }
  return options;
}

// Plans from outside

/**
 * An object with so many parts. Whoever then finds every part they know has found them all: a plan is shown to others as
 * it was given, and must not carry anything else to them.
 */
export function hasParts(value: unknown, count: number): value is Record<string, unknown> {
  if (!isPlainObject(value)) return false;
  let parts = 0;
  for (const _ in value) parts += 1;
  return parts === count;
}

/** The plan, if the answer has the form of one: checked in place, since it is already a copy of our own. */
export function readPlan(answer: Json): AssignPlan | Message {
  if (!hasParts(answer, 3)) return message('not-a-plan');
  const { wilds, select, uses } = answer;
  if (!Array.isArray(wilds) || !Array.isArray(uses)) return message('not-a-plan');
  if (!isPlainObject(select) || !isDie(select['die']) || !isPhase(select['phase'])) {
    return message('no-phase-selected'); // ROLL-5.5
  }
  if (!hasParts(select, 2)) return message('not-a-plan');
  if (!wilds.every(isMove) || !uses.every(isUse)) return message('not-a-plan');
  return { wilds, select: { die: select['die'], phase: select['phase'] }, uses };
}

function isMove(value: unknown): value is MoveTo {
  return hasParts(value, 2) && isDie(value['die']) && isPhase(value['to']);
}

function isUse(value: unknown): value is Use {
  if (!isPlainObject(value)) return false;
  const { power, aside, moves } = value;
  const known = typeof power === 'string' && (power === 'dictate' || isCardId(power));
  if (!known || !Array.isArray(moves) || !moves.every(isMove)) return false;
  return aside === undefined ? hasParts(value, 2) : hasParts(value, 3) && isDie(aside);
}

function isDie(value: unknown): value is Die {
  return typeof value === 'number' && Number.isInteger(value);
}

export function isPhase(value: unknown): value is Phase {
  return PHASES.some((phase) => phase === value);
}

// Random plans, for simulations and for whoever needs any legal plan

export function samplePlan(data: PlanData, chance: Chance): AssignPlan {
  const wilds = data.dice
    .filter(({ face }) => face === 'wild')
    .map(({ die }) => ({ die, to: pickWith(chance, PHASES) }));
  const select = { die: pickWith(chance, data.dice).die, phase: pickWith(chance, PHASES) };
  const uses: Use[] = [];
  const assignment = assign(data, { wilds, select, uses });
  if ('id' in assignment) throw new Error(`a plan without powers is refused: ${assignment.id}`);
  for (const { card, power } of data.reassign) {
    if (chance.below(2) === 0) continue;
    const use = sampleReassign(assignment, card, power, chance);
    if (use !== null) uses.push(use);
  }
  for (let times = data.dictate.times ?? data.dice.length; times > 0; times--) {
    if (chance.below(4) > 0) break;
    const use = sampleDictate(assignment, data.dictate.moves, chance);
    if (use === null) break;
    uses.push(use);
  }
  return { wilds, select, uses };
}

/** A random legal use of a Reassign power, carried out on the assignment; null if there is none. */
function sampleReassign(
  assignment: Assignment,
  card: CardId,
  power: Reassign,
  chance: Chance,
): Use | null {
  const { columns, selected } = assignment;
  const column = power.fromOneColumn === true ? pickWith(chance, PHASES) : undefined;
  const wanted = power.min + chance.below(power.max - power.min + 1);
  const moves: MoveTo[] = [];
  for (const die of shuffleWith(chance, [...columns.keys()])) {
    if (moves.length === wanted) break;
    const from = columns.get(die);
    if (from === undefined || (column !== undefined && from !== column)) continue;
    const to = pickWith(chance, PHASES);
    const target = power.to === 'selected' ? selected : to;
    if (target !== from && mayMove(power, selected, die, from, target))
      moves.push({ die, to: target });
  }
  if (moves.length < power.min) return null;
  for (const { die, to } of moves) columns.set(die, to);
  return { power: card, moves };
}

function sampleDictate(assignment: Assignment, most: number, chance: Chance): Use | null {
  const { columns } = assignment;
  const [aside, ...others] = shuffleWith(chance, [...columns.keys()]);
  if (aside === undefined || others.length === 0) return null;
  columns.delete(aside);
  const moves: MoveTo[] = [];
  for (const die of others.slice(0, 1 + chance.below(most))) {
    const to = pickWith(
      chance,
      PHASES.filter((phase) => phase !== columns.get(die)),
    );
    columns.set(die, to);
    moves.push({ die, to });
  }
  return { power: 'dictate', aside, moves };
}

/** Typed data as the JSON an ask carries. */
export function asJson(value: object): JsonObject {
  return value as JsonObject;
}
