import type { GameRecord } from '@starboard/kernel';
import type { Person } from '@starboard/words';
import { type TableClient, tableStore } from '../table/client.ts';
import type { Eyes, FromReplay, Recording, ToReplay } from './messages.ts';

/** A table to look at: nothing can be done there but to go through its past. */
export interface ReplayTable extends TableClient {
  /** How many moves there are; null until they have been played again. */
  length(): number | null;
  /** The whole game as one file; null before it has been played again, and for a game that is not over. */
  record(): GameRecord | null;
  look(seq: number, eyes: Eyes): void;
}

export function replayTable(recording: Recording, people: readonly Person[]): ReplayTable {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const say = (message: ToReplay): void => worker.postMessage(message);
  const store = tableStore({ game: recording.game, people, past: true });
  let length: number | null = null;
  let record: GameRecord | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<FromReplay>) => {
    switch (data.say) {
      case 'loaded':
        ({ length, record } = data);
        return store.set({ connection: 'live' });
      case 'failed':
        return store.set({ connection: 'unreadable' });
      case 'seen':
        return store.set({ view: data.view, log: data.log });
    }
  });
  say({ say: 'load', recording });
  return {
    subscribe: store.subscribe,
    state: store.state,
    length: () => length,
    record: () => record,
    look: (seq, eyes) => say({ say: 'look', seq, eyes }),
    answer() {},
    takeBack() {},
    order() {},
    talk() {},
    quick() {},
    back() {},
    rematch: null,
    lift() {},
    close: () => worker.terminate(),
  };
}
