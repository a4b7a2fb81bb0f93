import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyNetwork, type Network, PARTS, type Shape, stored } from '@starboard/bots/learning';
import { curvePicture } from './picture.ts';
import { schoolOf } from './schools.ts';

/** One point of the learning curve. */
export interface Mark {
  readonly seconds: number;
  readonly games: number;
  readonly lessons: number;
  /** Games against the rival with the same hasty search, and how many were won. */
  readonly tests: number;
  readonly passed: number;
  readonly errors: Readonly<Record<string, number>>;
}

/** A course as far as it got. */
export interface Checkpoint {
  readonly game: string;
  readonly seed: string;
  readonly threads: number;
  /** Of all courses together. */
  readonly seconds: number;
  readonly games: number;
  readonly curve: readonly Mark[];
  readonly network: Network;
}

const CHECKPOINT = 'checkpoint.json';

/** What is kept to go on from, the weights as the bots use them, and a picture of the curve. */
export function keep(folder: string, checkpoint: Checkpoint): void {
  mkdirSync(folder, { recursive: true });
  const { network, ...rest } = checkpoint;
  const weights = PARTS.map((part) => Buffer.from(network[part].buffer).toString('base64'));
  const { shape } = network;
  write(folder, CHECKPOINT, JSON.stringify({ ...rest, shape, weights }));
  write(folder, 'weights.ts', weightsModule(checkpoint));
  write(folder, 'curve.svg', curvePicture(rest.curve, schoolOf(rest.game).rival));
}

/** The weights as the module that the bots of a game play with, and how they came about. */
function weightsModule({ game, seed, threads, seconds, games, network }: Checkpoint): string {
  const { shape, weights } = stored(network);
  const hours = Math.round((seconds / 3600) * 100) / 100;
  return `import type { Stored } from '../learning/storage.ts';

/**
 * Learned in ${games} games and ${hours} hours on ${threads} threads:
 * \`npx starboard learn ${game} --to FOLDER --seconds ${seconds} --threads ${threads} --seed ${seed}\`
 */
export const LEARNED: Stored = {
  shape: { inputs: ${shape.inputs}, hidden: [${shape.hidden.join(', ')}], outputs: ${shape.outputs} },
  weights:
    '${weights}',
};
`;
}

/** Never half a file, whenever it ends. */
function write(folder: string, name: string, text: string): void {
  const file = join(folder, name);
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

export function readCheckpoint(folder: string): Checkpoint | null {
  const file = join(folder, CHECKPOINT);
  if (!existsSync(file)) return null;
  // Only what `keep` wrote is read here.
  const { shape, weights, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Omit<
    Checkpoint,
    'network'
  > & { readonly shape: Shape; readonly weights: readonly string[] };
  const network = emptyNetwork(shape);
  for (const [i, part] of PARTS.entries()) {
    const bytes = Buffer.from(weights[i] ?? '', 'base64');
    const copy = new Float32Array(new Uint8Array(bytes).buffer);
    network[part].set(copy);
  }
  return { ...rest, network };
}
