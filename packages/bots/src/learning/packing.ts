import type { Sample } from './optimiser.ts';

/** Samples of a game laid end to end, so that they can be handed from thread to thread. */
export interface Packed {
  readonly at: Uint16Array<ArrayBuffer>;
  readonly value: Float32Array<ArrayBuffer>;
  /** Where the inputs of each sample end. */
  readonly ends: Uint32Array<ArrayBuffer>;
  readonly targets: Float32Array<ArrayBuffer>;
}

export function packed(samples: readonly Sample<readonly number[]>[]): Packed {
  const size = samples.reduce((sum, { inputs }) => sum + inputs.at.length, 0);
  const width = samples[0]?.target.length ?? 0;
  const at = new Uint16Array(size);
  const value = new Float32Array(size);
  const ends = new Uint32Array(samples.length);
  const targets = new Float32Array(samples.length * width);
  let end = 0;
  for (const [i, { inputs, target }] of samples.entries()) {
    at.set(inputs.at, end);
    value.set(inputs.value, end);
    end += inputs.at.length;
    ends[i] = end;
    targets.set(target, i * width);
  }
  return { at, value, ends, targets };
}

export function unpacked({ at, value, ends, targets }: Packed): Sample<Float32Array>[] {
  const width = targets.length / Math.max(1, ends.length);
  let from = 0;
  return Array.from(ends, (end, i) => {
    const inputs = { at: at.subarray(from, end), value: value.subarray(from, end) };
    from = end;
    return { inputs, target: targets.subarray(i * width, (i + 1) * width) };
  });
}
