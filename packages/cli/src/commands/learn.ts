import { availableParallelism } from 'node:os';
import { gameNamed } from '../games.ts';
import { type Checkpoint, keep, type Mark, readCheckpoint } from '../learn/checkpoint.ts';
import { takeCourse } from '../learn/course.ts';
import { schoolOf } from '../learn/schools.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError, wholeNumber } from '../usage.ts';

export const usage = `starboard learn <game> --to FOLDER [--seconds N] [--threads N] [--seed S]
  Lets bots play themselves and learn from it on every core, prints the learning curve, and keeps what was learned in
  the folder: weights.ts (what the bots play with), curve.svg (a picture of the curve) and checkpoint.json, from
  which the next course in the same folder goes on.`;

export async function learn(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    to: { type: 'string' },
    seconds: { type: 'string' },
    threads: { type: 'string' },
    seed: { type: 'string' },
  });
  noMore(positionals, 1);
  const { name } = gameNamed(positionals[0]);
  schoolOf(name);
  const { to } = values;
  if (to === undefined) throw new UsageError('--to says where to keep what is learned');
  await study(to, output, {
    game: name,
    seed: values.seed ?? 'learn',
    seconds: wholeNumber('seconds', values.seconds, 600, { min: 1, max: 1_000_000 }),
    threads: wholeNumber('threads', values.threads, availableParallelism(), { min: 1, max: 256 }),
    worker: new URL('../learn/worker.js', import.meta.url),
  });
  return 0;
}

/** A course from where the last one in this folder ended. */
export async function study(
  folder: string,
  output: Pick<Output, 'out'>,
  course: Parameters<typeof takeCourse>[0],
): Promise<void> {
  const from = readCheckpoint(folder);
  if (from !== null) output.out(`goes on after ${from.seconds} s and ${from.games} games`);
  const marked = (checkpoint: Checkpoint): void => {
    keep(folder, checkpoint);
    const last = checkpoint.curve.at(-1);
    if (last !== undefined) output.out(markLine(last, schoolOf(checkpoint.game).rival));
  };
  marked(await takeCourse(course, from, marked));
}

function markLine({ seconds, games, lessons, tests, passed, errors }: Mark, rival: string): string {
  const wrong = Object.entries(errors).map(([name, error]) => `${name} ${error.toFixed(3)}`);
  const test = tests === 0 ? '' : `, ${passed} of ${tests} won against ${rival}`;
  return `${seconds} s: ${games} games, ${lessons} lessons; errors: ${wrong.join(', ')}${test}`;
}
