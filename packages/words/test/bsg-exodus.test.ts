import { READINGS } from '@starboard/bsg/reading';
import { bsgSpeech } from '@starboard/words';
import { describe, expect, test } from 'vitest';
import { hear, TAGS } from './languages.ts';

// What the cards of Exodus say, after the catalogue of their texts.

const { words, problems } = await hear('en', ['bsg']);
const speech = bsgSpeech(words);
/** All a card says, but for what kind of card it is. */
const text = (id: string): string => speech.definition(id).lines.slice(1).join(' ');

describe('skill cards and Quorum cards of Exodus', () => {
  test.each([
    [
      'card:red-tape',
      'When revealed in a skill check: all cards of strength 5 or 6 are taken out of the check.',
    ],
    [
      'card:political-prowess',
      'When a skill check of a location begins: you decide whether the check passes or fails; no cards are added to it.',
    ],
    [
      'card:iron-will',
      'When revealed in a skill check: if the check fails by no more than 4, what failing would bring does not happen; if its total is zero or less, the fleet loses 1 morale.',
    ],
    [
      'card:state-of-emergency',
      'Action: the fleet loses 1 food, and every player in turn, beginning with you, may move or take an action.',
    ],
    [
      'card:trust-instincts',
      'When revealed in a skill check: the top 2 cards of the Destiny deck are added to the check.',
    ],
    [
      'card:scout-for-fuel',
      'Action: you risk 1 raptor and roll a die; on 4 or higher, the fleet gains 1 fuel; otherwise 1 raptor is destroyed.',
    ],
    [
      'card:protect-the-fleet',
      'When revealed in a skill check: if the current player wishes, they activate 1 unmanned viper (only if the Piloting cards in the check come to 3 or more).',
    ],
    [
      'card:best-of-the-best',
      'When a piloted viper attacks: instead of attacking, the pilot rolls a die and destroys that many raiders in the same space area.',
    ],
    [
      'card:establish-network',
      'When revealed in a skill check: Engineering cards count double in this check.',
    ],
    ['card:build-nuke', 'Action: the Admiral gains a nuke (and never holds more than three).'],
    [
      'quorum:resignation',
      'You may discard any number of cards from the Quorum hand and draw as many new ones. You give the title of President to another human player.',
    ],
  ])('%s', (id, said) => {
    expect(text(id)).toBe(said);
  });
});

describe('sheets of Exodus', () => {
  test.each([
    [
      'character:felix-gaeta',
      'Coup (action, once per game): if you are in the Brig or in Detention, you are set free and go to Command (on New Caprica before Galactica’s return, to Resistance HQ). You become Admiral. Only while you are not Admiral, or you are in the Brig or in Detention.',
    ],
    ['character:felix-gaeta', 'Misguided: you may add no more than 3 cards to a skill check.'],
    [
      'character:tory-foster',
      'Amoral: when a Crisis card leaves the choice to you as the current player, you must take the first choice (the skill check, if it has one).',
    ],
    [
      'character:samuel-t-anders',
      'Longshot (once per game): when a die is about to be rolled in your turn, you may name its result instead; nothing can change that result.',
    ],
    [
      'character:callandra-cally-tyrol',
      'Discharge of a Firearm (action, once per game): you choose another character at the same location; that player is executed (even a Cylon player cannot ignore it).',
    ],
    [
      'character:callandra-cally-tyrol',
      'Impulsive: to a skill check you must add either no card or at least two, unless you are in the Brig.',
    ],
  ])('%s', (id, said) => {
    expect(speech.definition(id).lines).toContain(said);
  });
});

describe('Conflicted Loyalties', () => {
  test('a goal says when it can be revealed, what follows, and what it costs at the end', () => {
    expect(text('loyalty:goal-sacrifice')).toBe(
      'Action: if 6 or more vipers are damaged or destroyed, you reveal this card. It does not make you a Cylon. At distance six or less, a “You Are Not a Cylon” card is then shuffled into the Loyalty deck, and you draw a Loyalty card. If this card is still hidden at the last jump and you are not a revealed Cylon, the fleet loses one fuel.',
    );
  });

  test.each([
    ['goal-acquire-power', 'if you hold 2 or more titles,', 'one food'],
    ['goal-devastation', 'if the Admiral has 0 nukes,', 'one morale'],
    ['goal-political-intrigue', 'if the President is in the Brig,', 'one food'],
    ['goal-self-destruction', 'if you are in the Brig or in Sickbay,', 'one morale'],
    [
      'goal-selfish',
      'To reveal it, you must discard Skill cards that come to exactly 20.',
      'one fuel',
    ],
    ['goal-stand-and-fight', 'if 10 or more raiders are on the board,', 'one population'],
    ['goal-use-caution', 'has been to a destination of distance 1,', 'one population'],
  ])('%s', (id, needs, lost) => {
    expect(text(`loyalty:${id}`)).toContain(needs);
    expect(text(`loyalty:${id}`)).toContain(`the fleet loses ${lost}.`);
  });

  test.each([
    ['final-five-examiner-executed', 'whoever looked at it is executed'],
    [
      'final-five-activate-ships',
      'the raiders, the basestars, and the heavy raiders and centurions are activated',
    ],
    ['final-five-damage', 'Galactica takes 2 damage tokens'],
    ['final-five-examiner-brig', 'whoever looked at it is sent to the Brig'],
  ])('%s', (id, said) => {
    expect(text(`loyalty:${id}`)).toBe(
      `When another player looks at this card, it is shown to everybody: ${said}. Then it is hidden again. When an execution reveals it: each human player discards 2 Skill cards. Then it leaves the game.`,
    );
  });

  test('the one that executes its owner goes with the owner’s other cards', () => {
    expect(text('loyalty:final-five-owner-executed')).toBe(
      'When another player looks at this card, it is shown to everybody: the owner is executed, and every other human player discards 2 Skill cards at random. When an execution reveals it: each human player discards 2 Skill cards. Then it leaves the game.',
    );
  });
});

