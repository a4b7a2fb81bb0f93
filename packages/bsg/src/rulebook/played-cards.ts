import type { Choice, Seat } from '@starboard/kernel';
import {
  kindOf,
  lookOf,
  type SkillCard,
  type SkillCardKind,
  strengthOf,
} from '../content/index.ts';
import { discardSkill } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { isHuman, playerAt } from '../table/people.ts';

type Use = SkillCardKind['use'];
export type KindFor<U extends Use> = Extract<SkillCardKind, { use: U }>;

function isFor<U extends Use>(kind: SkillCardKind, use: U): kind is KindFor<U> {
  return kind.use === use;
}

/**
 * The cards of a hand with a text for this moment, one of each kind and strength: the others are as good.
 * BSG-23.7: humans only.
 */
export function cardsFor<U extends Use>(
  facts: Facts,
  seat: Seat,
  use: U,
  fits: (kind: KindFor<U>) => boolean = () => true,
): SkillCard[] {
  if (!isHuman(facts, seat)) return [];
  const found: SkillCard[] = [];
  for (const card of playerAt(facts, seat).hand) {
    const kind = kindOf(card);
    if (!isFor(kind, use) || !fits(kind)) continue;
    const same = (other: SkillCard): boolean =>
      kindOf(other) === kind && strengthOf(other) === strengthOf(card);
    if (!found.some(same)) found.push(card);
  }
  return found;
}

/** What a window offers for this moment: `kind:card`. */
export function offersFor<U extends Use>(
  facts: Facts,
  seat: Seat,
  use: U,
  fits?: (kind: KindFor<U>) => boolean,
): string[] {
  return cardsFor(facts, seat, use, fits).map((card) => `${kindOf(card).id}:${card}`);
}

/** Plays the card named by a window's choice. BSG-15.32: it is discarded at once. */
export function playChosen<U extends Use>(
  t: BsgTable,
  seat: Seat,
  choice: Choice,
  use: U,
): KindFor<U> | null {
  const card = Number(String(choice).split(':')[1]);
  const kind = kindOf(card);
  playCard(t, seat, card);
  return isFor(kind, use) ? kind : null;
}

export function playCard(t: BsgTable, seat: Seat, card: SkillCard): void {
  t.emit('card-played', { seat, card: lookOf(card) });
  discardSkill(t, seat, [card]);
}
