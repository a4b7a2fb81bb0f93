import { exampleGames } from '@starboard/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { type Parsed, parseScenarios, readLedger, runScenario, spelled } from '../src/index.ts';
import { inRepository } from './repository.ts';

const ledger = await readLedger(inRepository('rules'));

/** Reads and runs; whatever comes out is said in one line each. */
function survive(text: string): Parsed {
  const parsed = parseScenarios('f.yaml', text);
  const failed = parsed.scenarios.flatMap((scenario) =>
    runScenario(scenario, exampleGames, ledger),
  );
  for (const problem of [...parsed.problems, ...failed]) {
    expect(problem.line).toBeGreaterThan(0);
    expect(spelled(problem)).toMatch(/^f\.yaml:\d+: [^\n]+$/);
  }
  return parsed;
}

const word = fc.constantFrom(
  ...['game', 'scenarios', 'scenario', 'rules', 'given', 'when', 'then', 'facts', 'seat', 'answer'],
  ...['asks', 'events', 'view', 'of', 'type', 'data', 'outcome', 'none', 'refused', 'take-back'],
  ...[
    'tables',
    'table',
    'variants',
    'with',
    'next',
    'until',
    'everybody',
    'forced',
    'times',
    '$count',
  ],
  ...['orders', 'dice', 'seats', 'waiting', 'cells', 'cells.4', 'turn', 'tic-tac-toe', 'TTT-1'],
  ...['__proto__', 'constructor', 'toString', 'length', '', '.', 'cells.', '..'],
);

const leaf = fc.oneof(
  word,
  fc.string(),
  fc.integer({ min: -3, max: 12 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(word, fc.string()), tie('value'), { maxKeys: 5 }),
  ),
}));

const good = {
  game: 'liars-dice',
  given: {
    seats: 2,
    facts: {
      cups: [
        [3, 3],
        [5, 6],
      ],
      lastLoser: 0,
    },
    seed: 'x',
  },
  scenarios: [
    {
      scenario: 'A bid',
      rules: ['LIAR-2.2'],
      given: {
        orders: { 1: [{ window: 'challenge', when: { count: { atLeast: 3 } }, then: 'pass' }] },
      },
      when: [
        { seat: 0, answer: 2, then: { waiting: [1], 'no-events': ['openings'] } },
        { seat: 0, 'take-back': true },
        { seat: 0, ask: 'name-an-opening', answer: 2 },
        { seat: 1, answer: 9, refused: 'out-of-range' },
        { seat: 1, answer: 1 },
        { seat: 0, answer: 3 },
        { seat: 1, orders: [] },
      ],
      then: {
        facts: { 'cups.0': [3, 3] },
        asks: [{ seat: 1, prompt: 'challenge', choices: ['liar', 'pass'], about: { count: 2 } }],
        waiting: [1],
        events: [{ type: 'bid', data: { seat: 0 }, 'seen-by': ['spectator', 1] }],
        view: [{ of: 1, facts: { 'cups.0': { dice: 2, faces: null } } }],
        outcome: 'none',
      },
    },
    {
      scenario: 'A bid of $count',
      rules: ['LIAR-2.2'],
      given: { table: 'three', facts: { 'cups.1': [1, 1] } },
      when: [
        { seat: 0, answer: '$count' },
        { seats: [1, 2], answer: 1 },
        { seat: 0, answer: 3 },
        { everybody: 'pass', ask: 'challenge' },
      ],
      then: {
        facts: { cups: { count: 3, includes: [[3, 3]] } },
        events: [{ type: 'bid', data: { seat: 0 }, times: { atLeast: 1 } }],
      },
      variants: [
        { with: { count: 2 } },
        { name: 'more', with: { count: 4 }, then: { waiting: [1] } },
      ],
    },
  ],
  tables: { three: { seats: 3, facts: { cups: [[3, 3], [2, 2], [5]] } } },
};

/** The value with the place that `choose` leads to put another way. */
function changed(whole: unknown, choose: () => number, put: unknown): unknown {
  if (typeof whole !== 'object' || whole === null || choose() === 0) return put;
  const keys = Object.keys(whole);
  const key = keys[choose() % Math.max(1, keys.length)];
  if (key === undefined) return put;
  if (Array.isArray(whole)) {
    return whole.map((item: unknown, i) => (String(i) === key ? changed(item, choose, put) : item));
  }
  return Object.fromEntries(
    Object.entries(whole).map(([name, item]) => [
      name,
      name === key ? changed(item, choose, put) : item,
    ]),
  );
}

describe('nothing that is written can make the runner throw', () => {
  it('no text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
        expect(survive(text).scenarios).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('no heap of YAML signs', () => {
    const sign = fc.constantFrom(
      ...'-:?[]{},&*!|>%@`#\'"~ \n\t<=0a.\\',
      '- ',
      ': ',
      '\n  ',
      '---',
      '&a',
      '*a',
      '<<',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
        survive(signs.join(''));
      }),
      { numRuns: 1500 },
    );
  });

  it('no YAML of another shape', () => {
    fc.assert(
      fc.property(value, (any) => {
        survive(stringify(any));
        survive(stringify({ game: 'tic-tac-toe', scenarios: [any] }));
      }),
      { numRuns: 400 },
    );
  });

  it('no scenario with something else in one place', () => {
    expect(survive(stringify(good)).problems).toEqual([]);
    const numbers = fc.infiniteStream(fc.nat(20));
    fc.assert(
      fc.property(value, numbers, (any, stream) => {
        const choose = (): number => {
          const next = stream.next();
          return next.done === true ? 0 : next.value;
        };
        survive(stringify(changed(good, choose, any)));
      }),
      { numRuns: 800 },
    );
  });

  it('no depth and no length', () => {
    for (const text of [
      '['.repeat(20_000),
      '{a: '.repeat(20_000),
      '- '.repeat(20_000),
      `a: ${'x'.repeat(2_000_000)}`,
    ]) {
      const { problems } = survive(text);
      expect(problems).not.toEqual([]);
    }
  });
});
