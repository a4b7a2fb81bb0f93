import type { Bot } from '@starboard/bots';
import {
  type BsgView,
  type Facts,
  type LoyaltyId,
  loyaltyOf,
  PEGASUS,
  RED,
  RESOURCES,
  skillOf,
} from '@starboard/bsg';
import {
  type AskView,
  answer,
  clone,
  type Entry,
  type Json,
  type OpenAsk,
  sampleAnswer,
  seatAt,
  type View,
  whims,
} from '@starboard/kernel';
import type { RollView } from '@starboard/roll';
import type { Page } from 'playwright-core';
import { type BigMoment, momentsIn } from '../../src/bsg/big-moments/which.ts';
import { planetIn } from '../../src/bsg/boards/planet.ts';
import { nebulaIn } from '../../src/bsg/nebula.ts';
import {
  begin,
  botsTurn,
  enter,
  type PracticeGame,
  playBot,
  saved,
  seenBy,
} from '../../src/practice/game.ts';
import type { Saved } from '../../src/practice/messages.ts';
import { keepGames } from './kept-games.ts';
import { PLAYED } from './played.ts';

/** A game at a moment worth looking at, ready to be gone on with. */
export interface Staged {
  readonly id: string;
  /** What there is to look at. */
  readonly name: string;
  readonly saved: Saved;
  readonly over: boolean;
  /** Whoever moves next. */
  readonly next?: number;
}

type Wanted = (view: View, ask: AskView | null, practice: PracticeGame) => boolean;

const ME = seatAt(0);

/** Lets bots play all seats of a game until seat 0 is at the wanted moment. */
function stage(
  game: 'roll' | 'bsg',
  seats: number,
  seed: string,
  wanted: Wanted,
  modules: readonly string[] = [],
): Saved | null {
  const setup = {
    game,
    seats,
    humans: [0],
    level: 'normal',
    names: [],
    options: game === 'bsg' ? { variant: 'standard', modules: [...modules] } : {},
  } as const;
  const practice = begin(PLAYED[game], setup, seed);
  const mine = PLAYED[game].botOf('normal');
  let memory = mine.sitDown(seenBy(practice, ME));
  for (let moves = 0; moves < 4_000; moves++) {
    const open = botsTurn(practice);
    if (open !== null) {
      playBot(practice, open);
      continue;
    }
    const view = seenBy(practice, ME);
    const ask = view.asks.find(({ answered }) => !answered) ?? null;
    if (wanted(view, ask, practice)) return saved(practice);
    if (ask === null) return null;
    memory = playMine(practice, mine, view, ask, memory);
  }
  return null;
}

/** Games at the first ask of each kind that comes to seat 0; what kind an ask is, `kindOf` says. */
export function stagedAsks(
  game: 'roll' | 'bsg',
  seats: number,
  games: number,
  /** Null for one that is not looked for. */
  kindOf: (ask: AskView) => string | null,
  modules?: readonly string[],
): Staged[] {
  const found = new Map<string, Staged>();
  for (let i = 0; i < games; i++) {
    const wanted: Wanted = (view, ask, practice) => {
      if (ask === null || view.outcome !== null) return false;
      const kind = kindOf(ask);
      if (kind !== null && !found.has(kind)) {
        const now: Saved = JSON.parse(JSON.stringify(saved(practice)));
        found.set(kind, { id: `ask-${found.size}`, name: kind, saved: now, over: false });
      }
      return false;
    };
    stage(game, seats, i.toString(16).padStart(64, '7'), wanted, modules);
  }
  return [...found.values()];
}

/** What a game of anybody's answers has come to: what it is called, and where a person sits. */
type ComeTo = (facts: Facts, open: OpenAsk) => { kind: string; seat: number } | null;

/** Asks of these kinds, with a person where each is asked. */
export const asksOf =
  (prompts: readonly string[]): ComeTo =>
  (_facts, { ask: { prompt }, seat }) =>
    prompts.includes(prompt) ? { kind: prompt, seat } : null;

