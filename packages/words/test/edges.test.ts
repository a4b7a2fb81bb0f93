import { describe, expect, test } from 'vitest';
import { hear, TAGS } from './languages.ts';
import { messageIds } from './message-ids.ts';
import { marks } from './reading.ts';
import { refusalsOfServer, sourceOf } from './sources.ts';

/** What the server and the command line tell their messages. */
const args = {
  title: 'T',
  name: 'N',
  link: 'L',
  known: 'K',
  given: 'G',
  command: 'C',
  details: 'D',
  min: 1,
  max: 9,
};

describe.each(TAGS)('server and command line in %s', (tag) => {
  test.each(['server', 'cli'] as const)('%s reads well', async (part) => {
    const { words, problems } = await hear(tag, [part]);
    // The name of a game is its own in every language.
    const ids = messageIds(tag, [`${part}.ftl`]).filter((id) => id !== 'server-roll');
    for (const id of ids) {
      expect(marks(tag, words.say(id, args), new Set())).toEqual([]);
    }
    for (const id of messageIds(tag, ['common.ftl']).filter((it) => it.startsWith('fault-'))) {
      expect(marks(tag, words.say(id), new Set())).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  test('has every refusal of the server', async () => {
    const { words } = await hear(tag, ['server']);
    const known = (id: string): boolean => words.has(`refusal-${id}`) || words.has(`server-${id}`);
    expect(refusalsOfServer().length).toBeGreaterThan(35);
    expect(refusalsOfServer().filter((id) => !known(id))).toEqual([]);
  });

  test.each(['server', 'cli'])('%s has no message for nothing', (part) => {
    const source = sourceOf(part);
    const named = (id: string): boolean => {
      const short = id.slice(part.length + 1);
      // `no-such-table` is made of `no-such-` and what there is not.
      const missing = /^no-such-(.+)$/.exec(short)?.[1];
      const names = [short, id, ...(missing === undefined ? [] : [missing])];
      return names.some((name) => source.includes(`'${name}'`));
    };
    expect(messageIds(tag, [`${part}.ftl`]).filter((id) => !named(id))).toEqual([]);
  });
});
