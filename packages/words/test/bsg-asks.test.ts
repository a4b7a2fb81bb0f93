import { bsgSpeech } from '@starboard/words';
import { describe, expect, test } from 'vitest';
import { bsgAsks } from './bsg-specimens.ts';
import { hear, PEOPLE, TAGS } from './languages.ts';

type BsgAsk = (typeof bsgAsks)[number];

/** Whom an ask tells of: who rolls, who is accused, whose viper it is. */
function concerned({ args = {}, about = {} }: BsgAsk): number[] {
  // Whoever accuses somebody is not the one in question.
  const actor = typeof about['named'] === 'number' ? undefined : about['seat'];
  return [args['seat'], actor, about['named'], about['roller']].filter(
    (it) => typeof it === 'number',
  );
}

const asks = bsgAsks.filter((ask) => concerned(ask).length > 0);

describe.each(TAGS)('asks of Battlestar Galactica in %s', async (tag) => {
  const { words } = await hear(tag, ['bsg']);
  const speech = bsgSpeech(words);

  test('name everybody concerned', () => {
    expect(asks.length).toBeGreaterThan(20);
    const silent = asks.flatMap((ask) => {
      const prompt = speech.prompt(ask, PEOPLE);
      const names = concerned(ask).map((seat) => PEOPLE[seat]?.name ?? '');
      return names.every((name) => prompt.includes(name)) ? [] : [[ask.prompt, names, prompt]];
    });
    expect(silent).toEqual([]);
  });
});
