import type { RollView } from '@starboard/roll';

/** ROLL-14.1, 14.2: whether the game ends with the round that is being played. */
export const isLastRound = ({ pool, players }: Pick<RollView, 'pool' | 'players'>): boolean =>
  pool === 0 || players.some(({ tableau }) => tableau.length >= TILES);

const TILES = 12;
