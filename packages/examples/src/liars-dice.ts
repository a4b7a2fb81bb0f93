import {
  amount,
  clockwiseAfter,
  clockwiseFrom,
  defineGame,
  END,
  isPlainObject,
  type Json,
  localsOf,
  message,
  one,
  plan,
  rulebook,
  type Seat,
  type Table,
} from '@starboard/kernel';

/** "There are at least `count` dice showing `face` under all cups together." */
export interface Bid {
  readonly count: number;
  readonly face: number;
}

interface Facts {
  /** The dice under each cup, by seat. */
  readonly cups: number[][];
  /** Who last lost a die; ties go clockwise from there. */
  lastLoser: Seat;
}

/** One round: from the roll to the loss of a die. A bid of no dice is none yet. */
interface Round {
  bidder: Seat;
  bid: Bid;
  challenger: Seat | null;
}

export interface LiarsDice {
  facts: Facts;
  options: { readonly dice: number };
  events: {
    rolled: { seat: Seat; faces?: readonly number[] };
    openings: { seat: Seat; count: number }[];
    bid: { seat: Seat; bid: Bid };
    challenged: { seat: Seat; bidder: Seat };
    revealed: { cups: readonly (readonly number[])[]; bid: Bid; count: number };
    'lost-a-die': { seat: Seat; left: number };
  };
  view: {
    readonly cups: readonly { readonly dice: number; readonly faces: readonly number[] | null }[];
    readonly round: Round | null;
  };
}

const { procedure, asks, asksAll, calls, opens } = rulebook<LiarsDice>();

const FACES = [1, 2, 3, 4, 5, 6] as const;

const round = procedure<Round, Seat>('round', {
  // LIAR-2.1
  roll(t) {
    for (const seat of inPlay(t)) {
      const faces = cupOf(t, seat).map(() => t.roll(6));
      t.facts.cups[seat] = faces;
      t.whisper([seat], 'rolled', { seat, faces: [...faces] }, { seat });
      t.reveal([seat]);
    }
  },

  // LIAR-2.2: everybody names an opening in secret; the highest bids first
  open: asksAll({
    seats: (t) => inPlay(t),
    ask: (t) => amount('name-an-opening', 1, diceOnTable(t)),
    then(t, round, openings) {
      t.emit(
        'openings',
        openings.map(({ seat, answer }) => ({ seat, count: answer })),
      );
      const count = Math.max(...openings.map(({ answer }) => answer));
      const highest = openings.filter(({ answer }) => answer === count).map(({ seat }) => seat);
      const clockwise = clockwiseFrom(t.facts.lastLoser, t.seats.length);
      round.bidder = clockwise.find((seat) => highest.includes(seat)) ?? round.bidder;
      round.bid = { count, face: 1 };
    },
  }),

  // LIAR-2.3: the opener chooses the face
  face: asks({
    seat: (_, round) => round.bidder,
    ask: () => one('choose-a-face', FACES),
    then(t, round, face, seat) {
      const bid = { count: round.bid.count, face };
      round.bid = bid;
      t.emit('bid', { seat, bid });
    },
  }),

  // LIAR-3.1: after every bid each other player may call it a lie
  challenge: opens({
    name: 'challenge',
    seats: (t, round) => othersInPlay(t, round.bidder),
    offers: (t, round, seat) =>
      seat !== round.bidder && cupOf(t, seat).length > 0 ? ['liar'] : [],
    about: (t, { bid }) => ({ count: bid.count, face: bid.face, dice: diceOnTable(t) }),
    play(t, round, _, seat) {
      round.challenger = seat;
      t.emit('challenged', { seat, bidder: round.bidder });
      return 'reveal';
    },
    speak: 'at-once', // LIAR-3.2: the first challenger clockwise from the bidder counts
    until: 'one-play',
  }),

  // LIAR-3.3: nobody did, so the next player raises; a bid that cannot be raised is counted
  raise: asks({
    seat: (t, round) => othersInPlay(t, round.bidder)[0] ?? round.bidder,
    ask(t, { bid }) {
      const dice = diceOnTable(t);
      if (bid.count === dice && bid.face === 6) return null;
      return plan<Bid>('raise-the-bid', 'raise', { count: bid.count, face: bid.face, dice });
    },
    then(t, round, bid, seat) {
      round.bid = bid;
      round.bidder = seat;
      t.emit('bid', { seat, bid });
      return 'challenge';
    },
  }),

  // LIAR-4.1 and 4.2: cups up; a true bid costs the challenger a die, a lie costs the bidder one
  reveal(t, { bid, bidder, challenger }) {
    const cups = t.facts.cups;
    const count = cups.flat().filter((face) => face === bid.face).length;
    t.reveal();
    t.emit('revealed', { cups: cups.map((cup) => [...cup]), bid, count });
    const accuser = challenger ?? othersInPlay(t, bidder)[0] ?? bidder;
    t.give(count >= bid.count ? accuser : bidder);
  },
});

