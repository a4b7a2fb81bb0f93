import {
  type AnyGame,
  anyGame,
  defineGame,
  message,
  one,
  plan,
  rulebook,
  type Seat,
  seatAt,
} from '@starboard/kernel';

/** A game that does everything a well-behaved one does not. */
interface Odd {
  facts: { mood: string; answers: string[] };
  options: Record<string, never>;
  events: { said: { seat: Seat; word: string } };
  view: { mood: string };
}

const { procedure, asksAll } = rulebook<Odd>();

const play = procedure<object>('play', {
  // Seat 0 is asked two things at once.
  speak: asksAll({
    seats: () => [seatAt(0), seatAt(0), seatAt(1)],
    ask: (t, _, seat) => {
      if (t.facts.mood === 'silent') return null;
      if (t.facts.mood === 'sneaky' && seat === 1) return plan<'yes' | 'no'>('guess', 'guess', {});
      const prompt = t.state.asks.length === 0 ? 'first-word' : 'other-word';
      return one(seat === 0 ? prompt : 'word', ['yes', 'no']);
    },
    then(t, _, words) {
      if (t.facts.mood === 'angry') throw new TypeError('no\nmore');
      for (const { seat, answer } of words) t.whisper([seat], 'said', { seat, word: answer });
      t.facts.answers = words.map(({ answer }) => answer);
      return 'speak';
    },
  }),
  end(t) {
    t.end({ winners: [], losers: [], reason: { id: 'silence' } });
  },
});

export const oddGame: AnyGame = anyGame(
  defineGame<Odd>({
    name: 'odd',
    version: 1,
    seats: { min: 2, max: 2 },
    options: () => ({}),
    setup: () => ({ mood: 'calm', answers: [] }),
    play,
    procedures: [],
    plans: {
      guess: {
        judge({ facts }) {
          facts.answers.push('even a wrong guess');
          return message('wrong-guess');
        },
        sample: () => 'yes',
      },
    },
    view({ facts: { mood } }) {
      if (mood === 'shy') throw new Error('does not look');
      return { mood };
    },
    arrange(state, { temper, stuck }) {
      const frame = { procedure: 'play', step: 'speak', locals: {}, pending: null };
      if (stuck === 'nowhere') state.stack = [{ ...frame, step: 'nowhere' }];
      if (stuck === 'waiting for nobody') {
        state.stack = [{ ...frame, pending: { kind: 'together', branches: [] } }];
      }
      if (temper === undefined) return;
      if (typeof temper !== 'string') throw new Error('temper is a word');
      state.facts.mood = temper;
    },
    tell: ({ facts }) => ({ temper: facts.mood, 'last.words': facts.answers }),
  }),
);
