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
import { type Facts, playerAt, type RolledDie, worldsIn } from './facts.ts';

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
  const reassign = powersIn(tableau, 'reassign')
    .map(({ card, power }) => ({ card, power: withMax(facts, seat, power) }))
    .filter(({ power }) => power.max > 0);
  const mandate = powersIn(tableau, 'dictate-moves').map(({ power }) => power.max);
  return {
    dice: rolled.map(({ die, face }) => ({ die, face })),
    reassign,
    dictate: {
      times: powersIn(tableau, 'dictate-again').length > 0 ? null : 1,
      moves: Math.max(1, ...mandate),
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
  const columns = new Map<Die, Phase>();
  const wilds = new Map(plan.wilds.map(({ die, to }) => [die, to]));
  for (const { die, face } of data.dice) {
    const column = face === 'wild' ? wilds.get(die) : face; // ROLL-5.1, 5.2
    if (column === undefined) return message('wild-not-placed', { die }); // ROLL-5.4
    if (face !== 'wild' && wilds.has(die)) return message('die-not-wild', { die });
    columns.set(die, column);
  }
  if (wilds.size !== plan.wilds.length) return message('die-placed-twice');
  for (const die of wilds.keys()) if (!columns.has(die)) return message('not-your-die', { die });

  const { die: selecting, phase: selected } = plan.select;
  if (!columns.delete(selecting)) return message('not-your-die', { die: selecting }); // ROLL-5.6
  const assignment: Assignment = { columns, selecting, selected, aside: [] };

  const used: (CardId | 'dictate')[] = [];
  for (const use of plan.uses) {
    const refusal =
      use.power === 'dictate'
        ? dictate(data, assignment, use, used)
        : reassign(data, assignment, use, use.power, used);
    if (refusal !== null) return refusal;
    used.push(use.power);
  }
  return assignment;
}

function dictate(
  { dictate: { times, moves } }: PlanData,
  assignment: Assignment,
  use: Use,
  used: readonly (CardId | 'dictate')[],
): Message | null {
  const before = used.filter((power) => power === 'dictate').length;
  if (times !== null && before >= times) return message('power-used-already', { power: 'dictate' });
  if (use.aside === undefined) return message('dictate-sets-one-aside'); // ROLL-5.17
  if (!assignment.columns.has(use.aside)) return message('not-beneath-strip', { die: use.aside });
  if (use.moves.length < 1 || use.moves.length > moves) {
    return message('wrong-number-of-moves', { power: 'dictate', min: 1, max: moves }); // ROLL-20.15
  }
  assignment.columns.delete(use.aside);
  assignment.aside.push(use.aside);
  return moveAll(assignment, use.moves, () => null);
}

function reassign(
  data: PlanData,
  assignment: Assignment,
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
    const from = new Set(use.moves.map(({ die }) => assignment.columns.get(die)));
    if (from.size > 1) return message('not-from-one-column', { power: name }); // ROLL-19.10
  }
  return moveAll(assignment, use.moves, (die, from, to) =>
    mayMove(power, assignment.selected, die, from, to)
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
  { columns }: Assignment,
  moves: readonly MoveTo[],
  judge: (die: Die, from: Phase, to: Phase) => Message | null,
): Message | null {
  const moved = new Set<Die>();
  for (const { die, to } of moves) {
    const from = columns.get(die);
    if (from === undefined) return message('not-beneath-strip', { die }); // ROLL-5.13, 5.19, 5.25
    if (moved.has(die)) return message('die-moved-twice', { die });
    if (from === to) return message('same-column', { die });
    const refusal = judge(die, from, to);
    if (refusal !== null) return refusal;
    moved.add(die);
    columns.set(die, to);
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
    const moves = movable((die, from, to) => mayMove(power, selected, die, from, to));
    if (moves.length < power.min) continue;
    const { min, max } = power;
    options.push({ power: card, min, max, fromOneColumn: power.fromOneColumn === true, moves });
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

export function readPlan(answer: Json): AssignPlan | Message {
  if (!isPlainObject(answer)) return message('not-a-plan');
  const { wilds, select, uses, ...rest } = answer;
  if (Object.keys(rest).length > 0 || !Array.isArray(wilds) || !Array.isArray(uses)) {
    return message('not-a-plan');
  }
  if (!isPlainObject(select) || !isDie(select['die']) || !isPhase(select['phase'])) {
    return message('no-phase-selected'); // ROLL-5.5
  }
  const placed = wilds.map(readMove);
  const used = uses.map(readUse);
  if (placed.includes(null) || used.includes(null)) return message('not-a-plan');
  return {
    wilds: placed.filter((move) => move !== null),
    select: { die: select['die'], phase: select['phase'] },
    uses: used.filter((use) => use !== null),
  };
}

function readMove(value: unknown): MoveTo | null {
  if (!isPlainObject(value) || !isDie(value['die']) || !isPhase(value['to'])) return null;
  return { die: value['die'], to: value['to'] };
}

function readUse(value: unknown): Use | null {
  if (!isPlainObject(value) || !Array.isArray(value['moves'])) return null;
  const { power, aside } = value;
  const known: CardId | 'dictate' | null =
    typeof power === 'string' && (power === 'dictate' || isCardId(power)) ? power : null;
  if (known === null) return null;
  const moves = value['moves'].map(readMove);
  if (moves.includes(null)) return null;
  const read = { power: known, moves: moves.filter((move) => move !== null) };
  if (aside === undefined) return read;
  return isDie(aside) ? { ...read, aside } : null;
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
  for (const { card } of data.reassign) {
    if (chance.below(2) === 0) sampleUse(data, { wilds, select, uses }, card, uses, chance);
  }
  while (chance.below(4) === 0) {
    if (!sampleUse(data, { wilds, select, uses }, 'dictate', uses, chance)) break;
  }
  return { wilds, select, uses };
}

/** Adds a use of the power to `uses`, if there is a legal one. */
function sampleUse(
  data: PlanData,
  plan: AssignPlan,
  power: CardId | 'dictate',
  uses: Use[],
  chance: Chance,
): boolean {
  const options = planOptions(data, plan);
  if ('id' in options) return false;
  const option = options.find((it) => it.power === power);
  if (option === undefined) return false;
  const movable = shuffleWith(chance, [...option.moves]);
  const aside = power === 'dictate' ? movable.pop() : undefined;
  const wanted = option.min + chance.below(option.max - option.min + 1);
  const moves = movable.slice(0, wanted).map(({ die, to }) => ({ die, to: pickWith(chance, to) }));
  const use: Use = { power, moves, ...(aside !== undefined && { aside: aside.die }) };
  if ('id' in assign(data, { ...plan, uses: [...uses, use] })) return false;
  uses.push(use);
  return true;
}

/** Typed data as the JSON an ask carries. */
export function asJson(value: object): JsonObject {
  return value as JsonObject;
}
