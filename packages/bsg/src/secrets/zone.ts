import { type Chance, type Seat, type StateOf, shuffleWith, type Viewer } from '@starboard/kernel';
import type { Bsg } from '../table/facts.ts';

/** Somewhere things of a zone lie. */
export interface Place<T> {
  readonly name: string;
  /** Who sees what lies there. */
  readonly seenBy: 'all' | 'none' | readonly Seat[];
  readonly things: readonly T[];
  /** Lays other things there, as many. Not for what everybody sees. */
  readonly put?: (things: readonly T[]) => void;
  /** Whose it is, where that matters to what could lie there. */
  readonly of?: Seat;
  /** The list they lie in, where that is not the things themselves: a part of it. */
  readonly within?: readonly T[];
}

/** What is known or guessed about hidden things when they are dealt anew. */
export interface Dealing {
  readonly chance: Chance;
  /** Whether the things lay in these places just now, or come from nowhere and the places are empty. */
  readonly known: boolean;
  /** How likely each seat is to be a Cylon. */
  readonly suspicion: readonly number[];
}

/**
 * Things that can be hidden, declared once: where they lie, who sees them there, and what there is of them. Views are
 * tested with it, worlds are imagined with it, and nothing can be lost or doubled without being noticed.
 */
export interface Zone<T = unknown> {
  readonly id: string;
  readonly places: (state: StateOf<Bsg>) => readonly Place<T>[];
  /** Everything there is of it; null where that is a secret itself. */
  readonly whole: (state: StateOf<Bsg>) => readonly T[] | null;
  /** Things may leave the game for good. */
  readonly mayLeave?: true;
  /** Drawn at random, so that the order says nothing and need not be imagined. */
  readonly unordered?: true;
  /** Lays these things into these places, in a way that could be true; by default anyhow. */
  readonly deal?: (
    places: readonly Place<T>[],
    things: readonly T[],
    how: Dealing,
    state: StateOf<Bsg>,
  ) => void;
}

/** Things of a zone, by its name, that a scenario put out of everybody's reach. */
export type Aside = Record<string, unknown[]>;

/** They lie with the procedure that plays the whole game. */
function asidePlaces<T>({ stack }: StateOf<Bsg>, zone: string): Place<T>[] {
  const locals: { readonly aside?: Aside } = stack[0]?.locals ?? {};
  const { aside } = locals;
  const things = aside?.[zone];
  if (aside === undefined || things === undefined) return [];
  const put = (now: readonly T[]): void => {
    aside[zone] = [...now];
  };
  // Only things of this zone are put aside under its name.
  return [{ name: 'aside', seenBy: 'none', things: things as T[], put }];
}

/** Whatever lies in a zone is handled only by the zone itself. */
export function zone<T>(it: Zone<T>): Zone {
  const whole: Zone<T> = {
    ...it,
    places: (state) => [...it.places(state), ...asidePlaces<T>(state, it.id)],
  };
  return whole as unknown as Zone;
}

export function isSeen({ seenBy }: Place<unknown>, viewer: Viewer): boolean {
  if (seenBy === 'all') return true;
  return seenBy !== 'none' && viewer !== 'spectator' && seenBy.includes(viewer);
}

/** Lays things into places one after the other. */
export function layOut<T>(places: readonly Place<T>[], things: readonly T[]): void {
  const left = [...things];
  for (const place of places) place.put?.(left.splice(0, place.things.length));
}

/** Lays things that a viewer cannot see into the places where they could be. */
export function dealUnseen(
  zone: Zone,
  state: StateOf<Bsg>,
  unseen: readonly Place<unknown>[],
  things: readonly unknown[],
  how: Dealing,
): void {
  if (zone.deal !== undefined) zone.deal(unseen, things, how, state);
  else layOut(unseen, shuffleWith(how.chance, [...things]));
}

/** A list with some of its things taken out, once each. */
export function without<T>(list: readonly T[], taken: readonly T[]): T[] {
  const left = [...list];
  for (const thing of taken) {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Things that are there but cannot be seen: places for whatever is dealt. */
export const hidden = (count: number): never[] =>
  Array.from({ length: count }, () => null as never);
