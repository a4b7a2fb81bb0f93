import { FluentBundle } from '@fluent/bundle';
import { anyGame } from '@starboard/kernel';
import { CARDS, type Development, roll, type World } from '@starboard/roll';
import { rollSpeech, thing } from '@starboard/words';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { linesOf } from '../src/roll/definitions.ts';
import { hear, PEOPLE, TAGS } from './languages.ts';
import { messageIds } from './message-ids.ts';
import { marks, numbersIn } from './reading.ts';
import { developments, numbersSaid, worlds } from './roll-definitions.ts';
import {
  ROLL_OPTIONS,
  ROLL_OUTCOMES,
  refusalArgs,
  rollAsks,
  rollEvents,
  rollReasons,
} from './roll-specimens.ts';
import { choicesOf, playSome, readOut } from './self-play.ts';
import { promptsIn, reasonsOfBots, refusalsIn } from './sources.ts';

const ids = new Set(CARDS.map(({ id }) => id as string));
const played = playSome(anyGame(roll), [2, 3, 5], 12);
const spoken = vi.spyOn(FluentBundle.prototype, 'getMessage');

/** Said by clients on their own: labels, notices, codes of faults. */
const FOR_CLIENTS = /^(roll-(score-line|task)-|fault-|choice-|prompt-|order-test-|nobody$)/;

describe.each(TAGS)('Roll in %s', async (tag) => {
  const { words, problems } = await hear(tag, ['roll']);
  const speech = rollSpeech(words);
  const read = (text: string): void => {
    const found = marks(tag, text, ids);
    if (found.length > 0) expect(found).toEqual([]);
  };

  test('every tile reads well', () => {
    spoken.mockClear();
    for (const id of speech.ids) {
      const { name, lines } = speech.definition(id);
      read(name);
      for (const line of lines) read(line);
    }
    expect(problems).toEqual([]);
  });

  test('colours that lack one of all are told by the one they lack', () => {
    const text = speech.definition('system-diversification').lines.join(' ');
    const name = (colour: string): string => words.name(thing(`roll-colour-${colour}`)).trim();
    expect(text).toContain(name('home'));
    for (const colour of ['military', 'novelty', 'alien']) expect(text).not.toContain(name(colour));
  });

  test('the numbers of every tile are those of its definition', () => {
    for (const card of CARDS) {
      const { lines } = speech.definition(card.id);
      expect(numbersIn(lines.join(' ')), lines.join(' ')).toEqual(
        expect.arrayContaining(numbersSaid(card, true)),
      );
    }
  });

  test('whatever numbers a definition has, the text has them', () => {
    const lines = (card: Development | World): string[] =>
      linesOf(card).map(([id, said]) => words.say(id, said));
    fc.assert(
      fc.property(fc.oneof(developments, worlds), (card) => {
        const said = lines(card);
        expect(numbersIn(said.join(' ')), said.join(' ')).toEqual(
          expect.arrayContaining(numbersSaid(card, false)),
        );
        for (const line of said) read(line);
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(problems).toEqual([]);
  });

  test('everything that can happen and be asked reads well', () => {
    for (const event of rollEvents) read(speech.event(event, PEOPLE));
    for (const ask of rollAsks) {
      read(speech.prompt(ask, PEOPLE));
      for (const choice of choicesOf(ask)) read(speech.choice(ask, choice, PEOPLE));
    }
    for (const id of ROLL_OUTCOMES) {
      read(speech.outcome({ winners: [], losers: [], reason: { id } }, PEOPLE));
    }
    for (const name of ROLL_OPTIONS) read(speech.option(name));
    expect(problems).toEqual([]);
  });

  test('a power of which nothing came is not spoken of', () => {
    const data = { seat: 0, card: 'merchant-guild', kind: 'pays' };
    expect(speech.event({ type: 'power', data }, PEOPLE)).not.toBe('');
    expect(speech.event({ type: 'power', data: { ...data, idle: true } }, PEOPLE)).toBe('');
  });

  test('random games read well', () => {
    for (const text of readOut(speech, played)) read(text);
    expect(problems).toEqual([]);
  });

  test('every prompt and every refusal in the sources has its sentence', () => {
    for (const id of promptsIn('roll')) expect(words.has(`roll-prompt-${id}`), id).toBe(true);
    for (const id of [...refusalsIn('kernel'), ...refusalsIn('roll')]) {
      const text = speech.refusal({ id, args: refusalArgs });
      read(text);
      expect(text, id).not.toContain(`(${id})`);
    }
    read(speech.refusal({ id: 'power-used-already', args: { power: 'dictate' } }));
    read(speech.refusal({ id: 'something-else' }));
    expect(problems).toEqual([]);
  });

  test('the reasons of bots read well', () => {
    for (const why of rollReasons) read(speech.reason(why, PEOPLE));
    const told = new Set(rollReasons.map(({ id }) => id));
    expect(reasonsOfBots('roll').filter((id) => !told.has(id))).toEqual([]);
    read(speech.reason({ id: 'bot-something-else' }, PEOPLE));
    expect(problems).toEqual([]);
  });

  test('standing orders read well', () => {
    read(speech.order({ window: '*', then: 'pass' }));
    read(speech.order({ window: 'W', when: { n: { atLeast: 2, atMost: 4 } }, then: 'ask' }));
    read(speech.order({ window: 'W', when: { f: { is: true } }, then: { play: 3 } }));
    read(speech.order({ window: 'W', when: { f: { is: false } }, then: 'ask' }));
    expect(problems).toEqual([]);
  });

  test('no message is there for nothing', () => {
    const used = new Set(spoken.mock.calls.map(([id]) => id));
    const all = messageIds(tag, ['common.ftl', 'roll.ftl', 'roll-names.ftl']);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((id) => !used.has(id) && !FOR_CLIENTS.test(id))).toEqual([]);
  });
});
