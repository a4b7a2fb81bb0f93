import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bsgSpeech } from '@starboard/words';
import { languagesFolder } from '@starboard/words/node';
import { expect, test } from 'vitest';
import { hear } from './languages.ts';

/** The verbs of clauses as they stand after a person: "rzucasz", "rzuca". */
function finiteVerbs(): Set<string> {
  const texts = ['bsg.ftl', 'bsg-exodus.ftl'].map((file) =>
    readFileSync(join(languagesFolder, 'pl', file), 'utf8'),
  );
  const pairs = texts.join().matchAll(/VERB\([^,]+, "(\p{L}+)", "(\p{L}+)"\)/gu);
  return new Set([...pairs].flatMap(([, you = '', they = '']) => [you, they]));
}

// A clause that somebody may carry out needs an infinitive of its own: Polish makes none of its parts.
test('what somebody may do is said as an infinitive', async () => {
  const { words } = await hear('pl', ['bsg']);
  const speech = bsgSpeech(words);
  const finite = finiteVerbs();
  const offers = speech.ids.flatMap((id) =>
    speech
      .definition(id)
      .lines.flatMap((line) => [...line.matchAll(/może(?:sz)? (?:losowo )?(\p{L}+)/giu)])
      .map(([said, verb = '']) => ({ id, said, verb })),
  );
  expect(finite.size).toBeGreaterThan(20);
  expect(offers.length).toBeGreaterThan(50);
  expect(offers.filter(({ verb }) => finite.has(verb))).toEqual([]);
});
