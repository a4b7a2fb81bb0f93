import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bsgSpeech, loadWords, openWords, rollSpeech, thing } from '@starboard/words';
import { languagesFolder, readText } from '@starboard/words/node';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { hear, PEOPLE, TAGS } from './languages.ts';

test('only the files of what is used are read', async () => {
  const read: string[] = [];
  await loadWords(
    (path) => {
      read.push(path);
      return readText(path);
    },
    'pl',
    ['roll'],
  );
  expect(read.sort()).toEqual([
    'pl/common.ftl',
    'pl/language.json',
    'pl/roll-names.ftl',
    'pl/roll.ftl',
  ]);
});

test('a fifth language is a folder: no code knows the languages', async () => {
  const texts: Record<string, string> = {
    'xx/language.json': '{ "tag": "la", "name": "Latina", "sounds": [["ae", "æ"]] }',
    'xx/common.ftl': 'person = { $name }',
    'xx/roll.ftl': 'roll-event-round-began = Incipit haec pars { $round }.',
    'xx/roll-names.ftl': '',
  };
  const words = await loadWords(async (path) => texts[path] ?? '', 'xx', ['roll']);
  const event = { type: 'round-began', data: { round: 3 } };
  expect(rollSpeech(words).event(event, PEOPLE)).toBe('Incipit hæc pars 3.');
});

test('a fifth language says every card and tile as soon as its files are there', async () => {
  const read = (path: string): Promise<string> => readText(path.replace(/^xx\//, 'en/'));
  const problems: string[] = [];
  const fifth = await loadWords(read, 'xx', ['roll', 'bsg'], (it) => problems.push(it));
  const english = await loadWords(readText, 'en', ['roll', 'bsg']);
  for (const speak of [rollSpeech, bsgSpeech]) {
    const speech = speak(fifth);
    const model = speak(english);
    for (const id of speech.ids) expect(speech.definition(id)).toEqual(model.definition(id));
  }
  expect(problems).toEqual([]);
});

test('a bundler makes a chunk of each file, fetched when its language is asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  try {
    const glob = join(languagesFolder, '*', '*.{ftl,json}');
    await writeFile(
      join(folder, 'entry.js'),
      `export const files = import.meta.glob(${JSON.stringify(glob)}, { query: '?raw', import: 'default' });`,
    );
    const built = await build({
      root: '/',
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry: join(folder, 'entry.js'), formats: ['es'], fileName: 'entry' },
      },
    });
    const [output] = Array.isArray(built) ? built : [built];
    if (output === undefined || !('output' in output)) throw new Error('nothing was built');
    const chunks = output.output.filter((it) => it.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    expect(entry?.dynamicImports.length).toBeGreaterThanOrEqual(TAGS.length * 6);
    expect(entry?.imports.length).toBe(0);
    expect(entry?.code).not.toContain('refusal-not-a-choice');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the same log in another language is the same log', async () => {
  const event = { type: 'points-gained', data: { seat: 0, points: 3 } };
  const said = await Promise.all(
    TAGS.map(async (tag) => rollSpeech((await hear(tag, ['roll'])).words).event(event, PEOPLE)),
  );
  expect(new Set(said).size).toBe(TAGS.length);
  for (const line of said) expect(line).toContain('Zyta');
});

test('what is missing is reported and does not stop anybody', () => {
  const problems: string[] = [];
  const words = openWords(
    { tag: 'en', name: 'English', sounds: [] },
    ['a = { FORM($x, "gen") } { $y }\nb = B'],
    (problem) => problems.push(problem),
  );
  expect(words.say('nothing')).toBe('Nothing');
  expect(words.say('a', { x: thing('b') })).toContain('B');
  expect(problems).toEqual([
    'en: nothing is not there',
    'en: b.gen is not there',
    'en: a: Unknown variable: $y',
  ]);
});

test('a sentence may be built on a form only where all of its things have it', () => {
  const problems: string[] = [];
  const words = openWords(
    { tag: 'en', name: 'English', sounds: [] },
    [
      'may = { HAS($x, "done") ->\n  [yes] may { LIST($x, "and", "done") }\n *[no] if so, { LIST($x, "and") }\n}',
      'a = eats\n  .done = eat\nb = sings',
      'one = { HAS($x, "done") }',
    ],
    (problem) => problems.push(problem),
  );
  expect(words.say('may', { x: [thing('a')] })).toBe('May eat');
  expect(words.say('may', { x: [thing('a'), thing('b')] })).toBe('If so, eats and sings');
  expect(words.say('one', { x: thing('a') })).toBe('Yes');
  expect(words.say('one', { x: thing('b') })).toBe('No');
  expect(problems).toEqual([]);
  expect(words.say('one', { x: 3 })).toBe('No');
  expect(problems).toEqual(['en: HAS wants things and the name of a form']);
});

test('a definition is rendered once', async () => {
  const speech = rollSpeech((await hear('pl', ['roll'])).words);
  expect(speech.definition('space-mall')).toBe(speech.definition('space-mall'));
});
