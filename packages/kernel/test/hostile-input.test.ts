import { exampleGames, type LiarsDice, liarsDice, ticTacToe } from '@starboard/examples';
import {
  answer,
  canonical,
  Fault,
  type FaultCode,
  type Game,
  type GameTypes,
  judge,
  listAnswers,
  notJson,
  type Pending,
  readEntry,
  recordOf,
  restore,
  restoreMatch,
  type StateOf,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  verify,
  viewersOf,
  viewOf,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { Sitting } from './matches.ts';
import { altered } from './mutations.ts';
import { fc, plain } from './properties.ts';

/** Does something that may be refused with one of these faults; any other error fails the test. */
function attempt<T>(codes: readonly FaultCode[], act: () => T): T | null {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    expect(codes).toContain(error.code);
    return null;
  }
}

/** A game of liar's dice after some answers. */
function diceAfter(answers: number): StateOf<LiarsDice> {
  const chance = whims(`hostile ${answers}`);
  const { state } = start(liarsDice, { seed: seedFrom('hostile'), seats: 3, noTells: true });
  for (let i = 0; i < answers && state.outcome === null; i++) {
    const open = state.asks.find(({ answered }) => !answered) ?? expect.fail('nobody can act');
    answer(liarsDice, state, open.seat, open.id, sampleAnswer(liarsDice, state, open, chance));
  }
  return state;
}

/** JSON that is nested far deeper than any call stack. */
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

