import { benchBsg, benchEverything } from '../bench/bsg.ts';
import { benchKernel } from '../bench/kernel.ts';
import { boardgameio, type Peer } from '../bench/peers.ts';
import { benchRoll } from '../bench/roll.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard bench [--only part] [--json]
  Measures us and boardgame.io side by side in one run. Parts: kernel (tic-tac-toe on both), roll (random
  games of three, beside boardgame.io's tic-tac-toe), bsg (random games of five, likewise; it measures
  bsg-everything as well: seven players with every module that goes together).`;

interface Result {
  /** Answers, or moves, a second. */
  readonly starboard: number;
  readonly boardgameio: number;
  readonly ratio: number;
  /** The ratio it must reach. */
  readonly target: number;
  readonly clone: Readonly<
    Record<string, { readonly bytes: number; readonly microseconds: number }>
  >;
  /** What it takes to load a stored state, and the most it may take. */
  readonly load?: {
    readonly bytes: number;
    readonly milliseconds: number;
    readonly mostBytes: number;
    readonly mostMilliseconds: number;
  };
}

const parts: Readonly<Record<string, (peer: Peer) => Result>> = {
  kernel: benchKernel,
  roll: benchRoll,
  bsg: benchBsg,
  'bsg-everything': benchEverything,
};

export async function bench(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    only: { type: 'string' },
    json: { type: 'boolean' },
  });
  noMore(positionals, 0);
  const { only } = values;
  const chosen = Object.entries(parts).filter(
    ([name]) => only === undefined || name === only || name.startsWith(`${only}-`),
  );
  if (chosen.length === 0) {
    throw new UsageError(`--only takes one of ${Object.keys(parts).join(', ')}, not "${only}"`);
  }
  const peer = boardgameio(output);
  const results: Record<string, Result> = {};
  for (const [name, measure] of chosen) {
    output.progress(`measuring ${name}...`);
    const result = measure(peer);
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
