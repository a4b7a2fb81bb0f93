import {
  type BsgView,
  type BsgWorld,
  boxOf,
  bsg,
  loyaltyOf,
  type Meaning,
  meaningOf,
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
import type { Judge } from './judge.ts';
import { type BsgMemory, ledgersOf, newMemory, type Personality } from './memory.ts';
import { type Position, positionOf, sideOf } from './position.ts';

/** How a search goes about it. */
export interface Effort {
  /** How many moves are tried, in how many worlds, and how many turns are played there. */
  readonly choices: number;
  readonly worlds: number;
  readonly turns: number;
  /** By how many standard errors another move must be better than the one that would be made without a search. */
  readonly caution: number;
}

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
  const moment = momentOf(position, ask.prompt);
  if (moment === null || window !== null || ask.kind !== 'one') return null;
  const choices = tried(position, { ...asked, ask }, moment, effort.choices);
  if (choices.length < 2) return null;
  const worths: number[][] = choices.map(() => []);
  const shared = whatOthersThink(position);
  for (let i = 0; i < effort.worlds && !late(); i++) {
    const world = worldFrom(view, position.suspicion, moment, chance);
    rearranged(bsg, world);
    for (const [at, choice] of choices.entries()) {
      const worth = playOut(clone(world), position, shared, ask.prompt, choice, search);
      worths[at]?.push(sideOf(position) * worth);
    }
  }
  const chosen = choices[bestOf(worths, effort.caution)];
  return chosen === undefined
    ? null
    : {
        answer: chosen,
        why: because('bot-bsg-searched', { choice: chosen, choices: choices.length }),
      };
}

/** Which is better than the first, world by world and beyond what luck may do; the first, if none is. */
function bestOf(worths: readonly (readonly number[])[], caution: number): number {
  const [usual = []] = worths;
  let best = 0;
  let most = 0;
  for (const [at, those] of worths.entries()) {
    const more = those.map((worth, i) => worth - (usual[i] ?? 0));
    const count = Math.max(1, more.length);
    const mean = more.reduce((sum, it) => sum + it, 0) / count;
    const variance = more.reduce((sum, it) => sum + (it - mean) ** 2, 0) / count;
    if (mean <= most || mean <= caution * Math.sqrt(variance / count)) continue;
    best = at;
    most = mean;
  }
  return best;
}

/**
 * Only the own turn can be imagined from outside. A Cylon in hiding goes where humans go and does what they do; whether
 * to go on with it is another matter. Who is out for something of the own is judged by nobody else.
 */
function momentOf({ facts, me, role }: Position, prompt: string): WorldMoment | null {
  if (facts.current !== me.seat || facts.onTable.length > 0 || me.agenda !== null) return null;
  if (prompt === 'choose-action') return 'acting';
  return prompt === 'move-to' && role !== 'hidden-cylon' ? 'moving' : null;
}

interface OneAsked extends AskView {
  readonly ask: OneAsk;
}

/** What is tried: first what would be done without a search. */
function tried(position: Position, asked: OneAsked, moment: WorldMoment, most: number): Choice[] {
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
    position.role === 'revealed-cylon' && moment === 'acting'
      ? () => 0
      : moment === 'acting'
        ? actionWorth
        : placeAppeal;
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

/** Plays a world on, and says what the fleet is worth there. */
function playOut(
  world: BsgWorld,
  { me, memory, facts }: Position,
  shared: BsgMemory,
  prompt: string,
  choice: Choice,
  { effort, judge }: Search,
): number {
  const judged = (): number => {
    const { outcome } = world;
    if (outcome !== null) return judge.over(humansWon(world));
    return judge.fleet(positionOf(viewOf(bsg, world, me.seat), memory, ORDINARY, 'normal'), facts);
  };
  const own = world.asks.find(({ seat, ask }) => seat === me.seat && ask.prompt === prompt);
  if (own?.ask.kind !== 'one' || !own.ask.of.includes(choice)) return judged();
  const last = world.facts.turn + effort.turns;
  answer(bsg, world, me.seat, own.id, choice);
  for (let i = 0; i < MOST_ANSWERS && world.outcome === null && world.facts.turn < last; i++) {
    const open = world.asks.find(({ answered }) => !answered);
    if (open === undefined) break;
    const view = viewOf(bsg, world, open.seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    const given = ask && judgedAnswer(positionOf(view, shared, ORDINARY, 'normal'), ask);
    if (!given) break;
    answer(bsg, world, open.seat, open.id, given.answer);
  }
  return judged();
}

/** Whether a game ended well for the humans. */
export function humansWon({ facts, outcome }: BsgWorld): boolean {
  const ending = outcome?.reason.id;
  return [...boxOf(facts).endings].some(([id, winners]) => id === ending && winners === 'humans');
}
