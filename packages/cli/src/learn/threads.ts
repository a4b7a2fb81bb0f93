import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Desk, type Homework, homework } from './desk.ts';

/** Those who play while somebody learns. */
export interface Players {
  /** Plays a game here and now, where there are no threads to do it. */
  readonly playOne: (() => void) | null;
  /** Whether a thread has failed; `finished` says how. */
  readonly failed: () => boolean;
  readonly finished: Promise<unknown>;
}

/** As many threads as asked for; without a built worker (in tests) games are played in between. */
export function playersAt(
  desk: Omit<Desk, 'first' | 'of'>,
  threads: number,
  worker: URL,
  take: (done: Homework) => void,
): Players {
  if (!existsSync(fileURLToPath(worker))) {
    const games = homework({ ...desk, first: 0, of: 1 });
    const playOne = (): void => {
      const { value } = games.next();
      if (value !== undefined) take(value);
    };
    return { playOne, failed: () => false, finished: Promise.resolve() };
  }
  let failed = false;
  const ends = Array.from({ length: threads }, (_, first) => {
    const workerData: Desk = { ...desk, first, of: threads };
    const thread = new Worker(worker, { workerData });
    thread.on('message', take);
    return new Promise<void>((resolve, reject) => {
      thread.on('error', (error) => {
        failed = true;
        reject(error);
      });
      thread.on('exit', () => resolve());
    });
  });
  const finished = Promise.all(ends);
  // Heard when the course is over, which a failure ends.
  finished.catch(() => undefined);
  return { playOne: null, failed: () => failed, finished };
}