describe('the Cylon Fleet', () => {
  test('at the Basestar Bridge two of four things are chosen', () => {
    expect(text('location:basestar-bridge')).toBe(
      'Action: you choose 2 of these and carry them out: (a) 1 civilian ship is placed where the Admiral (or the CAG, if there is one) chooses; (b) you choose one: you place 1 basestar in a space area of your choice on the Cylon Fleet board, or you place 3 raiders in a space area of your choice on the Cylon Fleet board; (c) you roll a die; on 3 or lower, the fleet marker falls back 1 space on the Jump Preparation track; otherwise the pursuit token advances 1 space; (d) you roll a die; if the result is lower than the number of raiders on the board, you draw 2 Galactica damage tokens and choose 1 of them to take effect.',
    );
  });

  test.each([
    [
      'title:cag',
      'Action: you activate 1 unmanned viper and give the title of CAG to another human player.',
    ],
    [
      'title:cag',
      'Line of succession: Lee “Apollo” Adama, Kara “Starbuck” Thrace, Louanne “Kat” Katraine, Sharon “Boomer” Valerii, Samuel T. Anders, Karl “Helo” Agathon, William Adama, Helena Cain, Saul Tigh, Felix Gaeta, Anastasia “Dee” Dualla, “Chief” Galen Tyrol, Callandra “Cally” Tyrol, Tom Zarek, Ellen Tigh, Gaius Baltar, Tory Foster, and Laura Roslin.',
    ],
    ['title:admiral-cylon-fleet', 'Action: you launch a nuke at a space area.'],
    [
      'crisis:tracked-by-radiation',
      'Choice: 1 basestar and 3 raiders are placed off the bow, and 2 civilian ships off the stern.',
    ],
    ['super-crisis:fighting-blind', 'The CAG chooses.'],
  ])('%s', (id, said) => {
    expect(speech.definition(id).lines).toContain(said);
  });
});

describe('the Ionian Nebula', () => {
  test.each([
    [
      'ally:lee-apollo-adama',
      'Stands on the Hangar Deck. Benevolent: for each unmanned viper in space, you may destroy a raider in its space area. Antagonistic: raiders are launched from every basestar.',
    ],
    [
      'ally:gaius-baltar',
      'Stands in the Research Lab. Benevolent: you may choose another player who has a hidden Loyalty card, and then look at one of that player’s Loyalty cards at random. Antagonistic: if the distance travelled is no more than 7, a “You Are Not a Cylon” card is shuffled into the Loyalty deck and you draw a Loyalty card.',
    ],
    [
      'ally:kendra-shaw',
      'Stands at Weapons Control. Benevolent: you may choose one: the fleet loses 1 morale and gains 1 fuel, or the fleet loses 1 morale and gains 1 food. Antagonistic: 1 civilian ship is destroyed.',
    ],
    [
      'ally:aaron-doral',
      'Stands in Administration. Benevolent: you draw 3 Quorum cards, play one of them and put the rest at the bottom of the deck. Antagonistic: Galactica takes 1 damage token.',
    ],
    [
      'ally:caprica-six',
      'Stands in the Brig. Benevolent: the fleet marker advances 1 space on the Jump Preparation track. Antagonistic: you discard 3 Skill cards at random and take the top 2 cards of the Destiny deck into your hand.',
    ],
    [
      'crossroads:miraculous-return',
      'Benevolent: the fleet gains 1 morale, 1 viper is brought back from the destroyed ones, and the raiders are activated twice. Antagonistic: the fleet loses 1 morale, and 1 civilian ship is destroyed. You choose a basestar; the basestar takes 1 damage token.',
    ],
    [
      'crossroads:strange-music',
      'Benevolent: you choose another player who has a hidden Loyalty card, and look at all of that player’s Loyalty cards. You discard 1 trauma token of your choice. Antagonistic: a “You Are Not a Cylon” card is shuffled into the Loyalty deck. You choose a human player who has Loyalty cards; that player draws a Loyalty card. Each Cylon player draws 1 trauma token.',
    ],
    [
      'crossroads:the-opera-house',
      'Benevolent: you draw 3 trauma tokens. You choose another player; that player draws 3 trauma tokens. Antagonistic: nothing happens.',
    ],
  ])('%s', (id, said) => {
    expect(text(id)).toBe(said);
  });

  test('there are 35 allies and 7 Crossroads cards, and each has two sides', () => {
    const of = (kind: string) => speech.ids.filter((id) => id.startsWith(`${kind}:`));
    expect(of('ally')).toHaveLength(35);
    expect(of('crossroads')).toHaveLength(7);
    for (const id of [...of('ally'), ...of('crossroads')]) {
      expect(text(id), id).toMatch(/Benevolent: .+ Antagonistic: /);
    }
  });

  test('an ally who can also be played has one name', () => {
    expect(speech.name('ally:laura-roslin')).toBe(speech.name('character:laura-roslin'));
  });
});

