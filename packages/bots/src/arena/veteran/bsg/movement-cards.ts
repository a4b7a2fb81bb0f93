import { kindOf, type Meaning, RESOURCES, SECTORS } from '@starboard/bsg';
import type { Position } from './position.ts';
import { guardWorth } from './prices.ts';
import { needIn } from './space.ts';

/** How good it is to use a card or an ability in place of moving; `stay` is what there is to do here. */
export function insteadOfMoving(position: Position, goal: Meaning, stay: number): number {
  if (goal.is === 'use-ability') return stay + abilityGain(position, stay);
  return goal.is === 'play-card' ? stay + cardGain(position, goal.card, stay) : stay;
}

function cardGain({ facts }: Position, card: number, stay: number): number {
  switch (kindOf(card).id) {
    // The same again.
    case 'critical-situation':
      return 0.75 * stay - 0.35;
    case 'preventative-policy':
      return Math.max(...RESOURCES.map((resource) => guardWorth(facts, resource))) - 0.3;
    case 'full-throttle':
      return 0.25 * Math.max(...SECTORS.map((sector) => needIn(facts, sector))) - 0.1;
    // The next check gets a bad card, and the hand a better one.
    case 'gods-plan':
      return 0.3;
    default:
      return -0.2;
  }
}

function abilityGain({ me, aim }: Position, stay: number): number {
  switch (me.character) {
    // Two actions where much can be done, once.
    case 'cavil':
      return aim < 0 ? 1.1 * stay - 1.2 : -0.5;
    case 'leoben-conoy':
      return 0.35;
    case 'caprica-six':
      return 0.3;
    default:
      return -0.2;
  }
}
