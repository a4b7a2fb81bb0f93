import { readdirSync, readFileSync } from 'node:fs';
import { bsg } from '@starboard/bsg';
import { type AnyGame, anyGame, imagine, type Seat, viewOf, whims } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../src/index.ts';
import { hurried, type Moment, playThrough } from './table.ts';

/** Another world as the seat may see it. Where an open ask could not have been opened, the next one is tried. */
function anotherWorld(game: AnyGame, state: Moment['state'], seat: Seat, seed: string) {
  for (let i = 0; i < 200; i++) {
    const world = imagine(game, state, seat, whims(`${seed} ${i}`));
    if (world !== null) return world;
  }
  throw new Error('no other world');
}

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
      const world = anotherWorld(game, state, open.seat, `imagined ${comparison.seen}`);
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
      const every = level === 'strong' ? 3 : 2;
      const comparison = compareWorlds(level, every);
      let decided = 0;
      playThrough(game, seats, `no peeking ${level}`, levels, (moment) => {
        if (moment.open.seat === 0) decided += 1;
        comparison.look(moment);
      });
      expect(comparison.compared).toBe(Math.floor(decided / every));
      expect(comparison.compared).toBeGreaterThan(0);
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
