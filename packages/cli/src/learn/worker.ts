import { parentPort, workerData } from 'node:worker_threads';
import { type Desk, homework } from './desk.ts';

// What the parent thread hands over is what it says in learn/threads.ts.
for (const done of homework(workerData as Desk)) {
  const { at, value, ends, targets } = done.lessons;
  parentPort?.postMessage(done, [at.buffer, value.buffer, ends.buffer, targets.buffer]);
}
