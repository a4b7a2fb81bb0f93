import {
  CONTESTANTS,
  contestAt,
  emptyFit,
  learningOnlooker,
  playContest,
  weightsFrom,
} from '@starboard/bots/arena';
import { gameNamed } from '../games.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError, wholeNumber } from '../usage.ts';

export const usage = `starboard learn roll [--players N] [--games K] [--level L] [--seed S]
  Lets a level play itself and prints, as JSON, how much each part of an empire was worth in the end: the
  weights in packages/bots/src/roll/weights.ts, with which the strong bot values what it sees ahead.`;

export async function learn(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    players: { type: 'string' },
    games: { type: 'string' },
    level: { type: 'string' },
    seed: { type: 'string' },
  });
  noMore(positionals, 1);
  const game = gameNamed(positionals[0]);
  if (game.name !== 'roll') throw new UsageError('only the bots of roll learn');
  const players = wholeNumber('players', values.players, 2, game.seats);
  const games = wholeNumber('games', values.games, 1000, { min: 1, max: 1_000_000 });
  const level = CONTESTANTS.find((it) => it === (values.level ?? 'normal'));
  if (level === undefined) throw new UsageError(`--level takes one of ${CONTESTANTS.join(', ')}`);
  const fit = emptyFit();
  for (let index = 0; index < games; index++) {
    // Every game a deal of its own: repeated deals would teach nothing new.
    const contest = contestAt(index, [level], players, values.seed ?? 'learn');
    playContest(game, { ...contest, deal: index }, learningOnlooker(fit));
    output.progress(`${index + 1} of ${games} games`);
  }
  output.done();
  output.out(JSON.stringify(weightsFrom(fit), null, 2));
  return 0;
}