describe('any answer of any shape', () => {
  it('is taken or refused; refused, it changes nothing', () => {
    const value = fc.oneof(
      fc.anything({ withBigInt: true, withMap: true, withDate: true, withNullPrototype: true }),
      plain(),
      fc.record({ count: fc.nat(16), face: fc.nat(7) }),
      fc.constantFrom('pass', 'liar', 1, 6),
    );
    fc.assert(
      fc.property(fc.nat(12), fc.nat(4), fc.nat(20), value, (answers, seat, ask, value) => {
        const state = diceAfter(answers);
        const before = canonical(state);
        const codes: FaultCode[] = ['not-your-ask', 'stale-ask', 'illegal-answer'];
        const progress = attempt(codes, () => answer(liarsDice, state, seatAt(seat), ask, value));
        if (progress === null) expect(canonical(state)).toBe(before);
        else expect(state.seq).toBeGreaterThan(0);
        expect(notJson(state)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('also one nested deeper than the stack', () => {
    const [open] = diceAfter(4).asks;
    const state = diceAfter(4);
    if (open === undefined) return expect.fail();
    const fault = attempt(['illegal-answer'], () =>
      answer(liarsDice, state, open.seat, open.id, JSON.parse(deep)),
    );
    expect(fault).toBeNull();
    return undefined;
  });
});

describe('any entry of any shape', () => {
  it('is read, or refused as corrupt', () => {
    const entry = { kind: 'answer', seat: 0, ask: 1, answer: { count: 1 } };
    const orders = { kind: 'orders', seat: 1, orders: [{ window: '*', then: 'pass' }] };
    const value = fc.oneof(
      altered(entry),
      altered(orders),
      altered({ kind: 'take-back', seat: 0 }),
    );
    fc.assert(
      fc.property(fc.oneof(value, fc.anything()), (value) => {
        const sitting = new Sitting(liarsDice);
        const before = canonical(sitting.match);
        const read = attempt(['corrupt-state'], () => readEntry(value));
        if (read === null) return;
        const codes: FaultCode[] = [
          'not-your-ask',
          'stale-ask',
          'illegal-answer',
          'bad-orders',
          'nothing-to-take-back',
        ];
        if (attempt(codes, () => sitting.enter(read)) === null) {
          expect(canonical(sitting.match)).toBe(before);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    `{"kind":"answer","seat":0,"ask":1,"answer":${deep}}`,
    `{"kind":"orders","seat":0,"orders":${deep}}`,
    `{"kind":"take-back","seat":0,"why":${deep}}`,
  ])('also one nested deeper than the stack (%#)', (text) => {
    expect(attempt(['corrupt-state'], () => readEntry(JSON.parse(text)))).toBeNull();
  });
});

/** What is wrong with a state that counts as restored. */
function unsound<G extends GameTypes>(game: Game<G>, state: StateOf<G>): string | null {
  const wrong = notJson(state);
  if (wrong !== null) return wrong;
  for (const viewer of viewersOf(state.seats)) viewOf(game, state, viewer);
  const ids = state.asks.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'two asks of one id';
  if (ids.some((id) => id >= state.nextId)) return 'an id to come is used already';
  if (state.outcome === null && state.asks.every(({ answered }) => answered)) {
    return 'nobody can act';
  }
  if (state.outcome !== null) {
    const { winners, losers, reason } = state.outcome;
    if (!Array.isArray(winners) || !Array.isArray(losers)) return 'an outcome for nobody';
    if (typeof reason?.id !== 'string') return 'an outcome without a reason';
  }
  const { at, loaded } = state.dice;
  if (!Number.isInteger(at) || at < 0) return 'odd dice';
  if (loaded !== undefined && !Array.isArray(loaded)) return 'odd loaded dice';
  for (const open of state.asks) {
    judge(game, state, open, null);
    judge(game, state, open, []);
    listAnswers(game, state, open, 10);
  }
  return state.stack.some(({ pending }) => oddWindow(pending)) ? 'an odd window' : null;
}

function oddWindow(pending: Pending | null): boolean {
  if (pending?.kind !== 'window') return false;
  const { stage, at, plays } = pending;
  return (
    !['speaking', 'arbitrating', 'playing'].includes(stage) ||
    !Number.isInteger(at) ||
    !plays.every((play) => Number.isInteger(play?.seat))
  );
}

describe('any stored state', () => {
  const mark = start(ticTacToe, { seed: seedFrom('mark'), seats: 2 }).state;
  answer(ticTacToe, mark, seatAt(0), 1, 4);

  it.each([
    ['sealed openings', liarsDice, diceAfter(2)],
    ['a question', liarsDice, diceAfter(3)],
    ['a window', liarsDice, diceAfter(5)],
    ['a plan', liarsDice, diceAfter(6)],
    ['a finished game', liarsDice, diceAfter(2_000)],
  ] as const)('altered anywhere (%s) is sound or corrupt', (_, game, state) => {
    expect(unsound(game, restore(game, canonical(state)))).toBeNull();
    fc.assert(
      fc.property(altered(state), (other) => {
        const restored = attempt(['corrupt-state'], () => restore(game, other));
        expect(restored === null ? null : unsound(game, restored)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('altered anywhere (tic-tac-toe) is sound or corrupt', () => {
    fc.assert(
      fc.property(altered(mark), (other) => {
        const restored = attempt(['corrupt-state'], () => restore(ticTacToe, other));
        expect(restored === null ? null : unsound(ticTacToe, restored)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('of more seats than the game has is corrupt', () => {
    const seven = { ...diceAfter(0), seats: 7, orders: Array.from({ length: 7 }, () => []) };
    expect(attempt(['corrupt-state'], () => restore(liarsDice, seven))).toBeNull();
    expect(attempt([], () => restore({ ...liarsDice, seats: { min: 2, max: 7 } }, seven))).toEqual(
      seven,
    );
  });

  it('of no known shape is corrupt', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), plain(), fc.string(), plain().map(canonical)),
        (other) => {
          expect(attempt(['corrupt-state'], () => restore(liarsDice, other))).toBeNull();
        },
      ),
      { numRuns: 1000 },
    );
    for (const other of [deep, `{"game":"liars-dice","facts":${deep}}`, JSON.parse(deep)]) {
      expect(attempt(['corrupt-state'], () => restore(liarsDice, other))).toBeNull();
    }
  });
});

describe('any stored match', () => {
  const sitting = new Sitting(liarsDice, 3);
  sitting.order(1, [{ window: '*', then: 'ask' }]);
  sitting.say(0, 3);
  sitting.say(1, 2);

  it('altered anywhere is sound or corrupt', () => {
    expect(restoreMatch(liarsDice, JSON.parse(canonical(sitting.match)))).toEqual(sitting.match);
    fc.assert(
      fc.property(altered(sitting.match), (other) => {
        const match = attempt(['corrupt-state'], () => restoreMatch(liarsDice, other));
        if (match === null) return;
        expect(unsound(liarsDice, match.state)).toBeNull();
        expect(Number.isInteger(match.length) && match.length >= 0).toBe(true);
        expect(match.head).toMatch(/^[0-9a-f]{64}$/);
        expect(match.undo === null || unsound(liarsDice, match.undo.base) === null).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('of no known shape is corrupt', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), plain()), (other) => {
        expect(attempt(['corrupt-state'], () => restoreMatch(liarsDice, other))).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('anything given to verify', () => {
  const played = new Sitting(liarsDice, 2).playOut('verify');
  const record = recordOf(played.match, played.links);
  const text = JSON.stringify(record);

  const verdict = (input: unknown): boolean => {
    const found = verify(exampleGames, input);
    if (!found.genuine) expect(found.problem).toMatch(/\w/);
    return found.genuine;
  };

  it('gets a verdict', () => {
    const value = fc.oneof(fc.anything(), plain(), fc.string(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(value, (input) => {
        expect(verdict(input)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('gets a verdict when it looks like a record', () => {
    const record = {
      format: fc.constant('starboard-record'),
      formatVersion: fc.constant(1),
      game: fc.constantFrom('liars-dice', 'tic-tac-toe', '__proto__', 'constructor'),
      version: fc.constantFrom(1, 2, -1),
      seats: fc.oneof(fc.constantFrom(2, 3), fc.double()),
      options: fc.oneof(fc.constantFrom({}, { dice: 2 }), fc.dictionary(fc.string(), plain(1))),
      noTells: fc.boolean(),
      seed: fc.constantFrom(played.match.state.dice.seed, 'ab'.repeat(32)),
      commitment: fc.constant(played.match.commitment),
      links: fc.array(fc.record({ entry: plain(2), hash: fc.string() })),
      final: fc.constant('cd'.repeat(32)),
      outcome: fc.dictionary(fc.string(), plain(1)),
    };
    fc.assert(
      fc.property(fc.record(record), (input) => {
        expect(verdict(input)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('gets a verdict when it is a record with other characters in it', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 2 }), (at, other) => {
        const spoiled = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
        const genuine = verdict(spoiled);
        expect(genuine && canonical(JSON.parse(spoiled)) !== canonical(record)).toBe(false);
        expect(verdict(text.slice(0, at))).toBe(false);
      }),
      { numRuns: 1000 },
    );
    expect(verdict(text)).toBe(true);
  });

  it('gets a verdict when it is nested deeper than the stack', () => {
    expect(verdict(deep)).toBe(false);
    expect(verdict(JSON.parse(deep))).toBe(false);
    expect(verdict(text.replace('"options":{', `"options":{"x":${deep},`))).toBe(false);
    const endless: { format: string; formatVersion: number; self?: unknown } = {
      format: 'starboard-record',
      formatVersion: 1,
    };
    endless.self = endless;
    expect(verdict(endless)).toBe(false);
  });

  it('gets a verdict when the rules of the game fail on it', () => {
    const fragile = exampleGames.map((game) => ({
      ...game,
      setup: () => {
        throw new TypeError('a bug in a game');
      },
    }));
    const found = verify(fragile, text);
    expect(found).toEqual({ genuine: false, problem: expect.stringContaining('a bug in a game') });
  });
});
