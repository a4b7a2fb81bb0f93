import {
  copyWeights,
  emptyNetwork,
  freshNetwork,
  type Network,
  optimiserFor,
  PARTS,
  type Sample,
  type School,
  step,
} from '@starboard/bots/learning';
import { type Chance, whims } from '@starboard/kernel';
import type { Checkpoint, Mark } from './checkpoint.ts';
import { setStage, sharedFor, shareWeights } from './desk.ts';
import { notebookFor } from './notebook.ts';
import { schoolOf } from './schools.ts';
import { playersAt } from './threads.ts';

export interface Course {
  readonly game: string;
  readonly seed: string;
  readonly seconds: number;
  readonly threads: number;
  /** What a thread runs. */
  readonly worker: URL;
}

const BATCH = 128;
/** Fewer samples than this are not learned from yet. */
const ENOUGH = BATCH * 20;
/** How often, on average, a sample is looked at. */
const LOOKS = 2;
/** Steps between two looks at what has come in. */
const STRETCH = 20;
/** Seconds between two marks of the curve; the players get new weights as often. */
const MARK_EVERY = 20;
const RATE = { first: 1e-3, last: 1e-4 };
/** Keeps weights of what is rarely seen near zero. */
const DECAY = 0.3;
/** How slowly the network that plays follows the one that learns. */
const FOLLOW = 0.998;

/** Lets threads play and learns from what they play, until the time is over. */
export async function takeCourse(
  course: Course,
  from: Checkpoint | null,
  marked: (checkpoint: Checkpoint) => void,
): Promise<Checkpoint> {
  const { game, threads } = course;
  const before = from?.seconds ?? 0;
  const seed = `${course.seed}/${before}`;
  const school = schoolOf(game);
  const chance = whims(seed);
  const { network, playing } = networksFor(school, from, chance);
  const shared = sharedFor(playing);
  shareWeights(playing, shared, 'all');
  setStage(shared, from === null ? 'judging' : 'searching');
  const notebook = notebookFor(school, playing);
  const players = playersAt({ game, seed, shared }, threads, course.worker, notebook.take);

  const optimiser = optimiserFor(network);
  const began = performance.now();
  const elapsed = (): number => (performance.now() - began) / 1000;
  const curve: Mark[] = [...(from?.curve ?? [])];
  const checkpoint = (): Checkpoint => {
    const games = curve.reduce((sum, it) => sum + it.games, 0);
    const seconds = Math.round(before + elapsed());
    return { game, seed: course.seed, threads, seconds, games, curve, network: playing };
  };
  let looked = 0;
  let markAt = MARK_EVERY;
  while (elapsed() < course.seconds && !players.failed()) {
    const done = elapsed() / course.seconds;
    if (from === null && done > school.judging) setStage(shared, 'searching');
    players.playOne?.();
    const { kept, received } = notebook.samples();
    // Whoever falls behind leaves out what is old.
    looked = Math.max(looked, received * LOOKS - kept.length);
    const busy = kept.length > ENOUGH && looked < received * LOOKS;
    await pause(busy ? 0 : 20);
    const rate = RATE.first * (RATE.last / RATE.first) ** done;
    for (let i = 0; busy && i < STRETCH && looked < received * LOOKS; i++) {
      step(optimiser, drawn(kept, chance), school.loss, rate, DECAY);
      follow(playing, network, Math.min(FOLLOW, 1 - 1 / (optimiser.steps + 1)));
      looked += BATCH;
    }
    if (elapsed() < markAt) continue;
    markAt += MARK_EVERY;
    shareWeights(playing, shared, 'all');
    curve.push(notebook.mark(before + elapsed()));
    marked(checkpoint());
  }
  setStage(shared, 'over');
  await players.finished;
  curve.push(notebook.mark(before + elapsed()));
  return checkpoint();
}

/** The network that learns, and the one that plays: the mean of what the first was lately. */
function networksFor(school: School, from: Checkpoint | null, chance: Chance) {
  const random = (): number => chance.below(1_000_000) / 1_000_000;
  const network = from?.network ?? freshNetwork(school.shape, random);
  const playing = emptyNetwork(school.shape);
  copyWeights(playing, network);
  return { network, playing };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function drawn<T>(from: readonly Sample<T>[], chance: Chance): Sample<T>[] {
  const samples: Sample<T>[] = [];
  for (let i = 0; i < BATCH; i++) {
    const sample = from[chance.below(from.length)];
    if (sample !== undefined) samples.push(sample);
  }
  return samples;
}

function follow(slow: Network, fast: Network, keep: number): void {
  for (const part of PARTS) {
    const to = slow[part];
    const from = fast[part];
    for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) * keep + (from[i] ?? 0) * (1 - keep);
  }
}
