import type { CrisisId } from '../content/library.ts';
import { type Box, boxOf } from '../modules/box.ts';
import { answers } from '../rulebook/questions.ts';
import type { Deck, Facts } from '../table/facts.ts';
import { deckPlaces, drawnPlaces, openPlaces } from './deck-places.ts';
import { type Place, type Zone, zone } from './zone.ts';

/** Procedures in which somebody has drawn Crisis cards and looks at them. */
const LOOKING = ['crisis-step', 'choosing-crisis', 'looking-at-crises'] as const;

/**
 * A deck of Crisis cards. There may be several, whose cards come to the same places: each counts its own.
 */
export function crisisZone(
  id: string,
  deckOf: (facts: Facts) => Deck<CrisisId>,
  wholeOf: (box: Box) => readonly CrisisId[],
): Zone {
  return zone<CrisisId>({
    id,
    whole: ({ facts }) => wholeOf(boxOf(facts)),
    places(state) {
      const { facts } = state;
      const whole = wholeOf(boxOf(facts));
      const deck = deckOf(facts);
      const elsewhere = [
        ...drawnPlaces<CrisisId>(state, LOOKING),
        ...drawnPlaces<CrisisId>(state, ['looking-at-crises'], 'under'),
        ...openPlaces(facts, 'crisis', deck),
      ];
      // Whoever looks at the Crisis deck looks at the one in use.
      const inUse = answers(facts).crisisDeck(facts) === deck;
      return [
        ...deckPlaces(state, 'crisis', deck.draw, inUse),
        ...elsewhere.flatMap(ownCards(whole)),
      ];
    },
  });
}

/** The cards of a place that are of this deck: those of another are counted there. */
function ownCards(whole: readonly CrisisId[]) {
  return (place: Place<CrisisId>): Place<CrisisId>[] => {
    const own = place.things.filter((card) => whole.includes(card));
    if (own.length === place.things.length) return [place];
    return own.length === 0 ? [] : [{ ...place, things: own }];
  };
}
