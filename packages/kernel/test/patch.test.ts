import { comparing, type Json, patchBetween, patched, turned } from '@starboard/kernel';
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

test('nothing changed is an empty patch, and the very same value', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const now = turned(value, JSON.parse(JSON.stringify(value)));
      expect(now.patch).toEqual([]);
      expect(now.value).toBe(value);
    }),
  );
});

test('the later value is made of the earlier one; both are left as they were', () => {
  fc.assert(
    fc.property(plain, plain, plain, (kept, before, after) => {
      const [one, other] = [
        { kept, list: [kept, before], gone: before, changed: before },
        { list: [JSON.parse(JSON.stringify(kept)), after], changed: after, kept, more: after },
      ] as const;
      const copies = [JSON.stringify(one), JSON.stringify(other)];
      const { patch, value } = turned<Json>(one, other);
      expect(value).toEqual(other);
      expect(value).toMatchObject({ list: [kept, after] });
      expect((value as typeof other).list[0]).toBe(kept);
      expect(patched(one, patch)).toEqual(other);
      expect([JSON.stringify(one), JSON.stringify(other)]).toEqual(copies);
    }),
    { numRuns: 500 },
  );
});

test('values with parts in common are compared as if each stood alone', () => {
  const some = fc.array(plain, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(some, some, ([a, b, c], [x, y, z]) => {
      const compare = comparing();
      const pairs = [
        [
          { facts: { a, b, again: a }, own: c },
          { facts: { a: x, b: y, again: x }, own: z },
        ],
        // The same parts, at the same place, at another, and turned from another.
        [
          { facts: { a, b, again: a }, own: a },
          { facts: { a: x, b: y, again: x }, own: x },
        ],
        [
          { facts: { a: b, b: a, again: c }, own: c },
          { facts: { a: y, b: x, again: x }, own: y },
        ],
      ] as const;
      for (const [before, after] of pairs)
        expect(compare(before, after)).toEqual(patchBetween(before, after));
    }),
    { numRuns: 500 },
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
