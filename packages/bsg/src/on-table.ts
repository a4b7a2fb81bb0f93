import type { CrisisId, QuorumId } from './content/index.ts';
import type { BsgTable, OnTable } from './facts.ts';

/** Lays a card open on the table, to be resolved. */
export function layOnTable(t: BsgTable, card: CrisisId | QuorumId, deck: OnTable['deck']): void {
  t.facts.onTable.push({ card, deck, fate: 'discard', placed: [], another: false });
}

/** The card being resolved, or null when an ability or a location is. */
export function cardOnTable({ facts: { onTable } }: BsgTable): OnTable | null {
  return onTable[onTable.length - 1] ?? null;
}

/** BSG-7.13, 13.21, 23.12: takes the card away, to where it belongs. */
export function clearTable(t: BsgTable): OnTable | null {
  const done = t.facts.onTable.pop() ?? null;
  if (done === null) return null;
  const { card, deck, fate } = done;
  if (fate === 'removed') t.facts.removed.push(card as QuorumId);
  if (fate !== 'discard') return done;
  if (deck === 'quorum') t.facts.quorum.discard.push(card as QuorumId);
  else if (deck === 'crisis') t.facts.crisis.discard.push(card as CrisisId);
  else t.facts.superCrisis.discard.push(card as CrisisId);
  return done;
}
