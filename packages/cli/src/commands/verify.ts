import { readFile, stat } from 'node:fs/promises';
import { verify as verifyRecord } from '@starboard/kernel';
import { games } from '../games.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard verify <file> [--json]
  Plays a recorded game again from its seed and answers and compares every byte.`;

/** Far above any real game; keeps a wrong file from filling the memory. */
const MOST_BYTES = 256 * 1024 * 1024;

export async function verify(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  noMore(positionals, 1);
  const [file] = positionals;
  if (file === undefined) throw new UsageError('name the file of a recorded game');
  const verdict = verifyRecord(games, await readText(file));
  if (values.json === true) {
    const { genuine } = verdict;
    output.out(JSON.stringify(genuine ? { genuine, ...summary(verdict.record) } : verdict));
  } else if (verdict.genuine) {
    const { game, answers, outcome } = summary(verdict.record);
    output.out(`genuine: ${game}, ${answers} entries, ended by ${outcome.reason.id}`);
  } else {
    const where = verdict.at === undefined ? '' : ` (entry ${verdict.at})`;
    output.err(`not genuine: ${verdict.problem}${where}`);
  }
  return verdict.genuine ? 0 : 1;
}

type Genuine = Extract<ReturnType<typeof verifyRecord>, { genuine: true }>;

function summary({ game, seats, links, outcome }: Genuine['record']) {
  return { game, seats, answers: links.length, outcome };
}

async function readText(file: string): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new UsageError(`${file} is too large for a recorded game`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new UsageError(`cannot read ${file} (${code})`);
  }
}
