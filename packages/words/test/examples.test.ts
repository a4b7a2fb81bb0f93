import { FluentBundle } from '@fluent/bundle';
import { liarsDice, ticTacToe } from '@starboard/examples';
import { anyGame } from '@starboard/kernel';
import { liarsDiceSpeech, ticTacToeSpeech } from '@starboard/words';
import { describe, expect, test, vi } from 'vitest';
import { hear, PEOPLE, TAGS } from './languages.ts';
import { messageIds } from './message-ids.ts';
import { marks } from './reading.ts';
import { playSome, readOut } from './self-play.ts';
import { promptsIn, refusalsIn, windowsIn } from './sources.ts';

const ids = new Set([ticTacToe, liarsDice].map(({ name }) => name));
const inARow = playSome(anyGame(ticTacToe), [2], 20);
const ofLiars = playSome(anyGame(liarsDice), [2, 3, 6], 6);
const spoken = vi.spyOn(FluentBundle.prototype, 'getMessage');

describe.each(TAGS)('the example games in %s', async (tag) => {
  const { words, problems } = await hear(tag, ['examples']);
  const inRow = ticTacToeSpeech(words);
  const liar = liarsDiceSpeech(words);
  const read = (text: string): void => {
    const found = marks(tag, text, ids);
    if (found.length > 0) expect(found).toEqual([]);
  };
  test('random games read well', () => {
    spoken.mockClear();
    for (const text of readOut(inRow, inARow)) read(text);
    for (const text of readOut(liar, ofLiars)) read(text);
    expect(problems).toEqual([]);
  });

  test('what lies on the table is told: every mark and cup, and of dice only what is seen', () => {
    const marks = { cells: [0, null, 1, 0, null, null, null, null, null], turn: 1 };
    expect(inRow.scene?.(marks, PEOPLE)).toHaveLength(2);
    const cups = [
      { dice: 2, faces: null },
      { dice: 2, faces: [6, 4] },
      { dice: 0, faces: null },
    ];
    const bid = { bidder: 1, bid: { count: 3, face: 5 }, challenger: null };
    for (const round of [null, { ...bid, bid: { count: 0, face: 1 } }, bid]) {
      const [said, ...lines] = liar.scene?.({ cups, round }, PEOPLE) ?? [];
      expect(said?.includes('3')).toBe(round === bid);
      expect(lines).toHaveLength(3);
      for (const [seat, line] of lines.entries()) expect(line).toContain(PEOPLE[seat]?.name);
      expect(lines[0]).toMatch(/2/);
      expect(lines[0]).not.toMatch(/[46]/);
      expect(lines[1]).toMatch(/6.*4/);
      expect(lines[2]).not.toMatch(/\d/);
    }
    expect(problems).toEqual([]);
  });

  test('every prompt, window and refusal in the sources has its sentence', () => {
    const has = (kind: string, id: string): boolean =>
      words.has(`tic-tac-toe-${kind}-${id}`) || words.has(`liars-dice-${kind}-${id}`);
    for (const id of promptsIn('examples')) expect(has('prompt', id), id).toBe(true);
    for (const name of windowsIn('examples')) {
      expect(has('prompt', name) && has('moment', name), name).toBe(true);
      read(liar.window(name));
    }
    const args = { min: 1, max: 8, dice: 9, count: 3, face: 4, name: 'W' };
    for (const id of refusalsIn('examples')) {
      const text = liar.refusal({ id, args });
      read(text);
      expect(text, id).not.toContain(`(${id})`);
    }
    read(inRow.refusal({ id: 'not-a-choice' }));
    expect(problems).toEqual([]);
  });

  test('options, standing orders and what there is not read well', () => {
    read(liar.option('dice'));
    read(inRow.option('W'));
    for (const fact of ['count', 'face', 'dice', 'other']) {
      const when = { [fact]: { atLeast: 3 } };
      read(liar.order({ window: 'challenge', when, then: { play: 'liar' } }));
      read(liar.order({ window: 'challenge', when: { [fact]: { is: 2 } }, then: 'pass' }));
    }
    read(liar.order({ window: 'challenge', when: { dice: { is: true } }, then: 'ask' }));
    read(inRow.order({ window: 'W', then: { play: 'W' } }));
    read(inRow.window('W'));
    for (const speech of [inRow, liar]) {
      read(speech.reason({ id: 'bot-unknown-ask' }, PEOPLE));
      expect(speech.ids).toEqual([]);
      expect(() => speech.definition('x')).toThrow(RangeError);
      expect(() => speech.name('x')).toThrow(RangeError);
      expect(() => speech.event({ type: 'x', data: {} }, PEOPLE)).toThrow(RangeError);
    }
    expect(problems).toEqual([]);
  });

  test('no message is there for nothing', () => {
    const used = new Set(spoken.mock.calls.map(([id]) => id));
    const all = messageIds(tag, ['examples.ftl']);
    expect(all.length).toBeGreaterThan(35);
    expect(all.filter((id) => !used.has(id))).toEqual([]);
  });
});
