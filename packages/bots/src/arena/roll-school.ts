import { type Chance, whims } from '@starboard/kernel';
import { PHASES } from '@starboard/roll';
import { type Network, sigmoid } from '../learning/network.ts';
import type { Loss } from '../learning/optimiser.ts';
import type { Played, School, Stage } from '../learning/school.ts';
import {
  FIRST_PHASE,
  foresightWith,
  guideWith,
  MARGIN,
  MARGIN_SCALE,
  SHAPE,
  WIN,
} from '../roll/foresight.ts';
import { situationOf } from '../roll/judgement.ts';
import type { Effort, Guide } from '../roll/looking-ahead.ts';
import { type Lesson, lessonsOf, type Pupil } from './roll-lessons.ts';
import { surprise } from './statistics.ts';
import { winChance } from './veteran/roll/value.ts';

/** A hasty search: many games teach more than a few well-considered ones. */
const HASTY: Effort = { worlds: [3, 3, 4], rounds: 1 };

/** What is learned: the chance to be ahead, who is ahead in the end, the margin, the rival's phase. */
const HOPED = 0;
const WON = 1;
const BY = 2;
const PHASE = 3;

/** How much of what the search hoped for goes into what is learned: it knows more than one outcome tells. */
const HOPE = 0.5;

/** How much the margin and the rival's phase count beside winning. */
const MARGIN_SHARE = 1;
const PHASE_SHARE = 0.15;

function targetOf({ won, hoped, margin, phase }: Lesson): number[] {
  const hope = hoped === null ? won : (1 - HOPE) * won + HOPE * hoped;
  return [hope, won, margin / MARGIN_SCALE, phase];
}

const loss: Loss<ArrayLike<number>> = (outputs, target, slopes) => {
  const chance = sigmoid(outputs[WIN] ?? 0);
  slopes[WIN] = chance - (target[HOPED] ?? 0);
  const off = (outputs[MARGIN] ?? 0) - (target[BY] ?? 0);
  // Beyond this a margin is luck, and pulls no harder.
  slopes[MARGIN] = MARGIN_SHARE * Math.max(-2, Math.min(2, off));
  const likely = PHASES.map((_, i) => Math.exp(outputs[FIRST_PHASE + i] ?? 0));
  const sum = likely.reduce((a, b) => a + b, 0);
  for (const [i, it] of likely.entries()) {
    slopes[FIRST_PHASE + i] = PHASE_SHARE * (it / sum - (target[PHASE] === i ? 1 : 0));
  }
  return surprise(chance, target[HOPED] ?? 0);
};

export const rollSchool: School = {
  shape: SHAPE,
  loss,
  errors: {
    winning: (outputs, target) => surprise(sigmoid(outputs[WIN] ?? 0), target[WON] ?? 0),
    margin: (outputs, target) =>
      Math.abs((outputs[MARGIN] ?? 0) - (target[BY] ?? 0)) * MARGIN_SCALE,
    phase: (outputs, target) => {
      const likely = PHASES.map((_, i) => outputs[FIRST_PHASE + i] ?? 0);
      return likely.indexOf(Math.max(...likely)) === target[PHASE] ? 0 : 1;
    },
  },
  judging: 0.03,
  rival: 'the veteran',
  play(seed, stage, network): Played {
    const chance = whims(`${seed}/table`);
    if (stage === 'testing') return tested(seed, chance, network);
    const pupils = Array.from({ length: seatsAt(chance) }, () => pupilAt(stage, network));
    const { lessons } = lessonsOf(seed, pupils);
    return { samples: lessons.map(sampleOf), mark: null };
  },
};

const sampleOf = (lesson: Lesson) => ({ inputs: lesson.inputs, target: targetOf(lesson) });

/** Mostly two: most is played so, and it is the quickest to learn from. */
function seatsAt(chance: Chance): number {
  const at = chance.below(100);
  return at < 75 ? 2 : at < 83 ? 3 : at < 95 ? 4 : 5;
}

function pupilAt(stage: Stage, network: Network): Pupil {
  if (stage === 'judging') return { search: null, foresight: null, curious: 15 };
  return { ...learned(network), curious: 5 };
}

/** Plays as the strong player does, in a hurry. */
function learned(network: Network): Pick<Pupil, 'search' | 'foresight'> {
  const foresight = foresightWith(network);
  return { search: { effort: HASTY, guide: guideWith(foresight) }, foresight };
}

/** The veteran looks two rounds ahead; this takes as long as the pupil's search. */
const VETERAN_HASTE: Effort = { worlds: [2, 2, 3], rounds: 2 };

/** The veteran's eyes, with the present search behind them. */
const VETERAN: Guide = {
  chance(view, seat) {
    const { facts, outlook } = situationOf(view);
    return winChance(facts, seat, outlook);
  },
  phases: null,
};

function tested(seed: string, chance: Chance, network: Network): Played {
  const own = chance.below(2);
  const pupil = { ...learned(network), curious: 0 };
  const veteran = {
    search: { effort: VETERAN_HASTE, guide: VETERAN },
    foresight: null,
    curious: 0,
  };
  const { outcome } = lessonsOf(seed, own === 0 ? [pupil, veteran] : [veteran, pupil]);
  const won = outcome.winners.some((seat) => seat === own);
  return { samples: [], mark: won ? 1 / outcome.winners.length : 0 };
}
