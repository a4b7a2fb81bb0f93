import { type Seat, seatAt } from '@starboard/kernel';
import { titleOf } from '../content/library.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { inBrig, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import type { Title } from '../table/vocabulary.ts';
import { answers } from './questions.ts';

/** BSG-13.1, 36.10: who may be given a title; no prisoner becomes Admiral. */
export function mayHold(facts: Facts, title: Title, seat: Seat): boolean {
  return standingOf(facts, seat).holdsTitles && !(titleOf(title).notInBrig && inBrig(facts, seat));
}

/** BSG-36.3 to 36.7, 36.11: the highest in line; for the Admiral, prisoners are passed over if possible. */
export function heirTo(facts: Facts, title: Title, except: Seat | null = null): Seat | null {
  let first: Seat | null = null;
  for (const character of answers(facts).succession(title)) {
    const seat = seatAt(facts.players.findIndex((player) => player.character === character));
    if (seat < 0 || seat === except || !standingOf(facts, seat).holdsTitles) continue;
    if (mayHold(facts, title, seat)) return seat;
    first ??= seat;
  }
  return first;
}

export function passOn(t: BsgTable, title: Title): void {
  giveTitleTo(t, title, heirTo(t.facts, title));
}

/** BSG-13.6, 13.9: the Quorum hand and the nukes go with the title. */
export function giveTitleTo(t: BsgTable, title: Title, seat: Seat | null): void {
  const before = t.facts.titles[title];
  if (before === seat) return;
  const { quorumHand, turn } = t.facts;
  if (title === 'president' && before !== null && quorumHand.length > 0) {
    playerAt(t.facts, before).notes.push({ about: 'quorum', cards: [...quorumHand], turn });
  }
  t.facts.titles[title] = seat;
  t.emit('title-passed', { title, seat });
  if (title === 'president' && seat !== null && t.facts.quorumHand.length > 0) t.reveal([seat]);
}

/** After somebody came to or left the Brig: who may not hold a title there gives way to whoever may (BSG-36.5, 36.7). */
export function settleTitles(t: BsgTable, titles: readonly Title[]): void {
  for (const title of titles) {
    const holder = t.facts.titles[title];
    if (holder !== null && titleOf(title).notInBrig === true && inBrig(t.facts, holder)) {
      passOn(t, title);
    }
  }
}
