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
  test.each([
    [
      'card:investigative-committee-pegasus',
      'Before cards are added to a skill check: the players add theirs face up; the Destiny cards stay face down.',
    ],
    [
      'card:support-the-people',
      'Before cards are added to a skill check: the check becomes Reckless, and each human player who holds no more than 4 Skill cards may draw 2 Skill cards from their skill set. Only one Reckless card can be used in a skill check.',
    ],
    [
      'card:preventative-policy',
      'Instead of moving: you choose food, fuel, morale, or population; the next loss of it this turn is one smaller.',
    ],
    [
      'card:major-victory',
      'After you have destroyed a basestar or a centurion: you roll a die; on 5 or higher, the fleet gains 1 morale. Only one of these can be used in a turn.',
    ],
    [
      'card:critical-situation',
      'Instead of moving: you may take 1 more action. Only one of these and of Executive Order can be used in a turn.',
    ],
    [
      'card:full-throttle',
      'Only while you pilot a viper. Instead of moving, or as an action: you fly to any space area or stay in yours and may then attack once.',
    ],
    [
      'card:by-your-command',
      'When revealed in a Reckless skill check: the raiders, the heavy raiders (not the centurions), and the occupation forces are activated.',
    ],
    [
      'card:gods-plan',
      'Only Cylon players can use this text. Instead of moving: you swap this card with the top card of the Destiny deck.',
    ],
    [
      'card:human-weakness',
      'Only Cylon players can use this text. Only while a human player is in the Brig or in Detention. Action: the highest resource of the fleet drops by one.',
    ],
    [
      'card:sabotage',
      'Only Cylon players can use this text. After a human player has discarded a Treachery card: Galactica takes 1 damage token. Only one of these can be used in a turn.',
    ],
  ])('%s', (id, said) => {
    expect(text(id)).toBe(said);
  });

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
  test.each([
    [
      'location:pegasus-cic',
      'Only while a basestar is on the board. Action: you choose a basestar, and roll a die: up to 3, Pegasus takes 1 damage token; up to 6, the basestar takes 1 damage token; up to 8, the basestar takes 2 damage tokens.',
    ],
    [
      'location:airlock',
      'Action: you name a human player’s character on the board: skill check 12, 4 lower if that player is in the Brig (Politics, Tactics, and Treachery); on a pass, that player is executed.',
    ],
    [
      'location:main-batteries',
      'Action: you choose a space area, and roll a die: up to 1, 1 civilian ship there is destroyed; up to 3, 1 viper there is damaged; up to 6, 2 raiders there are destroyed; up to 8, 4 raiders there, even Scar, are destroyed.',
    ],
    [
      'location:occupation-authority',
      'Action of human players: Only for the President. If you wish, you draw 1 Quorum card. If you wish, you play a Quorum card from the President’s hand. Action of Cylon players: you activate one occupation force, and an occupation force is placed at the Occupation Authority.',
    ],
    [
      'location:shipyard',
      'Action of human players: you choose one: a civilian ship is prepared, or if Galactica is in orbit, a prepared civilian ship is evacuated and you may go to any location on Galactica. Action of Cylon players: you look at the top locked civilian ship and put it back on top or at the bottom.',
    ],
    [
      'action:detain-a-human',
      'Only while a human player and an occupation force are where you are. You choose a human player who is where you are and roll a die; up to 3, that player is sent to Detention, up to 7 to the Medical Center.',
    ],
    [
      'action:attack-occupation-forces',
      'Only while an occupation force is where you are. You roll a die; on 5 or higher, an occupation force where you are is removed. Afterwards Maximum Firepower may be played: the die is rolled again.',
    ],
  ])('%s', (id, said) => {
    expect(text(id)).toBe(said);
  });

  test('from a prison one goes to a place of the same board', () => {
    expect(text('location:brig')).toContain('leave the Brig for any location on Galactica');
    expect(text('location:detention')).toContain(
      'leave Detention for any other location on New Caprica',
    );
    expect(text('crisis:second-thoughts')).toContain('leaves Detention');
  });

  test('Caprica printed anew puts the other crisis under the deck and prepares the jump', () => {
    expect(text('location:caprica')).toContain('discard the rest');
    expect(text('location:caprica-overlay')).toContain('put the rest at the bottom of the deck');
    expect(text('location:caprica-overlay')).toContain('the jump is prepared if it says so');
    const ask = one('choose-option', [0, 1], {
      things: 'option',
      about: {
        line: {
          text: { of: { deck: 'location', id: 'caprica-overlay' }, path: ['action'] },
          at: 0,
        },
      },
    });
    expect(speech.choice(ask, 1, PEOPLE)).toContain('at the bottom of the deck');
  });

  test('the Brig and Maximum Firepower say what they said before', () => {
    expect(speech.definition('location:brig').lines).toHaveLength(5);
    expect(text('card:maximum-firepower')).toBe('Action: your viper attacks up to 4 times.');
  });
});

