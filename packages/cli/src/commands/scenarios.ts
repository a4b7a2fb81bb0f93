import { join } from 'node:path';
import { readLedger, runScenarios, spelled } from '@starboard/scenarios';
import { checkout } from '../checkout.ts';
import { games } from '../games.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments } from '../usage.ts';

export const usage = `starboard scenarios [folder or file] [--json]
  Plays every scenario (*.yaml) below the folder, or of the file; by default the project's own. See
  scenarios/README.md.`;

export async function scenarios(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  noMore(positionals, 1);
  const folder = positionals[0] ?? join(checkout, 'scenarios');
  const ledger = await readLedger(join(checkout, 'rules'));
  const { passed, failed, rules } = await runScenarios(folder, games, ledger);
  const problems = [...ledger.problems, ...failed.flatMap((failure) => failure.problems)];
  if (values.json === true) {
    const told = problems.map(({ file, line, scenario, message }) => ({
      file,
      line,
      scenario,
      message,
    }));
    output.out(JSON.stringify({ passed, failed: failed.length, rules, problems: told }));
  } else {
    for (const problem of problems) output.err(spelled(problem));
    output.out(`${passed} passed, ${failed.length} failed`);
  }
  return problems.length === 0 ? 0 : 1;
}
