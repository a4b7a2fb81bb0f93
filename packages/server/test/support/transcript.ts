import {
  eventsFor,
  type Json,
  type Patch,
  patchBetween,
  patched,
  type Viewer,
  viewOf,
} from '@starboard/kernel';
import { expect } from 'vitest';
import { games } from '../../src/games.ts';
import type { Moment } from './history.ts';
import type { Live } from './person.ts';

/** The fields a message of a kind may have; whatever else were there would be something nobody thought about. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = {
  hello: ['type', 'player', 'heartbeat'],
  done: ['type', 'id', 'seq', 'held', 'repeated', 'said'],
  refused: ['type', 'id', 'status', 'error', 'code', 'args'],
  'table-joined': [
    'type',
    'table',
    'you',
    'seq',
    'info',
    'view',
    'steps',
    'clocks',
    'mayTakeBack',
    'lastOwn',
    'talk',
  ],
  view: ['type', 'table', 'seq', 'steps', 'view', 'clocks', 'mayTakeBack'],
  update: ['type', 'table', 'from', 'seq', 'steps', 'patch', 'clocks', 'mayTakeBack'],
  table: ['type', 'table', 'info'],
  presence: ['type', 'table', 'seats', 'watching'],
  talk: ['type', 'table', 'said'],
  moved: ['type', 'table'],
};

export function expectedView(moment: Moment, viewer: Viewer): Json {
  const game = games.find(({ name }) => name === moment.state.game);
  if (game === undefined) throw new Error('no such game');
  return JSON.parse(JSON.stringify(viewOf(game, moment.state, viewer)));
}

export function expectedSteps(
  history: readonly Moment[],
  from: number,
  to: number,
  viewer: Viewer,
): Json {
  const steps = history.slice(from + 1, to + 1).map(({ seq, events, replaces }) => ({
    seq,
    ...(replaces === 0 ? {} : { replaces }),
    events: eventsFor(events, viewer),
  }));
  return JSON.parse(JSON.stringify(steps));
}

function sorted(patch: Patch): Json {
  const changes = patch.map((change) => ({ at: JSON.stringify(change.at), change }));
  changes.sort((a, b) => (a.at < b.at ? -1 : 1));
  return JSON.parse(JSON.stringify(changes));
}

/**
 * Everything a connection got about a game must be what its viewer may know at that moment, and nothing else, without
 * a gap. Gives the moment it came to.
 */
export function checkTranscript(
  live: Live,
  history: readonly Moment[],
  viewer: Viewer,
  table: string,
): number {
  let view: Json = null;
  let reached = -1;
  for (const message of live.messages) {
    const allowed = FIELDS[message.type];
    expect(allowed, message.type).toBeDefined();
    for (const field of Object.keys(message)) expect(allowed).toContain(field);
    if (message.table !== table) continue;
    // What somebody did last is told to that person alone; who only watches has done nothing.
    if (message.type === 'table-joined' && viewer === 'spectator') {
      expect(message.lastOwn).toBeNull();
    }
    if (typeof message.mayTakeBack === 'boolean' && message.seq !== null && message.seq >= 0) {
      const own = viewer === 'spectator' ? false : history[message.seq]?.mayTakeBack[viewer];
      expect(message.mayTakeBack).toBe(own);
    }
    if (message.type === 'table-joined' || message.type === 'view') {
      if (message.seq === null || message.seq < 0) continue;
      const moment = history[message.seq];
      if (moment === undefined) throw new Error(`no such moment: ${message.seq}`);
      expect(message.view).toEqual(expectedView(moment, viewer));
      const [first] = message.steps;
      if (first !== undefined)
        expect(message.steps).toEqual(expectedSteps(history, first.seq - 1, message.seq, viewer));
      view = expectedView(moment, viewer);
      reached = message.seq;
    }
    if (message.type === 'update') {
      const moment = history[message.seq];
      if (moment === undefined) throw new Error(`no such moment: ${message.seq}`);
      expect(message.from).toBe(reached);
      const next = expectedView(moment, viewer);
      // The same changes and no others; their order is that of an object's keys.
      expect(sorted(message.patch)).toEqual(sorted(patchBetween(view, next)));
      expect(patched(view, message.patch)).toEqual(next);
      expect(message.steps).toEqual(expectedSteps(history, message.from, message.seq, viewer));
      view = next;
      reached = message.seq;
    }
  }
  return reached;
}
