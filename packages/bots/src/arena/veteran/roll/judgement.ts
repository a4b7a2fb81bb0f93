import {
  type Chance,
  isPlainObject,
  type Json,
  type JsonObject,
  type View,
} from '@starboard/kernel';
import type { Phase, PlayerView, RollView } from '@starboard/roll';
import type { Level } from '../../../bot.ts';
import type { Prospect } from './assigning.ts';
import { type Gains, gainsOf } from './gains.ts';
import { phaseOdds, rivalFrom } from './phase-odds.ts';
import { TUNE } from './tuning.ts';
import { type Outlook, outlookOf } from './worth.ts';

/** What a player is like: how much each phase appeals, and how carefully it looks. Drawn once, at the first answer. */
export interface Personality {
  readonly taste: Readonly<Record<Phase, number>>;
}

export function drawPersonality(level: Level, chance: Chance): Personality {
  const spread = level === 'easy' ? 0.5 : level === 'normal' ? 0.12 : 0.04;
  const taste = (): number => 1 + (chance.below(1001) / 500 - 1) * spread;
  return {
    taste: { explore: taste(), develop: taste(), settle: taste(), produce: taste(), ship: taste() },
  };
}

export function readPersonality(memory: Json): Personality | null {
  if (!isPlainObject(memory)) return null;
  const { taste } = memory;
  if (!isPlainObject(taste)) return null;
  const of = (phase: Phase): number => {
    const value = taste[phase];
    return typeof value === 'number' ? value : 1;
  };
  return {
    taste: {
      explore: of('explore'),
      develop: of('develop'),
      settle: of('settle'),
      produce: of('produce'),
      ship: of('ship'),
    },
  };
}

export function personalityAsJson({ taste }: Personality): JsonObject {
  return { taste: { ...taste } };
}

/** The seat's own empire and how far the game is. */
export interface Situation {
  readonly facts: RollView;
  readonly me: PlayerView;
  readonly outlook: Outlook;
}

export function situationOf(view: View<RollView>): Situation {
  const { facts, viewer, options } = view;
  const me = facts.players.find(({ seat }) => seat === viewer);
  if (me === undefined) throw new RangeError('a bot needs a seat');
  const perPlayer = 'pointsPerPlayer' in options ? Number(options.pointsPerPlayer) : 12;
  return { facts, me, outlook: outlookOf(facts, perPlayer * facts.players.length) };
}

function tasteful(gains: Gains, taste: Personality['taste']): Gains {
  const season = (phase: Phase): number[] => gains.workers[phase].map((it) => it * taste[phase]);
  return {
    ...gains,
    workers: {
      explore: season('explore'),
      develop: season('develop'),
      settle: season('settle'),
      produce: season('produce'),
      ship: season('ship'),
    },
  };
}

/** How much of what a rival gains counts as a loss of one's own. */

export function prospectOf(
  { facts, me, outlook }: Situation,
  { taste }: Personality,
  level: Level,
): Prospect {
  const gains = tasteful(gainsOf(me, me.rolling.length, outlook), taste);
  const giving = { explore: 0, develop: 0, settle: 0, produce: 0, ship: 0 };
  if (level === 'easy') {
    const odds = { explore: 0.35, develop: 0.35, settle: 0.35, produce: 0.35, ship: 0.35 };
    return { gains, odds, giving, powers: false };
  }
  const rivals = facts.players.filter((it) => it !== me).map((it) => rivalFrom(it, outlook));
  for (const rival of rivals) {
    giving.explore += (rival.gains.explore * TUNE.envy) / rivals.length;
    giving.develop += (rival.gains.develop * TUNE.envy) / rivals.length;
    giving.settle += (rival.gains.settle * TUNE.envy) / rivals.length;
    giving.produce += (rival.gains.produce * TUNE.envy) / rivals.length;
    giving.ship += (rival.gains.ship * TUNE.envy) / rivals.length;
  }
  return { gains, odds: phaseOdds(rivals, facts.players.length), giving, powers: true };
}
