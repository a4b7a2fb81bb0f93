import { ENDINGS, knownModules, MODULE_IDS, type ModuleId, wrongCombination } from '@starboard/bsg';
import { type Chance, whims } from '@starboard/kernel';
import type { Bot } from '../bot.ts';
import { bsgBot } from '../bsg/bot.ts';
import {
  FIRST_ENDING,
  type Foresight,
  foresightWith,
  judgeWith,
  SHAPE,
  WIN,
} from '../bsg/foresight.ts';
import { type Effort, lookingAhead } from '../bsg/looking-ahead.ts';
import { sigmoid } from '../learning/network.ts';
import type { Loss } from '../learning/optimiser.ts';
import type { Played, School } from '../learning/school.ts';
import { steady } from '../steady.ts';
import { type Lesson, lessonsOf, type Setting } from './bsg-lessons.ts';
import { surprise } from './statistics.ts';

/** A hasty search, and of a hundred answers so many with it: many games teach more than a few well-considered ones. */
const HASTY: Effort = { choices: 3, worlds: 4, turns: 1, checks: 0, caution: 0.5, nerve: 0.5 };
const CONSIDERED = 30;

/** What is learned: how likely it looked that the humans win, whether they did, and how it ended. */
const HOPED = 0;
const WON = 1;
const ENDING = 2;

/** How much the ending counts beside winning. */
const ENDING_SHARE = 0.3;

const targetOf = ({ hoped, won, ending }: Lesson): number[] => [hoped, won, ending];

const likelyEndings = (outputs: Float32Array): number[] => {
  const likely = ENDINGS.map((_, i) => Math.exp(outputs[FIRST_ENDING + i] ?? 0));
  const sum = likely.reduce((a, b) => a + b, 0);
  return likely.map((it) => it / sum);
};

const loss: Loss<ArrayLike<number>> = (outputs, target, slopes) => {
  const chance = sigmoid(outputs[WIN] ?? 0);
  slopes[WIN] = chance - (target[HOPED] ?? 0);
  for (const [i, it] of likelyEndings(outputs).entries()) {
    slopes[FIRST_ENDING + i] = ENDING_SHARE * (it - (target[ENDING] === i ? 1 : 0));
  }
  return surprise(chance, target[HOPED] ?? 0);
};

export const bsgSchool: School = {
  shape: SHAPE,
  loss,
  errors: {
    winning: (outputs, target) => surprise(sigmoid(outputs[WIN] ?? 0), target[WON] ?? 0),
    ending: (outputs, target) =>
      -Math.log(Math.max(1e-6, likelyEndings(outputs)[target[ENDING] ?? 0] ?? 0)),
  },
  judging: 0.35,
  rival: 'normal',
  play(seed, stage, network): Played {
    const chance = whims(`${seed}/table`);
    const setting = settingFor(chance);
    if (stage === 'judging') {
      const { lessons } = lessonsOf(seed, setting, {
        ...classOf(NORMAL, NORMAL),
        curious: 6,
        foresight: null,
      });
      return { samples: lessons.map(sampleOf), mark: null };
    }
    const foresight = foresightWith(network);
    const pupil = pupilWith(foresight, stage === 'searching' ? CONSIDERED : 100);
    if (stage === 'searching') {
      const { lessons } = lessonsOf(seed, setting, {
        ...classOf(pupil, pupil),
        curious: 4,
        foresight,
      });
      return { samples: lessons.map(sampleOf), mark: null };
    }
    // One side is as good as the other: whoever is no better wins half of such games.
    const asHumans = chance.below(2) === 0;
    const { won } = lessonsOf(seed, setting, {
      ...(asHumans ? classOf(pupil, NORMAL) : classOf(NORMAL, pupil)),
      curious: 0,
      foresight: null,
    });
    return { samples: [], mark: won === asHumans ? 1 : 0 };
  },
};

const NORMAL: Bot = steady(bsgBot('normal', null));

const classOf = (humans: Bot, cylons: Bot) => ({ humans, cylons });

/** Plays as the strong player does, in a hurry, and as a normal one where it does not stop to think. */
function pupilWith(foresight: Foresight, considered: number): Bot {
  const thinker = steady(
    bsgBot('strong', lookingAhead({ effort: HASTY, judge: judgeWith(foresight) })),
  );
  return {
    ...thinker,
    decide(view, ask, memory, chance, late) {
      const bot = chance.below(100) < considered ? thinker : NORMAL;
      return bot.decide(view, ask, memory, chance, late);
    },
  };
}

const sampleOf = (lesson: Lesson) => ({ inputs: lesson.inputs, target: targetOf(lesson) });

/** Of a hundred tables, how many have so many players; and how many play the first rulebook alone. */
const TABLES: readonly (readonly [seats: number, share: number])[] = [
  [3, 12],
  [4, 20],
  [5, 43],
  [6, 18],
  [7, 7],
];
const BASE_ALONE = 45;

/** Mostly five and the first rulebook, since most is played so; and everything else there is. */
function settingFor(chance: Chance): Setting {
  let at = chance.below(100);
  const [seats] = TABLES.find(([, share]) => {
    at -= share;
    return at < 0;
  }) ?? [5];
  const all = combinationsFor(seats);
  const alone = chance.below(100) < BASE_ALONE && all.some((it) => it.length === 0);
  const modules = alone ? [] : (all[chance.below(all.length)] ?? []);
  return { seats, options: { modules } };
}

const combinations = new Map<number, readonly (readonly ModuleId[])[]>();

/** Whatever can be played together by so many. */
function combinationsFor(seats: number): readonly (readonly ModuleId[])[] {
  const found = combinations.get(seats);
  if (found !== undefined) return found;
  const known = knownModules();
  const modules = MODULE_IDS.filter((id) => id !== 'base');
  const all = Array.from({ length: 2 ** modules.length }, (_, set) =>
    modules.filter((_module, i) => (set >> i) & 1),
  ).filter((chosen) => wrongCombination(known, chosen, seats) === null);
  combinations.set(seats, all);
  return all;
}
