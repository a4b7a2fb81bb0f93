import { seatAt } from '@starboard/kernel';
import type { RollView } from '@starboard/roll';
import { expect, test } from 'vitest';
import { begin, botsTurn, playBot, seenBy } from '../src/practice/game.ts';
import { momentAt } from '../src/roll/playback.ts';
import { afterEvent } from '../src/roll/recap.ts';
import { PLAYED } from './support/played.ts';

const ME = seatAt(0);

/** What everybody can see of a table, dice in no order. A die that scouts is nowhere until its tiles are placed. */
const seen = ({ players, pool, round, phase }: RollView, scouting: boolean) => ({
  pool,
  round,
  phase,
  players: players.map((it) => ({
    tableau: it.tableau,
    credits: it.credits,
    chips: it.chips,
    goods: it.goods.map(({ world, die }) => `${world} ${die}`).sort(),
    cup: [...it.cup].sort(),
    citizenry: scouting ? [] : [...it.citizenry].sort(),
    develop: { top: it.develop.top, dice: [...it.develop.dice].sort() },
    settle: { top: it.settle.top, dice: [...it.settle.dice].sort() },
    points: it.score.total,
  })),
});

test('what was seen to happen, put upon the table before it, is the table after it', () => {
  let moves = 0;
  for (let game = 0; game < 6; game++) {
    const setup = { game: 'roll', seats: 2 + (game % 4), level: 'easy', options: {} } as const;
    const practice = begin(
      PLAYED.roll,
      { ...setup, humans: [], names: [] },
      game.toString(16).padStart(64, '9'),
    );
    for (let open = botsTurn(practice); open !== null; open = botsTurn(practice)) {
      const before = seenBy(practice, ME).facts as RollView;
      const from = practice.logs[ME]?.length ?? 0;
      playBot(practice, open);
      const events = (practice.logs[ME] ?? []).slice(from);
      const after = events.reduce(afterEvent, before);
      const now = seenBy(practice, ME).facts as RollView;
      const scouting = before.phase === 'explore' || now.phase === 'explore';
      expect(seen(after, scouting), `game ${game}, move ${practice.match.length}`).toEqual(
        seen(now, scouting),
      );
      moves += 1;
    }
  }
  expect(moves).toBeGreaterThan(300);
});

test('a moment is told by a line of the log, also where the last thing that happened is not said', () => {
  const entry = (type: string, data: object) => ({ seq: 1, event: { type, data } });
  const placed = entry('placed', { seat: 1, stack: 'settle', end: 'bottom' });
  const shown = entry('top-shown', { seat: 1, stack: 'settle', tile: 3 });
  expect(momentAt([placed, shown], 2, 2).entry).toBe(placed);
  expect(momentAt([shown], 1, 2).entry).toBeNull();
});
