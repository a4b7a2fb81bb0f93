import { boxOf, type ModuleId } from '@starboard/bsg';
import {
  BRIEF_LETTERS,
  briefParts,
  bsgSpeech,
  lettersIn,
  PART_FILES,
  rollSpeech,
  type Speech,
  type Thing,
  type Words,
} from '@starboard/words';
import { describe, expect, test } from 'vitest';
import { type Briefed, bsgBriefs, linesOf, numbersIn, rollBriefs } from './briefs.ts';
import { hear, TAGS } from './languages.ts';
import { messageIds } from './message-ids.ts';

/** The same words, which tell what was asked for, and in which texts something can be chosen. */
function listened(words: Words): { words: Words; asked: Set<string>; choices: Set<string> } {
  const asked = new Set<string>();
  const choices = new Set<string>();
  const hearThing = ({ say, with: args = {} }: Thing): void => {
    asked.add(say);
    for (const arg of Object.values(args)) {
      if (typeof arg !== 'object') continue;
      if ('say' in arg) hearThing(arg);
      else for (const it of arg) hearThing(it);
    }
  };
  return {
    asked,
    choices,
    words: {
      ...words,
      say(id, args) {
        const text = args?.['text'];
        if (typeof text === 'string' && [...choices].some((it) => text.includes(it))) {
          choices.add(text);
        }
        hearThing(args === undefined ? { say: id } : { say: id, with: args });
        return words.say(id, args);
      },
      name(it, form) {
        hearThing(it);
        const name = words.name(it, form);
        if (it.say === 'bsg-brief-or') choices.add(name);
        return name;
      },
    },
  };
}

const titleOf = ({ id, side }: Briefed): string => (side === undefined ? id : `${id} (${side})`);

/** A page for a proof-reader. */
function page(language: string, games: readonly (readonly [string, readonly string[]])[]): string {
  return [
    `# ${language}: briefs`,
    `Generated (\`npx vitest run packages/words -u\` writes it anew). At most ${BRIEF_LETTERS} letters each; a bar marks where a long word may break.`,
    ...games.map(
      ([title, rows]) => `## ${title}\n\n| what | brief |\n|---|---|\n${rows.join('\n')}`,
    ),
    '',
  ].join('\n\n');
}

const rowsOf = (all: readonly Briefed[], speech: Speech): string[] =>
  all.map((it) => `| \`${titleOf(it)}\` | ${it.said(speech).replaceAll('\u00AD', '¦')} |`);

