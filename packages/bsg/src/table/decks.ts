import type { Seat } from '@starboard/kernel';
import { lookOf, type SkillCard, skillOf } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { treacheryDiscarded } from '../rulebook/procedures.ts';
import type { BsgTable, Deck } from './facts.ts';
import { isHuman, playerAt } from './people.ts';
import { type Skill, TREACHERY } from './vocabulary.ts';

/**
 * BSG-15.6, 37.1: a deck is made anew from its discard pile at once when its last card leaves, or when a card is
 * wanted; null when there is none at all.
 */
export function drawTop<T>(t: BsgTable, deck: Deck<T>): T | null {
  renew(t, deck);
  const card = deck.draw.shift() ?? null;
  renew(t, deck);
  return card;
}

function renew<T>(t: BsgTable, deck: Deck<T>): void {
  if (deck.draw.length > 0 || deck.discard.length === 0) return;
  deck.draw = t.shuffle(deck.discard);
  deck.discard = [];
}

/** A skill card from a deck into a hand. Everybody sees from which deck (HI-3). */
export function drawSkill(t: BsgTable, seat: Seat, skill: Skill): SkillCard | null {
  const card = drawTop(t, t.facts.skills[skill]);
  if (card === null) return null; // BSG-15.8
  playerAt(t.facts, seat).hand.push(card);
  t.reveal([seat]);
  t.whisper([seat], 'drew-skill', { seat, skill, card }, { seat, skill });
  return card;
}

export function discardSkill(t: BsgTable, seat: Seat, cards: readonly SkillCard[]): void {
  if (cards.length === 0) return;
  const player = playerAt(t.facts, seat);
  player.hand = player.hand.filter((card) => !cards.includes(card));
  toDiscard(t, cards);
  t.reveal();
  t.emit('discarded', { seat, cards: cards.map(lookOf) }); // HI-34
  // PEG-17.9, 17.16
  const answered = boxOf(t.facts).cardMoments.has('treachery-discarded');
  if (answered && isHuman(t.facts, seat) && cards.some((card) => skillOf(card) === TREACHERY)) {
    t.run(treacheryDiscarded, { seat });
  }
}

/** BSG-15.5: each to the pile of its own skill. */
export function toDiscard(t: BsgTable, cards: readonly SkillCard[]): void {
  for (const card of cards) t.facts.skills[skillOf(card)].discard.push(card);
}

/** BSG-2.32, 15.9, 15.10 */
export function buildDestiny(t: BsgTable): void {
  const cards: SkillCard[] = [];
  for (const skill of boxOf(t.facts).skills) {
    for (let i = 0; i < 2; i++) {
      const card = drawTop(t, t.facts.skills[skill]);
      if (card !== null) cards.push(card);
    }
  }
  t.facts.destiny = t.shuffle(cards);
  t.emit('destiny-built', { cards: cards.length });
}

/** BSG-16.7, 15.11 */
export function drawDestiny(t: BsgTable, count: number): SkillCard[] {
  const drawn: SkillCard[] = [];
  while (drawn.length < count) {
    const card = t.facts.destiny.shift();
    if (card === undefined) {
      buildDestiny(t);
      if (t.facts.destiny.length === 0) break;
      continue;
    }
    drawn.push(card);
  }
  if (t.facts.destiny.length === 0) buildDestiny(t);
  return drawn;
}
