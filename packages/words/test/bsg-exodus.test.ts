import { READINGS } from '@starboard/bsg/reading';
import { bsgSpeech } from '@starboard/words';
import { describe, expect, test } from 'vitest';
import { allEntries } from '../src/bsg/definitions.ts';
import { textOf } from '../src/bsg/lines/text.ts';
import { hear, TAGS } from './languages.ts';

// What the cards of Exodus say, after the catalogue of their texts.

const { words, problems } = await hear('en', ['bsg']);
const speech = bsgSpeech(words);
/** All a card says, but for what kind of card it is. */
const text = (id: string): string => speech.definition(id).lines.slice(1).join(' ');

describe('the Ionian Nebula', () => {
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
  test('these have a Consequence, and no others', () => {
    const found = speech.ids.filter((id) => text(id).includes('Consequence ('));
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

describe.each(TAGS)('what is left to a choice, in %s', async (tag) => {
  const { words: own } = await hear(tag, ['bsg']);

  test('Set a Trap says who picks the centurion', () => {
    const entry = allEntries().get('crisis:set-a-trap');
    const pass = entry?.kind === 'crisis' && entry.it.kind === 'check' ? entry.it.pass : [];
    expect(textOf(own, pass)).toContain(own.name({ say: 'bsg-who-current' }));
  });
});

describe('what a table cannot do', () => {
  const refused = (id: string, args?: Parameters<typeof speech.refusal>[0]['args']) =>
    speech.refusal({ id, ...(args !== undefined && { args }) });

  test('a way to play that does not exist', () => {
    const args = { name: 'crossroadsOrder', choices: ['clockwise', 'counter-clockwise'] };
    expect(refused('option-reading', args)).toBe(
      'Order of the Crossroads cards (choose one): clockwise (usual) or counterclockwise.',
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
