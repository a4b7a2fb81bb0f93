import { parentPort, workerData } from 'node:worker_threads';
import { gameAt, gamesOf, type Ladder, playGame } from './play.ts';

/** A ladder that several threads climb; each result is posted with the time of its game. */
export interface Share {
  readonly ladder: Ladder;
  /** How many games have been taken by anybody. */
  readonly taken: SharedArrayBuffer;
}

// What the parent thread hands over is what it says in ladder/threads.ts.
const { ladder, taken } = workerData as Share;
const counter = new Int32Array(taken);
const games = gamesOf(ladder);
for (let time = Atomics.add(counter, 0, 1); time < games; time = Atomics.add(counter, 0, 1)) {
  parentPort?.postMessage({ time, result: playGame(ladder, gameAt(ladder, time)) });
}
