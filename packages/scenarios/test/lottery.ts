import {
  type AnyGame,
  anyGame,
  defineGame,
  END,
  eachOf,
  inside,
  type Json,
  listOf,
  one,
  oneOf,
  rulebook,
  type Seat,
  seatAt,
  wholeNumber,
} from '@starboard/kernel';

/** Everybody draws marbles out of a bag and keeps one: a game with something of all that scenarios can name. */
interface Lottery {
  facts: { bag: number[]; shelves: number[][]; kept: (number | null)[]; turn: Seat };
  options: Record<string, never>;
  events: {
    drew: { seat: Seat; marbles: readonly number[] };
    kept: { seat: Seat; marble: number };
    objected: { seat: Seat };
    'turn-ended': { seat: Seat };
  };
  view: { marbles: readonly number[]; bag: number };
}

const MARBLES = ['red', 'blue', 'green', 'gold'];

function marblesNamed(names: readonly Json[]): number[] {
  return eachOf(names, (name) => MARBLES.indexOf(oneOf(name, MARBLES, 'marble')));
}

const { procedure, asks, asksInTurn, opens } = rulebook<Lottery>();

const turn = procedure<{ readonly seat: Seat }>('turn', {
  draw(t, { seat }) {
    const { bag, shelves } = t.facts;
    const marbles = Array.from({ length: seat === 0 ? 1 : 2 }, () => t.draw(bag));
    shelves[seat] = marbles;
    t.emit('drew', { seat, marbles });
  },
  keep: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (t, _, seat) => one('keep-a-marble', t.facts.shelves[seat] ?? []),
    then(t, { seat }, marble) {
      t.facts.kept[seat] = marble;
      t.emit('kept', { seat, marble });
    },
  }),
  object: opens({
    name: 'object',
    seats: (t, { seat }) => t.seats.filter((it) => it !== seat),
    offers: () => ['no'],
    play(t, _, __, seat) {
      t.emit('objected', { seat });
      return undefined;
    },
    speak: 'in-turn',
    until: 'all-pass',
  }),
  bless: asksInTurn({
    seats: (t) => t.seats,
    ask: () => one('bless', ['yes', 'no']),
    then: (_t, _, blessing) => (blessing === 'no' ? 'bless' : undefined),
  }),
  end(t, { seat }) {
    t.emit('turn-ended', { seat });
  },
});

const play = procedure<object>('play', {
  next(t) {
    t.run(turn, { seat: t.facts.turn });
    return 'pass';
  },
  pass(t) {
    t.facts.turn = seatAt((t.facts.turn + 1) % t.seats.length);
    if (t.facts.turn !== 0) return 'next';
    t.end({ winners: [], losers: [], reason: { id: 'all-drawn' } });
    return END;
  },
});

export const lottery: AnyGame = anyGame(
  defineGame<Lottery>({
    name: 'lottery',
    version: 1,
    seats: { min: 3, max: 3 },
    options: () => ({}),
    setup: (t) => ({
      bag: [0, 1, 2, 3, 0, 1],
      shelves: t.seats.map(() => []),
      kept: t.seats.map(() => null),
      turn: seatAt(0),
    }),
    play,
    procedures: [turn],
    view: ({ facts }, viewer) => ({
      marbles: viewer === 'spectator' ? [] : (facts.shelves[viewer] ?? []),
      bag: facts.bag.length,
    }),
    invariants: ({ facts: { bag, kept } }) => [
      ...(bag.length > 6 ? ['too many marbles'] : []),
      // What the rules are there to prevent, and do not.
      ...(kept.every((marble) => marble === 3) ? ['three golden marbles'] : []),
    ],
    eventTypes: { drew: true, kept: true, objected: true, 'turn-ended': true },
    arrange(state, { bag, at, shelves }) {
      const { facts } = state;
      facts.bag = [0, 1, 2, 3, 0, 1];
      facts.turn = seatAt(inside('at', () => wholeNumber(at, 0, 2)));
      state.stack = [{ procedure: 'play', step: 'next', locals: {}, pending: null }];
      if (bag !== undefined) facts.bag = inside('bag', () => marblesNamed(listOf(bag)));
      if (shelves !== undefined) facts.shelves.splice(0, 3, ...(shelves as number[][]));
    },
    tell: ({ facts }) => facts,
    hear: (_state, _open, said) => {
      const marble = MARBLES.indexOf(String(said));
      return marble < 0 ? said : marble;
    },
    draws: (_state, kind, names) => {
      oneOf(kind, ['marbles'], 'kind of draw');
      return marblesNamed(names);
    },
    called: (_state, key, value) => (key.startsWith('marble') ? [MARBLES[value] ?? ''] : []),
    words: () => [...MARBLES, 'yes', 'no', 'pass'],
    moments: {
      blessing: { procedure: 'turn', step: 'bless' },
      end: { procedure: 'turn', step: 'end' },
      beginning: { procedure: 'play', step: 'next' },
      nowhere: { procedure: 'turn', step: 'nowhere' },
    },
  }),
);