/** Games of anybody's answers, at the first moment of each kind, until there are so many kinds. */
export function stagedByChance(
  kinds: number,
  seats: number,
  games: number,
  modules: readonly string[],
  come: ComeTo,
): Staged[] {
  const found = new Map<string, Staged>();
  const setup = {
    game: 'bsg',
    seats,
    humans: [],
    level: 'normal',
    names: [],
    // Longer games, in which more happens.
    options: { variant: 'easier-for-humans', modules: [...modules] },
  } as const;
  for (let i = 0; i < games && found.size < kinds; i++) {
    const practice = begin({ ...PLAYED.bsg, botOf: null }, setup, i.toString(16).padStart(64, '3'));
    const chance = whims(`by chance ${i}`);
    // Looked for in the plain game, which is much the quicker; what is found is played again as practice.
    const state = clone(practice.match.state);
    const given: Entry[] = [];
    while (state.outcome === null) {
      const open = state.asks.find(({ answered }) => !answered);
      if (open === undefined) break;
      // The state of a game that is known by name holds its facts.
      const there = come(state.facts as Facts, open);
      if (there !== null && !found.has(there.kind)) {
        for (const entry of given.splice(0)) enter(practice, entry);
        const now: Saved = JSON.parse(JSON.stringify(saved(practice)));
        found.set(there.kind, {
          id: `chance-${there.kind}`,
          name: there.kind,
          saved: { ...now, setup: { ...now.setup, humans: [there.seat] } },
          over: false,
        });
      }
      const { seat, id } = open;
      const value = sampleAnswer(PLAYED.bsg.game, state, open, chance);
      given.push({ kind: 'answer', seat, ask: id, answer: value });
      answer(PLAYED.bsg.game, state, seat, id, value);
    }
  }
  return [...found.values()];
}

/**
 * Games of bots, each before the move that brings a big moment about for a person who only looks on: by what `nameOf` calls
 * it, until there are so many.
 */
export function stagedMoments(
  kinds: number,
  seats: number,
  modules: readonly string[],
  nameOf: (moment: BigMoment) => string | null,
): Staged[] {
  const found = new Map<string, Staged>();
  const seedOf = (i: number): string => i.toString(16).padStart(64, '9');
  const setup = {
    game: 'bsg',
    seats,
    humans: [],
    level: 'easy',
    names: [],
    options: { variant: 'standard', modules: [...modules] },
  } as const;
  /** The same bots in the same game do the same: up to any move it is played again much sooner than kept at each. */
  const played = (i: number, moves: number): Saved => {
    const practice = begin(PLAYED.bsg, setup, seedOf(i));
    for (let move = 0; move < moves; move++) {
      const open = botsTurn(practice);
      if (open !== null) playBot(practice, open);
    }
    return JSON.parse(JSON.stringify(saved(practice)));
  };
  for (let i = 0; i < 40 && found.size < kinds; i++) {
    const practice = begin(PLAYED.bsg, setup, seedOf(i));
    let open = botsTurn(practice);
    for (let moves = 0; open !== null; moves++, open = botsTurn(practice)) {
      const asked = practice.match.state.asks.filter(({ answered }) => !answered);
      const told = practice.logs.map((log) => log.length);
      playBot(practice, open);
      if (asked.length > 1) continue;
      for (const [seat, log] of practice.logs.entries()) {
        if (seat === open.seat) continue;
        for (const moment of momentsIn(log, told[seat] ?? 0, seat)) {
          const name = nameOf(moment);
          if (name === null || found.has(name)) continue;
          const then = played(i, moves);
          found.set(name, {
            id: name,
            name,
            saved: { ...then, setup: { ...then.setup, humans: [seat] } },
            over: false,
            next: open.seat,
          });
        }
      }
    }
  }
  if (found.size < kinds) throw new Error(`only ${[...found.keys()]}`);
  return [...found.values()];
}

/** Puts games where practice games are kept. The page must be one of the site. */
export const keepStaged = (page: Page, games: readonly Staged[]): Promise<void> =>
  keepGames(page, Object.fromEntries(games.map((it) => [it.id, it])), Date.now() - 3 * 60_000);

function playMine(practice: PracticeGame, bot: Bot, view: View, ask: AskView, memory: Json): Json {
  const decided = bot.decide(view, ask, memory, whims(`${practice.match.head}`));
  enter(practice, { kind: 'answer', seat: ME, ask: ask.id, answer: decided.answer });
  return decided.memory;
}

/** A moment worth looking at, and where it was found last: there it is looked for first, since looking takes seconds. */
interface Moment {
  readonly game: 'roll' | 'bsg';
  readonly seats: number;
  readonly modules?: readonly string[];
  readonly wanted: Wanted;
  readonly lately: number;
}

function found(id: MomentId): Staged {
  const { game, seats, wanted, modules, lately }: Moment = MOMENTS[id];
  for (const i of [lately, ...Array.from({ length: 60 }, (_, i) => i)]) {
    const seed = i.toString(16).padStart(64, '5');
    const there = stage(game, seats, seed, wanted, modules);
    if (there !== null) return { id, name: id, saved: there, over: id.endsWith('end') };
  }
  throw new Error(`no such moment: ${id}`);
}

const isOver: Wanted = ({ outcome }) => outcome !== null;
// The games are known by name, so that the facts are what their views say.
const bsg = (view: View): BsgView => view.facts as BsgView;
const roll = (view: View): RollView => view.facts as RollView;
const isPlan = (ask: AskView | null): boolean =>
  ask?.ask.kind === 'plan' && ask.ask.plan === 'assign';

