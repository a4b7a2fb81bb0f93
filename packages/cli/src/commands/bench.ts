import { inItsOwnProcess } from '../bench/own-process.ts';
import { parts, type Result } from '../bench/parts.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard bench [--only part] [--json]
  Measures us and boardgame.io side by side in one run, each part in a process of its own. Parts: kernel
  (tic-tac-toe on both), roll (random games of three, beside boardgame.io's tic-tac-toe), bsg (random games of
  five, likewise; it measures bsg-everything as well: seven players with every module that goes together).`;

export async function bench(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    only: { type: 'string' },
    json: { type: 'boolean' },
  });
  noMore(positionals, 0);
  const { only } = values;
  const chosen = Object.keys(parts).filter(
    (name) => only === undefined || name === only || name.startsWith(`${only}-`),
  );
  if (chosen.length === 0) {
    throw new UsageError(`--only takes one of ${Object.keys(parts).join(', ')}, not "${only}"`);
  }
  const results: Record<string, Result> = {};
  for (const name of chosen) {
    output.progress(`measuring ${name}...`);
    const result = await inItsOwnProcess(name);
    output.done();
    results[name] = result;
    if (values.json !== true) report(name, result, output);
  }
  output.out(JSON.stringify(results));
  return 0;
}

function report(name: string, result: Result, output: Output): void {
  const { starboard, boardgameio: theirs, ratio, target, clone, load } = result;
  output.out(`${name}: ${starboard} answers a second, boardgame.io ${theirs} moves a second`);
  output.out(`  ${ratio} times (aim: at least ${target})`);
  for (const [game, { bytes, microseconds }] of Object.entries(clone)) {
    output.out(`  clone of a mid-game ${game} (${bytes} bytes): ${microseconds} µs`);
  }
  if (load === undefined) return;
  const { bytes, milliseconds, mostBytes, mostMilliseconds } = load;
  output.out(
    `  loading it: ${bytes} bytes (aim: under ${mostBytes}), ${milliseconds} ms (aim: under ${mostMilliseconds})`,
  );
}
