/** What a network sees: only what is not zero, so that long rows of rare things cost nothing. */
export interface Inputs {
  readonly at: ArrayLike<number>;
  readonly value: ArrayLike<number>;
}

export interface Shape {
  readonly inputs: number;
  readonly hidden: readonly [number, number];
  readonly outputs: number;
}

/**
 * Two hidden layers, rectified, and a linear end. Weights of a layer lie together by where they come from, since
 * inputs are sparse: `first[i * hidden + j]` is from input i to unit j.
 */
export interface Network {
  readonly shape: Shape;
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
}

export const PARTS = ['first', 'firstBias', 'second', 'secondBias', 'last', 'lastBias'] as const;
export type Part = (typeof PARTS)[number];

export function sizesOf({ inputs, hidden: [one, two], outputs }: Shape): Record<Part, number> {
  return {
    first: inputs * one,
    firstBias: one,
    second: one * two,
    secondBias: two,
    last: two * outputs,
    lastBias: outputs,
  };
}

export function emptyNetwork(shape: Shape): Network {
  const sizes = sizesOf(shape);
  return {
    shape,
    first: new Float32Array(sizes.first),
    firstBias: new Float32Array(sizes.firstBias),
    second: new Float32Array(sizes.second),
    secondBias: new Float32Array(sizes.secondBias),
    last: new Float32Array(sizes.last),
    lastBias: new Float32Array(sizes.lastBias),
  };
}

/** A network that knows nothing yet; `random` gives numbers from 0 to 1. */
export function freshNetwork(shape: Shape, random: () => number): Network {
  const network = emptyNetwork(shape);
  const fill = (weights: Float32Array, spread: number): void => {
    for (let i = 0; i < weights.length; i++) weights[i] = (random() * 2 - 1) * spread;
  };
  // Some fifty inputs are not zero at a time, whatever their number.
  fill(network.first, Math.sqrt(3 / 50));
  fill(network.second, Math.sqrt(6 / shape.hidden[0]));
  fill(network.last, 0.5 * Math.sqrt(3 / shape.hidden[1]));
  return network;
}

export function copyWeights(to: Network, from: Network): void {
  for (const part of PARTS) to[part].set(from[part]);
}

/** Room for what a network computes on its way; kept by whoever asks often. */
export interface Scratch {
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly outputs: Float32Array;
}

export function scratchFor({ hidden: [one, two], outputs }: Shape): Scratch {
  return {
    first: new Float32Array(one),
    second: new Float32Array(two),
    outputs: new Float32Array(outputs),
  };
}

/** What a network makes of its inputs; the result lies in the scratch until the next question. */
export function run(
  network: Network,
  { at, value }: Inputs,
  { first, second, outputs }: Scratch,
): Float32Array {
  first.set(network.firstBias);
  const width = first.length;
  const weights = network.first;
  for (let i = 0; i < at.length; i++) {
    const amount = value[i] ?? 0;
    const row = (at[i] ?? 0) * width;
    for (let j = 0; j < width; j++) {
      first[j] = (first[j] ?? 0) + amount * (weights[row + j] ?? 0);
    }
  }
  onward(first, network.second, network.secondBias, second);
  onward(second, network.last, network.lastBias, outputs);
  return outputs;
}

/** From one layer to the next; what is not above zero counts as nothing. */
function onward(
  from: Float32Array,
  weights: Float32Array,
  bias: Float32Array,
  to: Float32Array,
): void {
  to.set(bias);
  const width = to.length;
  for (let i = 0; i < from.length; i++) {
    const amount = from[i] ?? 0;
    if (amount <= 0) continue;
    const row = i * width;
    for (let j = 0; j < width; j++) {
      to[j] = (to[j] ?? 0) + amount * (weights[row + j] ?? 0);
    }
  }
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
