import type { Network, Shape } from './network.ts';
import type { Loss, Sample } from './optimiser.ts';

/** What a pupil does in a game: judges by hand, searches with the network, or is tested against a rival. */
export type Stage = 'judging' | 'searching' | 'testing';

/** One game played to learn from. */
export interface Played {
  readonly samples: readonly Sample<readonly number[]>[];
  /** In a test: 1 for a victory, 0 for a defeat, between for a tie. */
  readonly mark: number | null;
}

/** How a game is learned: what the network looks like, how it errs, and what it learns from. */
export interface School {
  readonly shape: Shape;
  readonly loss: Loss<ArrayLike<number>>;
  /** Errors for people to read, each with its name: what came out against what should have. */
  readonly errors: Readonly<
    Record<string, (outputs: Float32Array, target: ArrayLike<number>) => number>
  >;
  /** The part of the first course in which games are judged by hand, so that there is something to begin with. */
  readonly judging: number;
  /** Whom the network is tested against, for people to read. */
  readonly rival: string;
  /** Plays a game; everything follows from the seed and the network. */
  play(seed: string, stage: Stage, network: Network): Played;
}
