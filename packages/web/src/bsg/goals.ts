import {
  type BsgView,
  boxOf,
  type Condition,
  comingTo,
  destinationOf,
  type LoyaltyId,
  loyaltyOf,
  type PlayerView,
  type Resource,
} from '@starboard/bsg/reading';

// How far the viewer's own Personal Goals have come (EXO-17.2), from what the viewer sees.

/** So much of something, of what is needed; or of what there may be at most. */
export interface Progress {
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
  readonly most: boolean;
}

export interface Goal {
  readonly card: LoyaltyId;
  /** What it costs if it stays hidden (EXO-17.5). */
  readonly loses: Resource;
  readonly met: boolean;
  /** By condition; null for one that holds or does not. */
  readonly progress: Progress | null;
}

const atLeast = (have: number, need: number): Progress => ({
  have,
  need,
  met: have >= need,
  most: false,
});

/** How far a condition has come; a plain yes or no where there is nothing to count. */
function progressOf(condition: Condition, facts: BsgView, me: PlayerView): Progress | boolean {
  switch (condition.is) {
    case 'titles-held': {
      const held = boxOf(facts).titles.filter((title) => facts.titles[title] === me.seat).length;
      return atLeast(held, condition.atLeast ?? 0);
    }
    case 'nukes': {
      const need = condition.atMost ?? 0;
      return { have: facts.nukes, need, met: facts.nukes <= need, most: true };
    }
    case 'holder-at': {
      const holder = facts.titles[condition.title];
      return holder !== null && facts.players[holder]?.where === condition.location;
    }
    case 'vipers-lost': {
      const lost = facts.vipers.filter(({ where }) => where === 'damaged' || where === 'destroyed');
      return atLeast(lost.length, condition.atLeast ?? 0);
    }
    case 'raiders-in-space':
      return atLeast(
        facts.raiders.filter((where) => where !== null).length,
        condition.atLeast ?? 0,
      );
    case 'reached-distance':
      return facts.visited.some((id) => destinationOf(id).distance === condition.distance);
    case 'strength-in-hand':
      return atLeast(nearestTo(condition.strength, me), condition.strength);
    case 'at':
      return me.where === condition.location;
    case 'any':
      return condition.of.some((it) => isMet(progressOf(it, facts, me)));
    case 'all':
      return condition.of.every((it) => isMet(progressOf(it, facts, me)));
    default:
      return false;
  }
}

/** The most that some cards of the hand come to, without coming to more than this. */
function nearestTo(strength: number, { hand }: PlayerView): number {
  let sum = strength;
  while (sum > 0 && comingTo(sum, hand ?? []) === null) sum -= 1;
  return sum;
}

const isMet = (it: Progress | boolean): boolean => (typeof it === 'boolean' ? it : it.met);

/** The goals somebody still hides, for their own eyes. */
export function goalsOf(me: PlayerView, facts: BsgView): readonly Goal[] {
  const shown = [...me.faceUp];
  return me.loyalty.flatMap((card) => {
    const goal = card === null ? undefined : loyaltyOf(card).goal;
    if (card === null || goal === undefined) return [];
    if (shown.includes(card)) return [];
    const progress = goal.needs.map((need) => progressOf(need, facts, me));
    const counted = progress.find((it): it is Progress => typeof it !== 'boolean');
    return [{ card, loses: goal.loses, met: progress.every(isMet), progress: counted ?? null }];
  });
}
