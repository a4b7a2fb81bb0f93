import { Fault } from '@starboard/kernel';
import * as backup from './commands/backup.ts';
import * as bench from './commands/bench.ts';
import * as doctor from './commands/doctor.ts';
import * as ladder from './commands/ladder.ts';
import * as learn from './commands/learn.ts';
import * as load from './commands/load.ts';
import * as reports from './commands/reports.ts';
import * as restore from './commands/restore.ts';
import * as rules from './commands/rules.ts';
import * as scenarios from './commands/scenarios.ts';
import * as serve from './commands/serve.ts';
import * as sim from './commands/sim.ts';
import * as verify from './commands/verify.ts';
import * as words from './commands/words.ts';
import { complaint } from './language.ts';
import { type Output, terminal } from './output.ts';
import { UsageError } from './usage.ts';

interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[], output: Output) => Promise<number>;
}

const commands = new Map<string, Command>([
  ['sim', { usage: sim.usage, run: sim.sim }],
  ['verify', { usage: verify.usage, run: verify.verify }],
  ['rules', { usage: rules.usage, run: rules.rules }],
  ['scenarios', { usage: scenarios.usage, run: scenarios.scenarios }],
  ['ladder', { usage: ladder.usage, run: ladder.ladder }],
  ['learn', { usage: learn.usage, run: learn.learn }],
  ['words', { usage: words.usage, run: words.words }],
  ['bench', { usage: bench.usage, run: bench.bench }],
  ['load', { usage: load.usage, run: load.load }],
  ['serve', { usage: serve.usage, run: serve.serve }],
  ['doctor', { usage: doctor.usage, run: doctor.doctor }],
  ['backup', { usage: backup.usage, run: backup.backup }],
  ['reports', { usage: reports.usage, run: reports.reports }],
  ['restore', { usage: restore.usage, run: restore.restore }],
]);

/** Runs a command. Exit codes: 0 all is well, 1 something did not hold, 2 the call was wrong. */
export async function main(args: readonly string[], output: Output = terminal()): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    output.out([...commands.values()].map(({ usage }) => usage).join('\n\n'));
    return name === undefined ? 2 : 0;
  }
  const command = commands.get(name);
  if (command === undefined) {
    output.err(`starboard: no command "${name}"; there are ${[...commands.keys()].join(', ')}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    output.out(command.usage);
    return 0;
  }
  try {
    return await command.run(rest, output);
  } catch (error) {
    output.done();
    if (error instanceof UsageError) {
      for (const line of await complaint(`starboard ${name}`, error)) output.err(line);
      return 2;
    }
    // Anything else is our own mistake: the trace is for the report, and Fault says which rules broke.
    output.err(`starboard ${name} failed: ${explain(error)}`);
    return 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof Fault) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
