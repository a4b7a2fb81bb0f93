import {
  emptyNetwork,
  type Inputs,
  type Network,
  PARTS,
  run,
  type Scratch,
  type Shape,
  scratchFor,
} from './network.ts';

/**
 * How wrong the outputs are: writes into `slopes` how the loss changes with each output, and returns the loss.
 * Which outputs mean what is the game's business.
 */
export type Loss<Target> = (outputs: Float32Array, target: Target, slopes: Float32Array) => number;

/** Adam: a step for every weight by the mean of its slopes and of their squares. */
export interface Optimiser {
  readonly network: Network;
  readonly mean: Network;
  readonly square: Network;
  readonly slopes: Network;
  readonly scratch: Scratch;
  steps: number;
}

export function optimiserFor(network: Network): Optimiser {
  const { shape } = network;
  return {
    network,
    mean: emptyNetwork(shape),
    square: emptyNetwork(shape),
    slopes: emptyNetwork(shape),
    scratch: scratchFor(shape),
    steps: 0,
  };
}

const MEMORY = 0.9;
const SQUARE_MEMORY = 0.999;
const TINY = 1e-8;

export interface Sample<Target> {
  readonly inputs: Inputs;
  readonly target: Target;
}

/** One step on a handful of samples; returns their mean loss before it. */
export function step<Target>(
  optimiser: Optimiser,
  samples: readonly Sample<Target>[],
  loss: Loss<Target>,
  rate: number,
  decay = 0,
): number {
  const { slopes } = optimiser;
  for (const part of PARTS) slopes[part].fill(0);
  let sum = 0;
  const back = backwardRoom(optimiser.network.shape);
  for (const { inputs, target } of samples) sum += backward(optimiser, inputs, target, loss, back);
  optimiser.steps += 1;
  const { network, mean, square, steps } = optimiser;
  const share = 1 / samples.length;
  const meanScale = 1 / (1 - MEMORY ** steps);
  const squareScale = 1 / (1 - SQUARE_MEMORY ** steps);
  for (const part of PARTS) {
    const w = network[part];
    const g = slopes[part];
    const m = mean[part];
    const v = square[part];
    for (let i = 0; i < w.length; i++) {
      const slope = (g[i] ?? 0) * share;
      const mi = MEMORY * (m[i] ?? 0) + (1 - MEMORY) * slope;
      const vi = SQUARE_MEMORY * (v[i] ?? 0) + (1 - SQUARE_MEMORY) * slope * slope;
      m[i] = mi;
      v[i] = vi;
      const weight = w[i] ?? 0;
      w[i] =
        weight - rate * ((mi * meanScale) / (Math.sqrt(vi * squareScale) + TINY) + decay * weight);
    }
  }
  return sum * share;
}

interface Room {
  readonly outputs: Float32Array;
  readonly second: Float32Array;
  readonly first: Float32Array;
}

function backwardRoom({ hidden: [one, two], outputs }: Shape): Room {
  return {
    outputs: new Float32Array(outputs),
    second: new Float32Array(two),
    first: new Float32Array(one),
  };
}

function backward<Target>(
  { network, slopes, scratch }: Optimiser,
  inputs: Inputs,
  target: Target,
  loss: Loss<Target>,
  back: Room,
): number {
  const outputs = run(network, inputs, scratch);
  back.outputs.fill(0);
  const value = loss(outputs, target, back.outputs);
  through(scratch.second, network.last, back.outputs, slopes.last, slopes.lastBias, back.second);
  through(scratch.first, network.second, back.second, slopes.second, slopes.secondBias, back.first);
  const width = back.first.length;
  for (let j = 0; j < width; j++) {
    slopes.firstBias[j] = (slopes.firstBias[j] ?? 0) + (back.first[j] ?? 0);
  }
  const { at, value: amounts } = inputs;
  for (let i = 0; i < at.length; i++) {
    const amount = amounts[i] ?? 0;
    const row = (at[i] ?? 0) * width;
    for (let j = 0; j < width; j++) {
      slopes.first[row + j] = (slopes.first[row + j] ?? 0) + amount * (back.first[j] ?? 0);
    }
  }
  return value;
}

/** Takes slopes back through a layer: to its weights, its bias and what came into it. */
function through(
  from: Float32Array,
  weights: Float32Array,
  ahead: Float32Array,
  slopes: Float32Array,
  bias: Float32Array,
  behind: Float32Array,
): void {
  const width = ahead.length;
  for (let j = 0; j < width; j++) bias[j] = (bias[j] ?? 0) + (ahead[j] ?? 0);
  for (let i = 0; i < from.length; i++) {
    const amount = from[i] ?? 0;
    if (amount <= 0) {
      behind[i] = 0;
      continue;
    }
    const row = i * width;
    let sum = 0;
    for (let j = 0; j < width; j++) {
      const slope = ahead[j] ?? 0;
      slopes[row + j] = (slopes[row + j] ?? 0) + amount * slope;
      sum += slope * (weights[row + j] ?? 0);
    }
    behind[i] = sum;
  }
}
