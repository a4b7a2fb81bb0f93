import {
  contestAt,
  emptyFit,
  playContest,
  ratings,
  standings,
  weightsFrom,
} from '@starboard/bots/arena';
import { anyGame } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

describe('starboard ladder', () => {
  it('prints how often each level won, with intervals', async () => {
    const { code, out } = await run(
      'ladder',
      'roll',
      '--games',
      '10',
      '--levels',
      'normal,random',
      '--json',
    );
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(report).toMatchObject({ game: 'roll', players: 2, games: 10, seed: '1', unknown: {} });
    // The same games without the command, its threads and its printing.
    const results = Array.from({ length: 10 }, (_, i) =>
      playContest(anyGame(roll), contestAt(i, ['normal', 'random'], 2, '1')),
    );
    expect(report.levels).toEqual(standings(results, false));
    expect(report.ratings).toEqual(ratings(results));
  });

  it('comes out the same with the same seed', async () => {
    const played = async (seed: string): Promise<unknown> => {
      const { out } = await run(
        'ladder',
        'roll',
        '--games',
        '8',
        '--levels',
        'easy,normal',
        '--seed',
        seed,
        '--json',
      );
      const { thinking: _, ...report } = JSON.parse(out);
      return report;
    };
    expect(await played('a')).toEqual(await played('a'));
    expect(await played('a')).not.toEqual(await played('b'));
  });

  it('says by whom and how games of Battlestar Galactica were won', async () => {
    const { code, out } = await run('ladder', 'bsg', '--games', '6', '--json');
    const { bsg, endings, unknown, players } = JSON.parse(out);
    expect(code).toBe(0);
    expect(players).toBe(5);
    expect(unknown).toEqual({});
    expect(bsg.humans.games).toBe(6);
    expect(bsg.roles.human.games + bsg.roles.cylon.games).toBe(30);
    expect(bsg.beliefs).toHaveLength(10);
    expect(Object.values<number>(endings).reduce((a, b) => a + b, 0)).toBe(6);
    expect((await run('ladder', 'bsg', '--games', '2')).out).toContain('humans win');
  });

  it('refuses levels and games it does not know', async () => {
    expect((await run('ladder', 'roll', '--levels', 'mighty')).code).toBe(2);
    expect((await run('ladder', 'roll', '--levels', 'easy,normal,strong')).code).toBe(2);
    expect((await run('ladder', 'tic-tac-toe')).err).toContain('no bots');
    const modules = await run('ladder', 'bsg', '--modules', 'lighthouse');
    expect(modules.code).toBe(2);
    expect(modules.err).toContain('lighthouse');
  });
});

describe('starboard learn', () => {
  it('prints a weight for every part of an empire', async () => {
    const { code, out } = await run('learn', 'roll', '--games', '4');
    const weights = JSON.parse(out);
    expect(code).toBe(0);
    expect(weights.score).toHaveLength(2);
    expect(Object.keys(weights)).toEqual(Object.keys(weightsFrom(emptyFit())));
    expect((await run('learn', 'bsg')).code).toBe(2);
  });
});