describe('sheets of Pegasus', () => {
  test.each([
    [
      'character:helena-cain',
      'Intolerant: when a check of the Admiral’s Quarters is passed with a total of 10 or more, you may let this happen in place of what it says: that player is executed.',
    ],
    ['character:helena-cain', 'Starts in Pegasus CIC or in Command.'],
    [
      'character:helena-cain',
      'Blind Jump (action, once per game): if the distance travelled is no more than 6, 2 civilian ships are destroyed, and the fleet jumps at once, wherever the fleet marker stands; the Admiral draws 1 Destination card and has no choice.',
    ],
    [
      'character:ellen-tigh',
      'Manipulative (once per game): at the beginning of your turn, you may take over the title of President or Admiral until the end of the turn.',
    ],
    [
      'character:louanne-kat-katraine',
      'Hotshot: when you are about to roll a die in your Action step, you may discard a Skill card instead: its strength plus 2 is the result.',
    ],
    [
      'character:cavil',
      'Primacy (action): if there is a basestar that is not on the board, 1 basestar is placed off the bow; or else, if you wish, you take a basestar off the board. If you wish, 3 raiders are placed off the bow and 1 civilian ship off the stern.',
    ],
    [
      'character:leoben-conoy',
      'Glimpse the Face of God (instead of moving): you take the top 2 cards of the Destiny deck into your hand and put as many cards of your hand on top of it, in any order.',
    ],
    [
      'character:caprica-six',
      'Conflicted Loyalties: to activate the Cylon Fleet, you must first discard 1 Skill card.',
    ],
  ])('%s', (id, said) => {
    expect(speech.definition(id).lines).toContain(said);
  });
});

describe('the other decks of Pegasus', () => {
  test.each([
    [
      'agenda:show-their-true-nature',
      'You win if the Cylons win while you are in the Brig or in Detention, or you have been executed 1 or more times.',
    ],
    [
      'agenda:join-the-colonials',
      'You win if the humans win while you are infiltrating and you are neither in the Brig nor in Detention.',
    ],
    [
      'agenda:reduce-them-to-ruins',
      'You win if the Cylons win while 4 or more locations of Galactica and Pegasus are damaged and morale is no more than 3.',
    ],
    [
      'loyalty:cylon-treachery',
      'When revealed as an action: each human player discards 1 Skill card at random and draws 1 Treachery card, and you discard until you hold 3 Skill cards and draw 2 Treachery cards.',
    ],
    [
      'quorum:probation',
      'You give this card to a human player, who keeps it face up. After its holder has added cards to a skill check, the President may discard it and look at those cards.',
    ],
    [
      'destination:misjump',
      'Distance 0. 1 civilian ship is destroyed, and this card is discarded and the next Destination card takes its place.',
    ],
    [
      'crisis:a-cylon-ally',
      'The Admiral chooses. Choice: the current player chooses one: a civilian ship is prepared, or if Galactica is in orbit, a prepared civilian ship is evacuated. The current player rolls a die; on 5 or lower, they are sent to Detention. Choice: the Admiral discards 2 Skill cards, and the current player discards 3 Skill cards. The first choice can only be made if the current player is on New Caprica. Then activate: raiders; occupation forces. The jump is prepared. If Galactica is in orbit of New Caprica, a prepared civilian ship is evacuated instead.',
    ],
    [
      'crisis:resistance-bombings',
      'Skill check 12: Leadership, Tactics, and Engineering. Pass: if the Admiral wishes, one of these: (a) the fleet loses 1 morale, and the Admiral chooses a revealed Cylon; that player is executed (even a Cylon player cannot ignore it); (b) the fleet loses 1 morale, and the Admiral removes 2 occupation forces. Partial pass (7 or more): nothing happens. Fail: the fleet loses 1 morale and 1 population. Then activate: basestars; occupation forces.',
    ],
  ])('%s', (id, said) => {
    expect(text(id)).toBe(said);
  });

  test('what Scar does is told once, with what ends it', () => {
    expect(text('crisis:scar')).toMatch(
      /the raider just placed is Scar\. In play until the fleet jumps or until Scar is destroyed: Scar acts twice/,
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
    'With 7 players, Cylon Leaders must be played with.',
  );
});

test('an ability that takes the place of moving is called by its name', () => {
  // As much of a view as is looked at.
  const facts = { players: [{ hand: [], character: 'leoben-conoy' }] };
  const ask = one('move-to', ['stay', 'ability'], { things: 'move' });
  expect(speech.choice(ask, 'ability', PEOPLE, facts)).toBe('Use Glimpse the Face of God');
  expect(speech.choice(ask, 'ability', PEOPLE)).toBe('Use your ability');
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
