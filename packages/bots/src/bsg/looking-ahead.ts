import {
  type BsgView,
  type BsgWorld,
  boxOf,
  bsg,
  loyaltyOf,
  type Meaning,
  meaningOf,
  settledAs,
  type WorldMoment,
  worldFrom,
} from '@starboard/bsg';
import {
  type AskView,
  answer,
  type Chance,
  type Choice,
  clone,
  type OneAsk,
  rearranged,
  type View,
  viewOf,
} from '@starboard/kernel';
import { because } from '../why.ts';
import { actionWorth, placeAppeal } from './actions.ts';
import { type Answered, judgedAnswer } from './answering.ts';
import { type Gains, gainsOf, mostGained } from './gains.ts';
import type { Judge } from './judge.ts';
import type { LookAhead } from './look-ahead.ts';
import { type BsgMemory, ledgersOf, newMemory, type Personality } from './memory.ts';
import { type Position, positionOf, sideOf } from './position.ts';

/** How a search goes about it. */
export interface Effort {
  /** How many moves are tried, in how many worlds, and how many turns are played there. */
  readonly choices: number;
  readonly worlds: number;
  readonly turns: number;
  /** In how many worlds it is looked at what a check leads to; 0 for not at all. */
  readonly checks: number;
  /** By how many standard errors another move must be better than the one that would be made without a search: for a
   *  human, whom others take for a Cylon who does what nobody does, and for a Cylon. */
  readonly caution: number;
  readonly nerve: number;
}

/** Somebody who looks ahead so. */
export const lookingAhead =
  (search: Search): LookAhead =>
  (view, position, asked, chance, late) =>
    searchedAnswer(view, position, asked, chance, late, search);

const MOST_ANSWERS = 400;

/** Somebody who looks ahead: how hard, and through whose eyes. */
export interface Search {
  readonly effort: Effort;
  readonly judge: Judge;
}

/**
 * The own turn, tried out: the moves that look best are played in worlds that could be this one, by players
 * without look-ahead, through this turn; what is then thought of the fleet decides. Null where there is nothing to
 * look ahead to.
 */
export function searchedAnswer(
  view: View<BsgView>,
  position: Position,
  asked: AskView,
  chance: Chance,
  late: () => boolean,
  search: Search,
): Answered | null {
  const { effort } = search;
  const { ask, window } = asked;
  if (window !== null) return null;
  if (ask.prompt === 'contribute') return weighedGift(view, position, asked, chance, late, search);
  const moment = momentOf(position, ask.prompt);
  if (moment === null || ask.kind !== 'one') return null;
  const choices = tried(position, { ...asked, ask }, effort.choices);
  if (choices.length < 2) return null;
  const trials = choices.map((choice): Trial => ({ choice, worths: [], ends: [] }));
  const [usual] = trials;
  if (usual === undefined) return null;
  const shared = whatOthersThink(position);
  let left = trials;
  for (let i = 0; i < effort.worlds && left.length > 1 && !late(); i++) {
    const world = worldFrom(view, position.suspicion, moment, chance);
    rearranged(bsg, world);
    for (const { choice, worths, ends } of left) {
      const played = playOut(clone(world), position, shared, ask.prompt, choice, search);
      worths.push(sideOf(position) * played.worth);
      ends.push(played.end);
    }
    // What looks no better by then is not looked at any longer.
    if ((i + 1) % FEW_WORLDS === 0)
      left = left.filter((it) => it === usual || more(it, usual).mean > 0);
  }
  const caution = position.role === 'human' ? effort.caution : effort.nerve;
  const best = bestOf(left, usual, caution);
  const { choice } = best;
  const others = trials.filter((it) => it !== best).map(({ ends }) => ends);
  const gains = mostGained(best.ends, others, sideOf(position));
  return {
    answer: choice,
    why: because('bot-bsg-searched', { choice, choices: choices.length, gains }),
  };
}

/** A move, and what came of it world by world. */
interface Trial {
  readonly choice: Choice;
  readonly worths: number[];
  /** What the fleet had at the end of it. */
  readonly ends: Gains[];
}

/** So many worlds tell what is not worth more of them. */
const FEW_WORLDS = 4;

/** By how much a move was better than another in the same worlds, and how far luck may have to do with it. */
function more({ worths }: Trial, than: Trial): { readonly mean: number; readonly error: number } {
  const by = worths.map((worth, i) => worth - (than.worths[i] ?? 0));
  const count = Math.max(1, by.length);
  const mean = by.reduce((sum, it) => sum + it, 0) / count;
  const variance = by.reduce((sum, it) => sum + (it - mean) ** 2, 0) / count;
  return { mean, error: Math.sqrt(variance / count) };
}

/** Which is better than what would be done anyway, beyond what luck may do; that, if none is. */
function bestOf(trials: readonly Trial[], usual: Trial, caution: number): Trial {
  let best = usual;
  let most = 0;
  for (const trial of trials) {
    const { mean, error } = more(trial, usual);
    if (mean <= most || mean <= caution * error) continue;
    best = trial;
    most = mean;
  }
  return best;
}

/**
 * Only the own turn and Crisis cards can be imagined from outside. A Cylon in hiding goes where humans go and does
 * what they do; whether to go on with it is another matter. Who is out for something of the own is judged by nobody
 * else.
 */
function momentOf({ facts, me, role }: Position, prompt: string): WorldMoment | null {
  if (me.agenda !== null) return null;
  const open = role !== 'hidden-cylon';
  if (prompt === 'choose-part') return open && facts.onTable.length === 1 ? 'choosing-part' : null;
  if (facts.current !== me.seat || facts.onTable.length > 0) return null;
  switch (prompt) {
    case 'choose-action':
      // Bots make less of a Cylon who shows itself at once than people do, and the network has met bots alone.
      return open || facts.sleeperDone ? 'acting' : null;
    case 'move-to':
      return open ? 'moving' : null;
    case 'accused':
      return open && me.where === QUARTERS ? 'acting' : null;
    default:
      return null;
  }
}

