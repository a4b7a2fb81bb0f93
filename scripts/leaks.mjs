// Plays whole games over real connections, with modules drawn by lot, and looks through every byte that anybody received.
//
//   npm run leaks -- --games 100 --seed 1
import { parseArgs } from 'node:util';
import { runLongTests } from './long-tests.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
if (!(Number(values.games) > 0)) throw new Error('--games takes a number');
await runLongTests('packages/server/scripts/leaks.config.ts', {
  LEAKS_GAMES: values.games,
  LEAKS_SEED: values.seed,
});
