import { readdirSync, readFileSync } from 'node:fs';
import { bsg } from '@starboard/bsg';
import { type AnyGame, anyGame, imagine, viewOf, whims } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../src/index.ts';
import { hurried, type Moment, playThrough } from './table.ts';

/** In worlds that differ only in what the seat may not know, the same whims must lead to the same answer. */
function compareWorlds(
  level: Level,
  every: number,
): {
  readonly look: (moment: Moment) => void;
  compared: number;
} {
  const comparison = {
    compared: 0,
    seen: 0,
    look({ game, state, open, bot, memory, decision, again }: Moment): void {
      if (bot.level !== level) return;
      comparison.seen += 1;
      if (comparison.seen % every !== 0) return;
      const world = imagine(game, state, open.seat, whims(`imagined ${comparison.seen}`));
      if (world === null) return;
      const view = viewOf(game, world.state, open.seat);
      const ask = view.asks.find(({ id }) => id === open.id);
      if (ask === undefined) throw new Error('an ask that is open in one world only');
      expect(bot.decide(view, ask, memory, again(), hurried())).toEqual(decision);
      comparison.compared += 1;
    },
  };
  return comparison;
}

const cases: readonly (readonly [AnyGame, Level, number])[] = [
  ...LEVELS.map((level) => [anyGame(roll), level, 3] as const),
  ...LEVELS.map((level) => [anyGame(bsg), level, 4] as const),
];

describe('bots do not peek', () => {
  it.each(cases.map(([game, level, seats]) => ({ name: game.name, game, level, seats })))(
    'in $name, $level',
    ({ game, level, seats }) => {
      // The others are quick ones, whatever is tried.
      const quick: Level = level === 'easy' ? 'normal' : 'easy';
      const levels = [level, ...Array.from({ length: seats - 1 }, () => quick)];
      const comparison = compareWorlds(level, level === 'strong' ? 3 : 2);
      playThrough(game, seats, `no peeking ${level}`, levels, comparison.look);
      expect(comparison.compared).toBeGreaterThan(10);
    },
  );

  it('and import nothing that would hand them a real game', () => {
    const folder = new URL('../src/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.startsWith('arena'),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const text = readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8');
      for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '@starboard\/kernel'/g)) {
        const imported = names.split(',').map((name) => name.replace('type ', '').trim());
        for (const forbidden of ['start', 'restore', 'imagine', 'beginMatch', 'restoreMatch']) {
          expect(imported, `${file} imports ${forbidden}`).not.toContain(forbidden);
        }
      }
    }
  });
});
