import { availableParallelism } from 'node:os';
import { botFor } from '@starboard/bots';
import { CONTESTANTS, type Contestant, CYLON_SIDES, HUMAN_SIDES } from '@starboard/bots/arena';
import { type Stored, stored } from '@starboard/bots/learning';
import { gameNamed } from '../games.ts';
import { gamesOf } from '../ladder/play.ts';
import { printReport, reportOn } from '../ladder/report.ts';
import { playLadder } from '../ladder/threads.ts';
import { readCheckpoint } from '../learn/checkpoint.ts';
import type { Output } from '../output.ts';
import { checkedOptions, readTableOptions, TABLE_OPTIONS } from '../table-options.ts';
import { noMore, readArguments, UsageError, wholeNumber } from '../usage.ts';

export const usage = `starboard ladder <game> [--players N] [--games K] [--levels a,b] [--seed S] [--json]
                         [--threads N] [--seconds N]
  Lets bots play each other in balanced seats and prints win rates with 95 % intervals, and ratings. Levels:
  random, rush and ships (roll: somebody with one idea), veteran (the bot as it was once), easy, normal, strong.
  Every level sits down once; the weakest fills the other chairs. After --seconds no game begins, and what counts are
  the whole deals played by then.
  --humans L[,M]    bsg: who plays the humans, each from the same deals: a level, veteran or told (normal, and knows
                    who is who)
  --cylons L        bsg: who plays whoever is a Cylon: a level, veteran, or none for a deal without any
  --weights FOLDER  bsg: strong plays with what was learned there (starboard learn bsg --to FOLDER)
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
    humans: { type: 'string' },
    weights: { type: 'string' },
    threads: { type: 'string' },
    seconds: { type: 'string' },
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
    ...(values.cylons !== undefined && { cylons: readOf('cylons', CYLON_SIDES, values.cylons) }),
    ...(values.humans !== undefined && {
      humans: values.humans.split(',').map((name) => readOf('humans', HUMAN_SIDES, name.trim())),
    }),
    ...(values.weights !== undefined && { learned: learnedIn(values.weights, game.name) }),
  };
  if (game.name !== 'bsg' && (plan.cylons ?? plan.humans) !== undefined) {
    throw new UsageError(`${game.name} has no Cylons`);
  }
  checkedOptions(game, plan.options, players);
  const pace = {
    threads: wholeNumber('threads', values.threads, availableParallelism(), { min: 1, max: 256 }),
    seconds: wholeNumber('seconds', values.seconds, 1_000_000, { min: 1, max: 1_000_000 }),
  };
  const climbed = await playLadder(plan, pace, (played) =>
    output.progress(`${played} of ${gamesOf(plan)} games`),
  );
  output.done();
  const report = reportOn(climbed.ladder, climbed.results);
  if (values.json === true) output.out(JSON.stringify(report));
  else printReport(report, output);
  return 0;
}

/** What was learned in a folder, as it would be shipped. */
function learnedIn(folder: string, game: string): Stored {
  const checkpoint = readCheckpoint(folder);
  if (game !== 'bsg' || checkpoint?.game !== game) {
    throw new UsageError(`nobody learned anything for ${game} in ${folder}`);
  }
  return stored(checkpoint.network);
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

function readOf<T extends string>(option: string, some: readonly T[], text: string): T {
  const found = some.find((it) => it === text);
  if (found === undefined) throw new UsageError(`--${option} takes one of ${some.join(', ')}`);
  return found;
}
