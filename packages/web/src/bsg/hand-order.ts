import type { SkillCard } from '@starboard/bsg/reading';
import { useState } from 'react';

// The order of my hand is mine: kept in this browser, one for each table, and told to nobody.

/** A table's address is its name. */
const key = (): string => `starboard.hand ${window.location.pathname}`;

function read(): readonly SkillCard[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key()) ?? 'null');
    return Array.isArray(kept) && kept.every((it) => typeof it === 'number') ? kept : null;
  } catch {
    return null;
  }
}

function keep(order: readonly SkillCard[] | null): void {
  try {
    if (order === null) localStorage.removeItem(key());
    else localStorage.setItem(key(), JSON.stringify(order));
  } catch {
    // A browser that keeps nothing: the order lasts as long as the page.
  }
}

/** My cards in my order; those that have come since follow as they would lie by themselves. */
export function inOrder(
  sorted: readonly SkillCard[],
  order: readonly SkillCard[] | null,
): readonly SkillCard[] {
  if (order === null) return sorted;
  const placed = order.filter((card) => sorted.includes(card));
  return [...placed, ...sorted.filter((card) => !placed.includes(card))];
}

/** The same cards with one of them at another place. */
export function moved(
  hand: readonly SkillCard[],
  card: SkillCard,
  to: number,
): readonly SkillCard[] {
  const rest = hand.filter((it) => it !== card);
  const at = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, at), card, ...rest.slice(at)];
}

export interface HandOrder {
  readonly hand: readonly SkillCard[];
  /** Whether it is an order of my own. */
  readonly own: boolean;
  readonly move: (card: SkillCard, to: number) => void;
  readonly sort: () => void;
}

export function useHandOrder(sorted: readonly SkillCard[]): HandOrder {
  const [order, setOrder] = useState(read);
  const hand = inOrder(sorted, order);
  const set = (next: readonly SkillCard[] | null): void => {
    keep(next);
    setOrder(next);
  };
  return {
    hand,
    own: order !== null && hand.some((card, i) => card !== sorted[i]),
    move: (card, to) => set(moved(hand, card, to)),
    sort: () => set(null),
  };
}
