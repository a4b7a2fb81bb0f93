/**
 * What the judgement of a player without look-ahead is made of, in points. Found by letting variants play each
 * other, a few hundred games each; none of them matters much alone.
 */
export const TUNE = {
  /** Scale of what dice do in a round. */
  die: 1,
  /** A credit that brings back a die, and the share of it that a spare one is worth. */
  credit: 0.695,
  spareCredit: 0.671,
  /** The part of a credit that a used worker costs. */
  useCost: 0.8,
  /** Scale of the need for another tile. */
  scout: 0.742,
  /** The part of a tile's worth that dice on it count for before it is done. */
  unfinished: 0.37,
  /** The part of a good's worth before it is shipped. */
  good: 0.226,
  ship: 1,
  /** What a die on a tile costs, in turns and credits. */
  effort: 0.85,
  /** What a tile loses for each one that waits before it. */
  waiting: 0.35,
  /** How much others are thought to err in what they select; large is much. */
  sharpness: 1.027,
  /** How much of what a rival gains counts as a loss of one's own. */
  envy: 0.581,
  /** A world that can hold a good, a round. */
  world: 0.122,
  /** Scales of powers and of bonuses of 6+ developments. */
  power: 0.748,
  bonus: 1.57,
  /** How much worse than usual a waiting tile must be to be given up. */
  abandon: 0.317,
  /** Rounds in a usual game. */
  rounds: 12,
} as const;
