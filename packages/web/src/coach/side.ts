import type { BsgView } from '@starboard/bsg/reading';
import type { GameName } from '../game-name.ts';

/** Whether somebody plays for the Cylons, by what they see of a table themselves. */
export function isForCylons(game: GameName, facts: object, seat: unknown): boolean {
  if (game !== 'bsg') return false;
  // The game is known by name, so that the facts are what its view says.
  const me = (facts as BsgView).players.find((it) => it.seat === seat);
  // Every card that makes a Cylon is called so.
  return (
    me !== undefined &&
    (me.revealed !== 'no' || me.loyalty.some((card) => card?.startsWith('cylon-') === true))
  );
}
