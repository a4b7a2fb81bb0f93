import {
  type Network,
  run,
  type Sample,
  type School,
  scratchFor,
  unpacked,
} from '@starboard/bots/learning';
import type { Mark } from './checkpoint.ts';
import type { Homework } from './desk.ts';

/** Samples kept; older ones come from worse players. */
const KEPT = 400_000;
const EXAM_EVERY = 4;

/** What came in since the last mark. */
interface Tally {
  games: number;
  tests: number;
  passed: number;
  lessons: number;
  examined: number;
  readonly errors: Map<string, number>;
}

const emptyTally = (): Tally => ({
  games: 0,
  tests: 0,
  passed: 0,
  lessons: 0,
  examined: 0,
  errors: new Map(),
});

/** Where lessons are kept, and how well the network that plays would have known them beforehand. */
export function notebookFor(school: School, playing: Network) {
  const kept: Sample<Float32Array>[] = [];
  const scratch = scratchFor(school.shape);
  let received = 0;
  let tally = emptyTally();
  const examine = ({ inputs, target }: Sample<Float32Array>): void => {
    const outputs = run(playing, inputs, scratch);
    tally.examined += 1;
    for (const [name, error] of Object.entries(school.errors)) {
      tally.errors.set(name, (tally.errors.get(name) ?? 0) + error(outputs, target));
    }
  };
  return {
    samples: () => ({ kept, received }),
    take({ lessons, mark }: Homework): void {
      tally.games += 1;
      if (mark !== null) {
        tally.tests += 1;
        tally.passed += mark;
      }
      for (const sample of unpacked(lessons)) {
        // Fresh lessons are an exam before they are learned; some of them are enough.
        if (received % EXAM_EVERY === 0) examine(sample);
        if (kept.length < KEPT) kept.push(sample);
        else kept[received % KEPT] = sample;
        received += 1;
        tally.lessons += 1;
      }
    },
    mark(seconds: number): Mark {
      const { games, tests, passed, lessons, examined, errors: sums } = tally;
      tally = emptyTally();
      const errors = Object.fromEntries(
        Object.keys(school.errors).map((name) => {
          const error = (sums.get(name) ?? 0) / Math.max(1, examined);
          return [name, Math.round(error * 10_000) / 10_000];
        }),
      );
      return { seconds: Math.round(seconds), games, lessons, tests, passed, errors };
    },
  };
}
