import { card, type Face, type PlanData } from '@starboard/roll';
import { loadWords } from '@starboard/words';
import { readText } from '@starboard/words/node';
import { expect, test } from 'vitest';
import { type Draft, EMPTY, laid, movableBy, options, selectWith } from '../src/roll/plan.ts';
import { sayUse } from '../src/roll/say-use.ts';

/** Dice with these faces, and Executive Power. */
function withExecutivePower(faces: readonly Face[]): PlanData {
  const it = card('executive-power');
  const powers = it.kind === 'development' ? it.powers : [];
  return {
    dice: faces.map((face, die) => ({ die, face })),
    reassign: powers.flatMap((power) =>
      power.kind === 'reassign' ? [{ card: 'executive-power' as const, power }] : [],
    ),
    dictate: { times: 1, moves: 1 },
  };
}

const executing = (data: PlanData, draft: Draft) =>
  options(data, draft).find(({ power }) => power === 'executive-power');

test('ROLL-19.10 a power that moves two of one phase offers no die of another', () => {
  const data = withExecutivePower(['settle', 'explore', 'explore', 'produce', 'ship', 'ship']);
  const draft = selectWith(EMPTY, 0, 'settle');
  const option = executing(data, draft);
  if (option === undefined) throw new Error('it is not offered');
  const now = laid(data, draft);
  // A single producer could not be moved with another.
  expect(movableBy(option, now)).toEqual([1, 2, 4, 5]);
  expect(movableBy(option, now, [{ die: 1, to: 'settle' }])).toEqual([1, 2]);
});

test('ROLL-19.10 it is not offered where no phase has two', () => {
  const data = withExecutivePower(['settle', 'explore', 'develop', 'produce']);
  expect(executing(data, selectWith(EMPTY, 0, 'settle'))).toBeUndefined();
  expect(options(data, selectWith(EMPTY, 0, 'settle')).map(({ power }) => power)).toEqual([
    'dictate',
  ]);
});

test('dice of one colour and face that go to one phase are said once', async () => {
  const words = await loadWords(readText, 'en', ['roll', 'table', 'table-roll']);
  const faces = new Map<number, Face>([0, 1, 2, 3].map((die) => [die, 'explore']));
  const moves = [1, 2, 3].map((die) => ({ die, to: 'develop' as const }));
  expect(sayUse({ power: 'dictate', aside: 0, moves }, faces, words)).toBe(
    'Home die, Explore set aside · 3 × Home die, Explore to Develop',
  );
  expect(words.say('web-roll-note-dictate', { max: 1 })).toMatch(/move another$/);
  expect(words.say('web-roll-note-dictate', { max: 3 })).toMatch(/up to 3$/);
});
