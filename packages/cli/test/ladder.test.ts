import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contestAt, playContest, ratings, rollSchool, standings } from '@starboard/bots/arena';
import { restored } from '@starboard/bots/learning';
import { anyGame } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { describe, expect, it } from 'vitest';
import { gameAt, gamesOf, type Ladder, playedPart } from '../src/ladder/play.ts';
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

  it('lets several play the humans from the same deals, and says by how much the first won more', async () => {
    const { code, out } = await run(
      'ladder',
      'bsg',
      '--games',
      '3',
      '--humans',
      'told,veteran',
      '--cylons',
      'veteran',
      '--json',
    );
    const { bsg, humans, cylons, endings } = JSON.parse(out);
    expect(code).toBe(0);
    expect([humans, cylons]).toEqual([['told', 'veteran'], 'veteran']);
    expect(bsg.sides.told.games).toBe(3);
    expect(bsg.more.veteran.deals).toBe(3);
    expect(bsg.won.veteran).toMatch(/^[01]{3}$/);
    expect(bsg.won.told.split('1').length - 1).toBe(bsg.sides.told.wins);
    expect(bsg.more.veteran.by).toBeCloseTo(bsg.sides.told.rate - bsg.sides.veteran.rate, 3);
    expect(Object.values<number>(endings).reduce((a, b) => a + b, 0)).toBe(6);
    expect(bsg.giveaway).toBeGreaterThan(0);
    expect(bsg.auc).toBeGreaterThan(0);
  });

  it('stops when the time is over, and counts the whole deals played by then', () => {
    const ladder: Ladder = {
      game: 'bsg',
      levels: ['normal'],
      players: 5,
      games: 100,
      seed: '1',
      humans: ['told', 'normal'],
    };
    const times = Array.from({ length: gamesOf(ladder) }, (_, time) => gameAt(ladder, time));
    expect(times.slice(0, 4)).toEqual([0, 100, 1, 101]);
    expect(new Set(times).size).toBe(200);
    expect(playedPart(ladder, 7)).toEqual({ ...ladder, games: 3 });
    expect(playedPart(ladder, 200)).toBe(ladder);
    const { humans: _, ...seats } = ladder;
    expect(gameAt(seats, 7)).toBe(7);
    expect(playedPart(seats, 14)).toEqual({ ...seats, games: 10 });
  });

  it('reports on what was played in a second as if no more had been asked for', async () => {
    const asked = ['ladder', 'roll', '--levels', 'normal,random', '--seed', 'cut', '--json'];
    const { out } = await run(...asked, '--games', '100000', '--seconds', '1');
    const { games, levels } = JSON.parse(out);
    expect(games).toBeLessThan(100_000);
    expect(games % 2).toBe(0);
    const whole = JSON.parse((await run(...asked, '--games', String(games))).out);
    expect(whole.levels).toEqual(levels);
  });

  it('refuses levels and games it does not know', async () => {
    expect((await run('ladder', 'bsg', '--humans', 'none')).err).toContain('told');
    expect((await run('ladder', 'bsg', '--cylons', 'told')).code).toBe(2);
    expect((await run('ladder', 'roll', '--cylons', 'none')).err).toContain('no Cylons');
    expect((await run('ladder', 'roll', '--levels', 'mighty')).code).toBe(2);
    expect((await run('ladder', 'roll', '--levels', 'easy,normal,strong')).code).toBe(2);
    expect((await run('ladder', 'tic-tac-toe')).err).toContain('no bots');
    const modules = await run('ladder', 'bsg', '--modules', 'lighthouse');
    expect(modules.code).toBe(2);
    expect(modules.err).toContain('lighthouse');
  });
});

describe('starboard learn', () => {
  it('keeps what was learned, with a picture, and goes on from there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-learn-'));
    try {
      const learn = () => run('learn', 'roll', '--to', folder, '--seconds', '1', '--seed', 'test');
      const { code, out } = await learn();
      expect(code).toBe(0);
      expect(out).toMatch(/games, \d+ lessons; errors: winning/);
      const made = readFileSync(join(folder, 'weights.ts'), 'utf8');
      expect(made).toContain('--seed test');
      const weights = /'([A-Za-z0-9+/]+)'/.exec(made)?.[1] ?? '';
      const { shape } = rollSchool;
      expect(restored({ shape, weights }).shape).toEqual(shape);
      expect(readFileSync(join(folder, 'curve.svg'), 'utf8')).toContain('<svg');
      expect((await learn()).out).toContain('goes on after');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('needs a folder, and a game whose bots learn', async () => {
    expect((await run('learn', 'roll')).code).toBe(2);
    expect((await run('learn', 'tic-tac-toe', '--to', 'nowhere')).code).toBe(2);
  });
});
