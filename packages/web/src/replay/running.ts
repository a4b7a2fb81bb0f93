import { type Json, type Patch, patched, type View } from '@starboard/kernel';
import type { Person } from '@starboard/words';
import type { GameName } from '../game-name.ts';
import type { Step } from '../online/messages.ts';
import { appended, type LogEntry, tableStore } from '../table/client.ts';
import type { ReplayTable } from './client.ts';

/** A game that still goes on, as the server tells it to one of its viewers. */
export interface Telling {
  readonly viewer: number | 'spectator';
  readonly first: View<object>;
  readonly steps: readonly (Step & { readonly patch: Patch })[];
}

/** What I have seen of a game so far, at any moment of it; only from my own eyes. */
export function runningReplay(
  game: GameName,
  { first, steps }: Telling,
  people: readonly Person[],
): ReplayTable {
  const store = tableStore({ game, people, past: true, connection: 'live' });
  // A moment is made from the one before it; those that were looked at are kept.
  const views: View<object>[] = [first];
  function viewAt(seq: number): View<object> {
    for (let at = views.length; at <= seq; at++) {
      const before = views[at - 1] ?? first;
      // The patch was made between two views of this viewer.
      const next = patched(before as unknown as Json, steps[at]?.patch ?? []);
      views.push(next as unknown as View<object>);
    }
    return views[seq] ?? first;
  }
  const length = Math.max(0, steps.length - 1);
  return {
    subscribe: store.subscribe,
    state: store.state,
    length: () => length,
    record: () => null,
    look(wanted) {
      const seq = Math.max(0, Math.min(wanted, length));
      let log: readonly LogEntry[] = [];
      for (const { seq: at, replaces, events } of steps.slice(0, seq + 1)) {
        log = appended(log, at, events, replaces === undefined ? null : at - replaces);
      }
      // Nobody can answer any more what was asked then.
      store.set({ view: { ...viewAt(seq), asks: [] }, log });
    },
    answer() {},
    takeBack() {},
    order() {},
    talk() {},
    quick() {},
    back() {},
    rematch: null,
    lift() {},
    close() {},
  };
}
