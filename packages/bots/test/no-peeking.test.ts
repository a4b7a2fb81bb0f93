import { readdirSync, readFileSync } from 'node:fs';
import { bsg } from '@starboard/bsg';
import { type AnyGame, anyGame } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { LEVELS, type Level } from '../src/index.ts';
import { worldsCompared } from './imagined.ts';

const cases: readonly (readonly [AnyGame, Level, number])[] = [
  ...LEVELS.map((level) => [anyGame(roll), level, 3] as const),
  ...LEVELS.map((level) => [anyGame(bsg), level, 4] as const),
];

describe('bots do not peek', () => {
  it.each(cases.map(([game, level, seats]) => ({ name: game.name, game, level, seats })))(
    'in $name, $level',
    ({ game, level, seats }) => {
      const every = level === 'strong' ? 3 : 2;
      const seed = `no peeking ${level}`;
      const compared = worldsCompared(game, { seats, level, modules: [], seed, every });
      expect(compared).toBeGreaterThan(0);
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
