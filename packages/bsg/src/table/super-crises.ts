import type { Seat } from '@starboard/kernel';
import { drawTop } from './decks.ts';
import type { BsgTable } from './facts.ts';
import { playerAt } from './people.ts';

/** A Super Crisis card for somebody, for the own eyes (BSG-21.10, 22.9, PEG-7). */
export function drawSuperCrisis(t: BsgTable, seat: Seat): void {
  const card = drawTop(t, t.facts.superCrisis);
  t.reveal([seat]);
  if (card === null) return;
  playerAt(t.facts, seat).superCrises.push(card);
  t.whisper([seat], 'super-crisis-drawn', { seat, card }, { seat });
}
