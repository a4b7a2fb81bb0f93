import {
  END,
  type Game,
  type GameDefinition,
  message,
  one,
  plan,
  type Seat,
  seatAt,
  some,
} from '@starboard/kernel';
import type { Trial } from '@starboard/kernel/harness';
import {
  asks,
  asksAll,
  asksSeat,
  opens,
  procedure,
  type Small,
  type Steps,
  seats,
  smallGame,
  together,
} from './small-games.ts';

/** A game with a mistake that an author might make, and what the harness should say about it. */
export interface Broken {
  readonly mistake: string;
  readonly game: Game<Small>;
  readonly says: string;
  readonly trial?: Partial<Trial>;
}

type More = Partial<GameDefinition<Small>>;

/** Everybody holds a number from 1 to 6, which nobody else may know. */
export const hiding: More = {
  setup: (t) => ({ log: [], hidden: t.seats.map(() => t.roll(6)) }),
  imagine: ({ facts }, viewer, chance) => {
    facts.hidden = facts.hidden.map((own, seat) => (seat === viewer ? own : 1 + chance.below(6)));
    return undefined;
  },
};

export const go = one('go', ['on']);

/** Questions with nothing to them, and `step` between them. */
export function around(step: Steps[string], more: More = {}): Game<Small> {
  return smallGame({ a: asksSeat(0, go), step, b: asksSeat(1, go), c: asksSeat(0, go) }, more);
}

const hidingAround = (step: Steps[string], more: More = {}): Game<Small> =>
  around(step, { ...hiding, ...more });

const nothing: Steps[string] = () => undefined;

/** A window whose being opened tells that seat 1 holds a high number; at a table with no tells it does not. */
export const telling: Game<Small> = smallGame(
  {
    a: asksSeat(0, go),
    window: opens<object>({
      name: 'tell',
      seats: () => seats(1),
      offers: (t) => ((t.facts.hidden[1] ?? 0) > 3 ? ['card'] : []),
      play: () => 'b',
      speak: 'in-turn',
      until: 'one-play',
    }),
    b: asksSeat(0, go),
  },
  hiding,
);

/** A wish that only "legal" grants; the rest is up to the game. */
function wishing(wish: Partial<NonNullable<More['plans']>[string]>): Game<Small> {
  const ask = asks({
    seat: () => seatAt(0),
    ask: () => plan('wish', 'wish', {}),
    then: () => undefined,
  });
  const judge = (_: unknown, __: unknown, ___: unknown, answer: unknown) =>
    answer === 'legal' ? null : message('wrong-wish');
  return around(ask, { plans: { wish: { judge, sample: () => 'legal', ...wish } } });
}

const forgetful = procedure<{ readonly seat: Seat }>('forgetful', {
  fork: (_, { seat }) => (seat === 0 ? 'ask' : 'forget'),
  ask: asks({ seat: (_, { seat }) => seat, ask: () => go, then: () => END }),
  forget: (t) => {
    t.state.asks = [];
    return undefined;
  },
});

let memory = 0;

