import { COLOURS, type Colour, colourOf, DICE, type Die } from '@starboard/roll';
import { loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { describe, expect, it } from 'vitest';
import { goodFor } from '../src/roll/good-for.ts';

const all = Array.from({ length: 111 }, (_, die) => die as Die);
const one = (colour: Colour): Die => all.find((die) => colourOf(die) === colour) ?? (0 as Die);

describe.each(await languageTags())('what a colour of die is good for: %s', async (tag) => {
  const words = await loadWords(readText, tag, ['roll', 'table-roll']);

  it('is said where there is a choice of colours', () => {
    const said = goodFor([one('home'), one('home'), one('consumption'), one('alien')], words);
    expect(said).toContain(
      [
        `${words.say('web-roll-letter-home')} ${words.say('roll-phase-explore')}`,
        `${words.say('web-roll-letter-consumption')} ${words.say('roll-phase-ship')}`,
        `${words.say('web-roll-letter-alien')} ${words.say('roll-face-wild')}`,
      ].join(' · '),
    );
  });

  it('is not said where all are alike', () => {
    expect(goodFor([one('genes'), one('genes')], words)).toBeNull();
    expect(goodFor([], words)).toBeNull();
  });

  it('every colour is good for something', () => {
    for (const colour of COLOURS) expect(new Set(DICE[colour].faces).size, colour).toBeLessThan(6);
  });
});
