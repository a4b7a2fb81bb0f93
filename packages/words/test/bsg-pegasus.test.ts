import { one } from '@starboard/kernel';
import { bsgSpeech } from '@starboard/words';
import { describe, expect, test } from 'vitest';
import { hear, PEOPLE, TAGS } from './languages.ts';

// What the cards of Pegasus say, after the catalogue of their texts.

const { words, problems } = await hear('en', ['bsg']);
const speech = bsgSpeech(words);
/** All a card says, but for what kind of card it is. */
const text = (id: string): string => speech.definition(id).lines.slice(1).join(' ');

describe('skill cards of Pegasus', () => {
  test('the four that are Reckless say so, and no other', () => {
    const reckless = speech.ids.filter((id) => text(id).includes('becomes Reckless'));
    expect(reckless.sort()).toEqual([
      'card:at-any-cost',
      'card:guts-and-initiative',
      'card:jury-rigged',
      'card:support-the-people',
    ]);
  });
});

describe('places of Pegasus and New Caprica', () => {
  test('Caprica printed anew puts the other crisis under the deck and prepares the jump', () => {
    expect(text('location:caprica')).toContain('discard the other');
    expect(text('location:caprica-overlay')).toContain('put the other on the bottom of the deck');
    expect(text('location:caprica-overlay')).toContain(
      'the card’s Prepare for Jump, if any, takes place',
    );
    const ask = one('choose-option', [0, 1], {
      things: 'option',
      about: {
        line: {
          text: { of: { deck: 'location', id: 'caprica-overlay' }, path: ['action'] },
          at: 0,
        },
      },
    });
    expect(speech.choice(ask, 1, PEOPLE)).toContain('on the bottom of the deck');
  });
});

// PEG-28.7
describe.each(TAGS)('politics under occupation, in %s', async (tag) => {
  const { words: own } = await hear(tag, ['bsg']);
  const place = (id: string): string => own.name({ say: `bsg-location-${id}` });

  test('what it costs the President to play a Quorum card stands where that is done', () => {
    const lines = bsgSpeech(own).definition('location:occupation-authority').lines;
    const line = lines.find((it) =>
      it.includes(own.name({ say: 'bsg-board-new-caprica' }).slice(0, 3)),
    );
    expect(line).toMatch(/\b3\b/);
    expect(line).toContain(place('detention').slice(0, 4));
    expect(line).toContain(own.name({ say: 'bsg-title-president' }));
  });
});

describe('the other decks of Pegasus', () => {
  test('what Scar does is told once, with what ends it', () => {
    expect(text('crisis:scar')).toMatch(
      /the raider just placed is Scar\. Stays in play until the fleet jumps or until Scar is destroyed: Scar acts twice/,
    );
  });
});

test('a table that cannot be is refused by the names of its expansions', () => {
  const only = { module: 'sympathetic-cylon', players: [4, 6] };
  expect(speech.refusal({ id: 'option-modules-only-players', args: only })).toBe(
    'Sympathetic Cylon can only be played by 4 or 6 players.',
  );
  const must = { module: 'cylon-leaders', players: 7 };
  expect(speech.refusal({ id: 'option-modules-compulsory', args: must })).toBe(
    'A game with 7 players must include Cylon Leaders.',
  );
});

test('an ability of the own sheet is called by its name, as an action and in place of moving', () => {
  // As much of a view as is looked at.
  const facts = { players: [{ hand: [], character: 'leoben-conoy' }] };
  const ask = one('move-to', ['stay', 'ability'], { things: 'move' });
  expect(speech.choice(ask, 'ability', PEOPLE, facts)).toBe('Use Glimpse the Face of God');
  expect(speech.choice(ask, 'ability', PEOPLE)).toBe('Use your ability');
  const act = one('choose-action', ['ability', 'pass'], { things: 'action' });
  const roslin = { players: [{ hand: [], character: 'laura-roslin' }] };
  expect(speech.choice(act, 'ability', PEOPLE, roslin)).toBe('Use Skilled Politician');
});

describe.each(TAGS)('Pegasus in %s', async (tag) => {
  const own = await hear(tag, ['bsg']);
  const its = bsgSpeech(own.words);

  test('every card says as much as in English, line by line', () => {
    for (const id of speech.ids) {
      expect(its.definition(id).lines.length, id).toBe(speech.definition(id).lines.length);
    }
    expect(own.problems).toEqual([]);
  });

  test('names are not left in English', () => {
    if (tag === 'en') return;
    const same = speech.ids.filter((id) => its.name(id) === speech.name(id));
    // Names of people and places, and words that are the same.
    const kept = /^(character|title|ally):|caprica|brig$|breeders-canyon$|sabotage$|scar$/;
    expect(same.filter((id) => !kept.test(id))).toEqual([]);
  });
});

test('nothing was wrong with the messages', () => {
  expect(problems).toEqual([]);
});
