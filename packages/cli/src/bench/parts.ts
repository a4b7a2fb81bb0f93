import { benchBsg, benchEverything } from './bsg.ts';
import { benchKernel } from './kernel.ts';
import type { Peer } from './peers.ts';
import { benchRoll } from './roll.ts';

export interface Result {
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

export const parts: Readonly<Record<string, (peer: Peer) => Result>> = {
  kernel: benchKernel,
  roll: benchRoll,
  bsg: benchBsg,
  'bsg-everything': benchEverything,
};