/** Where people are accused; whoever is asked whom has just begun to. */
const QUARTERS = 'admirals-quarters';

interface OneAsked extends AskView {
  readonly ask: OneAsk;
}

/** What is tried: first what would be done without a search. */
function tried(position: Position, asked: OneAsked, most: number): Choice[] {
  const { ask } = asked;
  const usual = judgedAnswer(position, asked)?.answer;
  const isUsual = (choice: Choice): boolean => choice === usual;
  const meant = (choice: Choice): Meaning => meaningOf(ask, choice);
  const isFace = (choice: Choice): boolean => isOwnFace(meant(choice));
  if (position.role === 'hidden-cylon') {
    const faces = ask.of.filter(isFace);
    if (faces.length === 0) return [];
    if (!faces.some(isUsual)) return [...ask.of.filter(isUsual), ...faces];
    const rest = ask.of.filter((choice) => !isFace(choice));
    const instead = judgedAnswer(position, { ...asked, ask: { ...ask, of: rest } })?.answer;
    return [...faces.filter(isUsual), ...rest.filter((choice) => choice === instead)];
  }
  const worth =
    ask.prompt === 'move-to'
      ? placeAppeal
      : ask.prompt === 'choose-action' && position.role === 'human'
        ? actionWorth
        : () => 0;
  const others = ask.of
    .filter((choice) => !isUsual(choice) && !isFace(choice))
    .map((choice) => ({ choice, worth: worth(position, meant(choice)) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ choice }) => choice);
  return [...ask.of.filter(isUsual), ...others].slice(0, most);
}

const isOwnFace = (meant: Meaning): boolean =>
  meant.is === 'reveal' && loyaltyOf(meant.loyalty).team === 'cylon';

const ORDINARY: Personality = { boldness: 1, distrust: 1, nerve: 0.5, salt: 1 };

/** What everybody in a world is thought to hold against whom: the same as oneself, for want of anything better. */
const whatOthersThink = ({ memory }: Position): BsgMemory => ({
  ...newMemory(memory.evidence.length),
  ...ledgersOf(memory),
  seenByAll: memory.seenByAll,
});

/** Makes a move in a world, plays it on, and says what the fleet is worth and has there. */
function playOut(
  world: BsgWorld,
  position: Position,
  shared: BsgMemory,
  prompt: string,
  choice: Choice,
  search: Search,
): { readonly worth: number; readonly end: Gains } {
  const { seat } = position.me;
  const asked = (what: string) =>
    world.asks.find((it) => it.seat === seat && it.ask.prompt === what);
  const first = prompt === 'accused' ? asked('choose-action') : undefined;
  if (first !== undefined) answer(bsg, world, seat, first.id, 'location');
  const own = asked(prompt);
  if (own?.ask.kind === 'one' && own.ask.of.includes(choice)) {
    answer(bsg, world, seat, own.id, choice);
    playOn(world, shared, world.facts.turn + search.effort.turns);
  }
  const end = viewOf(bsg, world, seat);
  return { worth: judged(world, position, search.judge, end), end: gainsOf(end.facts) };
}

/** Plays a world on until a turn begins, everybody by judgement alone. */
function playOn(world: BsgWorld, shared: BsgMemory, until: number): void {
  for (let i = 0; i < MOST_ANSWERS && world.outcome === null && world.facts.turn < until; i++) {
    const open = world.asks.find(({ answered }) => !answered);
    if (open === undefined) return;
    const view = viewOf(bsg, world, open.seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    const given = ask && judgedAnswer(positionOf(view, shared, ORDINARY, 'normal'), ask);
    if (!given) return;
    answer(bsg, world, open.seat, open.id, given.answer);
  }
}

function judged(
  world: BsgWorld,
  { me, memory, facts }: Position,
  judge: Judge,
  seen = viewOf(bsg, world, me.seat),
): number {
  if (world.outcome !== null) return judge.over(humansWon(world));
  return judge.fleet(positionOf(seen, memory, ORDINARY, 'normal'), facts);
}

/** What is given to the check of a Crisis card by whoever has seen in mind what comes of passing it, and of failing. */
function weighedGift(
  view: View<BsgView>,
  position: Position,
  asked: AskView,
  chance: Chance,
  late: () => boolean,
  { effort, judge }: Search,
): Answered | null {
  const { check, onTable } = position.facts;
  if (check === null || check.source === 'location' || onTable.length !== 1) return null;
  const shared = whatOthersThink(position);
  const until = position.facts.turn + 1;
  let sum = 0;
  let worlds = 0;
  for (; worlds < effort.checks && !late(); worlds++) {
    const world = worldFrom(view, position.suspicion, 'passed', chance);
    for (const [result, sign] of [
      ['passed', 1],
      ['failed', -1],
    ] as const) {
      const other = settledAs(world, result);
      rearranged(bsg, other);
      playOn(other, shared, until);
      sum += sign * judged(other, position, judge);
    }
  }
  if (worlds === 0) return null;
  const given = judgedAnswer({ ...position, foreseen: sum / worlds / judge.unit }, asked);
  return given && { ...given, searched: true };
}

/** Whether a game ended well for the humans. */
export function humansWon({ facts, outcome }: BsgWorld): boolean {
  const ending = outcome?.reason.id;
  return [...boxOf(facts).endings].some(([id, winners]) => id === ending && winners === 'humans');
}
