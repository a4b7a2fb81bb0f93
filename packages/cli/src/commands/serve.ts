import { serve as serveTable } from '@starboard/server';
import type { Output } from '../output.ts';
import { noMore, readArguments } from '../usage.ts';

export const usage = `starboard serve
  Serves the table at http://localhost:3000 (PORT overrides; data in STARBOARD_DATA, by default ./data).`;

export async function serve(args: readonly string[], _output: Output): Promise<number> {
  noMore(readArguments(args, {}).positionals, 0);
  return serveTable(process.env);
}
