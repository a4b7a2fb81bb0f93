import { bsgSpeech, type Definition, lettersIn } from '@starboard/words';
import { describe, expect, test } from 'vitest';
import { hear, TAGS } from './languages.ts';

const LETTERS_OF_A_TEXT = 400;
const LETTERS_OF_A_LINE = 250;

/** Four actions in one place: a line each, which nothing they say could leave out. */
const LONGER = ['location:basestar-bridge'];

/**
 * What has to be read of a card: everything below the kind that stands over its name. Of a sheet, its abilities: skills
 * and starting place are data, which tables draw.
 */
function textOf({ kind, lines }: Definition): readonly string[] {
  return lines.slice(kind === 'character' ? 3 : 1);
}

describe.each(TAGS)('how long the texts of %s are', async (tag) => {
  const { words } = await hear(tag, ['bsg']);
  const speech = bsgSpeech(words);
  const texts = speech.ids.map((id) => ({ id, lines: textOf(speech.definition(id)) }));

  test('no text is longer than 400 letters', () => {
    const long = texts.filter(({ lines }) => lettersIn(lines.join(' ')) > LETTERS_OF_A_TEXT);
    expect(long.map(({ id }) => id)).toEqual(LONGER);
  });

  test('no line is longer than 250 letters', () => {
    const long = texts.flatMap(({ id, lines }) =>
      lines.filter((line) => lettersIn(line) > LETTERS_OF_A_LINE).map((line) => [id, line]),
    );
    expect(long).toEqual([]);
  });
});
