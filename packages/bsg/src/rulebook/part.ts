import type { PartPlayed, Seat, StateOf } from '@starboard/kernel';
import { loyaltyOf } from '../content/library.ts';
import type { Bsg } from '../table/facts.ts';
import { isCylon, playerAt } from '../table/people.ts';

/** Which side somebody was on when the game was over, and with which character. A leader is out for an Agenda. */
export function partPlayed({ facts }: StateOf<Bsg>, seat: Seat): PartPlayed {
  const player = playerAt(facts, seat);
  // Who was eliminated stands nowhere any more; their cards say whose side it was.
  const cylon =
    player.standing === 'eliminated'
      ? player.loyalty.some(({ card }) => loyaltyOf(card).team === 'cylon')
      : isCylon(player);
  const role = player.agenda !== undefined ? 'leader' : cylon ? 'cylon' : 'human';
  return { role, character: player.character };
}
