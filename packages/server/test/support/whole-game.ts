import { botFor } from '@starboard/bots';
import {
  type AskView,
  type Chance,
  eventsFor,
  firstDifference,
  imagine,
  type Json,
  seatAt,
  type View,
  type Viewer,
  viewOf,
  whims,
} from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { expect } from 'vitest';
import { gameNamed } from '../../src/games.ts';
import { historyOf, type Moment } from './history.ts';
import { type Live, Person } from './person.ts';
import { seated } from './tables.ts';
import { checkTranscript, expectedView, FIELDS } from './transcript.ts';

export interface Setting {
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
}

/** How much of a game was recorded and looked through. */
export interface Recorded {
  readonly answers: number;
  readonly messages: number;
  readonly bytes: number;
  /** Views that were compared with those of another world. */
  readonly worlds: number;
  /** Names that somebody could not have known when something was sent to them, summed over all messages. */
  readonly hidden: number;
}

/** Bots come further than chance does: to the last jumps, trials and revealed Cylons. */
function choose(view: View, ask: AskView, chance: Chance): Json {
  const bot = botFor(view.game, 'easy');
  if (bot === null) throw new Error('nobody plays that');
  return bot.decide(view, ask, bot.sitDown(view), chance).answer;
}

/** Plays a game from its first question to its end over live connections; `half` is called on the way. */
async function playWhole(
  table: string,
  lives: readonly Live[],
  chance: Chance,
  half: () => Promise<void>,
): Promise<number> {
  for (let given = 0; ; given++) {
    if (given === 60) await half();
    if (lives[0]?.at(table).view?.outcome != null) return given;
    const live = lives.find((it) => it.asks(table).length > 0);
    const view = live?.at(table).view;
    const [ask] = live?.asks(table) ?? [];
    if (live === undefined || view == null || ask === undefined) throw new Error('nobody is asked');
    const reply = await live.answer(table, ask.id, choose(view, ask, chance));
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply));
    for (const it of lives) await it.until(() => it.at(table).seq >= reply.seq);
  }
}

const STRINGS = /"((?:[^"\\]|\\.)*)"(:?)/g;

function wordsIn(text: string): Set<string> {
  return new Set([...text.matchAll(STRINGS)].map(([, word]) => word ?? ''));
}

/** Without the names of fields, which are the program's. */
function valuesIn(text: string): Set<string> {
  const found = [...text.matchAll(STRINGS)].filter(([, , colon]) => colon === '');
  return new Set(found.map(([, word]) => word ?? ''));
}

/**
 * Looks for every name in the whole state of the game (cards in decks and hands, sides, the seed) in every byte
 * somebody received, up to the moment when the rules first showed it to them.
 */
function searchBytes(person: Person, history: readonly Moment[], viewer: Viewer): number {
  const known = new Set<string>();
  let reached = -1;
  let secrets = new Set<string>();
  let hidden = 0;
  for (const text of person.received) {
    const { seq } = JSON.parse(text === '' ? '{}' : text) as { seq?: unknown };
    if (typeof seq === 'number' && seq > reached) {
      const told = history.slice(reached + 1, seq + 1);
      reached = seq;
      const moment = history[seq];
      if (moment === undefined) throw new Error(`no such moment: ${seq}`);
      // The seed is told when the game is over: that is looked at elsewhere.
      if (moment.state.outcome !== null) break;
      for (const { state, events } of told) {
        const seen = [expectedView({ ...moment, state }, viewer), eventsFor(events, viewer)];
        for (const word of wordsIn(JSON.stringify(seen))) known.add(word);
      }
      // What is under way is full of the program's own words; the comparisons look at that.
      secrets = valuesIn(JSON.stringify({ ...moment.state, stack: [] }));
      for (const word of Object.keys(FIELDS)) secrets.delete(word);
      for (const word of known) secrets.delete(word);
    }
    hidden += secrets.size;
    const leaked = [...wordsIn(text)].filter((word) => secrets.has(word));
    if (leaked.length > 0)
      throw new Error(`${viewer} was sent ${leaked.join()} at ${reached}: ${text.slice(0, 500)}`);
  }
  return hidden;
}

/** In a world that differs only in what a viewer may not know, the same would have been sent. */
function compareWorlds(
  { game: name }: Setting,
  history: readonly Moment[],
  viewer: Viewer,
  chance: Chance,
): number {
  const game = gameNamed(name);
  let compared = 0;
  for (const { state, seq } of history) {
    if (seq % 7 !== 0 || state.outcome !== null) continue;
    const other = imagine(game, state, viewer, chance);
    if (other === null) continue;
    expect(
      firstDifference(viewOf(game, state, viewer), viewOf(game, other.state, viewer)),
    ).toBeNull();
    compared += 1;
  }
  return compared;
}

/**
 * Plays a whole game over real connections, with one who watches and one who comes in a second time in the middle, and
 * looks through everything that anybody received.
 */
export async function recordWholeGame(
  server: Server,
  setting: Setting,
  seed: string,
): Promise<Recorded> {
  const chance = whims(seed);
  const { game, seats, options } = setting;
  const { table, people, lives, invite } = await seated([server], game, seats, { options });
  const spectator = await Person.guest(server.url, 'Spectator');
  const watching = await spectator.live();
  await watching.join(table, { invite });
  const followed: { readonly live: Live; readonly viewer: Viewer }[] = [
    ...lives.map((live, i) => ({ live, viewer: seatAt(i) })),
    { live: watching, viewer: 'spectator' },
  ];
  const answers = await playWhole(table, lives, chance, async () => {
    const [, second] = people;
    if (second === undefined) throw new Error('nobody');
    const again = await second.live();
    await again.join(table, { seen: 20 });
    followed.push({ live: again, viewer: seatAt(1) });
    for (const [person, query] of [
      [second, ''],
      [spectator, `invite=${invite}`],
    ] as const)
      for (const path of ['', '/view', '/log', '/replay', '/talk'])
        await person.do('GET', `/api/tables/${table}${path}?${query}`);
  });
  const history = await historyOf(server, table);
  let [messages, bytes, worlds, hidden] = [0, 0, 0, 0];
  for (const { live, viewer } of followed) {
    await live.until(() => live.at(table).seq === history.length - 1);
    expect(checkTranscript(live, history, viewer, table)).toBe(history.length - 1);
    live.close();
  }
  for (const [i, person] of [...people, spectator].entries()) {
    const viewer = i < seats ? seatAt(i) : 'spectator';
    hidden += searchBytes(person, history, viewer);
    worlds += compareWorlds(setting, history, viewer, chance);
    messages += person.received.length;
    for (const text of person.received) bytes += Buffer.byteLength(text);
  }
  return { answers, messages, bytes, worlds, hidden };
}
