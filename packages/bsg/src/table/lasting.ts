import type { Lasting } from '../content/definition.ts';
import { crisisOf } from '../content/library.ts';
import { boardOf, closes } from './boards.ts';
import { isCrisisCard } from './cards.ts';
import type { BsgTable, Facts, Kept } from './facts.ts';
import { toPile } from './on-table.ts';
import type { Location } from './vocabulary.ts';

/** The lasting rules of the cards in play. */
export function lasting<R extends Lasting['rule']>(
  { kept }: Facts,
  rule: R,
): readonly Extract<Lasting, { rule: R }>[] {
  let all: Extract<Lasting, { rule: R }>[] | null = null;
  for (const it of kept) {
    const found = lastingOf(it);
    if (found === undefined || !isRule(found, rule)) continue;
    if (all === null) all = [found];
    else all.push(found);
  }
  return all ?? NONE;
}

const NONE: readonly never[] = [];

/** What a card in play does, if it is a Crisis card. */
export function lastingOf(kept: Kept): Lasting | undefined {
  return isCrisisCard(kept) ? crisisOf(kept.id).lasting : undefined;
}

function isRule<R extends Lasting['rule']>(
  it: Lasting,
  rule: R,
): it is Extract<Lasting, { rule: R }> {
  return it.rule === rule;
}

/** A card leaves play: back to the discard pile of its deck. */
export function leavePlay(t: BsgTable, kept: Kept): void {
  t.facts.kept = t.facts.kept.filter((it) => it !== kept);
  toPile(t, kept);
  t.emit('card-left-play', { card: kept.id, deck: kept.deck });
}

/** BSG-14.22: Thirty-Three goes when a civilian ship or a basestar is destroyed. */
export function discardRelentless(t: BsgTable): void {
  for (const kept of [...t.facts.kept]) {
    if (lastingOf(kept)?.rule === 'relentless') leavePlay(t, kept);
  }
}

/** A place is closed by a card in play (Jammed Assault, Bomb on Colonial 1). */
export function isClosed(facts: Facts, location: Location): boolean {
  return lasting(facts, 'closed').some(({ place }) => closes(place, location));
}

/** A whole ship is closed: nobody may go there. */
export function isShut(facts: Facts, location: Location): boolean {
  const closed = lasting(facts, 'closed');
  if (closed.length === 0) return false;
  const { id } = boardOf(location);
  return closed.some(({ place }) => place === id);
}
