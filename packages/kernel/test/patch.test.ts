import { type Json, patchBetween, patched } from '@starboard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const plain = fc
  .jsonValue({ maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json)
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

test('a patch turns any plain value into any other, and leaves the first as it was', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const copy = JSON.stringify(before);
      expect(patched(before, patchBetween(before, after))).toEqual(after);
      expect(JSON.stringify(before)).toBe(copy);
    }),
    { numRuns: 2000 },
  );
});

test('nothing changed is an empty patch', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(patchBetween(value, JSON.parse(JSON.stringify(value)))).toEqual([]);
    }),
  );
});

test('a card that leaves a hand is one small change', () => {
  const before = { hand: [{ id: 1 }, { id: 2 }, { id: 3 }], turn: 4 };
  const after = { hand: [{ id: 1 }, { id: 3 }], turn: 5 };
  expect(patchBetween(before, after)).toEqual([
    { at: ['hand'], splice: [1, 1] },
    { at: ['turn'], set: 5 },
  ]);
});
