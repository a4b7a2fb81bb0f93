import { type Bsg, bsg, ENDINGS, loyaltyOf, meaningOf } from '@starboard/bsg';
import {
  type AskView,
  answer,
  type Chance,
  type Choice,
  eventsFor,
  type GameEvent,
  type Json,
  type Seat,
  type StateOf,
  seatsOf,
  seedFrom,
  shuffleWith,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import type { Bot } from '../bot.ts';
import { type Foresight, humanChance } from '../bsg/foresight.ts';
import { inputsFor } from '../bsg/inputs.ts';
import { humansWon } from '../bsg/looking-ahead.ts';
import { type Personality, readMemory } from '../bsg/memory.ts';
import { positionOf } from '../bsg/position.ts';
import type { Inputs } from '../learning/network.ts';
import { isCylonSeat } from './loyalties.ts';

/** What a seat saw when a turn began, and what came of it. */
export interface Lesson {
  readonly inputs: Inputs;
  /** Whether the humans won. */
  readonly won: number;
  /** The same as it looked on the way there: what was thought of the turns that followed counts, the nearer the more. */
  readonly hoped: number;
  /** How it ended, by its place among the endings. */
  readonly ending: number;
}

/** Who plays which side, and how often of a hundred times somebody tries something else than they think best. */
export interface Class {
  readonly humans: Bot;
  readonly cylons: Bot;
  readonly curious: number;
  /** Whoever says what is thought of a turn; null where nobody knows yet. */
  readonly foresight: Foresight | null;
}

/** How many people play, and with what. */
export interface Setting {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Somebody on a chair, with a memory for each of the sides that may play from it. */
interface Sitting {
  human: Json;
  cylon: Json;
  /** How many events were taken in. */
  noticed: number;
}

interface Moment {
  readonly inputs: Inputs;
  readonly chance: number | null;
}

/** So many seats tell what they see: all of them would tell much the same. */
const WATCHED = 3;

/** How much of what is thought of a turn comes from beyond the next. */
const FARTHER = 0.93;

const MOST_ANSWERS = 50_000;

/** Whoever looks is nobody in particular. */
const ORDINARY: Personality = { boldness: 1, distrust: 1, nerve: 0.5, salt: 1 };

/** Plays one game and returns its lessons, and whether the humans won it. */
export function lessonsOf(
  seed: string,
  { seats, options }: Setting,
  { humans, cylons, curious, foresight }: Class,
): { readonly lessons: Lesson[]; readonly won: boolean } {
  const { state, events: first } = start(bsg, { seats, seed: seedFrom(seed), options });
  const events: GameEvent[] = [...first];
  const chances = seatsOf(seats).map((seat) => whims(`${seed}/${seat}`));
  const sitting = seatsOf(seats).map((seat): Sitting => {
    const view = viewOf(bsg, state, seat);
    return { human: humans.sitDown(view), cylon: cylons.sitDown(view), noticed: 0 };
  });
  const notice = (seat: Seat): Sitting => {
    const it = sitting[seat];
    if (it === undefined) throw new RangeError('nobody sits there');
    const view = viewOf(bsg, state, seat);
    const news = eventsFor(events.slice(it.noticed), seat);
    it.noticed = events.length;
    it.human = humans.notice(it.human, news, view);
    it.cylon = humans === cylons ? it.human : cylons.notice(it.cylon, news, view);
    return it;
  };
  const watched = shuffleWith(whims(`${seed}/watched`), [...seatsOf(seats)]).slice(0, WATCHED);
  const seen = watched.map((): Moment[] => []);
  let turn = 0;
  for (let answers = 0; state.outcome === null; answers++) {
    const open = state.asks.find(({ answered }) => !answered);
    const chance = open && chances[open.seat];
    if (open === undefined || chance === undefined) throw new Error('nobody can act');
    if (answers >= MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
    if (state.facts.turn > turn) {
      turn = state.facts.turn;
      for (const [i, seat] of watched.entries()) {
        seen[i]?.push(momentFor(state, seat, notice(seat), foresight));
      }
    }
    const { seat } = open;
    const mind = notice(seat);
    const view = viewOf(bsg, state, seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    if (ask === undefined) throw new Error('an ask its own seat does not see');
    const isCylon = isCylonSeat(state, seat);
    const bold = boldAnswer(ask, chance, curious);
    if (bold !== null) {
      events.push(...answer(bsg, state, seat, open.id, bold).events);
      continue;
    }
    const bot = isCylon ? cylons : humans;
    const decision = bot.decide(view, ask, isCylon ? mind.cylon : mind.human, chance);
    if (isCylon && humans !== cylons) mind.cylon = decision.memory;
    else mind.human = decision.memory;
    events.push(...answer(bsg, state, seat, open.id, decision.answer).events);
  }
  const won = humansWon(state);
  const ending = ENDINGS.findIndex((it) => it === state.outcome?.reason.id);
  return { lessons: seen.flatMap((moments) => lessonsFrom(moments, won, ending)), won };
}

function momentFor(
  state: StateOf<Bsg>,
  seat: Seat,
  { human }: Sitting,
  foresight: Foresight | null,
): Moment {
  const memory = readMemory(human, state.seats);
  const position = positionOf(viewOf(bsg, state, seat), memory, ORDINARY, 'normal');
  return {
    inputs: inputsFor(position),
    chance: foresight === null ? null : humanChance(foresight, position),
  };
}

/** Now and then anything that can be done with a turn; a Cylon in hiding also shows its face. */
function boldAnswer({ ask, window }: AskView, chance: Chance, curious: number): Choice | null {
  const own = ask.prompt === 'move-to' || ask.prompt === 'choose-action';
  if (ask.kind !== 'one' || window !== null || !own) return null;
  const bold = chance.below(100) < curious;
  const face = ask.of.find((choice) => {
    const meant = meaningOf(ask, choice);
    return meant.is === 'reveal' && loyaltyOf(meant.loyalty).team === 'cylon';
  });
  if (face !== undefined && chance.below(100) < curious) return face;
  return bold ? (ask.of[chance.below(ask.of.length)] ?? null) : null;
}

/** From the end on, since what is thought of a turn depends on the next. */
function lessonsFrom(moments: readonly Moment[], won: boolean, ending: number): Lesson[] {
  const lessons: Lesson[] = [];
  let hoped = won ? 1 : 0;
  for (const { inputs, chance } of [...moments].reverse()) {
    lessons.push({ inputs, won: won ? 1 : 0, hoped, ending });
    if (chance !== null) hoped = FARTHER * hoped + (1 - FARTHER) * chance;
  }
  return lessons;
}
