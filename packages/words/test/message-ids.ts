import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as syntax from '@fluent/syntax';
import { languagesFolder } from '@starboard/words/node';

/** Every message of some files of a language. */
export function messageIds(tag: string, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    syntax
      .parse(readFileSync(join(languagesFolder, tag, file), 'utf8'), {})
      .body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : [])),
  );
}
