import {
  amount,
  type Choice,
  clockwiseFrom,
  defineGame,
  END,
  type Json,
  message,
  one,
  order,
  plan,
  rulebook,
  type Seat,
  type SomeAsk,
  seatAt,
  some,
  type Table,
} from '@starboard/kernel';

/**
 * A game that makes no sense to play, but in which everything the kernel offers happens: every kind of step
 * and of ask, windows of both kinds, an arbiter, secrets, dice, procedures within procedures.
 */
interface Bazaar {
  facts: {
    hands: number[][];
    readonly coins: number[];
    readonly stall: number[];
    round: number;
  };
  options: { readonly rounds: number };
  events: {
    dealt: { seat: Seat; cards?: readonly number[] };
    kept: { seat: Seat; count: number };
    'bids-opened': readonly number[];
    toll: { seat: Seat; coins: number };
    haggled: { seat: Seat; choice: Choice };
    clashed: { seat: Seat; choice: Choice };
    stall: readonly number[];
    ranked: readonly Choice[];
  };
  view: object;
}

const { procedure, asks, asksAll, asksInTurn, opens, calls, together } = rulebook<Bazaar>();

interface Own {
  readonly seat: Seat;
}

const cardsOf = ({ facts }: Table<Bazaar>, seat: Seat): number[] => facts.hands[seat] ?? [];

/** How many cards a seat would swap for others, in a question of its own within the others'. */
const swapping = procedure<Own, number>('swapping', {
  ask: asks({
    seat: (_, { seat }) => seat,
    ask: (t, { seat }) => {
      const cards = cardsOf(t, seat).map((_, i) => `card:${i}`);
      return some('swap', cards, { min: 0, max: 2, constraint: 'even' });
    },
    then: (t, { seat }, chosen) => {
      const hand = cardsOf(t, seat);
      for (const choice of chosen) hand[Number(choice.slice(5))] = t.roll(6);
      t.whisper([seat], 'dealt', { seat, cards: [...hand] }, { seat });
      t.reveal([seat]);
      t.give(chosen.length);
      return END;
    },
  }),
});

/** Each seat at its own pace: swaps, then says where to sit. */
const morning = procedure<Own, number>('morning', {
  swap: calls(swapping, {
    with: (_, { seat }) => ({ seat }),
    then: (t, { seat }, count) => {
      t.emit('kept', { seat, count });
      t.give(count);
      return undefined;
    },
  }),
  sit: asks({
    seat: (_, { seat }) => seat,
    ask: (t, { seat }) => plan<{ at: number }>('sit-down', 'seat', { of: t.seats.length, seat }),
    then: (t, { seat }, { at }) => {
      t.facts.coins[seat] = (t.facts.coins[seat] ?? 0) + at;
      return undefined;
    },
  }),
});

const toll = procedure<Own>('toll', {
  pay: (t, { seat }) => {
    const coins = t.facts.coins[seat] ?? 0;
    t.facts.coins[seat] = Math.max(0, coins - 1);
    t.emit('toll', { seat, coins: t.facts.coins[seat] });
    return undefined;
  },
});

