import type { Seat } from '@starboard/kernel';
import type { InPlay } from '../content/definition.ts';
import { type QuorumId, quorumOf } from '../content/library.ts';
import type { BsgTable, Facts, Kept } from './facts.ts';
import { playerAt } from './people.ts';

type Rule = InPlay['rule'];
type Ruled<R extends Rule> = Extract<InPlay, { rule: R }>;

/** A Quorum card in play and what it does there. */
interface Found<R extends Rule> {
  readonly card: QuorumId;
  readonly does: Ruled<R>;
}

function withRule<R extends Rule>(cards: readonly QuorumId[], rule: R): Found<R> | null {
  for (const card of cards) {
    const { inPlay } = quorumOf(card);
    if (inPlay !== undefined && isRule(inPlay, rule)) return { card, does: inPlay };
  }
  return null;
}

function isRule<R extends Rule>(inPlay: InPlay, rule: R): inPlay is Ruled<R> {
  return inPlay.rule === rule;
}

/** The card with this rule that lies before a player. */
export function held<R extends Rule>(facts: Facts, seat: Seat, rule: R): Found<R> | null {
  return withRule(playerAt(facts, seat).quorum, rule);
}

/** Who has the card with this rule. */
export function holder<R extends Rule>(t: BsgTable, rule: R): (Found<R> & { seat: Seat }) | null {
  for (const seat of t.seats) {
    const found = held(t.facts, seat, rule);
    if (found !== null) return { ...found, seat };
  }
  return null;
}

/** The card with this rule that lies beside the board. */
export function beside<R extends Rule>(
  { kept }: Facts,
  rule: R,
): { readonly it: Kept; readonly does: Ruled<R> } | null {
  for (const it of kept) {
    const found = it.deck === 'quorum' ? withRule([it.id], rule) : null;
    if (found !== null) return { it, does: found.does };
  }
  return null;
}

/** A card that lay before a player has done its work. */
export function spend(t: BsgTable, seat: Seat, spent: QuorumId): void {
  const player = playerAt(t.facts, seat);
  player.quorum = player.quorum.filter((card) => card !== spent);
  t.facts.quorum.discard.push(spent);
  t.emit('card-left-play', { card: spent, deck: 'quorum' });
}
