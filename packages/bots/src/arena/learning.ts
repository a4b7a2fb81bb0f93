import { type Json, type Outcome, type State, seatAt, viewOf } from '@starboard/kernel';
import { type Facts, type Options, roll } from '@starboard/roll';
import { FEATURES, featuresOf } from '../roll/features.ts';
import { situationOf } from '../roll/judgement.ts';
import type { Onlooker } from './contest.ts';

/** What every empire consisted of at the start of a round. */
interface Sample {
  readonly left: number;
  readonly empires: readonly Float64Array[];
}

/** Sums of a least-squares fit: of the final lead on the difference between two empires. */
export interface Fit {
  readonly squares: readonly Float64Array[];
  readonly products: Float64Array;
  samples: number;
}

const SIZE = FEATURES.length * 2;

export function emptyFit(): Fit {
  return {
    squares: Array.from({ length: SIZE }, () => new Float64Array(SIZE)),
    products: new Float64Array(SIZE),
    samples: 0,
  };
}

/** Looks at every empire at the start of every round of a game of Roll, and adds it to the fit at the end. */
export function learningOnlooker(fit: Fit): Onlooker {
  const samples: Sample[] = [];
  let round = 0;
  return {
    look(state) {
      const playing = ofRoll(state);
      const { facts, asks } = playing;
      if (facts.round === round || asks[0]?.ask.prompt !== 'assign-workers') return;
      round = facts.round;
      const view = viewOf(roll, playing, seatAt(0));
      const { outlook } = situationOf(view);
      const empires = view.facts.players.map((player) => featuresOf(player, outlook));
      samples.push({ left: outlook.left / 12, empires });
    },
    notes(state): Json {
      if (state.outcome !== null)
        for (const sample of samples) addSample(fit, sample, state.outcome);
      return null;
    },
  };
}

// Only games of Roll are looked at here.
const ofRoll = (state: State): State<Facts, Options> => state as State<Facts, Options>;

function addSample(fit: Fit, { left, empires }: Sample, { scores = [] }: Outcome): void {
  for (const [i, own] of empires.entries()) {
    for (const [j, other] of empires.entries()) {
      if (j >= i) continue;
      const difference = new Float64Array(SIZE);
      for (let k = 0; k < FEATURES.length; k++) {
        const more = (own[k] ?? 0) - (other[k] ?? 0);
        difference[k] = more;
        difference[FEATURES.length + k] = more * left;
      }
      addRow(fit, difference, (scores[i] ?? 0) - (scores[j] ?? 0));
    }
  }
}

function addRow({ squares, products }: Fit, row: Float64Array, lead: number): void {
  for (let k = 0; k < SIZE; k++) {
    const value = row[k] ?? 0;
    if (value === 0) continue;
    products[k] = (products[k] ?? 0) + value * lead;
    const sums = squares[k];
    if (sums === undefined) continue;
    for (let l = 0; l < SIZE; l++) sums[l] = (sums[l] ?? 0) + value * (row[l] ?? 0);
  }
}

/** Keeps weights of what was rarely seen near zero. */
const RIDGE = 30;

/** The weights that fit best, by feature: what counts always, and what counts more the longer the game lasts. */
export function weightsFrom({ squares, products }: Fit): Record<string, [number, number]> {
  const rows = squares.map((sums, k) => {
    const row = new Float64Array(SIZE + 1);
    row.set(sums);
    row[k] = (row[k] ?? 0) + RIDGE;
    row[SIZE] = products[k] ?? 0;
    return row;
  });
  const solution = solved(rows);
  const weight = (k: number): number => Math.round((solution[k] ?? 0) * 1000) / 1000;
  return Object.fromEntries(
    FEATURES.map((name, k) => [name, [weight(k), weight(FEATURES.length + k)]]),
  );
}

/** Gauss and Jordan; the matrix is positive definite, so the diagonal does as pivot. */
function solved(rows: Float64Array[]): number[] {
  for (const [c, pivot] of rows.entries()) {
    const divisor = pivot[c] ?? 1;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[c] ?? 0) / divisor;
      if (factor === 0) continue;
      for (let l = c; l <= SIZE; l++) row[l] = (row[l] ?? 0) - factor * (pivot[l] ?? 0);
    }
  }
  return rows.map((row, k) => (row[SIZE] ?? 0) / (row[k] ?? 1));
}