const WITH_PEGASUS = ['pegasus', 'new-caprica', 'cylon-leaders'];
/** All options of Exodus, and the two halves of them that are shown. */
export const WITH_EXODUS = [
  'exodus',
  'personal-goals',
  'final-five',
  'cylon-fleet',
  'ionian-nebula',
] as const;
const WITH_FLEET = ['exodus', 'personal-goals', 'final-five', 'cylon-fleet'];
const WITH_NEBULA = ['exodus', 'ionian-nebula'];

/** The moments the screenshots show. */
const MOMENTS = {
  'roll-planning': {
    game: 'roll',
    seats: 3,
    lately: 5,
    wanted: (view, ask) => {
      const me = roll(view).players[ME];
      if (me === undefined || !isPlan(ask)) return false;
      const building = me.develop.count > 0 && me.settle.count > 0;
      return building && me.tableau.length >= 6 && me.goods.length > 0;
    },
  },
  'roll-phase': {
    game: 'roll',
    seats: 3,
    lately: 0,
    wanted: (view, ask) => {
      const { active, phase, players } = roll(view);
      const busy = active.length >= 2 && (players[ME]?.workers.explore.length ?? 0) >= 2;
      return busy && phase === 'explore' && ask?.ask.kind === 'plan' && ask.ask.plan === 'explore';
    },
  },
  'roll-end': { game: 'roll', seats: 3, lately: 0, wanted: isOver },
  'bsg-crisis': {
    game: 'bsg',
    seats: 5,
    lately: 0,
    wanted: (view, ask) => {
      const { turn, check, players } = bsg(view);
      const hand = players[ME]?.hand ?? [];
      return turn >= 4 && hand.length >= 5 && check !== null && ask?.ask.kind === 'some';
    },
  },
  'bsg-combat': {
    game: 'bsg',
    seats: 5,
    lately: 1,
    wanted: (view, ask) => {
      const { raiders, basestars, current, players, resources } = bsg(view);
      const attackers = raiders.filter((it) => it !== null).length;
      const skills = new Set(players[ME]?.hand?.map(skillOf));
      const mine = current === ME && ask?.ask.kind === 'one' && skills.size > 1;
      const low = RESOURCES.some((it) => resources[it] <= RED[it]);
      return attackers >= 4 && basestars.length > 0 && mine && low;
    },
  },
  'bsg-end': { game: 'bsg', seats: 5, lately: 0, wanted: isOver },
  'bsg-pegasus': {
    game: 'bsg',
    seats: 7,
    modules: WITH_PEGASUS,
    lately: 0,
    wanted: (view, ask) => {
      const { turn, damaged } = bsg(view);
      const hit = damaged.some((token) => PEGASUS.some((it) => it === token));
      // With somewhere to go: not from the Brig, nor on the other side.
      const places = ask?.ask.kind === 'one' ? ask.ask.of.length : 0;
      return turn >= 6 && hit && ask?.ask.things === 'move' && places > 10;
    },
  },
  'bsg-new-caprica': {
    game: 'bsg',
    seats: 5,
    modules: WITH_PEGASUS,
    lately: 0,
    wanted: (view, ask) => {
      const planet = planetIn(bsg(view));
      const marching = planet !== null && planet.forces.length > 0 && planet.prepared.length > 0;
      return marching && bsg(view).current === ME && ask?.ask.things === 'action';
    },
  },
  'bsg-exodus': {
    game: 'bsg',
    seats: 5,
    modules: WITH_FLEET,
    lately: 1,
    wanted: (view, ask) => {
      const { pursuit, current, players } = bsg(view);
      const waiting = pursuit?.raiders.filter((it) => it !== null).length ?? 0;
      const goal = players[ME]?.loyalty.some((it) => it !== null && isGoal(it)) === true;
      const mine = current === ME && ask?.ask.things === 'action';
      return mine && waiting >= 3 && goal;
    },
  },
  'bsg-ionian-nebula': {
    game: 'bsg',
    seats: 6,
    modules: WITH_NEBULA,
    lately: 9,
    wanted: (view, ask) => {
      const nebula = nebulaIn(bsg(view));
      const known = nebula?.allies.some(({ by }) => by === ME) === true;
      return known && bsg(view).turn >= 6 && ask?.ask.things === 'move';
    },
  },
  'bsg-crossroads': {
    game: 'bsg',
    seats: 5,
    modules: WITH_NEBULA,
    lately: 0,
    wanted: (view) => {
      const nebula = nebulaIn(bsg(view));
      return nebula?.phase === 'crossroads' && nebula.resolved.length >= 3;
    },
  },
} satisfies Record<string, Moment>;

export type MomentId = keyof typeof MOMENTS;

/** Games at these moments, or at all that the screenshots show. */
export function stagedGames(which: (id: MomentId) => boolean = () => true): Staged[] {
  const ids = Object.keys(MOMENTS) as MomentId[];
  return ids.filter(which).map(found);
}

const isGoal = (card: LoyaltyId): boolean => loyaltyOf(card).goal !== undefined;
