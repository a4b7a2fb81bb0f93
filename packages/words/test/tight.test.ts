import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as syntax from '@fluent/syntax';
import { languagesFolder } from '@starboard/words/node';
import { expect, test } from 'vitest';
import { tightened } from '../src/tight.ts';
import { TAGS } from './languages.ts';

/** Every message as it is understood, whatever is written around it. */
function understood(source: string): unknown[] {
  return syntax
    .parse(source, { withSpans: false })
    .body.filter(({ type }) => type === 'Message' || type === 'Junk')
    .map((entry) => (entry.type === 'Message' ? { ...entry, comment: null } : entry));
}

test.each(TAGS)('messages of %s say the same when tightened', (tag) => {
  for (const file of readdirSync(join(languagesFolder, tag)).filter((it) => it.endsWith('.ftl'))) {
    const source = readFileSync(join(languagesFolder, tag, file), 'utf8');
    const tight = tightened(source);
    expect(understood(tight), file).toEqual(understood(source));
    expect(tight.length, file).toBeLessThan(source.length);
  }
});
