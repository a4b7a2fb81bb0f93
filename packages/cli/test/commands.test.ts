import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageTags } from '@starboard/words/node';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from './run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-cli-'));
});

describe('starboard', () => {
  it('says how it is used, and that a call without a command is wrong', async () => {
    expect((await run('help')).code).toBe(0);
    expect((await run('help')).out).toContain('starboard sim <game>');
    expect((await run()).code).toBe(2);
    expect((await run('fly')).err).toContain('no command "fly"');
    expect((await run('sim', '--help')).out).toContain('--thorough');
  });
});

describe('starboard sim', () => {
  it('prints one JSON object with what it measured', async () => {
    const { code, out } = await run(
      'sim',
      'tic-tac-toe',
      '--games',
      '200',
      '--seed',
      '1',
      '--json',
    );
    const result = JSON.parse(out);
    expect(code).toBe(0);
    expect(result).toMatchObject({ game: 'tic-tac-toe', players: 2, games: 200, violations: [] });
    // Nobody has three in a row before the fifth mark, and there are nine cells.
    expect(result.answers).toBeGreaterThanOrEqual(200 * 5);
    expect(result.answers).toBeLessThanOrEqual(200 * 9);
    expect(result.answersPerSecond).toBeGreaterThan(0);
    const ended = Object.values<number>(result.outcomes).reduce((a, b) => a + b, 0);
    expect(ended).toBe(200);
    expect(result.coverage).toEqual({ total: 9, seen: 9, missing: [] });
  });

  it('plays by the readings a table agreed on', async () => {
    const table = ['--players', '4', '--games', '12', '--seed', '1', '--json'];
    const modules = ['--modules', 'exodus,cylon-fleet,ionian-nebula'];
    const readings = [
      'executedLoyalty=kept',
      'pursuitOrder=by-number',
      'crossroadsOrder=counter-clockwise',
    ].flatMap((it) => ['--option', it]);
    const { code, out } = await run('sim', 'bsg', ...table, ...modules, ...readings);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 12, violations: [] });
    const usual = await run('sim', 'bsg', ...table, ...modules);
    expect(JSON.parse(usual.out).answers).not.toBe(JSON.parse(out).answers);
  });

  it('plays the same games again with the same seed, and others with another', async () => {
    const answers = async (seed: string): Promise<unknown> => {
      const { out } = await run('sim', 'liars-dice', '--games', '30', '--seed', seed, '--json');
      const { answers, outcomes, wins } = JSON.parse(out);
      return { answers, outcomes, wins };
    };
    expect(await answers('a')).toEqual(await answers('a'));
    expect(await answers('a')).not.toEqual(await answers('b'));
  });

  it('runs every check when asked to be thorough', async () => {
    const { code, out } = await run(
      'sim',
      'roll',
      '--players',
      '3',
      '--games',
      '2',
      '--thorough',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out).violations).toEqual([]);
  });

  it.each([
    [['sim'], 'name a game'],
    [['sim', 'chess'], 'no game named "chess"'],
    [['sim', 'roll', '--players', '6'], 'from 2 to 5'],
    [['sim', 'roll', '--players', 'many'], 'not "many"'],
    [['sim', 'roll', '--games', '0'], '--games takes'],
    [['sim', 'roll', '--games', '-1'], ''],
    [['sim', 'roll', 'roll'], 'unexpected "roll"'],
    [['sim', 'roll', '--frobnicate'], 'frobnicate'],
    [['sim', 'roll', '--option', 'beginner'], 'name=value'],
    [['sim', 'roll', '--option', 'beginner=perhaps'], 'can only be on or off'],
    [['sim', 'liars-dice', '--option', 'dice=9'], 'There can be'],
    [['sim', 'bsg', '--modules', 'exodus', '--option', 'pursuitOrder=by-number'], 'Cylon Fleet'],
    [['verify'], 'name the file'],
    [['verify', 'no/such/file.json'], 'cannot read'],
    [['bench', '--only', 'everything'], 'takes one of'],
    [['rules', 'please', '--lang', 'xx'], 'no language'],
  ])('%j is a usage error, told in a line and without a trace', async (args, says) => {
    const { code, out, err } = await run(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(says);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('starboard verify', () => {
  it('accepts the record of a game, and nothing that was changed in it', async () => {
    const file = join(folder, 'game.json');
    expect((await run('sim', 'roll', '--games', '1', '--seed', '7', '--record', file)).code).toBe(
      0,
    );
    expect((await run('verify', file)).out).toContain('genuine: roll');
    const record = JSON.parse(await readFile(file, 'utf8'));
    record.outcome.winners = record.outcome.losers;
    const forged = join(folder, 'forged.json');
    await writeFile(forged, JSON.stringify(record));
    const { code, err } = await run('verify', forged);
    expect(code).toBe(1);
    expect(err).toBe('not genuine: the outcome is another');
  });

  it('takes any bytes and answers with a line', async () => {
    const file = join(folder, 'bytes');
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        await writeFile(file, bytes);
        const { code, err } = await run('verify', file);
        expect(code).toBe(1);
        expect(err).toMatch(/^not genuine: /);
        expect(err).not.toContain('\n');
      }),
      { numRuns: 60 },
    );
  });
});

