import { describe, expect, test } from 'vitest';
import { hear, TAGS } from './languages.ts';
import { messageIds } from './message-ids.ts';
import { marks } from './reading.ts';

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
    for (const id of messageIds(tag, [`${part}.ftl`])) {
      expect(marks(tag, words.say(id, args), new Set())).toEqual([]);
    }
    for (const id of messageIds(tag, ['common.ftl']).filter((it) => it.startsWith('fault-'))) {
      expect(marks(tag, words.say(id), new Set())).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
});
