import { benchKernel } from '../bench/kernel.ts';
import { boardgameio } from '../bench/peers.ts';
import type { Output } from '../output.ts';
import { noMore, readArguments, UsageError } from '../usage.ts';

export const usage = `starboard bench [--only part] [--json]
  Measures us and our peers side by side in one run. Parts: kernel.`;

const parts = ['kernel'] as const;
type Part = (typeof parts)[number];

function isPart(name: string): name is Part {
  return parts.some((part) => part === name);
}

export async function bench(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, {
    only: { type: 'string' },
    json: { type: 'boolean' },
  });
  noMore(positionals, 0);
  const { only } = values;
  if (only !== undefined && !isPart(only)) {
    throw new UsageError(`--only takes one of ${parts.join(', ')}, not "${only}"`);
  }
  const peer = await boardgameio(output);
  const results: Partial<Record<Part, object>> = {};
  for (const part of only === undefined ? parts : [only]) {
    output.progress(`measuring ${part}...`);
    switch (part) {
      case 'kernel': {
        const kernel = benchKernel(peer);
        results.kernel = kernel;
        output.done();
        if (values.json !== true) {
          const { starboard, boardgameio: theirs, ratio } = kernel;
          output.out('tic-tac-toe, moves a second:');
          output.out(`  starboard ${starboard}, boardgame.io ${theirs}: ${ratio} times (aim: 100)`);
          for (const [game, { bytes, microseconds }] of Object.entries(kernel.clone)) {
            output.out(`  clone of a mid-game ${game} (${bytes} bytes): ${microseconds} µs`);
          }
        }
        break;
      }
    }
  }
  output.done();
  output.out(JSON.stringify(results));
  return 0;
}
