import { botFor, LEVELS, type Level } from '@starboard/bots';
import { CONTESTANTS, type Contestant } from '@starboard/bots/arena';
import { gameNamed } from '../games.ts';
import { printReport, reportOn } from '../ladder/report.ts';
import { playLadder } from '../ladder/threads.ts';
import type { Output } from '../output.ts';
import { checkedOptions, readTableOptions, TABLE_OPTIONS } from '../table-options.ts';
import { noMore, readArguments, UsageError, wholeNumber } from '../usage.ts';

export const usage = `starboard ladder <game> [--players N] [--games K] [--levels a,b] [--seed S] [--json]
  Lets bots play each other in balanced seats and prints win rates with 95 % intervals, and ratings. Levels:
  random, easy, normal, strong. Every level sits down once; the weakest fills the other chairs.
  --cylons L        bsg: whoever is a Cylon plays at this level instead
  --modules a,b     play with these expansions (bsg)
  --option name=v   an option of the game (v is JSON, or else a text); may be repeated`;

const DEFAULT_LEVELS: Readonly<Record<string, string>> = { bsg: 'normal' };
const DEFAULT_PLAYERS: Readonly<Record<string, number>> = { bsg: 5 };

export async function ladder(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    players: { type: 'string' },
    games: { type: 'string' },
    levels: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
    cylons: { type: 'string' },
    ...TABLE_OPTIONS,
  });
  noMore(positionals, 1);
  const game = gameNamed(positionals[0]);
  if (botFor(game.name, 'normal') === null) throw new UsageError(`${game.name} has no bots`);
  const players = wholeNumber(
    'players',
    values.players,
    DEFAULT_PLAYERS[game.name] ?? game.seats.min,
    game.seats,
  );
  const plan = {
    game: game.name,
    levels: readLevels(values.levels ?? DEFAULT_LEVELS[game.name] ?? 'normal,random', players),
    players,
    games: wholeNumber('games', values.games, 100, { min: 1, max: 1_000_000 }),
    seed: values.seed ?? '1',
    options: readTableOptions(values),
    ...(values.cylons !== undefined && { cylons: readLevel(values.cylons) }),
  };
  checkedOptions(game, plan.options, players);
  const results = await playLadder(plan, (played) =>
    output.progress(`${played} of ${plan.games} games`),
  );
  output.done();
  const report = reportOn(plan, results);
  if (values.json === true) output.out(JSON.stringify(report));
  else printReport(report, output);
  return 0;
}

function readLevels(text: string, players: number): Contestant[] {
  const levels = text.split(',').map((name) => {
    const level = CONTESTANTS.find((it) => it === name.trim());
    if (level === undefined) {
      throw new UsageError(`--levels takes some of ${CONTESTANTS.join(', ')}, not "${name}"`);
    }
    return level;
  });
  if (new Set(levels).size !== levels.length) throw new UsageError('--levels names one twice');
  if (levels.length > players) {
    throw new UsageError(`${levels.length} levels need more than ${players} chairs`);
  }
  return levels;
}

function readLevel(text: string): Level {
  const level = LEVELS.find((it) => it === text);
  if (level === undefined) throw new UsageError(`--cylons takes one of ${LEVELS.join(', ')}`);
  return level;
}
