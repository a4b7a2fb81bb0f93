import { type Constraint, message, type Seat, shuffleWith, some } from '@starboard/kernel';
import { type LoyaltyId, loyaltyOf, type SkillCard, strengthOf } from '../content/library.ts';
import { comingTo } from '../table/coming-to.ts';
import { discardSkill } from '../table/decks.ts';
import type { Bsg, BsgTable, Facts } from '../table/facts.ts';
import { fromCurrent, isHuman, playerAt } from '../table/people.ts';
import { change } from '../table/resources.ts';
import { standingOf } from '../table/standing.ts';
import { addHumanCard, drawLoyalty } from './human-cards.ts';
import { asks, procedure } from './writing.ts';

// Personal Goals (section 17 of Exodus). Nothing of this happens where nobody holds one.

/** How far the fleet may have come for a goal to bring another Loyalty card (EXO-17.3, 17.4). */
const DRAWS_UP_TO = 6;

function hiddenGoals(facts: Facts, seat: Seat): LoyaltyId[] {
  return playerAt(facts, seat).loyalty.flatMap(({ card, faceUp }) =>
    !faceUp && loyaltyOf(card).goal !== undefined ? [card] : [],
  );
}

/** EXO-17.1 to 17.4, 17.9 */
export const revealingGoal = procedure<{ readonly seat: Seat; readonly card: LoyaltyId }>(
  'revealing-goal',
  {
    pay: asks({
      seat: (_t, { seat }) => seat,
      ask(t, { seat, card }) {
        const strength = loyaltyOf(card).goal?.strength;
        const { hand } = playerAt(t.facts, seat);
        return strength === undefined
          ? null
          : some('discard-for-goal', hand, {
              things: 'skill-card',
              min: 1,
              max: hand.length,
              constraint: COMES_TO,
              args: { strength },
            });
      },
      then(t, { seat }, cards) {
        discardSkill(t, seat, cards);
      },
    }),
    show(t, { seat, card }) {
      const held = playerAt(t.facts, seat).loyalty.find((it) => it.card === card && !it.faceUp);
      if (held !== undefined) held.faceUp = true;
      t.reveal();
      t.emit('goal-revealed', { seat, card });
    },
    draw(t, { seat }) {
      if (t.facts.distance > DRAWS_UP_TO) return;
      addHumanCard(t);
      drawLoyalty(t, seat);
    },
  },
);

/** EXO-17.5 to 17.8, 17.11: with the last jump, what nobody revealed is lost. */
export function loseForGoals(t: BsgTable): void {
  for (const seat of fromCurrent(t)) {
    // EXO-17.7: nor somebody who only walks among humans
    if (!isHuman(t.facts, seat) || !standingOf(t.facts, seat).loyalty) continue;
    for (const card of hiddenGoals(t.facts, seat)) {
      const { goal } = loyaltyOf(card);
      if (goal === undefined) continue;
      t.reveal();
      t.emit('goal-unmet', { seat, card, resource: goal.loses });
      change(t, goal.loses, -1);
    }
  }
}

/** The name of what the cards for a goal must satisfy: exactly so much strength. */
const COMES_TO = 'comes-to-strength';

const sumOf = (cards: readonly SkillCard[]): number =>
  cards.reduce((sum, card) => sum + strengthOf(card), 0);

export const goalConstraints: Readonly<Record<string, Constraint<Bsg>>> = {
  [COMES_TO]: {
    judge(_state, { args }, _seat, chosen) {
      const strength = Number(args?.['strength']);
      return sumOf(chosen.map(Number)) === strength
        ? null
        : message('bsg-not-that-strength', { strength, got: sumOf(chosen.map(Number)) });
    },
    sample: (_state, { of, args }, _seat, chance) =>
      comingTo(Number(args?.['strength']), shuffleWith(chance, of.map(Number))) ?? [],
  },
};

export const goalProcedures = [revealingGoal];
