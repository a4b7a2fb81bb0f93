// Lets clients play while processes are killed, the database goes away, connections break, clocks are wrong and the disk is
// full; then looks for every acknowledged answer.
//
//   npm run chaos -- --minutes 30 --seed 1
import { parseArgs } from 'node:util';
import { runLongTests } from './long-tests.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
if (!(Number(values.minutes) > 0)) throw new Error('--minutes takes a number');
await runLongTests('packages/server/scripts/chaos.config.ts', {
  CHAOS_MINUTES: values.minutes,
  ...(values.seed === undefined ? {} : { CHAOS_SEED: values.seed }),
});
