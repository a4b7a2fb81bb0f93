import { canonical, clone, firstDifference, notJson, same } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc, plain } from './properties.ts';

/** The same value with the keys of its objects the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

/** Every object and array inside a value. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

describe('clone', () => {
  it('gives an equal value', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        expect(JSON.stringify(clone(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('shares nothing with what it copies', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        const original = new Set(parts(value));
        expect(parts(clone(value)).filter((part) => original.has(part))).toEqual([]);
      }),
    );
  });

  it('loses nothing of a value that counts as plain data', () => {
    // An own key of this name comes out of JSON.parse, but assigning to it would change the prototype.
    const value: unknown = JSON.parse('{"__proto__":{"a":1},"b":2}');
    const kept = JSON.stringify(clone(value)) === JSON.stringify(value);
    expect(kept || notJson(value) !== null).toBe(true);
  });
});

describe('same', () => {
  it('holds for a value and its copy, in any order of keys', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        expect(same(value, turned(clone(value)))).toBe(true);
      }),
    );
  });

  it('agrees with the canonical spelling', () => {
    const close = plain(2);
    fc.assert(
      fc.property(close, close, (a, b) => {
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [[], {}],
    [{}, []],
    [null, {}],
    [1, '1'],
    [[1], [1, 2]],
    [[1, 2], [1]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ toString: 1 }, {}],
    [{}, { toString: 1 }],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false);
  });
});

describe('canonical', () => {
  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        expect(same(JSON.parse(canonical(value)), value)).toBe(true);
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        expect(canonical(turned(value))).toBe(canonical(value));
      }),
    );
    expect(canonical({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
  });
});

describe('firstDifference', () => {
  it('finds one exactly where values differ', () => {
    const close = plain(2);
    fc.assert(
      fc.property(close, close, (a, b) => {
        expect(firstDifference(a, b) === null).toBe(same(a, b));
      }),
    );
  });

  it('says where', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a[1].b: 2 / 3');
    expect(firstDifference([1], [1, 2])).toBe('[1]: nothing / 2');
    expect(firstDifference(1, 2)).toBe('the value: 1 / 2');
  });
});

describe('notJson', () => {
  it('is content with everything that comes out of JSON', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        expect(notJson(value)).toBeNull();
      }),
    );
  });

  const endless: unknown[] = [];
  endless.push(endless);

  it.each([
    [undefined, 'the value is undefined'],
    [{ a: undefined }, 'a is undefined'],
    [[1, undefined], '[1] is undefined'],
    [{ a: [{ b: Number.NaN }] }, 'a[0].b is NaN'],
    [Number.POSITIVE_INFINITY, 'the value is Infinity'],
    [-0, 'the value is minus zero'],
    [{ a: new Map() }, 'a is not a plain object'],
    [{ a: new Date(0) }, 'a is not a plain object'],
    [{ a: () => 0 }, 'a is function'],
    [{ a: 1n }, 'a is bigint'],
    [{ a: Symbol('s') }, 'a is symbol'],
    [[endless], 'nested too deeply'],
  ])('says what is wrong with value %#', (value, why) => {
    expect(notJson(value)).toContain(why);
  });
});
