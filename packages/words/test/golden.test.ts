import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as syntax from '@fluent/syntax';
import { languagesFolder } from '@starboard/words/node';
import { describe, expect, test } from 'vitest';
import { hear, TAGS } from './languages.ts';
import { goldenPages, interfacePage } from './pages.ts';

/** All names of a language with where they come from. */
function namesPage(tag: string, language: string): string {
  const rows = ['roll-names.ftl', 'bsg-names.ftl', 'bsg-exodus-names.ftl'].flatMap((file) => {
    let source = '';
    return syntax
      .parse(readFileSync(join(languagesFolder, tag, file), 'utf8'), {})
      .body.flatMap((entry) => {
        if (entry.type === 'GroupComment') source = entry.content;
        if (entry.type !== 'Message' || entry.value === null) return [];
        const [text] = entry.value.elements;
        return text?.type === 'TextElement'
          ? [`| \`${entry.id.name}\` | ${text.value} | ${source} |`]
          : [];
      });
  });
  return [
    `# ${language}: names`,
    '',
    'Generated. `rulebook`: from the rulebook of the language; `glossary`: proposed in the shared glossary; `translated`: our own.',
    '',
    '| message | name | from |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const INTERFACE = [
  'common',
  'web',
  'table',
  'table-exodus',
  'table-people',
  'table-roll',
  'lessons',
  'coach',
  'create',
  'pages',
  'place',
  'moments',
  'server',
  'cli',
].map((it) => `${it}.ftl`);

// A page that is not current fails; -u writes it anew.
describe.each(TAGS)('the pages of %s', async (tag) => {
  const { words, problems } = await hear(tag, ['roll', 'bsg', 'examples']);
  const sourceOf = (file: string): string => readFileSync(join(languagesFolder, tag, file), 'utf8');

  test.each(goldenPages(words))('docs/words: %s is current', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`../../../docs/words/${tag}/${name}.md`);
    expect(problems).toEqual([]);
  });

  test('docs/words: the interface is current', async () => {
    const sources = INTERFACE.map((file) => [file, sourceOf(file)] as const);
    const text = interfacePage(words.language.name, sources);
    await expect(text).toMatchFileSnapshot(`../../../docs/words/${tag}/interface.md`);
  });

  test('docs/words: the names are current', async () => {
    const page = namesPage(tag, words.language.name);
    await expect(page).toMatchFileSnapshot(`../../../docs/words/${tag}/names.md`);
  });
});
