import {
  type Ask,
  amount,
  type Choice,
  canonical,
  type Json,
  judge,
  listAnswers,
  message,
  notJson,
  one,
  order,
  plan,
  same,
  sampleAnswer,
  some,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc, plain } from './properties.ts';
import { asks, askTo, begin, faultOf, say, seats, smallGame } from './small-games.ts';

/** A game that asks seat 0 this. */
function asking(ask: Ask, more: Parameters<typeof smallGame>[1] = {}) {
  const game = smallGame(
    {
      ask: {
        kind: 'ask-one',
        seat: () => seats(0)[0] ?? expect.fail(),
        ask: () => ask,
        then: (t, _, answer: Json) => {
          t.facts.log.push(answer);
          return undefined;
        },
      },
    },
    more,
  );
  const { state } = begin(game);
  const open = askTo(state, 0);
  return {
    game,
    state,
    judge: (value: unknown) => judge(game, state, open, value)?.id ?? 'legal',
    list: (limit?: number) => listAnswers(game, state, open, limit),
    sample: (seed: string) => sampleAnswer(game, state, open, whims(seed)),
  };
}

/** Every answer that should be legal, worked out in the plainest way. */
function legalAnswers(ask: Ask): Json[] {
  switch (ask.kind) {
    case 'one':
      return [...ask.of];
    case 'amount':
      return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i);
    case 'some':
      return arrangements(ask.of).filter(
        (list) => list.length >= ask.min && list.length <= ask.max,
      );
    case 'order':
      return arrangements(ask.of).filter((list) => list.length === ask.of.length);
    case 'plan':
      return [];
  }
}

/** Some of these, in every order. */
function arrangements(items: readonly Choice[]): Choice[][] {
  return [
    [],
    ...items.flatMap((item, i) =>
      arrangements(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
    ),
  ];
}

const choices = (minLength: number, maxLength: number): fc.Arbitrary<Choice[]> =>
  fc.uniqueArray(fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: -3, max: 9 })), {
    minLength,
    maxLength,
  });

const ones = choices(1, 8).map((of) => one('pick', of));
const somes = choices(0, 5).chain((of) =>
  fc
    .tuple(fc.nat(of.length), fc.nat(of.length))
    .map(([a, b]) => some('pick-some', of, { min: Math.min(a, b), max: Math.max(a, b) })),
);
const orders = choices(0, 5).map((of) => order('put-in-order', of));
const amounts = fc
  .tuple(fc.integer({ min: -20, max: 20 }), fc.nat(12))
  .map(([min, more]) => amount('how-many', min, min + more));

const kinds: readonly (readonly [string, fc.Arbitrary<Ask>])[] = [
  ['one of many', ones],
  ['some of many', somes],
  ['an order', orders],
  ['an amount', amounts],
];

/** Values that are nearly answers: made of the ask's own choices, or of nothing in particular. */
function attempts(ask: Ask): fc.Arbitrary<unknown> {
  const near = 'of' in ask ? fc.constantFrom<unknown>(...ask.of, 'other') : fc.integer();
  return fc
    .oneof(
      near,
      fc.array(near, { maxLength: 6 }),
      fc.integer({ min: -25, max: 40 }),
      fc.double(),
      plain(2),
      fc.anything(),
    )
    .filter((value) => !notJson(value)?.endsWith('minus zero'));
}