describe('crises of Exodus', () => {
  test.each([
    [
      'crisis:haunted-by-the-past',
      'Consequence, if a card with a skill check ability was revealed: each of the current player’s titles passes to whoever else comes first in its line of succession.',
    ],
    [
      'crisis:mysterious-message',
      'Pass: the current player may look through the whole Destiny deck and discard 2 cards from it; the rest is shuffled.',
    ],
    ['crisis:set-a-trap', 'Pass: any 1 centurion is destroyed.'],
    [
      'crisis:the-circle',
      'Choice: the President chooses one: they give the title of President to another human player, or the current player is executed.',
    ],
    ['super-crisis:human-prisoner', '“You” is the Cylon player who played this card.'],
    [
      'crisis:interrogation',
      'Choice: the Admiral chooses another character who can be sent to Sickbay; that player is sent to Sickbay, and if the Admiral wishes, they look at one of that player’s Loyalty cards at random.',
    ],
    [
      'super-crisis:human-prisoner',
      'Fail: you choose a human player, and take all of that player’s Skill cards; that player is sent to Sickbay.',
    ],
  ])('%s', (id, said) => {
    expect(speech.definition(id).lines).toContain(said);
  });

  test('these have a Consequence, and no others', () => {
    const found = speech.ids.filter((id) => text(id).includes('Consequence, '));
    expect(found.sort()).toEqual([
      'crisis:divisive-behavior',
      'crisis:haunted-by-the-past',
      'crisis:in-the-ring',
      'crisis:power-failure',
      'crisis:threat-of-super-nova',
      'super-crisis:fire-all-missiles',
    ]);
  });
});

describe('what a table cannot do', () => {
  const refused = (id: string, args?: Parameters<typeof speech.refusal>[0]['args']) =>
    speech.refusal({ id, ...(args !== undefined && { args }) });

  test('a way to play that does not exist', () => {
    const args = { name: 'crossroadsOrder', choices: ['clockwise', 'counter-clockwise'] };
    expect(refused('option-reading', args)).toBe(
      'Order of the Crossroads cards: the choices are clockwise (usual) or counter-clockwise.',
    );
  });

  test('one that belongs to an expansion', () => {
    const needs = { name: 'pursuitOrder', module: 'cylon-fleet' };
    expect(refused('option-reading-needs', needs)).toBe(
      'Which pursuing Cylon ships come first: this can be chosen only together with Cylon Fleet.',
    );
    const without = { name: 'executedLoyalty', module: 'pegasus' };
    expect(refused('option-reading-without', without)).toBe(
      'Other Loyalty cards of an executed Cylon: this can be chosen only without Pegasus.',
    );
  });

  test('one card of an impulsive character, and cards that come to too little', () => {
    expect(refused('bsg-not-one-card')).toBe('Add either no card or at least two.');
    expect(refused('bsg-not-that-strength', { strength: 20, got: 17 })).toBe(
      'The cards must come to exactly 20; these come to 17.',
    );
  });
});

describe.each(TAGS)('Exodus in %s', async (tag) => {
  const own = await hear(tag, ['bsg']);
  const its = bsgSpeech(own.words);

  test('each way to play has a name, and of its choices the first is the usual one', () => {
    const usual = /\((usual|domyślnie|üblich|szokásos)\)$/;
    for (const [name, { choices }] of Object.entries(READINGS)) {
      expect(its.option(name)).not.toBe(name);
      const said = choices.map((choice) => own.words.say(`bsg-reading-${name}-${choice}`));
      expect(said.map((it) => usual.test(it))).toEqual(said.map((_, at) => at === 0));
    }
    expect(own.problems).toEqual([]);
  });
});

test('nothing was wrong with the messages', () => {
  expect(problems).toEqual([]);
});