describe('starboard rules', () => {
  it('lists every statement of the ledger that nothing shows', async () => {
    const { code, out } = await run('rules', '--json');
    const { total, covered, uncovered } = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(uncovered).sort()).toEqual([
      'bsg-base',
      'bsg-exodus',
      'bsg-pegasus',
      'roll',
    ]);
    const open = Object.values<string[]>(uncovered).reduce((sum, ids) => sum + ids.length, 0);
    expect(total).toBe(1856);
    expect(covered + open).toBe(total);
    expect(uncovered.roll).toEqual([]);
  });
});

describe('starboard scenarios', () => {
  const scenario = (expected: number): string => `
game: tic-tac-toe
scenarios:
  - scenario: The first mark
    rules: [TTT-2]
    given: { seats: 2 }
    when: [{ seat: 0, answer: 4 }]
    then: { facts: { turn: ${expected} } }
`;

  it('plays a folder from anywhere', async () => {
    const right = join(folder, 'right');
    await mkdir(right);
    await writeFile(join(right, 'a.yaml'), scenario(1));
    expect(await run('scenarios', right)).toMatchObject({ code: 0, out: '1 passed, 0 failed' });
    expect(await run('scenarios', join(right, 'a.yaml'))).toMatchObject({ code: 0 });
  });

  it('says where an expectation does not hold', async () => {
    const wrong = join(folder, 'wrong');
    await mkdir(wrong);
    await writeFile(join(wrong, 'a.yaml'), scenario(0));
    const { code, out, err } = await run('scenarios', wrong);
    expect(code).toBe(1);
    expect(out).toBe('0 passed, 1 failed');
    expect(err).toContain('The first mark');
    expect(err).toContain('expected 0, there was 1');
  });

  it('refuses a folder that is none', async () => {
    const { code, err } = await run('scenarios', join(folder, 'nowhere'));
    expect(code).toBe(1);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe('words', () => {
  it('prints every definition of a game in a language', async () => {
    const { code, out } = await run('words', '--lang', 'pl', '--game', 'roll');
    expect(code).toBe(0);
    expect(out).toContain('Federacja Galaktyczna\n  Technologia, koszt 6');
  });

  it('gives machines id, kind, name and text', async () => {
    const { code, out } = await run('words', '--lang', 'de', '--game', 'bsg', '--json');
    expect(code).toBe(0);
    const all = JSON.parse(out) as { id: string; kind: string; name: string; text: string }[];
    expect(all.find(({ id }) => id === 'location:brig')).toMatchObject({
      kind: 'location',
      name: 'Brig',
    });
    for (const { text } of all) expect(text.length).toBeGreaterThan(3);
  });

  it('prints what each does in a few words, and for either side', async () => {
    const people = await run('words', '--game', 'bsg', '--modules', 'pegasus,new-caprica');
    expect(people.out).toContain('Research Lab\n');
    expect(people.out).toContain('\n  = Draw 1 Engineering or Tactics\n');
    expect(people.out).toContain('\n  = cylon: ');
    const machines = await run('words', '--lang', 'hu', '--game', 'bsg', '--json');
    const all = JSON.parse(machines.out) as { brief: string; sides: Record<string, string> }[];
    const briefs = all.flatMap(({ brief, sides }) => [brief, ...Object.values(sides)]);
    expect(briefs.length).toBeGreaterThan(all.length);
    for (const brief of briefs) expect(brief).toMatch(/^[^\u00AD{}|]{3,40}$/u);
    const tiles = await run('words', '--game', 'roll');
    expect(tiles.out.match(/^ {2}= ./gm)).toHaveLength(tiles.out.match(/^\S/gm)?.length ?? 0);
  });

  it('prints what the modules of a table add to the base game', async () => {
    const base = await run('words', '--game', 'bsg', '--modules', '');
    const more = await run('words', '--game', 'bsg', '--modules', 'pegasus,cylon-fleet');
    expect(base.out).toContain('William Adama');
    expect(base.out).not.toContain('Helena Cain');
    for (const name of ['William Adama', 'Helena Cain', 'Basestar Bridge']) {
      expect(more.out).toContain(name);
    }
    const wrong = await run('words', '--game', 'bsg', '--modules', 'daybreak');
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('no module named "daybreak"');
  });

  it('says what is wrong in the language of the terminal', async () => {
    vi.stubEnv('STARBOARD_LANG', 'pl');
    const { code, err } = await run('words', '--lang', 'xx', '--game', 'roll');
    vi.unstubAllEnvs();
    expect(code).toBe(2);
    expect(err).toContain('Nie ma języka „xx”');
    expect((await run('words', '--game', 'chess')).err).toContain('no game named "chess"');
  });

  it('measures what each language weighs', async () => {
    const { code, out } = await run('words', '--measure', '--json');
    expect(code).toBe(0);
    const measured = JSON.parse(out);
    expect(measured).toHaveLength((await languageTags()).length);
    for (const { sizes, card } of measured) {
      expect(sizes.bsg.gzipped).toBeLessThan(sizes.bsg.bytes);
      expect(card).toBeGreaterThan(0);
    }
  });
});

describe('looking rules up', () => {
  it('finds a rule by its id, in a language', async () => {
    const { code, out } = await run('rules', 'ROLL-8.2', '--lang', 'hu');
    expect(code).toBe(0);
    expect(out).toBe('ROLL-8.2  A Raktározás 2 kreditet ad.');
  });

  it('finds rules by words, without their accents', async () => {
    const { out } = await run('rules', 'wtasuj', 'sympatyka', '--lang', 'pl');
    expect(out).toContain('BSG-2.25');
    expect((await run('rules', 'nobody-says-this')).code).toBe(1);
  });
});
