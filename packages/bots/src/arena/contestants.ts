import { type Bot, LEVELS, type Level } from '../bot.ts';
import { botFor } from '../bot-for.ts';
import { bsgBot } from '../bsg/bot.ts';
import { searchWith } from '../bsg/strong.ts';
import type { Stored } from '../learning/storage.ts';
import { steady } from '../steady.ts';
import { rollStrategists } from './roll-strategies.ts';
import { veteran as bsgVeteran } from './veteran/bsg/index.ts';
import { veteran as rollVeteran } from './veteran/roll/index.ts';

/**
 * Who plays: a level, the kernel's random player as something to measure against, somebody with one idea (in Roll a
 * rush to twelve tiles, or ships), or the veteran, the bot there was when the arena began to keep one.
 */
export type Contestant = 'random' | Strategist | 'veteran' | Level;
type Strategist = keyof typeof rollStrategists;

/** The weakest first. */
export const CONTESTANTS: readonly Contestant[] = ['random', 'rush', 'ships', 'veteran', ...LEVELS];

/** Who plays the humans of Battlestar Galactica: `told` is a normal player who knows who is who. */
export type HumanSide = Level | 'veteran' | 'told';
export const HUMAN_SIDES: readonly HumanSide[] = [...LEVELS, 'veteran', 'told'];

/** Who plays its Cylons; with `none` nobody is dealt one. */
export type CylonSide = Level | 'veteran' | 'none';
export const CYLON_SIDES: readonly CylonSide[] = [...LEVELS, 'veteran', 'none'];

/** The bot of a contestant, null for the random player; a strong one with other weights than its own, if told. */
export function botNamed(
  game: string,
  contestant: Contestant,
  learned: Stored | null = null,
): Bot | null {
  if (contestant === 'random') return null;
  const pupil = learned !== null && contestant === 'strong' && game === 'bsg';
  const bot = pupil ? strongWith(learned) : botOf(game, contestant);
  if (bot === null) throw new RangeError(`${game} has no bot that is ${contestant}`);
  return bot;
}

/** The strong player of Battlestar Galactica, with what somebody has learned. */
const strongWith = (learned: Stored): Bot => steady(bsgBot('strong', searchWith(learned)));

function botOf(game: string, contestant: Exclude<Contestant, 'random'>): Bot | null {
  switch (contestant) {
    case 'rush':
    case 'ships':
      return game === 'roll' ? rollStrategists[contestant] : null;
    case 'veteran':
      return game === 'roll' ? rollVeteran : game === 'bsg' ? bsgVeteran : null;
    default:
      return botFor(game, contestant);
  }
}
