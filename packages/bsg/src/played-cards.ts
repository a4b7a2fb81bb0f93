import type { Choice, Seat } from '@starboard/kernel';
import { kindOf, type SkillCard, type SkillCardId, strengthOf } from './content/index.ts';
import { discardSkill } from './decks.ts';
import type { BsgTable, Facts } from './facts.ts';
import { isHuman, playerAt } from './people.ts';

/** The cards of a kind in a hand, one of each strength: the others are as good. BSG-23.7: humans only. */
export function cardsOfKind(facts: Facts, seat: Seat, kind: SkillCardId): SkillCard[] {
  if (!isHuman(facts, seat)) return [];
  const seen = new Set<number>();
  return playerAt(facts, seat).hand.filter((card) => {
    if (kindOf(card).id !== kind || seen.has(strengthOf(card))) return false;
    seen.add(strengthOf(card));
    return true;
  });
}

/** What a window offers for a kind of card: `kind:card`. */
export function offersOf(facts: Facts, seat: Seat, kind: SkillCardId): string[] {
  return cardsOfKind(facts, seat, kind).map((card) => `${kind}:${card}`);
}

/** Plays the card named by a window's choice; returns its kind. BSG-15.32: it is discarded at once. */
export function playChosen(t: BsgTable, seat: Seat, choice: Choice): string {
  const [kind = '', card] = String(choice).split(':');
  if (card !== undefined) playCard(t, seat, Number(card));
  return kind;
}

export function playCard(t: BsgTable, seat: Seat, card: SkillCard): void {
  t.emit('card-played', { seat, card });
  discardSkill(t, seat, [card]);
}
