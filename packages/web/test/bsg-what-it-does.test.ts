import { type Ask, seatAt } from '@starboard/kernel';
import { bsgSpeech, loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { describe, expect, it } from 'vitest';
import { abilityBrief, dividedInto } from '../src/bsg/what-it-does.ts';

const PEOPLE = [{ name: 'Mara' }, { name: 'Jonas' }];
const inWindow = (prompt: string, about: Ask['about']): Ask =>
  ({ kind: 'one', prompt, of: ['pass'], about }) as Ask;
const divided = (count: number): Ask =>
  ({
    kind: 'amount',
    prompt: 'split-skill-draw',
    min: 0,
    max: count,
    args: { count, first: 'leadership', second: 'politics' },
  }) as Ask;

describe.each(await languageTags())(
  'what is asked is told to whoever is asked: %s',
  async (tag) => {
    const words = await loadWords(readText, tag, ['bsg', 'bsg-brief']);
    const speech = bsgSpeech(words);

    it.each([
      ['before-roll', { what: 'risk', roller: 0 }],
      ['after-roll', { result: 7, roller: 0 }],
      ['crisis-revealed', { seat: 0 }],
      ['option-chosen', { option: 1, seat: 0 }],
    ])('%s: who did it is "you" to themselves alone', (prompt, about) => {
      const ask = inWindow(prompt, about);
      expect(speech.prompt(ask, PEOPLE, seatAt(0))).not.toContain('Mara');
      expect(speech.prompt(ask, PEOPLE, seatAt(1))).toContain('Mara');
      expect(speech.prompt(ask, PEOPLE)).toContain('Mara');
    });

    it('which option was chosen is said as the card numbers it', () => {
      const ask = inWindow('option-chosen', { option: 1, seat: 0 });
      for (const asked of [seatAt(0), seatAt(1)])
        expect(speech.prompt(ask, PEOPLE, asked)).toContain('2');
    });

    it('an ability says what it does', () => {
      const brief = speech.brief('ability:moral-compass');
      expect(brief).not.toBe('');
      expect(abilityBrief('moral-compass', speech, words)).toBe(brief);
      expect(abilityBrief('no-such-ability', speech, words)).toBeNull();
    });

    it('a draw that is divided names both skills', () => {
      const [one, other] = [words.say('bsg-skill-leadership'), words.say('bsg-skill-politics')];
      expect([0, 1, 2].map((count) => dividedInto(divided(2), count, words))).toEqual([
        `2 ${other}`,
        `1 ${one} · 1 ${other}`,
        `2 ${one}`,
      ]);
    });
  },
);
