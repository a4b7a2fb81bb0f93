import { type GameDefinition, one, seatAt, seedFrom } from '@starboard/kernel';
import {
  determinism,
  examine,
  noLeak,
  plainData,
  playTrial,
  recordTrial,
  refusalsChangeNothing,
  restoreAndContinue,
  soundAsks,
  soundViews,
  type Trial,
} from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { around, brokenGames, go, hiding, telling } from './broken-games.ts';
import { asks, asksSeat, type Small, smallGame } from './small-games.ts';

const trial = (name: string, how: Partial<Trial> = {}): Trial => ({
  seed: seedFrom(name),
  seats: 2,
  ...how,
});

/** What the harness says about a game, played a few times. */
function violationsOf(game: Parameters<typeof examine<Small>>[0], how: Partial<Trial> = {}) {
  return Array.from({ length: 8 }, (_, i) => examine(game, trial(`trial ${i}`, how))).flatMap(
    ({ violations }) => violations,
  );
}

describe('the harness finds', () => {
  it.each(brokenGames)('$mistake', ({ game, says, trial: how }) => {
    const violations = violationsOf(game, how);
    expect(violations.join('\n')).toContain(says);
  });

  it('each of them with the seed that shows it', () => {
    for (const { game, says, trial: how } of brokenGames) {
      const found = violationsOf(game, how).find((violation) => violation.includes(says));
      expect(found).toMatch(/^seed [0-9a-f]{64}(, answer \d+)?: /);
      const [, seed = ''] = /^seed (\w+)/.exec(found ?? '') ?? [];
      const again = examine(game, { seats: 2, ...how, seed });
      expect(again.violations.join('\n')).toContain(says);
    }
  });
});

describe('the check that finds it', () => {
  const alone = {
    plainData: plainData<Small>(),
    soundAsks: soundAsks<Small>(),
    refusalsChangeNothing: refusalsChangeNothing<Small>(),
    soundViews: soundViews<Small>(),
    determinism: determinism<Small>(),
    restoreAndContinue: restoreAndContinue<Small>(),
    noLeak: noLeak<Small>(),
  };

  it.each<[keyof typeof alone, string]>([
    ['noLeak', 'a view that shows what others hide'],
    ['noLeak', 'an event that tells everybody what one should know'],
    ['noLeak', 'hidden facts laid open without a reveal'],
    ['plainData', 'a Map in the facts'],
    ['plainData', 'undefined in the facts'],
    ['determinism', 'chance from elsewhere than the dice'],
    ['restoreAndContinue', 'rules that depend on the order of keys'],
    ['restoreAndContinue', 'one list in two places of the state'],
    ['soundAsks', 'a sample that is illegal'],
    ['soundAsks', 'a change made while asking'],
    ['soundViews', 'a view that shows the seed'],
    ['refusalsChangeNothing', 'a judge who writes down what he refuses'],
  ])('is %s for %s, also when it is the only one', (check, mistake) => {
    const { game, says } =
      brokenGames.find((broken) => broken.mistake === mistake) ?? expect.fail();
    const found = Array.from({ length: 8 }, (_, i) =>
      playTrial(game, trial(`trial ${i}`), { checks: [alone[check]] }),
    ).flatMap(({ violations }) => violations);
    expect(found.join('\n')).toContain(says);
  });
});

describe('the harness is content with', () => {
  const sound = (more: Partial<GameDefinition<Small>> = {}) =>
    around(
      (t) => {
        const highest = Math.max(...t.facts.hidden);
        t.reveal();
        t.facts.log.push(highest);
        t.emit('highest', highest);
        return undefined;
      },
      { ...hiding, ...more },
    );

  it('a game without mistakes, of any number of seats', () => {
    for (const seats of [2, 3, 5]) expect(violationsOf(sound(), { seats })).toEqual([]);
  });

  it('a game for one', () => {
    const solo = smallGame({ a: asksSeat(0, go), b: asksSeat(0, one('which', ['a', 'b'])) });
    expect(violationsOf(solo, { seats: 1 })).toEqual([]);
  });

  it('a window that tells nothing, because everybody is asked', () => {
    expect(violationsOf(telling, { noTells: true })).toEqual([]);
  });

  it('an answer that names a hidden thing and tells it to nobody', () => {
    const quiet = sound({
      play: smallGame({
        show: asks({
          seat: () => seatAt(1),
          ask: (t) => one('show', [t.facts.hidden[1] ?? 0]),
          then: (t) => {
            t.emit('shown', 'something');
            return undefined;
          },
        }),
        rest: asksSeat(0, go),
      }).play,
      imagine: (state, viewer, chance) => {
        hiding.imagine?.(state, viewer, chance);
        return (answer, { ask }) => (ask.prompt === 'show' ? (state.facts.hidden[1] ?? 0) : answer);
      },
    });
    expect(violationsOf(quiet)).toEqual([]);
  });
});

describe('a trial', () => {
  const game = smallGame({
    a: asksSeat(0, one('which', ['a', 'b', 'c'])),
    tell: (t) => {
      t.emit('told', 1);
      return undefined;
    },
    b: asksSeat(1, go),
  });

  it('says how many answers it took and how it ended', () => {
    expect(playTrial(game, trial('x'))).toEqual({
      answers: 2,
      outcome: { winners: [], losers: [], reason: { id: 'over' } },
      violations: [],
    });
  });

  it('is decided by its seed', () => {
    const answersOf = (seed: string): string => {
      const said: unknown[] = [];
      playTrial(game, trial(seed), { answered: (_, answer) => said.push(answer) });
      return JSON.stringify(said);
    };
    expect(answersOf('same')).toBe(answersOf('same'));
    const ways = new Set(Array.from({ length: 30 }, (_, i) => answersOf(`other ${i}`)));
    expect([...ways].sort()).toEqual(['["a","on"]', '["b","on"]', '["c","on"]']);
  });

  it('lets others watch the answers and the events, also in an examination', () => {
    for (const play of [playTrial, examine]) {
      const seen: unknown[] = [];
      play(game, trial('x'), {
        answered: ({ seat }) => seen.push(seat),
        events: (events) => seen.push(...events.map(({ type }) => type)),
      });
      expect(seen).toEqual([0, 'told', 1]);
    }
  });

  it('can be kept as a record', () => {
    const record = recordTrial(game, trial('x'));
    expect(record).toMatchObject({ game: 'small', seed: seedFrom('x') });
    expect(record.links).toHaveLength(2);
  });
});
