import { parentPort, workerData } from 'node:worker_threads';
import { gamesOf, type Ladder, playGame } from './play.ts';

/** Every `of`-th game of a ladder, from `first` on; each result is posted with its index. */
export interface Share {
  readonly ladder: Ladder;
  readonly first: number;
  readonly of: number;
}

// What the parent thread hands over is what it says in ladder/threads.ts.
const { ladder, first, of } = workerData as Share;
for (let index = first; index < gamesOf(ladder); index += of) {
  parentPort?.postMessage({ index, result: playGame(ladder, index) });
}
