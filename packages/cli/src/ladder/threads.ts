import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ContestResult } from '@starboard/bots/arena';
import { gamesOf, type Ladder, playGame } from './play.ts';
import type { Share } from './worker.ts';

/** Below this, starting threads takes longer than playing. */
const WORTH_THREADS = 24;

/** All games of a ladder, on every core; in this thread where there is no built worker (in tests). */
export async function playLadder(
  ladder: Ladder,
  progress: (played: number) => void,
): Promise<ContestResult[]> {
  const file = new URL('./worker.js', import.meta.url);
  const games = gamesOf(ladder);
  const threads = Math.min(availableParallelism(), games);
  if (threads < 2 || games < WORTH_THREADS || !existsSync(fileURLToPath(file))) {
    const results: ContestResult[] = [];
    for (let index = 0; index < games; index++) {
      results.push(playGame(ladder, index));
      progress(results.length);
    }
    return results;
  }
  const results: ContestResult[] = [];
  let played = 0;
  const share = (first: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: Share = { ladder, first, of: threads };
      const worker = new Worker(file, { workerData });
      worker.on('message', ({ index, result }: { index: number; result: ContestResult }) => {
        results[index] = result;
        played += 1;
        progress(played);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: threads }, (_, first) => share(first)));
  return results;
}
