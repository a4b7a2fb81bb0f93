import {
  amount,
  answer,
  beginMatch,
  canonical,
  type Entry,
  enterMove,
  eventsFor,
  type Game,
  giveOrders,
  type JsonObject,
  type Match,
  notJson,
  type Order,
  one,
  PASS,
  type Progress,
  restore,
  same,
  seatAt,
  seedFrom,
  viewersOf,
  viewOf,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { fc, plain } from './properties.ts';
import {
  askedSeats,
  asks,
  asksSeat,
  askTo,
  begin,
  choicesOf,
  faultOf,
  opens,
  type Small,
  type SmallState,
  say,
  seats,
  smallGame,
} from './small-games.ts';

const always = (then: Order['then']): Order[] => [{ window: '*', then }];

/** Seat 0 names a size; then the others may react to it, with a shield or one of two swords. */
function reactions(speak: 'in-turn' | 'at-once', others: readonly number[] = [1, 2]): Game<Small> {
  return smallGame({
    name: asks({
      seat: () => seatAt(0),
      ask: () => amount('size', 1, 9),
      then: (t, _, size) => {
        t.facts.hidden[0] = size;
        t.emit('named', size);
        return undefined;
      },
    }),
    react: opens<object>({
      name: 'reaction',
      seats: () => seats(...others),
      offers: (t) => (t.facts.log.length > 2 ? [] : ['shield', 'sword:short', 'sword:long', 7]),
      about: (t) => about(t.facts.hidden[0] ?? 0),
      play: (t, _, choice, seat) => {
        t.facts.log.push({ seat, choice });
        t.emit('played', { seat, choice });
        return undefined;
      },
      speak,
      until: 'all-pass',
    }),
    rest: asksSeat(0, one('rest', ['done'])),
  });
}

function about(size: number): JsonObject {
  return { size, big: size > 5, place: 'field' };
}

/** What an order makes of the window after seat 0 named a size: the choice played, a pass, or a question. */
function outcomeOf(orders: readonly Order[], size = 5): unknown {
  const game = reactions('in-turn', [1]);
  const { state } = begin(game, 2);
  giveOrders(game, state, seatAt(1), orders);
  const { accepted } = say(game, state, 0, size);
  const [, byOrder] = accepted;
  return byOrder === undefined ? 'asked' : byOrder.answer;
}

describe('a standing order', () => {
  it('passes, asks, or plays', () => {
    expect(outcomeOf([])).toBe('asked');
    expect(outcomeOf(always('pass'))).toBe(PASS);
    expect(outcomeOf(always('ask'))).toBe('asked');
    expect(outcomeOf(always({ play: 'shield' }))).toBe('shield');
    expect(outcomeOf(always({ play: 7 }))).toBe(7);
    expect(outcomeOf(always({ play: 'sword:long' }))).toBe('sword:long');
  });

  it('plays by kind: the first of that kind on offer', () => {
    expect(outcomeOf(always({ play: 'sword' }))).toBe('sword:short');
    expect(outcomeOf(always({ play: 'swo' }))).toBe('asked');
    expect(outcomeOf(always({ play: 'axe' }))).toBe('asked');
  });

  it('is for the window it names, or for every window', () => {
    expect(outcomeOf([{ window: 'reaction', then: 'pass' }])).toBe(PASS);
    expect(outcomeOf([{ window: 'other', then: 'pass' }])).toBe('asked');
  });

  it.each<[NonNullable<Order['when']>, number, boolean]>([
    [{ size: { is: 5 } }, 5, true],
    [{ size: { is: 5 } }, 6, false],
    [{ big: { is: true } }, 6, true],
    [{ big: { is: true } }, 5, false],
    [{ place: { is: 'field' } }, 5, true],
    [{ place: { is: 'wood' } }, 5, false],
    [{ size: { is: 'five' } }, 5, false],
    [{ size: { atLeast: 5 } }, 5, true],
    [{ size: { atLeast: 5 } }, 4, false],
    [{ size: { atMost: 5 } }, 5, true],
    [{ size: { atMost: 5 } }, 6, false],
    [{ size: { atLeast: 4, atMost: 6 } }, 5, true],
    [{ size: { atLeast: 4, atMost: 6 } }, 7, false],
    [{ size: { atLeast: 4 }, big: { is: false } }, 5, true],
    [{ size: { atLeast: 4 }, big: { is: false } }, 6, false],
    [{ place: { atLeast: 0 } }, 5, false],
    [{ place: { atMost: 9 } }, 5, false],
    [{ nothing: { atMost: 9 } }, 5, false],
    [{ nothing: { is: 0 } }, 5, false],
    [{}, 5, true],
  ])('with the conditions %j, at size %i, fits: %s', (when, size, fits) => {
    const orders: Order[] = [{ window: 'reaction', when, then: 'pass' }];
    expect(outcomeOf(orders, size)).toBe(fits ? PASS : 'asked');
  });

  it('decides when it is the first that fits', () => {
    const small: Order = { window: '*', when: { size: { atMost: 3 } }, then: { play: 'shield' } };
    expect(outcomeOf([small, ...always('pass')], 3)).toBe('shield');
    expect(outcomeOf([small, ...always('pass')], 4)).toBe(PASS);
    expect(outcomeOf([...always('pass'), small], 3)).toBe(PASS);
    expect(outcomeOf([...always('ask'), ...always('pass')])).toBe('asked');
    expect(outcomeOf([...always({ play: 'axe' }), ...always('pass')])).toBe(PASS);
  });

  it('answers windows and nothing else', () => {
    const game = smallGame({ ask: asksSeat(0, one('plain', ['pass', 'play'])) });
    const { state } = begin(game);
    expect(giveOrders(game, state, seatAt(0), always('pass')).accepted).toEqual([]);
    expect(askedSeats(state)).toEqual([0]);
  });

  it('belongs to one seat', () => {
    const game = reactions('at-once');
    const { state } = begin(game, 3);
    giveOrders(game, state, seatAt(2), always('pass'));
    say(game, state, 0, 5);
    expect(askedSeats(state)).toEqual([1]);
  });

  it('stays until it is replaced', () => {
    const game = reactions('in-turn', [1]);
    const { state } = begin(game, 2);
    giveOrders(game, state, seatAt(1), always('pass'));
    giveOrders(game, state, seatAt(1), []);
    say(game, state, 0, 5);
    expect(askedSeats(state)).toEqual([1]);
  });

  it('is part of the state, stored and loaded with it', () => {
    const game = reactions('in-turn', [1]);
    const { state } = begin(game, 2);
    giveOrders(game, state, seatAt(1), always({ play: 'sword' }));
    expect(state.orders).toEqual([[], always({ play: 'sword' })]);
    const loaded = restore(game, JSON.stringify(state));
    const { accepted } = say(game, loaded, 0, 5);
    expect(accepted.filter(({ byOrder }) => byOrder)).toMatchObject([
      { seat: 1, answer: 'sword:short' },
      { seat: 1, answer: 'sword:short' },
      { seat: 1, answer: 'sword:short' },
    ]);
  });

  it('is copied: what the player holds is not what the table holds', () => {
    const game = reactions('in-turn');
    const { state } = begin(game, 3);
    const play = { play: 'shield' };
    const given = [{ window: '*', then: play }];
    giveOrders(game, state, seatAt(1), given);
    play.play = 'sword';
    given.push({ window: '*', then: { play: 'axe' } });
    expect(state.orders[1]).toEqual(always({ play: 'shield' }));
  });
});

describe.each(['in-turn', 'at-once'] as const)('what an order answers (%s)', (speak) => {
  const game = reactions(speak);

  it('is recorded like any answer, marked as given by order', () => {
    const { state } = begin(game, 3);
    giveOrders(game, state, seatAt(1), always('pass'));
    giveOrders(game, state, seatAt(2), always('pass'));
    const { accepted } = say(game, state, 0, 5);
    expect(accepted).toEqual([
      { seq: 1, seat: 0, ask: 1, answer: 5, byOrder: false },
      { seq: 2, seat: 1, ask: 2, answer: PASS, byOrder: true },
      { seq: 3, seat: 2, ask: 3, answer: PASS, byOrder: true },
    ]);
    expect(state.seq).toBe(3);
  });

  it('is carried out like any play', () => {
    const { state } = begin(game, 3);
    giveOrders(game, state, seatAt(1), always({ play: 'shield' }));
    giveOrders(game, state, seatAt(2), always('pass'));
    const { events } = say(game, state, 0, 5);
    const played = { type: 'played', data: { seat: 1, choice: 'shield' } };
    expect(events).toEqual([{ type: 'named', data: 5 }, played, played, played]);
    expect(choicesOf(state, 0)).toEqual(['done']);
  });

  it('is answered at once when the order comes while the question is open', () => {
    const { state } = begin(game, 3);
    say(game, state, 0, 5);
    const first = giveOrders(game, state, seatAt(1), always('pass'));
    expect(first.accepted).toEqual([{ seq: 2, seat: 1, ask: 2, answer: PASS, byOrder: true }]);
    expect(askedSeats(state)).toEqual([2]);
    giveOrders(game, state, seatAt(2), always('pass'));
    expect(choicesOf(state, 0)).toEqual(['done']);
  });

  it('is left alone when the seat has answered already', () => {
    const { state } = begin(game, 3);
    say(game, state, 0, 5);
    say(game, state, 1, PASS);
    const { accepted } = giveOrders(game, state, seatAt(1), always({ play: 'shield' }));
    expect(accepted).toEqual([]);
    expect(askedSeats(state)).toEqual([2]);
  });
});

interface Table {
  readonly state: SmallState;
  readonly progress: Progress<Small['events']>[];
}

/** Plays a window in which seats 1 and 2 pass: each by hand, or by an order given before or meanwhile. */
function passing(game: Game<Small>, ways: readonly ('by-hand' | 'before' | 'meanwhile')[]): Table {
  const { state } = begin(game, 3);
  const progress: Progress<Small['events']>[] = [];
  for (const [i, way] of ways.entries()) {
    if (way === 'before') giveOrders(game, state, seatAt(i + 1), always('pass'));
  }
  progress.push(say(game, state, 0, 5));
  for (const [i, way] of ways.entries()) {
    const seat = seatAt(i + 1);
    if (way === 'by-hand') progress.push(say(game, state, seat, PASS));
    if (way === 'meanwhile') progress.push(giveOrders(game, state, seat, always('pass')));
  }
  return { state, progress };
}

describe('a pass by order cannot be told from one by hand', () => {
  const way = fc.constantFrom('by-hand', 'before', 'meanwhile');

  it.each(['in-turn', 'at-once'] as const)('by views or events (%s)', (speak) => {
    const game = reactions(speak);
    fc.assert(
      fc.property(fc.tuple(way, way), (ways) => {
        const byHand = passing(game, ['by-hand', 'by-hand']);
        const mixed = passing(game, ways);
        expect({ ...mixed.state, orders: [] }).toEqual({ ...byHand.state, orders: [] });
        for (const viewer of viewersOf(3)) {
          const seen = ({ progress }: Table) =>
            progress.flatMap(({ events }) => eventsFor(events, viewer));
          expect(seen(mixed)).toEqual(seen(byHand));
          const view = ({ state }: Table) => ({ ...viewOf(game, state, viewer), orders: [] });
          expect(view(mixed)).toEqual(view(byHand));
        }
      }),
    );
  });

  it.each([
    ['in-turn', [1]],
    ['in-turn', [1, 2]],
    ['at-once', [1]],
    ['at-once', [1, 2]],
  ] as const)('by trying to take back what came before (%s, seats %j)', (speak, others) => {
    const game = reactions(speak, others);
    const refusal = (byOrder: boolean): unknown => {
      let { match } = beginMatch(game, { seed: seedFrom('tell'), seats: 3 });
      const enter = (entry: Entry): void => {
        match = enterMove(game, match, entry).match;
      };
      for (const seat of others) {
        if (byOrder) enter({ kind: 'orders', seat: seatAt(seat), orders: always('pass') });
      }
      enter({ kind: 'answer', seat: seatAt(0), ask: askTo(match.state, 0).id, answer: 5 });
      for (const seat of others) {
        if (byOrder) continue;
        const { id: ask } = askTo(match.state, seat);
        enter({ kind: 'answer', seat: seatAt(seat), ask, answer: PASS });
      }
      return refusalOfTakeBack(game, match);
    };
    expect(refusal(true)).toEqual(refusal(false));
  });

  function refusalOfTakeBack(game: Game<Small>, match: Match<Small>): unknown {
    const { code, why } = faultOf(() =>
      enterMove(game, match, { kind: 'take-back', seat: seatAt(0) }),
    );
    return { code, why };
  }
});

describe('orders that are not of the known form', () => {
  const game = reactions('in-turn');
  const wrong: readonly (readonly [unknown, string])[] = [
    [undefined, 'standing orders are a list'],
    ['pass', 'standing orders are a list'],
    [{}, 'standing orders are a list'],
    [['pass'], 'order 1: is not an object'],
    [[[]], 'order 1: is not an object'],
    [[{ then: 'pass' }], 'order 1: names no window'],
    [[{ window: '', then: 'pass' }], 'order 1: names no window'],
    [[{ window: 1, then: 'pass' }], 'order 1: names no window'],
    [[{ window: '*' }], 'order 1: then is'],
    [[{ window: '*', then: 'fold' }], 'order 1: then is'],
    [[{ window: '*', then: {} }], 'order 1: then is'],
    [[{ window: '*', then: { play: true } }], 'order 1: then is'],
    [[{ window: '*', then: { play: 'a', or: 'b' } }], 'order 1: then is'],
    [[{ window: '*', then: 'pass', extra: 1 }], 'order 1: has an unknown part "extra"'],
    [[...always('pass'), { window: '*', when: 1, then: 'ask' }], 'order 2: when is not'],
    [[{ window: '*', when: { size: 5 }, then: 'ask' }], 'the test of "size"'],
    [[{ window: '*', when: { size: {} }, then: 'ask' }], 'the test of "size"'],
    [[{ window: '*', when: { size: { is: null } }, then: 'ask' }], 'the test of "size"'],
    [[{ window: '*', when: { size: { is: [] } }, then: 'ask' }], 'the test of "size"'],
    [[{ window: '*', when: { size: { atLeast: '5' } }, then: 'ask' }], 'the test of "size"'],
    [[{ window: '*', when: { size: { atMost: true } }, then: 'ask' }], 'the test of "size"'],
    [[{ window: '*', when: { size: { like: 5 } }, then: 'ask' }], 'the test of "size"'],
    [Array.from({ length: 201 }, () => always('pass')[0]), 'at most 200'],
  ];

  it.each(wrong)('are refused with what is wrong: %j', (given, why) => {
    const { state } = begin(game, 3);
    const before = canonical(state);
    const fault = faultOf(() => giveOrders(game, state, seatAt(1), given));
    expect(fault.code).toBe('bad-orders');
    expect(fault.message).toContain(why);
    expect(canonical(state)).toBe(before);
  });

  const long = 'x'.repeat(101);
  const many = Array.from({ length: 150 }, (_, i) => ({
    window: `window ${i} of a game with long names`,
    when: { size: { atLeast: i } },
    then: 'pass',
  }));
  it.each<[string, unknown]>([
    ['a window', [{ window: long, then: 'pass' }]],
    ['a fact', [{ window: '*', when: { [long]: { is: 1 } }, then: 'pass' }]],
    ['what a fact is', [{ window: '*', when: { size: { is: long } }, then: 'pass' }]],
    ['a choice', [{ window: '*', then: { play: long } }]],
    ['all together', many],
    [
      'a condition',
      [
        {
          window: '*',
          when: Object.fromEntries(many.slice(0, 11).map((_, i) => [`f${i}`, { is: i }])),
          then: 'pass',
        },
      ],
    ],
  ])('are refused when they are too long: %s', (_, given) => {
    const { state } = begin(game, 3);
    const before = canonical(state);
    const fault = faultOf(() => giveOrders(game, state, seatAt(1), given));
    expect([fault.code, fault.why.id]).toEqual(['bad-orders', 'orders-too-long']);
    expect(canonical(state)).toBe(before);
    // A game that was stored with such orders is still a game.
    const stored = { ...state, orders: [given, [], []] };
    expect(restore(game, JSON.stringify(stored)).orders[0]).toEqual(given);
  });

  it('are refused for a seat there is not, and when the game is over', () => {
    const { state } = begin(game, 3);
    expect(faultOf(() => giveOrders(game, state, seatAt(3), [])).code).toBe('bad-orders');
    expect(faultOf(() => giveOrders(game, state, seatAt(-1), [])).code).toBe('bad-orders');
    const over = begin(smallGame({}), 2).state;
    expect(faultOf(() => giveOrders(game, over, seatAt(0), [])).code).toBe('game-over');
  });

  it('whatever is given: they are refused, or the state stays plain data', () => {
    const test = fc.dictionary(fc.constantFrom('is', 'atLeast', 'atMost', 'like'), plain(0));
    const order = fc.record(
      {
        window: fc.oneof(fc.constantFrom('*', 'reaction'), plain(0)),
        when: fc.oneof(
          fc.dictionary(fc.constantFrom('size', '__proto__', 'constructor'), test),
          plain(1),
        ),
        then: fc.oneof(fc.constantFrom('pass', 'ask', { play: 'sword' }), plain(1)),
      },
      { requiredKeys: ['window', 'then'] },
    );
    const own = JSON.parse('[{"window":"*","when":{"__proto__":{"is":1}},"then":"pass"}]');
    fc.assert(
      fc.property(fc.oneof(fc.array(order, { maxLength: 3 }), fc.anything()), (given) => {
        const { state } = begin(game, 3);
        const before = canonical(state);
        try {
          giveOrders(game, state, seatAt(1), given);
        } catch (error) {
          expect(error).toMatchObject({ name: 'Fault', code: 'bad-orders' });
          expect(canonical(state)).toBe(before);
        }
        expect(notJson(state)).toBeNull();
        expect(same(restore(game, JSON.stringify(state)), state)).toBe(true);
      }),
      {
        numRuns: 1000,
        examples: [
          [own],
          [[{ window: '*', when: { size: { is: -0 } }, then: 'ask' }]],
          [[{ window: '*', when: { size: { atLeast: Number.NaN } }, then: 'ask' }]],
          [[{ window: '*', then: { play: Number.POSITIVE_INFINITY } }]],
        ],
      },
    );
  });

  it('may still be answered by hand', () => {
    const { state } = begin(game, 3);
    faultOf(() => giveOrders(game, state, seatAt(0), 'nonsense'));
    const { id } = askTo(state, 0);
    expect(answer(game, state, seatAt(0), id, 5).accepted).toHaveLength(1);
  });
});
