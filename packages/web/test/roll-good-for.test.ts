import { COLOURS, type Colour, colourOf, DICE, type Die } from '@starboard/roll';
import { loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { describe, expect, it } from 'vitest';
import { byColour } from '../src/roll/die.tsx';
import { facesTold, goodFor, suggested } from '../src/roll/good-for.ts';

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

  it('every face of a die is told, as often as it is there', () => {
    const told = facesTold(one('military'), words);
    expect(told).toContain(words.say('roll-colour-military'));
    // ROLL-1.5
    for (const part of [
      `1 × ${words.say('roll-phase-explore')}`,
      `2 × ${words.say('roll-phase-develop')}`,
      `2 × ${words.say('roll-phase-settle')}`,
      `1 × ${words.say('web-roll-star')}`,
    ])
      expect(told).toContain(part);
  });

  it('every colour is good for something', () => {
    for (const colour of COLOURS) expect(new Set(DICE[colour].faces).size, colour).toBeLessThan(6);
  });
});

describe('whom to recruit', () => {
  const coloured = (dice: readonly Die[]) => dice.map(colourOf);
  const [h1, h2, h3] = all.filter((die) => colourOf(die) === 'home');

  it('is one of each colour first, and of those whoever rolls the most stars', () => {
    const there = [h1, h2, h3, one('novelty'), one('alien')].filter((die) => die !== undefined);
    expect(coloured(suggested(there, 1))).toEqual(['alien']);
    expect(coloured(suggested(there, 2)).sort()).toEqual(['alien', 'novelty']);
    expect(coloured(suggested(there, 4)).sort()).toEqual(['alien', 'home', 'home', 'novelty']);
  });

  it('has in front what makes room first', () => {
    const there = [h1, h2, one('alien')].filter((die) => die !== undefined);
    expect(coloured(suggested(there, 3)).at(-1)).toBe('alien');
    expect(suggested(there, 9)).toHaveLength(3);
  });
});

it('dice are always asked about in the same order, whichever is left', () => {
  const [home, rare] = [one('home'), one('rare')];
  expect(byColour([rare, home])).toEqual(byColour([home, rare]));
});
