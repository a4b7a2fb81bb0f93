import { restoreFrom } from '@starboard/server';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard restore <file>
  Puts a backup into a new, empty store: a data folder (STARBOARD_DATA) or a PostgreSQL database (DATABASE_URL),
  whichever it was taken from.`;

export async function restore(args: readonly string[], output: Output): Promise<number> {
  const { positionals } = readArguments(args, {});
  noMore(positionals, 1);
  const [file] = positionals;
  if (file === undefined) throw new UsageError('name the file of a backup');
  const result = await restoreFrom(process.env, file);
  if (typeof result === 'string') {
    output.err(result);
    return 1;
  }
  output.out(`restored: ${result} rows`);
  return 0;
}
