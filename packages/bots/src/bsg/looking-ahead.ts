import {
  type BsgView,
  type BsgWorld,
  bsg,
  meaningOf,
  RESOURCES,
  type Resource,
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
import { threat } from './danger.ts';
import { ledgersOf, newMemory, type Personality } from './memory.ts';
import { departureOdds, peopleBehind, planetOf, shipWorth } from './planet.ts';
import { type Position, positionOf, sideOf } from './position.ts';
import { unitFor } from './prices.ts';

/** How many moves are tried, in how many worlds, and how many turns are played there. */
const EFFORT = { choices: 4, worlds: 10, turns: 2 } as const;
const MOST_ANSWERS = 400;

/**
 * The own turn, tried out: the moves that look best are played in worlds that could be this one, by players
 * without look-ahead, through this turn and the next; what the fleet is then worth decides. Null where there is
 * nothing to look ahead to.
 */
export function searchedAnswer(
  view: View<BsgView>,
  position: Position,
  { ask, window }: AskView,
  chance: Chance,
  late: () => boolean,
): Answered | null {
  const moment = momentOf(position, ask.prompt);
  if (moment === null || window !== null || ask.kind !== 'one') return null;
  const choices = promising(position, ask, moment);
  if (choices.length < 2) return null;
  const sums = choices.map(() => 0);
  for (let i = 0; i < EFFORT.worlds && !late(); i++) {
    const world = worldFrom(view, position.suspicion, moment, chance);
    rearranged(bsg, world);
    for (const [at, choice] of choices.entries()) {
      sums[at] = (sums[at] ?? 0) + playOut(clone(world), position, ask.prompt, choice);
    }
  }
  const side = sideOf(position);
  let best = 0;
  for (const [at, sum] of sums.entries()) if (side * sum > side * (sums[best] ?? 0)) best = at;
  const chosen = choices[best];
  return chosen === undefined
    ? null
    : {
        answer: chosen,
        why: because('bot-bsg-searched', { choice: chosen, choices: choices.length }),
      };
}

/** Only the own turn can be imagined from outside, and hiding is not a matter of two turns. */
function momentOf({ facts, me, role }: Position, prompt: string): WorldMoment | null {
  if (facts.current !== me.seat || role === 'hidden-cylon' || facts.onTable.length > 0) return null;
  if (prompt === 'move-to') return 'moving';
  return prompt === 'choose-action' && role === 'human' ? 'acting' : null;
}

function promising(position: Position, ask: OneAsk, moment: WorldMoment): Choice[] {
  const worth = moment === 'acting' ? actionWorth : placeAppeal;
  const rated = ask.of.map((choice) => ({
    choice,
    worth: worth(position, meaningOf(ask, choice)),
  }));
  const sorted = rated.sort((a, b) => b.worth - a.worth).map(({ choice }) => choice);
  return sorted.slice(0, EFFORT.choices);
}

const ORDINARY: Personality = { boldness: 1, distrust: 1, nerve: 0.5, salt: 1 };

/** Plays a world on, and says what the fleet is worth there. */
function playOut(
  world: BsgWorld,
  { me, memory }: Position,
  prompt: string,
  choice: Choice,
): number {
  const own = world.asks.find(({ seat, ask }) => seat === me.seat && ask.prompt === prompt);
  if (own?.ask.kind !== 'one' || !own.ask.of.includes(choice))
    return fleetValue(viewOf(bsg, world, me.seat).facts);
  const last = world.facts.turn + EFFORT.turns;
  const shared = { ...newMemory(world.seats), ...ledgersOf(memory), personality: ORDINARY };
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
  if (world.outcome !== null) return world.outcome.reason.id.startsWith('humans') ? 40 : -40;
  return fleetValue(viewOf(bsg, world, me.seat).facts);
}

/** What the fleet has, how far it came, and what is after it. */
export function fleetValue(facts: BsgView): number {
  const hands = facts.players
    .filter(({ revealed }) => revealed === 'no')
    .reduce((sum, { handSize }) => sum + Math.min(8, handSize), 0);
  return (
    RESOURCES.reduce(
      (sum, resource) => sum + stockWorth(facts, resource, facts.resources[resource]),
      0,
    ) +
    facts.distance * 2.2 +
    facts.jumpTrack * 0.6 -
    threat(facts) * 0.5 -
    facts.damaged.length * 0.6 +
    facts.nukes * 0.5 +
    facts.raptors * 0.25 +
    hands * 0.07 +
    exodusValue(facts)
  );
}

/** How well those on New Caprica are prepared to leave it. */
function exodusValue(facts: BsgView): number {
  const planet = planetOf(facts);
  if (planet === null || planet.phase === 'afar') return 0;
  const { locked, prepared, forces, phase } = planet;
  const saved = prepared.length * 0.6 * shipWorth(facts);
  const odds = 6 * departureOdds(facts, locked.length + Math.floor(prepared.length / 2), 0);
  return (
    saved + odds - forces.length * 0.3 + (phase === 'orbit' ? 3 - 0.3 * peopleBehind(facts) : 0)
  );
}

function stockWorth(facts: BsgView, resource: Resource, left: number): number {
  let worth = 0;
  for (let i = 1; i <= left; i++) worth += unitFor(facts, resource, i);
  return worth;
}
