import { seedFrom } from '@starboard/kernel';
import { examine, playTrial } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { bsg, installedModules, type ModuleId, wrongCombination } from '../src/index.ts';

// A sample of what `npm run soak` plays: every legal choice of modules with every number of players.

const known = installedModules();
const ids = known.map(({ id }) => id).filter((id) => id !== 'base');

/** Every choice of modules with every number of players that the rules accept. */
const combinations = Array.from({ length: 2 ** ids.length }, (_, mask) =>
  ids.filter((_id, i) => (mask >> i) % 2 === 1),
).flatMap((modules) =>
  [3, 4, 5, 6, 7].flatMap((seats) =>
    wrongCombination(known, modules, seats) === null ? [{ modules, seats }] : [],
  ),
);

/** One of so many, spread over all of them. */
const sampled = combinations.filter((_, i) => i % 11 === 0);

describe('all rulebooks together', () => {
  it('go together as the matrix says (EXO-M1 to M3, M2)', () => {
    const both = (...two: readonly ModuleId[]): boolean =>
      combinations.some(({ modules }) => two.every((id) => modules.some((it) => it === id)));
    expect(both('new-caprica', 'ionian-nebula')).toBe(false);
    expect(both('cylon-leaders', 'sympathetic-cylon')).toBe(false);
    for (const option of [
      'personal-goals',
      'final-five',
      'cylon-fleet',
      'ionian-nebula',
    ] as const) {
      for (const other of ids) {
        const apart = option === 'ionian-nebula' && other === 'new-caprica';
        expect(both(option, other)).toBe(!apart);
      }
    }
    // Seven only with a leader (EXO-40.1), three only without (EXO-39.8).
    const led = ({ modules }: { readonly modules: readonly ModuleId[] }): boolean =>
      modules.includes('cylon-leaders');
    expect(combinations.filter(({ seats }) => seats === 7).every(led)).toBe(true);
    expect(combinations.filter(({ seats }) => seats === 3).some(led)).toBe(false);
  });

  it('are played by random players without a violation', () => {
    expect(sampled.length).toBeGreaterThan(20);
    expect(new Set(sampled.flatMap(({ modules }) => modules))).toEqual(new Set(ids));
    for (const { modules, seats } of sampled) {
      const seed = seedFrom(`combination ${modules.join()} ${seats}`);
      const { violations, outcome } = playTrial(bsg, { seats, seed, options: { modules } });
      expect({ modules, seats, violations, ended: outcome !== null }).toEqual({
        modules,
        seats,
        violations: [],
        ended: true,
      });
    }
  });

  it.each([
    { seats: 3, modules: ['exodus', 'personal-goals', 'final-five'] },
    { seats: 4, modules: ['exodus', 'cylon-fleet'] },
    { seats: 5, modules: ['pegasus', 'new-caprica', 'exodus', 'personal-goals', 'cylon-fleet'] },
    {
      seats: 7,
      modules: [
        'pegasus',
        'cylon-leaders',
        'exodus',
        'personal-goals',
        'final-five',
        'cylon-fleet',
        'ionian-nebula',
      ],
    },
  ])('tell nobody what they may not know: $seats with $modules', ({ seats, modules }) => {
    const seed = seedFrom(`secrets ${modules.join()} ${seats}`);
    const result = examine(bsg, { seats, seed, noTells: true, options: { modules } });
    expect(result.violations).toEqual([]);
    expect(result.outcome).not.toBeNull();
  });
});