describe.each(TAGS)('briefs of %s', async (tag) => {
  const parts = [...briefParts('bsg'), ...briefParts('roll')];
  const { words, problems } = await hear(tag, ['bsg', 'roll', ...parts]);
  const { words: heard, asked, choices } = listened(words);
  const games = [
    { all: bsgBriefs, speech: bsgSpeech(heard) },
    { all: rollBriefs, speech: rollSpeech(heard) },
  ];
  const each = games.flatMap(({ all, speech }) =>
    all.map((it) => ({ it, speech, brief: it.said(speech), title: titleOf(it) })),
  );

  test('everything has one', () => {
    expect(bsgBriefs.length).toBeGreaterThan(500);
    expect(rollBriefs.length).toBe(110 + 18 + 9 + 9 + 5);
    expect(problems).toEqual([]);
    for (const { brief, title } of each)
      expect(brief, title).not.toMatch(/-brief-|[{}|]|undefined/);
  });

  test('none is longer than 40 letters', () => {
    const long = each.filter(({ brief }) => lettersIn(brief) > BRIEF_LETTERS);
    expect(long.map(({ title, brief }) => `${title}: ${brief}`)).toEqual([]);
  });

  test('none just repeats the name', () => {
    for (const { it, speech, brief, title } of each) {
      const name = speech.ids.includes(it.id) ? speech.name(it.id) : it.id;
      expect(brief.replaceAll('\u00AD', '').toLowerCase(), title).not.toBe(name.toLowerCase());
    }
  });

  test('numbers are those of the definition', () => {
    const wrong = each.filter(({ it, brief }) =>
      numbersIn(brief).some((number) => !it.numbers.includes(number)),
    );
    expect(wrong.map(({ title, brief }) => `${title}: ${brief}`)).toEqual([]);
  });

  test('rooms take two lines of at most 20 letters', () => {
    const rooms = each.filter(({ it }) => it.id.startsWith('location:'));
    const wrong = rooms.filter(({ brief }) => linesOf(brief, 20).length > 2);
    expect(rooms.length).toBeGreaterThan(40);
    expect(wrong.map(({ title, brief }) => `${title}: ${brief}`)).toEqual([]);
  });

  test.runIf(tag !== 'en')('long words can break', () => {
    const unbroken = each.flatMap(({ brief }) =>
      brief.split(/[\s/-]+/).filter((word) => /^\p{L}{13,}/u.test(word)),
    );
    expect([...new Set(unbroken)]).toEqual([]);
  });

  test('all that an option of a choice does is no list of options', () => {
    expect(choices.size).toBeGreaterThan(25);
    expect([...choices].filter((it) => it.includes(', '))).toEqual([]);
  });

  test('nothing is written that no brief says', () => {
    const ids = messageIds(
      tag,
      parts.flatMap((part) => PART_FILES[part]),
    );
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id) => !asked.has(id))).toEqual([]);
  });

  test('docs/words: the briefs are current', async () => {
    const text = page(words.language.name, [
      ['Battlestar Galactica', rowsOf(bsgBriefs, bsgSpeech(words))],
      ['Roll for the Galaxy', rowsOf(rollBriefs, rollSpeech(words))],
    ]);
    await expect(text).toMatchFileSnapshot(`../../../docs/words/${tag}-briefs.md`);
  });
});

const TABLES: readonly (readonly ModuleId[])[] = [
  [],
  ['pegasus'],
  ['pegasus', 'new-caprica', 'cylon-leaders'],
  ['pegasus', 'sympathetic-cylon'],
  ['exodus', 'personal-goals', 'final-five', 'cylon-fleet', 'ionian-nebula'],
];

/** Whatever can lie on a table with these modules. */
function thingsAt(modules: readonly ModuleId[]): string[] {
  const box = boxOf({ modules });
  const withAgendas = modules.some((it) => it === 'cylon-leaders' || it === 'sympathetic-cylon');
  return [
    ...box.characters.map((id) => `character:${id}`),
    ...box.locations.map((id) => `location:${id}`),
    ...[...box.titleCards.values()].map(({ id }) => `title:${id}`),
    ...[...box.crises, ...box.laterCrises].map((id) => `crisis:${id}`),
    ...box.superCrises.map((id) => `super-crisis:${id}`),
    ...box.quorum.map((id) => `quorum:${id}`),
    ...box.destinations.map((id) => `destination:${id}`),
    ...box.loyalty.map((id) => `loyalty:${id}`),
    ...(withAgendas ? box.agendas.map((id) => `agenda:${id}`) : []),
  ];
}

test.each(TABLES.map((modules) => [modules.join(', ') || 'no module', modules] as const))(
  'a table with %s loads the briefs of its things and of no other module',
  async (_title, modules) => {
    const parts = briefParts('bsg', modules);
    const words = modules.includes('exodus') ? (['bsg'] as const) : ['bsg-without-exodus' as const];
    const { words: heard, problems } = await hear('en', [...words, ...parts]);
    const speech = bsgSpeech(heard);
    for (const id of thingsAt(modules)) {
      for (const it of bsgBriefs.filter((briefed) => briefed.id === id)) it.said(speech);
    }
    expect(problems).toEqual([]);
    expect(parts.includes('bsg-brief-pegasus')).toBe(modules.includes('pegasus'));
    expect(parts.includes('bsg-brief-exodus')).toBe(modules.includes('exodus'));
    expect(parts.includes('bsg-brief-new-caprica')).toBe(modules.includes('new-caprica'));
  },
);
