import { liarsDice, ticTacToe } from '@starboard/examples';
import type { Game, GameTypes } from '@starboard/kernel';
import { seedFrom } from '@starboard/kernel';
import { examine, type Trial } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { bazaar } from './bazaar.ts';

/** Examines many games; returns what was wrong, and what of its coverage was never seen. */
function examineMany<G extends GameTypes>(
  game: Game<G>,
  games: number,
  how: (i: number) => Omit<Trial, 'seed'>,
) {
  const seen = new Set<string>();
  const violations = Array.from({ length: games }, (_, i) =>
    examine(
      game,
      { ...how(i), seed: seedFrom(`${game.name} ${i}`) },
      {
        events: (events) => {
          for (const event of events) for (const it of game.coverage?.of(event) ?? []) seen.add(it);
        },
      },
    ),
  ).flatMap((result) => result.violations);
  return { violations, unseen: game.coverage?.all({}).filter((it) => !seen.has(it)) };
}

describe('the harness has nothing to say against', () => {
  it('tic-tac-toe', () => {
    expect(examineMany(ticTacToe, 100, () => ({ seats: 2 }))).toEqual({
      violations: [],
      unseen: [],
    });
  });

  it.each([false, true])("liar's dice (no tells: %s)", (noTells) => {
    const how = (i: number) => ({ seats: 2 + (i % 5), noTells, options: { dice: 1 + (i % 3) } });
    expect(examineMany(liarsDice, 60, how)).toEqual({ violations: [], unseen: [] });
  });

  it.each([false, true])('a game with everything in it (no tells: %s)', (noTells) => {
    const { violations } = examineMany(bazaar, 40, (i) => ({ seats: 1 + (i % 4), noTells }));
    expect(violations).toEqual([]);
  });
});
