import {
  boardOf,
  kindOf,
  type Location,
  meaningOf,
  type SkillCard,
  strengthOf,
} from '@starboard/bsg/reading';
import type { AskView, Choice } from '@starboard/kernel';
import { inReadingOrder } from '../table/ask-panel.tsx';
import type { Spot } from './spots.ts';

/** So many answers stand beside the question, and there they can stay. */
export const FEW = 3;
/** So many places that can be gone to are found more easily where they are than in a list. */
const PLACES = 4;

/** The answers that are given where they lie, each with its place among all answers: its key. */
export type AnsweredThere = ReadonlyMap<Spot, { readonly choice: Choice; readonly key: number }>;

export const NOWHERE: AnsweredThere = new Map();

/** Places of the Cylons have room for their names alone. */
export const ofCylons = (location: Location): boolean => boardOf(location).reachedBy === 'cylons';

const isOnBoard = (spot: Spot): boolean => /^(location|sector|area):/.test(spot);

/** As they are read, but that cards of my hand come as they lie there: so do their keys. */
export function inHandOrder(
  { ask }: AskView,
  of: readonly Choice[],
  hand: readonly SkillCard[],
): readonly Choice[] {
  const placeOf = (choice: Choice): number => {
    const meant = meaningOf(ask, choice);
    if (meant.is !== 'play-card') return -1;
    return hand.findIndex(
      (it) => kindOf(it) === kindOf(meant.card) && strengthOf(it) === strengthOf(meant.card),
    );
  };
  const inHand = of.filter((it) => placeOf(it) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  let next = 0;
  return inReadingOrder(of).map((it) => (placeOf(it) < 0 ? it : (inHand[next++] ?? it)));
}

function isTiny({ ask }: AskView, choice: Choice): boolean {
  const meant = meaningOf(ask, choice);
  return meant.is === 'location' && ofCylons(meant.location);
}

/**
 * Which answers of a long list need not be in it: what lies in sight, alone at its spot. A spot with several answers tells
 * them apart in the list.
 */
export function answeredThere(
  ask: AskView | null,
  spots: ReadonlyMap<Spot, readonly Choice[]>,
  inSight: (spot: Spot) => boolean,
): AnsweredThere {
  if (ask === null || ask.ask.kind !== 'one' || ask.ask.of.length <= FEW) return NOWHERE;
  const order = inReadingOrder(ask.ask.of);
  const found = [...spots].flatMap(([spot, [choice, ...more]]) =>
    choice !== undefined && more.length === 0 && inSight(spot) && !isTiny(ask, choice)
      ? [[spot, { choice, key: order.indexOf(choice) }] as const]
      : [],
  );
  const places = found.filter(([spot]) => isOnBoard(spot));
  return new Map(found.filter(([spot]) => !isOnBoard(spot) || places.length >= PLACES));
}
