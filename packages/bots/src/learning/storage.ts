import { emptyNetwork, type Network, PARTS, type Part, type Shape } from './network.ts';

/**
 * A network as text: every row of weights as signed bytes after one byte that says by which power of two they are
 * scaled, written in base 64. A fifth of the size of plain numbers, and no worse at the table.
 */
export interface Stored {
  readonly shape: Shape;
  readonly weights: string;
}

/** How many weights share a scale. */
function rowOf({ hidden: [one, two], outputs }: Shape, part: Part): number {
  switch (part) {
    case 'first':
    case 'firstBias':
      return one;
    case 'second':
    case 'secondBias':
      return two;
    case 'last':
    case 'lastBias':
      return outputs;
  }
}

/** Scales are powers of two from this one on. */
const SMALLEST = -24;
const MOST = 127;

export function stored(network: Network): Stored {
  const bytes: number[] = [];
  for (const part of PARTS) {
    const weights = network[part];
    const width = rowOf(network.shape, part);
    for (let from = 0; from < weights.length; from += width) {
      const row = weights.subarray(from, from + width);
      const largest = row.reduce((most, it) => Math.max(most, Math.abs(it)), 0);
      const power = Math.max(SMALLEST, Math.ceil(Math.log2(largest / MOST || 2 ** SMALLEST)));
      bytes.push(power - SMALLEST);
      for (const weight of row) bytes.push(Math.round(weight / 2 ** power) & 0xff);
    }
  }
  return { shape: network.shape, weights: base64(bytes) };
}

export function restored({ shape, weights: text }: Stored): Network {
  const network = emptyNetwork(shape);
  const bytes = fromBase64(text);
  let at = 0;
  for (const part of PARTS) {
    const weights = network[part];
    const width = rowOf(shape, part);
    for (let from = 0; from < weights.length; from += width) {
      const scale = 2 ** ((bytes[at] ?? 0) + SMALLEST);
      at += 1;
      for (let i = 0; i < width; i++) {
        const byte = bytes[at + i] ?? 0;
        weights[from + i] = (byte > MOST ? byte - 256 : byte) * scale;
      }
      at += width;
    }
  }
  if (at !== bytes.length) throw new RangeError('these weights are for another network');
  return network;
}

// In the page as well as in Node, without either's own words for it.
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(bytes: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(three >> shift) & 63] ?? '');
    parts.push(digits.slice(0, Math.min(4, bytes.length - i + 1)).join(''));
  }
  return parts.join('');
}

function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const value = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) value[DIGITS.charCodeAt(i)] = i;
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    held = ((held << 6) | (value[text.charCodeAt(i)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 0xff;
    at += 1;
  }
  return bytes;
}
