import { join } from 'node:path';
import { readCoverage, readLedger, spelled } from '@starboard/scenarios';
import { checkout } from '../checkout.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments } from '../usage.ts';

export const usage = `starboard rules [--json]
  Shows which statements of the rules ledger no scenario and no test names.`;

const folders = {
  rules: join(checkout, 'rules'),
  scenarios: join(checkout, 'scenarios'),
  packages: join(checkout, 'packages'),
};

export async function rules(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  noMore(positionals, 0);
  const { coverage, problems } = await readCoverage(folders);
  for (const problem of problems) output.err(spelled(problem));
  if (values.json === true) {
    output.out(JSON.stringify(coverage));
  } else {
    const { parts } = await readLedger(folders.rules);
    for (const [part, ids] of Object.entries(coverage.uncovered)) {
      const total = parts.get(part)?.length ?? 0;
      output.out(`${part}: ${total - ids.length} of ${total} statements are shown`);
      if (ids.length > 0) output.out(`  not yet: ${ids.join(' ')}`);
    }
    output.out(`${coverage.covered} of ${coverage.total} in all`);
  }
  return problems.length === 0 ? 0 : 1;
}
