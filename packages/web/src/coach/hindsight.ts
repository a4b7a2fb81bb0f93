import { type BsgView, loyaltyOf } from '@starboard/bsg/reading';
import type { Ask, Json, View } from '@starboard/kernel';

/** Asks in which somebody is named for their good, and for their harm. */
const TRUSTS = new Set(['choose-for-executive-order', 'give-card-to', 'nominee']);
const BLAMES = new Set(['accused']);

/**
 * When all secrets are open: somebody of the other side would have been trusted, or one of the own side blamed. Whoever
 * knows the end is not told that they should have done so.
 */
export function isDisproved(ask: Ask, answer: Json, { facts, viewer }: View<BsgView>): boolean {
  if (typeof answer !== 'number' || typeof viewer !== 'number') return false;
  const isCylon = (at: number): boolean => {
    const player = facts.players.find(({ seat }) => seat === at);
    return (
      player !== undefined &&
      (player.revealed !== 'no' ||
        player.loyalty.some((card) => card !== null && loyaltyOf(card).team === 'cylon'))
    );
  };
  const sameSide = isCylon(answer) === isCylon(viewer);
  return (TRUSTS.has(ask.prompt) && !sameSide) || (BLAMES.has(ask.prompt) && sameSide);
}
