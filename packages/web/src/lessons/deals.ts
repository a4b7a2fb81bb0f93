import type { MainGame } from '../game-name.ts';
import type { PracticeSetup } from '../practice/messages.ts';

/** A lesson's deal is always the same: the numbers were looked for, so that there is something to learn at once. */
const DEALS: Readonly<Record<MainGame, number>> = {
  // Two settlers for a world that costs two, and one die left to choose Explore with.
  roll: 0x27d,
  // A human with a crew of three, one of them a Cylon with cards to spoil the first check by a single point.
  bsg: 0x1142,
};

export const lessonSeed = (game: MainGame): string => DEALS[game].toString(16).padStart(64, '0');

export const lessonSetup = (game: MainGame): PracticeSetup => ({
  game,
  seats: game === 'roll' ? 2 : 4,
  humans: [0],
  level: 'normal',
  names: [],
  options: game === 'roll' ? { beginner: true } : {},
  lesson: true,
});
