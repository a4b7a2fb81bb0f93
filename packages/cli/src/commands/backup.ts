import { backupTo } from '@starboard/server';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard backup <file>
  Writes everything the server keeps into one file, also while it runs (STARBOARD_DATA or DATABASE_URL say where
  it is). The file holds the secrets of running games: keep it as you keep the data folder.`;

export async function backup(args: readonly string[], output: Output): Promise<number> {
  const { positionals } = readArguments(args, {});
  noMore(positionals, 1);
  const [file] = positionals;
  if (file === undefined) throw new UsageError('name the file to write');
  const problem = await backupTo(process.env, file);
  if (problem !== null) {
    output.err(problem);
    return 1;
  }
  output.out(`written: ${file}`);
  return 0;
}
