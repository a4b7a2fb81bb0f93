import { type Condition, type LoyaltyId, loyaltyOf } from '@starboard/bsg';
import { TRAITOR } from './later-stakes.ts';
import { newCardRisk } from './loyalty.ts';
import type { Position } from './position.ts';
import { lossFor } from './prices.ts';

// Personal Goals (section 17 of Exodus).

/** Up to this distance a goal that is revealed brings another Loyalty card. */
const BRINGS_CARD = 6;

/** Conditions that pass: who does not reveal now may not be able to later. */
const PASSING: readonly Condition['is'][] = [
  'holder-at',
  'any',
  'strength-in-hand',
  'raiders-in-space',
  'titles-held',
];

/** What it is worth to the fleet that a goal is revealed now. */
export function goalWorth(position: Position, card: LoyaltyId): number {
  const { facts } = position;
  const { goal } = loyaltyOf(card);
  if (goal === undefined) return 0;
  const { distance, resources } = facts;
  // What is lost is lost at the end, if the fleet gets there.
  const gets = 0.5 + 0.06 * Math.min(8, distance);
  const saved = gets * lossFor(facts, goal.loses, resources[goal.loses], 1);
  const paid = goal.strength === undefined ? 0 : 0.06 * goal.strength;
  const passing = goal.needs.some(({ is }) => PASSING.includes(is)) ? 0.7 : 0;
  // With no card to fear there is nothing to wait for; before, later is better.
  if (distance > BRINGS_CARD) return saved + 0.9 + passing - paid;
  const patience = passing > 0 ? 0 : distance >= 5 ? 0.6 : 0.2;
  return saved + passing - paid - patience - TRAITOR * newCardRisk(facts);
}

/** The goals this seat has still to reach. */
function ownGoals({ me }: Position): LoyaltyId[] {
  const open = [...me.faceUp];
  return me.loyalty.flatMap((card) => {
    if (card === null || loyaltyOf(card).goal === undefined) return [];
    const at = open.indexOf(card);
    if (at >= 0) open.splice(at, 1);
    return at >= 0 ? [] : [card];
  });
}

/** Whether somebody with an office wants another one, for a goal. */
export function wantsOffice(position: Position): boolean {
  const { titles } = position.facts;
  const own = Object.values(titles).filter((seat) => seat === position.me.seat).length;
  return own === 1 && pursues(position, 'goal-acquire-power');
}

/** Whether a human has a goal to reach; a Cylon in hiding lets the fleet pay for it. */
export function pursues(position: Position, goal: LoyaltyId): boolean {
  return position.role === 'human' && ownGoals(position).includes(goal);
}
