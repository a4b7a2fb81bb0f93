import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ContestResult } from '@starboard/bots/arena';
import { gameAt, gamesOf, type Ladder, playedPart, playGame } from './play.ts';
import type { Share } from './worker.ts';

/** Below this, starting threads takes longer than playing. */
const WORTH_THREADS = 24;

/** How long a ladder may take, and on how many threads. */
export interface Pace {
  readonly threads: number;
  /** No game begins after so many seconds. */
  readonly seconds: number;
}

/** What was played of a ladder, its results in its own order. */
export interface Climbed {
  readonly ladder: Ladder;
  readonly results: readonly ContestResult[];
}

/** The games of a ladder; in this thread where there is no built worker (in tests). */
export async function playLadder(
  ladder: Ladder,
  { threads, seconds }: Pace,
  progress: (played: number) => void,
): Promise<Climbed> {
  const file = new URL('./worker.js', import.meta.url);
  const games = gamesOf(ladder);
  const inTime: ContestResult[] = [];
  let played = 0;
  const take = (time: number, result: ContestResult): void => {
    inTime[time] = result;
    played += 1;
    progress(played);
  };
  if (threads < 2 || games < WORTH_THREADS || !existsSync(fileURLToPath(file))) {
    const end = performance.now() + seconds * 1000;
    for (let time = 0; time < games && (time === 0 || performance.now() < end); time++) {
      take(time, playGame(ladder, gameAt(ladder, time)));
    }
    return inOrder(ladder, inTime);
  }
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const climb = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: Share = { ladder, taken };
      const worker = new Worker(file, { workerData });
      worker.on('message', ({ time, result }: { time: number; result: ContestResult }) =>
        take(time, result),
      );
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  const bell = setTimeout(() => Atomics.store(new Int32Array(taken), 0, games), seconds * 1000);
  try {
    await Promise.all(Array.from({ length: Math.min(threads, games) }, climb));
  } finally {
    clearTimeout(bell);
  }
  return inOrder(ladder, inTime);
}

/** Games are taken one after the other and all come to their end, so there are no gaps. */
function inOrder(ladder: Ladder, inTime: readonly ContestResult[]): Climbed {
  const climbed = playedPart(ladder, inTime.length);
  const results: ContestResult[] = [];
  for (const [time, result] of inTime.slice(0, gamesOf(climbed)).entries()) {
    results[gameAt(climbed, time)] = result;
  }
  return { ladder: climbed, results };
}