const play = procedure<object>('play', {
  round: calls(round, {
    with: (t) => ({ bidder: t.facts.lastLoser, bid: { count: 0, face: 1 }, challenger: null }),
    then(t, _, loser) {
      const cup = cupOf(t, loser);
      cup.pop();
      t.facts.lastLoser = loser;
      t.emit('lost-a-die', { seat: loser, left: cup.length });
    },
  }),

  // LIAR-5.1 and 5.2: without dice a player is out; the last one in wins
  judge(t) {
    const [winner, ...more] = inPlay(t);
    if (winner === undefined || more.length > 0) return 'round';
    const losers = t.seats.filter((seat) => seat !== winner);
    const scores = t.facts.cups.map((cup) => cup.length);
    t.end({ winners: [winner], losers, scores, reason: { id: 'last-with-dice' } });
    return END;
  },
});

function cupOf({ facts }: Table<LiarsDice>, seat: Seat): number[] {
  return facts.cups[seat] ?? [];
}

function inPlay(t: Table<LiarsDice>): Seat[] {
  return t.seats.filter((seat) => cupOf(t, seat).length > 0);
}

/** The others still in play, clockwise from a seat. */
function othersInPlay(t: Table<LiarsDice>, from: Seat): Seat[] {
  return clockwiseAfter(from, t.seats.length).filter(
    (seat) => seat !== from && cupOf(t, seat).length > 0,
  );
}

function diceOnTable({ facts }: Table<LiarsDice>): number {
  return facts.cups.flat().length;
}

/** LIAR-3.4: a raise names more dice of any face, or as many dice of a higher face. */
function raises(bid: Bid, over: Bid): boolean {
  return bid.count > over.count || (bid.count === over.count && bid.face > over.face);
}

function readBid(answer: Json): Bid | null {
  if (!isPlainObject(answer)) return null;
  const { count, face } = answer;
  if (!Number.isInteger(count) || !Number.isInteger(face) || Object.keys(answer).length !== 2) {
    return null;
  }
  return { count: Number(count), face: Number(face) };
}

/** Every raise over the bid that the data of an ask speaks of, the lowest first. */
export function legalRaises(data: { readonly [key: string]: Json }): Bid[] {
  const over = { count: Number(data['count']), face: Number(data['face']) };
  const bids: Bid[] = [];
  for (let count = over.count; count <= Number(data['dice']); count++) {
    for (const face of FACES) if (raises({ count, face }, over)) bids.push({ count, face });
  }
  return bids;
}

export const liarsDice = defineGame<LiarsDice>({
  name: 'liars-dice',
  version: 1,
  seats: { min: 2, max: 6 },
  options({ dice = 5, ...unknown }) {
    const [name] = Object.keys(unknown);
    if (name !== undefined) return message('unknown-option', { name });
    const fits = typeof dice === 'number' && Number.isInteger(dice) && dice >= 1 && dice <= 8;
    return fits ? { dice } : message('dice-per-player', { min: 1, max: 8 });
  },
  // LIAR-1.1 and 1.2
  setup: (t) => ({
    cups: t.seats.map(() => Array.from({ length: t.options.dice }, () => 1)),
    lastLoser: t.pick(t.seats),
  }),
  play,
  procedures: [round],
  plans: {
    raise: {
      judge(_state, { data }, _seat, answer) {
        const bid = readBid(answer);
        if (bid === null) return message('not-a-bid');
        const dice = Number(data['dice']);
        if (bid.count > dice) return message('more-than-all-dice', { dice });
        if (bid.face < 1 || bid.face > 6) return message('no-such-face');
        const over = { count: Number(data['count']), face: Number(data['face']) };
        return raises(bid, over) ? null : message('bid-too-low', over);
      },
      // People raise by a little; anything legal can come, though.
      sample(_state, { data }, _seat, chance) {
        const bids = legalRaises(data);
        const bid = bids[chance.below(chance.below(bids.length) + 1)] ?? { count: 1, face: 1 };
        return { count: bid.count, face: bid.face };
      },
      list(_state, { data }, _seat, limit) {
        const bids = legalRaises(data).map(({ count, face }) => ({ count, face }));
        return bids.length <= limit ? bids : null;
      },
    },
  },
  // LIAR-2.1: nobody sees another's dice before the reveal
  view: (state, viewer) => ({
    cups: state.facts.cups.map((faces, seat) => ({
      dice: faces.length,
      faces: seat === viewer ? faces : null,
    })),
    round: localsOf(state, round),
  }),
  imagine({ facts }, viewer, chance) {
    for (const [seat, cup] of facts.cups.entries()) {
      if (seat !== viewer) facts.cups[seat] = cup.map(() => 1 + chance.below(6));
    }
  },
  invariants({ facts, options }) {
    const wrong: string[] = [];
    for (const [seat, cup] of facts.cups.entries()) {
      if (cup.length > options.dice) wrong.push(`seat ${seat} has ${cup.length} dice`);
      if (cup.some((face) => !(face >= 1 && face <= 6))) wrong.push(`seat ${seat} has an odd die`);
    }
    return wrong;
  },
  eventTypes: {
    rolled: true,
    openings: true,
    bid: true,
    challenged: true,
    revealed: true,
    'lost-a-die': true,
  },
  coverage: {
    all: () => ['opening', 'bid', 'challenge', 'true-bid', 'lie', 'out'],
    of({ type, data }) {
      switch (type) {
        case 'openings':
          return ['opening'];
        case 'bid':
          return ['bid'];
        case 'challenged':
          return ['challenge'];
        case 'revealed':
          return [data.count >= data.bid.count ? 'true-bid' : 'lie'];
        case 'lost-a-die':
          return data.left === 0 ? ['out'] : [];
        case 'rolled':
          return [];
      }
    },
  },
});
