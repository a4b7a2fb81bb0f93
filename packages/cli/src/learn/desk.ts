import {
  emptyNetwork,
  type Network,
  PARTS,
  type Packed,
  packed,
  type Stage,
} from '@starboard/bots/learning';
import { schoolOf } from './schools.ts';

/** What a thread plays for: its game, which of the seeds are its own, and where the weights lie for all to see. */
export interface Desk {
  readonly game: string;
  readonly seed: string;
  readonly first: number;
  readonly of: number;
  readonly shared: SharedArrayBuffer;
}

/** What comes of a game. */
export interface Homework {
  readonly lessons: Packed;
  /** In a test: how far it was won. */
  readonly mark: number | null;
}

/** The stage stands in front of the weights. */
const HEADER_BYTES = 16;
const STAGES: readonly (Stage | 'over')[] = ['judging', 'searching', 'over'];

/** Every so many games the network is tested. */
const TEST_EVERY = 12;

export function sharedFor(network: Network): SharedArrayBuffer {
  const size = PARTS.reduce((sum, part) => sum + network[part].byteLength, HEADER_BYTES);
  return new SharedArrayBuffer(size);
}

export function setStage(shared: SharedArrayBuffer, stage: Stage | 'over'): void {
  Atomics.store(new Int32Array(shared, 0, 1), 0, STAGES.indexOf(stage));
}

function stageIn(shared: SharedArrayBuffer): Stage | 'over' {
  return STAGES[Atomics.load(new Int32Array(shared, 0, 1), 0)] ?? 'over';
}

/** Copies weights to or from where all threads see them. */
export function shareWeights(network: Network, shared: SharedArrayBuffer, to: 'all' | 'own'): void {
  let offset = HEADER_BYTES;
  for (const part of PARTS) {
    const there = new Float32Array(shared, offset, network[part].length);
    if (to === 'all') there.set(network[part]);
    else network[part].set(there);
    offset += there.byteLength;
  }
}

/** Plays this desk's games one by one with the newest weights there are, until it is over. */
export function* homework({ game, seed, first, of, shared }: Desk): Generator<Homework> {
  const school = schoolOf(game);
  const network = emptyNetwork(school.shape);
  for (let index = first; ; index += of) {
    const stage = stageIn(shared);
    if (stage === 'over') return;
    shareWeights(network, shared, 'own');
    const tested = stage === 'searching' && Math.floor(index / of) % TEST_EVERY === 0;
    const { samples, mark } = school.play(`${seed}/${index}`, tested ? 'testing' : stage, network);
    yield { lessons: packed(samples), mark };
  }
}
