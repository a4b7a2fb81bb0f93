import type { CrisisId } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { answers } from '../rulebook/questions.ts';
import type { BsgTable, Deck, Facts, Kept, OnTable } from './facts.ts';

/** Lays a card open on the table, to be resolved. */
export function layOnTable(t: BsgTable, { deck, id }: Kept): void {
  // A card that was one of these pairs still is.
  t.facts.onTable.push({ deck, id, fate: 'discard', placed: [], another: false } as OnTable);
}

/** The card being resolved, or null when an ability or a location is. */
export function cardOnTable({ facts: { onTable } }: BsgTable): OnTable | null {
  return onTable[onTable.length - 1] ?? null;
}

/** Only what a card is, without what becomes of it. */
export function bare({ deck, id }: Kept): Kept {
  // A card that was one of these pairs still is.
  return { deck, id } as Kept;
}

/** BSG-7.13, 13.21, 23.12: takes the card away, to where it belongs. */
export function clearTable(t: BsgTable): OnTable | null {
  const done = t.facts.onTable.pop() ?? null;
  if (done === null) return null;
  if (done.fate === 'discard') toPile(t, done);
  if (done.fate === 'removed' && done.deck === 'quorum') t.facts.removed.push(done.id);
  return done;
}

/** The deck a Crisis card belongs to: another may have come into play since it was drawn. */
function crisisPile(facts: Facts, id: CrisisId): Deck<CrisisId> {
  const { laterCrises } = boxOf(facts);
  return laterCrises.includes(id) ? answers(facts).crisisDeck(facts) : facts.crisis;
}

/** To the discard pile of the deck a card belongs to. */
export function toPile(t: BsgTable, it: Kept): void {
  if (it.deck === 'quorum') t.facts.quorum.discard.push(it.id);
  else if (it.deck === 'crisis') crisisPile(t.facts, it.id).discard.push(it.id);
  else t.facts.superCrisis.discard.push(it.id);
}