const leaks: readonly Broken[] = [
  {
    mistake: 'a view that shows what others hide',
    game: hidingAround(nothing, { view: ({ facts }) => ({ hidden: facts.hidden }) }),
    says: 'can tell hidden facts from the view: facts.hidden[',
  },
  {
    mistake: 'a view that shows the sum of what others hide',
    game: hidingAround(nothing, {
      view: ({ facts }) => ({ sum: facts.hidden.reduce((sum, own) => sum + own, 0) }),
    }),
    says: 'can tell hidden facts from the view: facts.sum',
  },
  {
    mistake: 'an event that tells everybody what one should know',
    game: hidingAround((t) => {
      t.emit('hidden', t.facts.hidden[1]);
      return undefined;
    }),
    says: 'can tell hidden facts from the events',
  },
  {
    mistake: 'a redacted form that tells too much',
    game: hidingAround((t) => {
      t.whisper(seats(1), 'hidden', t.facts.hidden[1], (t.facts.hidden[1] ?? 0) % 2);
      return undefined;
    }),
    says: 'can tell hidden facts from the events',
  },
  {
    mistake: 'an event that comes or not by what is hidden',
    game: hidingAround((t) => {
      if ((t.facts.hidden[1] ?? 0) > 3) t.emit('high', true);
      return undefined;
    }),
    says: 'can tell hidden facts from the events',
  },
  {
    mistake: 'hidden facts laid open without a reveal',
    game: hidingAround((t) => {
      t.facts.log.push([...t.facts.hidden]);
      return undefined;
    }),
    says: 'can tell hidden facts after "go": facts.log',
  },
  {
    mistake: 'a reveal to fewer than are shown',
    game: hidingAround((t) => {
      t.facts.log.push([...t.facts.hidden]);
      t.reveal(seats(0));
      return undefined;
    }),
    says: '1 can tell hidden facts after "go": facts.log',
  },
  {
    mistake: 'a window that tells by being opened what somebody holds',
    game: telling,
    says: 'can tell hidden facts after "go": ',
  },
  {
    mistake: 'an answer that names a hidden thing, told to all',
    game: hidingAround(
      asks({
        seat: () => seatAt(1),
        ask: (t) => one('show', [t.facts.hidden[1] ?? 0]),
        then: (t, _, shown) => {
          t.emit('shown', shown);
          return undefined;
        },
      }),
      {
        imagine: (state, viewer, chance) => {
          hiding.imagine?.(state, viewer, chance);
          // Seat 1 has no choice but the number it holds, whatever that is there.
          return (answer, { ask }) =>
            ask.prompt === 'show' ? (state.facts.hidden[1] ?? 0) : answer;
        },
      },
    ),
    says: 'can tell hidden facts from the events',
  },
  {
    mistake: 'a view that shows the seed',
    game: around(nothing, { view: ({ dice }) => ({ dice }) }),
    says: 'sees the seed',
  },
];

const oddities: readonly Broken[] = [
  {
    mistake: 'a view that is not plain data',
    game: around(nothing, { view: ({ facts }) => ({ seen: new Set(facts.log) }) }),
    says: 'the view of 0 is not plain data: facts.seen is not a plain object',
  },
  {
    mistake: 'an event that is not plain data',
    game: around((t) => {
      t.emit('odd', { at: new Date(0) });
      return undefined;
    }),
    says: 'not plain data',
  },
  {
    mistake: 'a Map in the facts',
    game: around(nothing, {
      setup: () => {
        const facts = { log: [], hidden: [], seen: new Map() };
        return facts;
      },
    }),
    says: 'not plain data: facts.seen is not a plain object',
  },
  {
    mistake: 'undefined in the facts',
    game: around((t) => {
      Object.assign(t.facts, { last: undefined });
      return undefined;
    }),
    says: 'not plain data: facts.last is undefined',
  },
  {
    mistake: 'one list in two places of the state',
    game: smallGame({
      a: asksSeat(0, go),
      alias: (t) => {
        t.facts.log.push(t.facts.hidden);
        return undefined;
      },
      b: asksSeat(1, go),
      change: (t) => {
        t.facts.hidden[0] = 9;
        return undefined;
      },
      c: asksSeat(0, go),
    }),
    says: 'a restored game went another way at facts.log',
  },
  {
    mistake: 'an event that goes on changing with the state',
    game: around((t) => {
      t.emit('log', { log: t.facts.log });
      return undefined;
    }),
    says: 'an event changed after it was told',
  },
  {
    mistake: 'rules that depend on the order of keys',
    game: around((t) => {
      t.facts.log.push(Object.keys(t.facts)[0] ?? '');
      return undefined;
    }),
    says: 'a restored game went another way at facts.log',
  },
  {
    mistake: 'chance from elsewhere than the dice',
    game: around((t) => {
      t.facts.log.push(Math.random());
      return undefined;
    }),
    says: 'not deterministic at facts.log',
  },
  {
    mistake: 'chance from elsewhere in an event',
    game: around((t) => {
      t.emit('random', Math.random());
      return undefined;
    }),
    says: 'not deterministic: other events',
  },
  {
    mistake: 'chance from elsewhere in the set-up',
    game: around(nothing, { setup: () => ({ log: [], hidden: [Math.random()] }) }),
    says: 'its record does not verify: the final state is another',
  },
  {
    mistake: 'something remembered from one game to the next, that decides what is asked',
    game: smallGame(
      {
        ask: asks({
          seat: () => seatAt(0),
          ask: (t) => one('count', [t.facts.hidden[0] ?? 0]),
          then: () => undefined,
        }),
      },
      {
        setup: () => {
          memory += 1;
          return { log: [], hidden: [memory] };
        },
      },
    ),
    says: 'illegal-answer: not-a-choice',
  },
  {
    mistake: 'something remembered outside of the state',
    game: around((t) => {
      memory += 1;
      t.facts.log.push(memory);
      return undefined;
    }),
    says: 'not deterministic at facts.log',
  },
];