const day = procedure<{ readonly opener: Seat; swaps: number }, Seat>('day', {
  deal: (t) => {
    for (const seat of t.seats) {
      const cards = [t.roll(6), t.roll(6), t.roll(6)];
      t.facts.hands[seat] = cards;
      t.whisper([seat], 'dealt', { seat, cards: [...cards] }, { seat });
      t.reveal([seat]);
    }
    return undefined;
  },
  morning: together(morning, {
    seats: (t) => t.seats,
    with: (_, __, seat) => ({ seat }),
    then: (_, day, results) => {
      day.swaps = results.reduce((sum, { answer }) => sum + answer, 0);
      return undefined;
    },
  }),
  bids: asksAll({
    seats: (t) => t.seats,
    ask: () => amount('bid', 0, 5),
    then: (t, _, bids) => {
      t.emit(
        'bids-opened',
        bids.map(({ answer }) => answer),
      );
      for (const { seat, answer } of bids) if (answer > 3) t.run(toll, { seat });
      return undefined;
    },
  }),
  haggle: opens({
    name: 'haggle',
    seats: (t, { opener }) => clockwiseFrom(opener, t.seats.length),
    offers: (t, _, seat) => ((t.facts.coins[seat] ?? 0) > 1 ? ['pay:one', 'pay:two'] : []),
    about: (t, { swaps }, seat) => ({ swaps, coins: t.facts.coins[seat] ?? 0 }),
    play: (t, _, choice, seat) => {
      t.emit('haggled', { seat, choice });
      t.run(toll, { seat });
      if (choice === 'pay:two') t.run(toll, { seat });
      return undefined;
    },
    speak: 'in-turn',
    until: 'all-pass',
  }),
  clash: opens({
    name: 'clash',
    seats: (t) => t.seats,
    offers: (t, _, seat) => (t.facts.stall.includes(seat) ? [] : ['stall', seat]),
    play: (t, _, choice, seat) => {
      t.facts.stall.push(seat);
      t.emit('clashed', { seat, choice });
      return undefined;
    },
    speak: 'at-once',
    until: 'all-pass',
    arbiter: (_, { opener }) => opener,
  }),
  rank: asksInTurn({
    seats: (t, { opener }) => clockwiseFrom(opener, t.seats.length),
    ask: (t, _, seat) => (t.facts.stall[0] === seat ? order('rank', t.facts.stall) : null),
    then: (t, _, ranked) => {
      t.emit('ranked', ranked);
      t.shuffle(t.facts.stall);
      t.emit('stall', [...t.facts.stall]);
      return undefined;
    },
  }),
  settle: (t, { opener }) => {
    t.give(t.facts.stall[0] === undefined ? opener : seatAt(t.facts.stall[0]));
    return undefined;
  },
});

const play = procedure<object>('play', {
  day: calls(day, {
    with: (t) => ({ opener: seatAt(t.facts.round % t.seats.length), swaps: 0 }),
    then: (t, _, first) => {
      t.facts.coins[first] = (t.facts.coins[first] ?? 0) + 1;
      t.facts.stall.length = 0;
      t.facts.round += 1;
      return t.facts.round < t.options.rounds ? 'day' : undefined;
    },
  }),
  last: asks({
    seat: () => seatAt(0),
    ask: () => one('close', ['open', 'closed']),
    then: (t, _, answer) => {
      const most = Math.max(...t.facts.coins);
      const winners = t.seats.filter((seat) => t.facts.coins[seat] === most);
      const losers = t.seats.filter((seat) => t.facts.coins[seat] !== most);
      t.end({ winners, losers, scores: [...t.facts.coins], reason: { id: answer } });
      return undefined;
    },
  }),
});

export const bazaar = defineGame<Bazaar>({
  name: 'bazaar',
  version: 1,
  seats: { min: 1, max: 4 },
  options: ({ rounds = 2 }) =>
    typeof rounds === 'number' ? { rounds } : message('rounds-is-a-number'),
  setup: (t) => ({
    hands: t.seats.map(() => []),
    coins: t.seats.map(() => 2),
    stall: [],
    round: 0,
  }),
  play,
  procedures: [swapping, morning, toll, day],
  view: ({ facts }, viewer) => ({
    hands: facts.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    coins: facts.coins,
    stall: facts.stall,
    round: facts.round,
  }),
  constraints: {
    even: {
      judge: (_: unknown, __: SomeAsk, ___: Seat, chosen: readonly Choice[]) =>
        chosen.length % 2 === 0 ? null : message('an-even-number'),
    },
  },
  plans: {
    seat: {
      judge: (_, { data }, __, answer) =>
        places(data['of']).some((place) => JSON.stringify(place) === JSON.stringify(answer))
          ? null
          : message('no-such-place'),
      sample: (_, { data }, __, chance) => ({ at: chance.below(Number(data['of'])) }),
      list: (_, { data }) => places(data['of']),
    },
  },
  imagine: ({ facts }, viewer, chance) => {
    facts.hands = facts.hands.map((hand, seat) =>
      seat === viewer ? hand : hand.map(() => 1 + chance.below(6)),
    );
  },
  invariants: ({ facts }) => (facts.coins.some((coins) => coins < 0) ? ['a debt'] : []),
});

function places(of: Json | undefined): { at: number }[] {
  return Array.from({ length: Number(of) }, (_, at) => ({ at }));
}
