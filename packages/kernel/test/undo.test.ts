import {
  amount,
  answer,
  canTakeBack,
  type Entry,
  firstDifference,
  giveOrders,
  type Json,
  one,
  PASS,
  restoreMatch,
  type Seat,
  seatAt,
  seedFrom,
  start,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { Sitting } from './matches.ts';
import { fc } from './properties.ts';
import {
  asks,
  asksAll,
  asksSeat,
  askTo,
  faultOf,
  opens,
  procedure,
  type Small,
  type SmallState,
  type Steps,
  seats,
  smallGame,
  together,
} from './small-games.ts';

const yesNo = one('yes-or-no', ['yes', 'no']);

/** A window in which seat 1 may play a card, or pass. */
const moment: Parameters<typeof opens<object>>[0] = {
  name: 'moment',
  seats: () => seats(1),
  offers: () => ['card'],
  play: () => undefined,
  speak: 'in-turn',
  until: 'all-pass',
};

/** A state but for the counter of ask ids, which only ever goes up. */
function facts(state: SmallState): object {
  return { ...state, nextId: 0 };
}

function sit(steps: Steps, count = 2, more: Parameters<typeof smallGame>[1] = {}) {
  return new Sitting(smallGame(steps, more), count);
}

/** Why a seat cannot take anything back; the match must be as it was. */
function refusal(sitting: Sitting<Small>, seat: number): string {
  const before = JSON.stringify(sitting.match);
  expect(canTakeBack(sitting.game, sitting.match, seatAt(seat))).toBe(false);
  const fault = faultOf(() => sitting.takeBack(seat));
  expect(JSON.stringify(sitting.match)).toBe(before);
  expect(fault.code).toBe('nothing-to-take-back');
  return fault.why.id;
}

describe('an answer may be taken back', () => {
  it('as long as nothing came of it but the next question', () => {
    const sitting = sit({
      first: asksSeat(0, yesNo),
      tell: (t) => {
        t.emit('told', t.facts.log);
        return undefined;
      },
      second: asksSeat(1, yesNo),
    });
    const before = sitting.match;
    sitting.say(0, 'yes');
    expect(sitting.match.state.facts.log).toEqual([{ seat: 0, answer: 'yes' }]);
    expect(canTakeBack(sitting.game, sitting.match, seatAt(0))).toBe(true);
    expect(canTakeBack(sitting.game, sitting.match, seatAt(1))).toBe(false);
    const { events, replaces, accepted } = sitting.takeBack(0);
    expect(facts(sitting.match.state)).toEqual(facts(before.state));
    expect([events, replaces, accepted]).toEqual([[], 1, []]);
    sitting.say(0, 'no');
    expect(sitting.match.state.facts.log).toEqual([{ seat: 0, answer: 'no' }]);
  });

  it('several times, the last first', () => {
    const sitting = sit({
      a: asksSeat(0, yesNo),
      b: asksSeat(0, yesNo),
      c: asksSeat(0, yesNo),
      d: asksSeat(0, yesNo),
    });
    const moments = [sitting.match.state];
    for (const answer of ['yes', 'no', 'yes']) {
      sitting.say(0, answer);
      moments.push(sitting.match.state);
    }
    for (const earlier of moments.slice(0, -1).reverse()) {
      sitting.takeBack(0);
      expect(facts(sitting.match.state)).toEqual(facts(earlier));
    }
    expect(refusal(sitting, 0)).toBe('behind-the-horizon');
  });

  it('in a match that was stored and loaded', () => {
    const sitting = sit({ a: asksSeat(0, yesNo), b: asksSeat(1, yesNo) });
    const before = sitting.match.state;
    sitting.say(0, 'yes');
    const { mayTakeBack, ...stored } = sitting.match;
    expect(mayTakeBack).toEqual([0]);
    sitting.match = restoreMatch(sitting.game, JSON.parse(JSON.stringify(stored)));
    expect(sitting.match.mayTakeBack).toEqual([0]);
    sitting.takeBack(0);
    expect(facts(sitting.match.state)).toEqual(facts(before));
  });
});

describe('standing orders given again and again', () => {
  const orders = (size: number) => [
    { window: 'other', when: { size: { is: size } }, then: 'pass' as const },
  ];
  const steps: Steps = {
    first: asksSeat(0, yesNo),
    second: asksSeat(1, yesNo),
    third: asksSeat(2, yesNo),
  };

  it('leave one entry for each seat, and taking back comes to the same', () => {
    const often = sit(steps, 3);
    const once = sit(steps, 3);
    for (const sitting of [often, once]) sitting.say(0, 'yes');
    for (let i = 0; i < 50; i++) for (const seat of [0, 1, 2]) often.order(seat, orders(i));
    for (const seat of [0, 1, 2]) once.order(seat, orders(49));
    expect(often.match.undo?.since).toEqual(once.match.undo?.since);
    for (const sitting of [often, once]) {
      sitting.say(1, 'no');
      sitting.order(1, orders(60));
      sitting.takeBack(1);
    }
    expect(often.match.state).toEqual(once.match.state);
    expect(often.match.undo?.since).toHaveLength(5);
    often.order(1, orders(61));
    expect(often.match.undo?.since).toHaveLength(4);
    expect(often.takeBack(0).replaces).toBe(155);
    expect(often.match.state.orders).toEqual([orders(49), orders(61), orders(49)]);
    expect(often.match.state.asks.map(({ seat }) => seat)).toEqual([0]);
  });

  it('stay where a rule may have looked at them', () => {
    const sitting = sit({
      ask: asksSeat(0, yesNo),
      window: opens<object>({
        name: 'moment',
        seats: () => seats(1),
        offers: () => ['card'],
        play: () => undefined,
        speak: 'in-turn',
        until: 'all-pass',
      }),
      rest: asksSeat(1, yesNo),
      end: asksSeat(0, yesNo),
    });
    sitting.order(1, [{ window: '*', then: 'pass' }]);
    sitting.say(0, 'yes');
    // The pass was theirs: played again without them the window would ask.
    sitting.order(1, []);
    expect(sitting.match.undo?.since).toHaveLength(3);
    const before = sitting.match.state;
    sitting.say(1, 'no');
    sitting.takeBack(1);
    expect(facts(sitting.match.state)).toEqual(facts(before));
  });
});

describe('the horizon', () => {
  const steps = (between: Steps[string]): Steps => ({
    first: asksSeat(0, yesNo),
    between,
    second: asksSeat(1, yesNo),
  });

  it('begins at the start: there is nothing to take back yet', () => {
    expect(refusal(sit(steps(() => undefined)), 0)).toBe('behind-the-horizon');
  });

  it('is passed only by an answer of one own', () => {
    const sitting = sit(steps(() => undefined));
    sitting.say(0, 'yes');
    expect(refusal(sitting, 1)).toBe('behind-the-horizon');
    sitting.takeBack(0);
  });

  it.each<[string, Steps[string]]>([
    ['a die is rolled', (t) => void t.roll(6)],
    ['something is shuffled', (t) => void t.shuffle([1, 2])],
    ['something is picked', (t) => void t.pick([1, 2])],
    ['something is drawn', (t) => void t.draw([1, 2])],
    ['something is revealed to all', (t) => void t.reveal()],
    ['something is revealed to somebody', (t) => void t.reveal(seats(1))],
  ])('lies where %s', (_, between) => {
    const sitting = sit(steps(between));
    sitting.say(0, 'yes');
    expect(sitting.match.undo).toBeNull();
    expect(refusal(sitting, 0)).toBe('behind-the-horizon');
  });

  it('does not lie where something is only told', () => {
    const sitting = sit(
      steps((t) => {
        t.emit('public', 1);
        t.whisper(seats(1), 'private', 2, 3);
        return undefined;
      }),
    );
    sitting.say(0, 'yes');
    expect(sitting.takeBack(0).replaces).toBe(1);
  });

  it('hides every answer before it, also those that revealed nothing', () => {
    const sitting = sit({
      a: asksSeat(0, yesNo),
      b: asksSeat(1, yesNo),
      roll: (t) => void t.roll(6),
      c: asksSeat(0, yesNo),
      d: asksSeat(0, yesNo),
    });
    sitting.say(0, 'yes');
    sitting.say(1, 'yes');
    expect(refusal(sitting, 0)).toBe('behind-the-horizon');
    sitting.say(0, 'yes');
    sitting.takeBack(0);
    expect(refusal(sitting, 0)).toBe('behind-the-horizon');
  });

  it('lies at the end of the game', () => {
    const sitting = sit({ a: asksSeat(0, yesNo) });
    sitting.say(0, 'yes');
    expect(canTakeBack(sitting.game, sitting.match, seatAt(0))).toBe(false);
    expect(faultOf(() => sitting.takeBack(0)).code).toBe('game-over');
  });
});

const sealed: Steps = {
  seal: asksAll({
    seats: (t) => t.seats,
    ask: () => amount('bid', 0, 9),
    then: (t, _, answers) => {
      t.facts.log.push(answers.map(({ answer }) => answer));
      return undefined;
    },
  }),
  after: asksSeat(0, yesNo),
};

describe('a sealed answer', () => {
  it('may be taken back by its seat until all are in', () => {
    const sitting = sit(sealed, 3);
    sitting.say(0, 1);
    sitting.say(1, 2);
    sitting.takeBack(0);
    sitting.say(0, 3);
    sitting.say(2, 4);
    expect(sitting.match.state.facts.log).toEqual([[3, 2, 4]]);
  });

  it('may not be taken back once it is open', () => {
    const sitting = sit(sealed, 2);
    sitting.say(0, 1);
    sitting.say(1, 2);
    for (const seat of [0, 1]) expect(refusal(sitting, seat)).toBe('behind-the-horizon');
  });

  it('may be taken back even when something else became known meanwhile', () => {
    const sitting = new Sitting(parted, 4);
    sitting.say(0, 1);
    sitting.say(1, 'roll');
    expect(sitting.match.undo).toBeNull();
    const { events, replaces } = sitting.takeBack(0);
    expect([events, replaces]).toEqual([[], 0]);
    expect(askTo(sitting.match.state, 0).answer).toBeNull();
  });

  it('stays taken back when another seat takes back something of its own', () => {
    const sitting = new Sitting(parted, 4);
    sitting.say(0, 1);
    sitting.say(1, 'roll');
    sitting.say(1, 'stay');
    sitting.takeBack(0);
    sitting.takeBack(1);
    expect(sitting.match.state.asks.filter((open) => open.answered)).toEqual([]);
    expect(sitting.match.state.seq).toBe(1);
  });
});

describe('a sealed answer of somebody who gave orders since', () => {
  const steps: Steps = {
    window: opens({ ...moment, seats: () => seats(0, 1), speak: 'at-once', until: 'one-play' }),
    rest: asksSeat(0, yesNo),
  };

  it('may be taken back where they say nothing of the moment', () => {
    const sitting = sit(steps);
    sitting.say(0, 'card');
    sitting.order(0, [{ window: 'another', then: 'pass' }]);
    expect(sitting.match.mayTakeBack).toEqual([0]);
    sitting.takeBack(0);
    expect(askTo(sitting.match.state, 0).window).toBe('moment');
  });

  it('may not where they would answer in its place', () => {
    const sitting = sit(steps);
    sitting.say(0, 'card');
    sitting.order(0, [{ window: '*', then: 'pass' }]);
    expect(sitting.match.mayTakeBack).toEqual([]);
    expect(refusal(sitting, 0)).toBe('others-went-on-from-it');
  });
});

describe('an answer that an order gave, while it is still sealed', () => {
  it('may be taken back, and is then asked for', () => {
    const sitting = sit(
      {
        ask: asksSeat(0, yesNo),
        window: opens({
          ...moment,
          seats: () => seats(1, 2),
          play: (t, _, __, seat) => {
            t.facts.log.push(seat);
            return 'rest';
          },
          speak: 'at-once',
          until: 'one-play',
        }),
        rest: asksSeat(0, yesNo),
      },
      3,
    );
    sitting.order(2, [{ window: '*', then: 'pass' }]);
    sitting.say(0, 'yes');
    sitting.takeBack(2);
    expect(askTo(sitting.match.state, 2).window).toBe('moment');
    sitting.say(1, PASS);
    sitting.say(2, 'card');
    expect(sitting.match.state.facts.log).toEqual([{ seat: 0, answer: 'yes' }, 2]);
  });
});

interface Own {
  readonly seat: Seat;
}

/** Seat 0's procedure asks seats 0 and 2 for sealed bids; seat 1's lets it roll, or stay where it is. */
const duel = procedure<Own, Json>('duel', {
  fork: (_, { seat }) => (seat === 0 ? 'bid' : 'walk'),
  bid: asksAll({
    seats: () => seats(0, 2),
    ask: () => amount('bid', 0, 9),
    then: (t, _, answers) => {
      t.emit(
        'bids',
        answers.map(({ answer }) => answer),
      );
      return '';
    },
  }),
  walk: asks({
    seat: (_, { seat }) => seat,
    ask: () => one('walk', ['stay', 'roll', 'stop']),
    then: (t, { seat }, answer) => {
      t.emit('walked', { seat, answer });
      t.facts.log.push({ seat, answer });
      if (answer === 'roll') t.roll(6);
      return answer === 'stop' ? '' : 'walk';
    },
  }),
});

const parted = smallGame(
  {
    part: together(duel, { seats: () => seats(0, 1, 3), with: (_, __, seat) => ({ seat }) }),
    after: asksSeat(0, yesNo),
  },
  { procedures: [duel] },
);

describe('when others went on', () => {
  it('from an answer, it cannot be taken back', () => {
    const sitting = sit({ a: asksSeat(0, yesNo), b: asksSeat(1, yesNo), c: asksSeat(0, yesNo) });
    sitting.say(0, 'yes');
    sitting.say(1, 'no');
    expect(refusal(sitting, 0)).toBe('others-went-on-from-it');
    sitting.takeBack(1);
    sitting.takeBack(0);
    expect(sitting.match.state.facts.log).toEqual([]);
  });

  it('beside it, it can: what they did is kept', () => {
    const sitting = new Sitting(parted, 4);
    sitting.say(3, 'stay');
    sitting.say(1, 'stay');
    sitting.say(1, 'stay');
    const { events, replaces } = sitting.takeBack(3);
    expect(replaces).toBe(3);
    expect(events.map(({ data }) => data)).toEqual([
      { seat: 1, answer: 'stay' },
      { seat: 1, answer: 'stay' },
    ]);
    expect(sitting.match.state.facts.log).toEqual([
      { seat: 1, answer: 'stay' },
      { seat: 1, answer: 'stay' },
    ]);
  });

  it('by a standing order given meanwhile, it cannot be taken back either', () => {
    const sitting = sit({
      ask: asksSeat(0, yesNo),
      window: opens(moment),
      rest: asksSeat(0, yesNo),
    });
    sitting.say(0, 'yes');
    sitting.order(1, [{ window: '*', then: 'pass' }]);
    expect(refusal(sitting, 0)).toBe('others-went-on-from-it');
  });
});

describe('standing orders given since', () => {
  const window: Steps = {
    ask: asksSeat(0, yesNo),
    more: asksSeat(0, yesNo),
    window: opens(moment),
    rest: asksSeat(0, yesNo),
  };

  it('stay when an answer is taken back', () => {
    const sitting = sit(window);
    sitting.say(0, 'yes');
    sitting.order(1, [{ window: '*', then: 'pass' }]);
    sitting.takeBack(0);
    expect(sitting.match.state.orders[1]).toEqual([{ window: '*', then: 'pass' }]);
    expect(sitting.match.state.facts.log).toEqual([]);
  });

  it('are not what a take-back takes back', () => {
    const sitting = sit(window);
    sitting.order(0, [{ window: '*', then: 'ask' }]);
    expect(refusal(sitting, 0)).toBe('behind-the-horizon');
  });

  it('do not bring a pass back that was taken back', () => {
    const sitting = sit(window);
    sitting.say(0, 'yes');
    sitting.say(0, 'yes');
    sitting.say(1, PASS);
    sitting.takeBack(1);
    expect(askTo(sitting.match.state, 1).window).toBe('moment');
  });
});

/** Anything a seat may try, by number. */
const wishes = fc.array(
  fc.tuple(fc.nat(3), fc.constantFrom('say', 'say', 'say', 'back'), fc.nat(9)),
  {
    minLength: 1,
    maxLength: 25,
  },
);

/** Lets the seats try what they wish; whatever is refused is left out. */
function tryAll(
  sitting: Sitting<Small>,
  tries: readonly (readonly [number, string, number])[],
  after: (entry: Entry) => void,
): void {
  for (const [seat, what, which] of tries) {
    const open = sitting.match.state.asks.find((ask) => ask.seat === seat && !ask.answered);
    if (what === 'back') {
      try {
        sitting.takeBack(seat);
      } catch (error) {
        expect(error).toMatchObject({ name: 'Fault' });
        continue;
      }
    } else if (open !== undefined && open.ask.kind === 'one') {
      sitting.say(seat, open.ask.of[which % open.ask.of.length] ?? null);
    } else if (open !== undefined) sitting.say(seat, which);
    else continue;
    const link = sitting.links.at(-1) ?? expect.fail();
    after(link.entry);
  }
}

describe('after any answers and take-backs', () => {
  it('the game stands as if what was taken back had never been', () => {
    fc.assert(
      fc.property(wishes, (tries) => {
        const sitting = new Sitting(parted, 4);
        const kept: Exclude<Entry, { kind: 'take-back' | 'go-back' }>[] = [];
        tryAll(sitting, tries, (entry) => {
          if (entry.kind === 'answer' || entry.kind === 'orders') kept.push(entry);
          else
            kept.splice(
              kept.findLastIndex(({ seat }) => seat === entry.seat),
              1,
            );
          const { state, events } = start(parted, { seed: seedFrom('sitting'), seats: 4 });
          const expected = [...events];
          for (const { seat, ...rest } of kept) {
            if (rest.kind === 'orders') {
              expected.push(...giveOrders(parted, state, seat, rest.orders).events);
              continue;
            }
            const { id } = askTo(state, seat);
            expected.push(...answer(parted, state, seat, id, rest.answer).events);
          }
          const now = sitting.match.state;
          expect(now.facts).toEqual(state.facts);
          expect(now.seq).toBe(state.seq);
          expect(now.dice).toEqual(state.dice);
          const asked = ({ asks }: SmallState) =>
            asks.map(({ id: _, branch: __, ...open }) => open).sort((a, b) => a.seat - b.seat);
          expect(asked(now)).toEqual(asked(state));
          expect(sitting.standing.flat()).toEqual(expected);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('an id is never used for two different questions', () => {
    fc.assert(
      fc.property(wishes, (tries) => {
        const sitting = new Sitting(parted, 4);
        const known = new Map<number, unknown>();
        const note = (): void => {
          for (const { id, seat, ask } of sitting.match.state.asks) {
            const before = known.get(id) ?? { seat, ask };
            expect(firstDifference(before, { seat, ask })).toBeNull();
            known.set(id, before);
          }
        };
        note();
        tryAll(sitting, tries, note);
      }),
      { numRuns: 500 },
    );
  });

  it('a late answer to a question that is gone hits nothing', () => {
    const sitting = sit({ a: asksSeat(0, yesNo), b: asksSeat(1, yesNo), c: asksSeat(1, yesNo) });
    sitting.say(0, 'yes');
    const late = askTo(sitting.match.state, 1);
    sitting.takeBack(0);
    sitting.say(0, 'no');
    const again = askTo(sitting.match.state, 1);
    expect(again.id).not.toBe(late.id);
    const entry: Entry = { kind: 'answer', seat: seatAt(1), ask: late.id, answer: 'yes' };
    expect(faultOf(() => sitting.enter(entry)).code).toBe('stale-ask');
  });
});