const stuck: readonly Broken[] = [
  {
    mistake: 'nobody asked, and the game not over',
    game: smallGame(
      {
        a: asksSeat(0, go),
        part: together(forgetful, {
          seats: (t) => t.seats,
          with: (_, __, seat) => ({ seat }),
        }),
      },
      { procedures: [forgetful] },
    ),
    says: 'nobody can act and the game is not over',
  },
  {
    mistake: 'a game without end',
    game: around(() => 'a'),
    says: 'the game is not over after 50 answers',
    trial: { mostAnswers: 50 },
  },
  {
    mistake: 'steps without end',
    game: around(() => 'step'),
    says: '"play" never ends',
  },
  {
    mistake: 'an invariant that does not hold',
    game: around(
      (t) => {
        t.facts.hidden.pop();
        return undefined;
      },
      {
        invariants: ({ facts, seats }) => (facts.hidden.length < seats ? ['a number is lost'] : []),
      },
    ),
    says: 'invariant: a number is lost',
  },
];

const asking: readonly Broken[] = [
  {
    mistake: 'an ask without answers',
    game: around(asksSeat(0, one('none', []))),
    says: 'the ask "none" has no choices',
  },
  {
    mistake: 'a constraint that nothing satisfies',
    game: around(
      asksAll({
        seats: () => seats(0),
        ask: () => some('impossible', ['a', 'b'], { constraint: 'never' }),
        then: () => undefined,
      }),
      { constraints: { never: { judge: () => message('never') } } },
    ),
    says: 'no legal answer to "impossible"',
  },
  {
    mistake: 'a sample that is illegal',
    game: wishing({ sample: () => 'illegal' }),
    says: 'the sample of "wish" is refused: wrong-wish',
  },
  {
    mistake: 'a list with an illegal answer in it',
    game: wishing({ list: () => ['legal', 'illegal'] }),
    says: '"wish" lists "illegal", refused: wrong-wish',
  },
  {
    mistake: 'an empty list of answers',
    game: wishing({ list: () => [] }),
    says: '"wish" has no legal answer',
  },
  {
    mistake: 'a judge who cannot bear strange answers',
    game: wishing({
      judge: (_, __, ___, answer) =>
        Object.keys(Object(answer)).length > 9 ? message('x') : spelled(answer),
    }),
    says: 'cannot be spelled',
  },
  {
    mistake: 'a judge who writes down what he refuses',
    game: wishing({
      judge: (state, _, __, answer) => {
        if (answer === 'legal') return null;
        state.facts.log.push('refused');
        return message('wrong-wish');
      },
    }),
    says: 'a refused answer changed the state',
  },
  {
    mistake: 'the same choice twice',
    game: around(asksSeat(0, one('twice', ['a', 'a']))),
    says: '"twice" offers the same choice twice',
  },
  {
    mistake: 'a change made while asking',
    game: around(
      asks({
        seat: () => seatAt(0),
        ask: (t) => {
          t.facts.log.push('asked');
          return go;
        },
        then: () => undefined,
      }),
    ),
    says: 'asking "go" changed the state',
  },
  {
    mistake: 'a question that is another a moment later',
    game: smallGame({
      unsteady: asks({
        seat: () => seatAt(0),
        ask: () => {
          memory += 1;
          return one('unsteady', [memory]);
        },
        then: () => undefined,
      }),
    }),
    says: '"unsteady" would be asked differently a moment later',
  },
];

function spelled(answer: unknown): null {
  if (typeof answer !== 'string') throw new TypeError(`${typeof answer} cannot be spelled`);
  return null;
}

export const brokenGames: readonly Broken[] = [...leaks, ...oddities, ...stuck, ...asking];
