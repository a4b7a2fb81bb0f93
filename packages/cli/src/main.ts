import { Fault } from '@starboard/kernel';
import { complaint } from './language.ts';
import { type Output, terminal } from './output.ts';
import { UsageError } from './usage.ts';

interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[], output: Output) => Promise<number>;
}

/** A command is loaded when it is called: playing random games needs no server. */
const commands = new Map<string, () => Promise<Command>>([
  ['sim', () => import('./commands/sim.ts').then((it) => ({ ...it, run: it.sim }))],
  ['verify', () => import('./commands/verify.ts').then((it) => ({ ...it, run: it.verify }))],
  ['rules', () => import('./commands/rules.ts').then((it) => ({ ...it, run: it.rules }))],
  [
    'scenarios',
    () => import('./commands/scenarios.ts').then((it) => ({ ...it, run: it.scenarios })),
  ],
  ['ladder', () => import('./commands/ladder.ts').then((it) => ({ ...it, run: it.ladder }))],
  ['learn', () => import('./commands/learn.ts').then((it) => ({ ...it, run: it.learn }))],
  ['words', () => import('./commands/words.ts').then((it) => ({ ...it, run: it.words }))],
  ['bench', () => import('./commands/bench.ts').then((it) => ({ ...it, run: it.bench }))],
  ['load', () => import('./commands/load.ts').then((it) => ({ ...it, run: it.load }))],
  ['serve', () => import('./commands/serve.ts').then((it) => ({ ...it, run: it.serve }))],
  ['doctor', () => import('./commands/doctor.ts').then((it) => ({ ...it, run: it.doctor }))],
  ['backup', () => import('./commands/backup.ts').then((it) => ({ ...it, run: it.backup }))],
  ['reports', () => import('./commands/reports.ts').then((it) => ({ ...it, run: it.reports }))],
  ['restore', () => import('./commands/restore.ts').then((it) => ({ ...it, run: it.restore }))],
]);

/** Runs a command. Exit codes: 0 all is well, 1 something did not hold, 2 the call was wrong. */
export async function main(args: readonly string[], output: Output = terminal()): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const all = await Promise.all([...commands.values()].map((load) => load()));
    output.out(all.map(({ usage }) => usage).join('\n\n'));
    return name === undefined ? 2 : 0;
  }
  const load = commands.get(name);
  if (load === undefined) {
    output.err(`starboard: no command "${name}"; there are ${[...commands.keys()].join(', ')}`);
    return 2;
  }
  const command = await load();
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
