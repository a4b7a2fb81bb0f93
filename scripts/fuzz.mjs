// Sends a server, with its limits as they are by default, whatever comes to mind; and gives broken files to whoever reads files.
//
//   npm run fuzz -- --inputs 100000 --seed 1
import { parseArgs } from 'node:util';
import { runLongTests } from './long-tests.mjs';

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
if (!(Number(values.inputs) > 0)) throw new Error('--inputs takes a number');
await runLongTests('packages/server/scripts/fuzz.config.ts', {
  FUZZ_INPUTS: values.inputs,
  FUZZ_SEED: values.seed,
});
