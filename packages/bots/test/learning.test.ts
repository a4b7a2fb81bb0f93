import { whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  freshNetwork,
  type Loss,
  type Network,
  optimiserFor,
  PARTS,
  packed,
  restored,
  run,
  type Sample,
  scratchFor,
  step,
  stored,
  unpacked,
} from '../src/learning/index.ts';

const SHAPE = { inputs: 5, hidden: [8, 6], outputs: 2 } as const;

function fresh(seed: string): Network {
  const chance = whims(seed);
  return freshNetwork(SHAPE, () => chance.below(1000) / 1000);
}

/** Half the square of how far each output is off. */
const squares: Loss<readonly number[]> = (outputs, target, slopes) => {
  let loss = 0;
  for (const [i, wanted] of target.entries()) {
    const off = (outputs[i] ?? 0) - wanted;
    slopes[i] = off;
    loss += (off * off) / 2;
  }
  return loss;
};

const SAMPLES: readonly Sample<readonly number[]>[] = [
  { inputs: { at: [0, 3], value: [1, -0.5] }, target: [1, 0] },
  { inputs: { at: [1, 4], value: [0.7, 2] }, target: [-0.3, 0.4] },
  { inputs: { at: [0, 1, 2], value: [0.2, 0.9, 1.5] }, target: [0, -1] },
];

function lossOf(network: Network): number {
  const scratch = scratchFor(SHAPE);
  const slopes = new Float32Array(SHAPE.outputs);
  let loss = 0;
  for (const { inputs, target } of SAMPLES) {
    loss += squares(run(network, inputs, scratch), target, slopes);
  }
  return loss / SAMPLES.length;
}

describe('a network', () => {
  it('knows how its loss changes with each of its weights', () => {
    const network = fresh('slopes');
    const optimiser = optimiserFor(network);
    // Without a rate nothing moves, and the slopes can be looked at.
    step(optimiser, SAMPLES, squares, 0);
    const small = 1e-3;
    for (const part of PARTS) {
      const weights = network[part];
      for (let i = 0; i < weights.length; i++) {
        const weight = weights[i] ?? 0;
        weights[i] = weight + small;
        const above = lossOf(network);
        weights[i] = weight - small;
        const below = lossOf(network);
        weights[i] = weight;
        const slope = (optimiser.slopes[part][i] ?? 0) / SAMPLES.length;
        expect(slope, `${part} ${i}`).toBeCloseTo((above - below) / (2 * small), 2);
      }
    }
  });

  it('learns what no straight line tells apart', () => {
    const either: Sample<readonly number[]>[] = [
      { inputs: { at: [0], value: [1] }, target: [0, 0] },
      { inputs: { at: [0, 1], value: [1, 1] }, target: [1, 0] },
      { inputs: { at: [0, 2], value: [1, 1] }, target: [1, 0] },
      { inputs: { at: [0, 1, 2], value: [1, 1, 1] }, target: [0, 0] },
    ];
    const optimiser = optimiserFor(fresh('either'));
    const first = step(optimiser, either, squares, 0.01);
    let last = first;
    for (let i = 0; i < 600; i++) last = step(optimiser, either, squares, 0.01);
    expect(first).toBeGreaterThan(0.05);
    expect(last).toBeLessThan(0.005);
  });

  it('is the same when it was written down and read again, but for a half of the smallest step', () => {
    const network = fresh('stored');
    const again = restored(stored(network));
    for (const part of PARTS) {
      const largest = network[part].reduce((most, it) => Math.max(most, Math.abs(it)), 0);
      for (const [i, weight] of network[part].entries()) {
        expect(Math.abs((again[part][i] ?? 0) - weight)).toBeLessThanOrEqual(largest / 127 + 1e-9);
      }
    }
    expect(stored(again)).toEqual(stored(network));
  });

  it('does not take the weights of another', () => {
    const { weights } = stored(fresh('other'));
    expect(() => restored({ shape: { ...SHAPE, inputs: 6 }, weights })).toThrow('another network');
  });
});

describe('samples', () => {
  it('come out of their package as they went in', () => {
    const out = unpacked(packed(SAMPLES));
    expect(out).toHaveLength(SAMPLES.length);
    for (const [i, { inputs, target }] of SAMPLES.entries()) {
      expect(Array.from(out[i]?.inputs.at ?? [])).toEqual(Array.from(inputs.at));
      expect(Array.from(out[i]?.inputs.value ?? [])).toEqual(
        Array.from(Float32Array.from(inputs.value)),
      );
      expect(Array.from(out[i]?.target ?? [])).toEqual(Array.from(Float32Array.from(target)));
    }
  });
});
