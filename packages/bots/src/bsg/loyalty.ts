import { type LoyaltyId, loyaltyOf } from '@starboard/bsg';

/** Whether a Loyalty card, if it can be seen, makes a Cylon. */
export function isCylonCard(card: LoyaltyId | null): boolean {
  return card !== null && loyaltyOf(card).team === 'cylon';
}