describe.each(kinds)('%s', (_, arbitrary) => {
  it('takes exactly the legal answers, and gives a reason for refusing any other', () => {
    fc.assert(
      fc.property(
        arbitrary.chain((ask) => fc.tuple(fc.constant(ask), attempts(ask))),
        ([ask, value]) => {
          const { game, state, judge } = asking(ask);
          const before = canonical(state);
          if (legalAnswers(ask).some((legal) => same(legal, value))) {
            expect(judge(value)).toBe('legal');
            say(game, state, 0, value);
            expect(state.facts.log).toEqual([value]);
          } else {
            const fault = faultOf(() => say(game, state, 0, value));
            expect(fault.code).toBe('illegal-answer');
            expect(fault.why.id).toBe(judge(value));
            expect(canonical(state)).toBe(before);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('lists each of its answers once', () => {
    fc.assert(
      fc.property(arbitrary, (ask) => {
        const { list, judge } = asking(ask);
        const listed = list() ?? expect.fail('nothing is listed');
        expect(listed.filter((value) => judge(value) !== 'legal')).toEqual([]);
        // Some of many: which ones counts, not in what order they are named.
        const spelled = (value: Json): string =>
          ask.kind === 'some' && Array.isArray(value)
            ? canonical(value.map(canonical).sort())
            : canonical(value);
        expect(listed.map(spelled).sort()).toEqual(
          [...new Set(legalAnswers(ask).map(spelled))].sort(),
        );
      }),
    );
  });

  it('lists nothing when there are more answers than wanted', () => {
    fc.assert(
      fc.property(arbitrary, (ask) => {
        const { list } = asking(ask);
        const count = list()?.length ?? expect.fail('nothing is listed');
        expect(list(count)).toHaveLength(count);
        expect(list(count - 1)).toBeNull();
      }),
    );
  });

  it('samples legal answers only', () => {
    fc.assert(
      fc.property(arbitrary, fc.string(), (ask, seed) => {
        const { judge, sample } = asking(ask);
        expect(judge(sample(seed))).toBe('legal');
      }),
    );
  });

  it('samples every answer sooner or later', () => {
    fc.assert(
      fc.property(arbitrary, (ask) => {
        const { sample } = asking(ask);
        const legal = legalAnswers(ask);
        fc.pre(legal.length <= 16);
        const seen = new Set(
          Array.from({ length: 1000 }, (_, i) => canonical(sample(`sample ${i}`))),
        );
        expect([...seen].sort()).toEqual(legal.map(canonical).sort());
      }),
      { numRuns: 20 },
    );
  });
});

describe('the reason of a refusal', () => {
  const letters = ['a', 'b', 'c'];

  it.each([
    [one('pick', letters), 'd', 'not-a-choice'],
    [one('pick', letters), ['a'], 'not-a-choice'],
    [one('pick', [1, 2]), '1', 'not-a-choice'],
    [some('pick', letters), 'a', 'not-a-list'],
    [some('pick', letters), { 0: 'a', length: 1 }, 'not-a-list'],
    [some('pick', letters), ['a', 'd'], 'not-a-choice'],
    [some('pick', letters), ['a', 'a'], 'chosen-twice'],
    [some('pick', letters, { min: 2 }), ['a'], 'too-few'],
    [some('pick', letters, { max: 1 }), ['a', 'b'], 'too-many'],
    [order('sort', letters), 'abc', 'not-a-list'],
    [order('sort', letters), ['a', 'b'], 'not-all'],
    [order('sort', letters), ['a', 'b', 'b'], 'chosen-twice'],
    [order('sort', letters), ['a', 'b', 'd'], 'not-a-choice'],
    [amount('count', 1, 3), '2', 'not-a-number'],
    [amount('count', 1, 3), 1.5, 'not-a-number'],
    [amount('count', 1, 3), Number.NaN, 'not-json'],
    [some('pick', letters), [undefined], 'not-json'],
    [amount('count', 1, 3), 0, 'out-of-range'],
    [amount('count', 1, 3), 4, 'out-of-range'],
  ])('of %j: %j is %s', (ask, value, why) => {
    expect(asking(ask).judge(value)).toBe(why);
  });

  it('comes with what a sentence needs', () => {
    const { game, state } = asking(some('pick', letters, { min: 2 }));
    expect(faultOf(() => say(game, state, 0, [])).why).toEqual({
      id: 'too-few',
      args: { min: 2 },
    });
    const range = asking(amount('count', 1, 3));
    expect(faultOf(() => say(range.game, range.state, 0, 9)).why).toEqual({
      id: 'out-of-range',
      args: { min: 1, max: 3 },
    });
  });
});

describe('minus zero', () => {
  // It comes out of JSON.parse('-0'), and would not survive being written down.
  it.each([
    [one('pick', [0, 1]), -0],
    [some('pick', [0, 1]), [-0]],
    [order('sort', [0]), [-0]],
    [amount('count', 0, 3), -0],
  ])('does not get into the state as an answer to %j', (ask, value) => {
    const { game, state } = asking(ask);
    expect(faultOf(() => say(game, state, 0, value)).code).toBe('illegal-answer');
    expect(same(JSON.parse(JSON.stringify(state)), state)).toBe(true);
  });
});

describe('a constraint', () => {
  const numbers = [1, 2, 3, 4, 5, 6];
  const sumIs = (wanted: number) => ({
    judge: (_: unknown, __: unknown, ___: unknown, chosen: readonly Choice[]) => {
      const sum = chosen.reduce((total: number, choice) => total + Number(choice), 0);
      return sum === wanted ? null : message('wrong-sum', { wanted });
    },
  });
  const ask = some('pick', numbers, { constraint: 'sum' });

  it('decides which choices go together, with its own reason', () => {
    const { judge } = asking(ask, { constraints: { sum: sumIs(7) } });
    expect(judge([1, 6])).toBe('legal');
    expect(judge([1, 2, 4])).toBe('legal');
    expect(judge([1, 2])).toBe('wrong-sum');
    expect(judge([1, 6, 6])).toBe('chosen-twice');
  });

  it('leaves the lists and samples legal', () => {
    const { judge, list, sample } = asking(ask, { constraints: { sum: sumIs(7) } });
    expect(list()).toEqual([
      [1, 2, 4],
      [1, 6],
      [2, 5],
      [3, 4],
    ]);
    for (let i = 0; i < 200; i++) expect(judge(sample(`sum ${i}`))).toBe('legal');
  });

  it('is sampled from the list where chance alone hardly ever hits it', () => {
    const all = Array.from({ length: 16 }, (_, i) => 2 ** i);
    const { sample } = asking(some('pick', all, { constraint: 'sum' }), {
      constraints: { sum: sumIs(0b1010_0000_1100_0001) },
    });
    const sampled = sample('rare');
    expect(Array.isArray(sampled) ? [...sampled].sort() : sampled).toEqual(
      [1, 64, 128, 8192, 32768].sort(),
    );
  });

  it('is sampled by its own sampler where it has one', () => {
    const { sample } = asking(ask, {
      constraints: { sum: { ...sumIs(7), sample: () => [2, 5] } },
    });
    for (let i = 0; i < 20; i++) expect(sample(`own ${i}`)).toEqual([2, 5]);
  });

  it('knows the seat and the state', () => {
    const told: unknown[] = [];
    const { judge, state } = asking(some('pick', ['a'], { constraint: 'told' }), {
      constraints: {
        told: {
          judge: (given, given2, seat) => {
            told.push(given, given2.prompt, seat);
            return null;
          },
        },
      },
    });
    judge(['a']);
    expect(told).toEqual([state, 'pick', 0]);
  });

  it('is a bug of the game when nothing satisfies it, or when nothing can be found', () => {
    const impossible = asking(ask, { constraints: { sum: sumIs(-1) } });
    expect(faultOf(() => impossible.sample('x')).message).toContain('no legal answer to "pick"');
    const all = Array.from({ length: 30 }, (_, i) => i + 1);
    const huge = asking(some('pick', all, { constraint: 'sum' }), {
      constraints: { sum: sumIs(-1) },
    });
    const fault = faultOf(() => huge.sample('x'));
    expect(fault.code).toBe('broken-rules');
    expect(fault.message).toContain('needs a sampler');
  });
});

describe('a plan', () => {
  const secret = plan<{ word: string }>('say-the-word', 'word', { words: ['yes', 'no'] });
  const plans = {
    word: {
      judge: (_: unknown, ask: { data: unknown }, seat: number, answer: Json) =>
        same(answer, { word: 'yes' }) && seat === 0 && same(ask.data, { words: ['yes', 'no'] })
          ? null
          : message('wrong-word'),
      sample: (): Json => ({ word: 'yes' }),
      list: (_: unknown, __: unknown, ___: unknown, limit: number) =>
        limit >= 1 ? [{ word: 'yes' }] : null,
    },
  };

  it('is judged, listed and sampled by the game', () => {
    const { game, state, judge, list, sample } = asking(secret, { plans });
    expect(judge({ word: 'no' })).toBe('wrong-word');
    expect(list()).toEqual([{ word: 'yes' }]);
    expect(list(0)).toBeNull();
    expect(sample('x')).toEqual({ word: 'yes' });
    say(game, state, 0, { word: 'yes' });
    expect(state.facts.log).toEqual([{ word: 'yes' }]);
  });

  it('cannot be listed when the game does not list it', () => {
    const { list } = asking(secret, {
      plans: { word: { judge: () => null, sample: () => null } },
    });
    expect(list()).toBeNull();
  });

  it('is never shown anything but plain data', () => {
    const seen: Json[] = [];
    const { judge } = asking(secret, {
      plans: {
        word: {
          judge: (_, __, ___, answer) => {
            seen.push(answer);
            return null;
          },
          sample: () => null,
        },
      },
    });
    const odd = [
      undefined,
      Number.NaN,
      -0,
      new Map(),
      () => 0,
      { a: undefined },
      1n,
      [new Date(0)],
    ];
    for (const value of odd) expect(judge(value)).toBe('not-json');
    expect(judge(JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`))).toBe('not-json');
    expect(seen).toEqual([]);
    expect(judge({ a: [1, null] })).toBe('legal');
    expect(seen).toEqual([{ a: [1, null] }]);
  });
});

describe('an answer', () => {
  it('is copied: what the player holds is not what the table holds', () => {
    const { game, state } = asking(some('pick', ['a', 'b']));
    const given = ['a'];
    say(game, state, 0, given);
    given.push('b');
    expect(state.facts.log).toEqual([['a']]);
  });

  it('reaches the step that asked, with the seat that gave it', () => {
    const game = smallGame({
      ask: asks({
        seat: (t) => t.seats[1] ?? expect.fail(),
        ask: (_, __, seat) => one('who-are-you', [`seat ${seat}`]),
        then: (t, _, answer, seat) => {
          t.facts.log.push([answer, seat]);
          return undefined;
        },
      }),
    });
    const { state } = begin(game);
    say(game, state, 1, 'seat 1');
    expect(state.facts.log).toEqual([['seat 1', 1]]);
  });
});

describe('a malformed ask is a bug of the game', () => {
  it.each<[Ask, string]>([
    [one('pick', []), 'has no choices'],
    [some('pick', ['a'], { min: 2, max: 1 }), 'wants 2 to 1 of 1'],
    [some('pick', ['a'], { max: 2 }), 'wants 0 to 2 of 1'],
    [some('pick', ['a'], { min: -1 }), 'wants -1 to 1 of 1'],
    [some('pick', ['a', 'b'], { min: 0.5 }), 'wants 0.5 to 2 of 2'],
    [some('pick', ['a', 'b'], { max: Number.NaN }), 'wants 0 to NaN of 2'],
    [amount('count', 2, 1), 'wants a number from 2 to 1'],
    [amount('count', 0.5, 1), 'wants a number from 0.5 to 1'],
    [amount('count', 0, Number.POSITIVE_INFINITY), 'wants a number from 0 to Infinity'],
  ])('%j', (ask, why) => {
    const fault = faultOf(() => asking(ask));
    expect(fault.code).toBe('broken-rules');
    expect(fault.message).toContain(why);
  });

  it('and so is a plan or a constraint of a name the game does not know', () => {
    const strange = asking(plan('x', 'nowhere', {}));
    expect(faultOf(() => strange.judge(1)).message).toContain('no plan named "nowhere"');
    expect(faultOf(() => strange.sample('x')).code).toBe('broken-rules');
    const odd = asking(some('x', ['a'], { constraint: 'nowhere' }));
    expect(faultOf(() => odd.judge(['a'])).message).toContain('no constraint named "nowhere"');
    const inherited = asking(plan('x', 'constructor', {}), { plans: {} });
    expect(faultOf(() => inherited.judge(1)).code).toBe('broken-rules');
  });
});
