import { type Seat, type StateOf, seatAt, shuffleWith } from '@starboard/kernel';
import type { AllyId, CrossroadsId } from '../../content/library.ts';
import { open } from '../../secrets/deck-places.ts';
import { layOut, type Place, type Zone, zone } from '../../secrets/zone.ts';
import type { Bsg } from '../../table/facts.ts';
import type { Trauma } from '../../table/vocabulary.ts';
import { boxOf } from '../box.ts';
import { ALL_TOKENS, type AllyInPlay, HAUNTED, hasTrauma, nebulaOf } from './state.ts';

type SeenBy = Place<unknown>['seenBy'];

// Who sees what: EXO-H4 to H8. View and zones both go by this.

/** EXO-H4, 38.2 */
export function tokensSeenBy(state: StateOf<Bsg>, seat: Seat): SeenBy {
  return nebulaOf(state.facts).phase === 'trial' ? 'all' : [seat];
}

/** EXO-H5 */
export function tokenSeenBy({ by, met }: AllyInPlay): SeenBy {
  if (met === true) return 'all';
  return by === null ? 'none' : [by];
}

/** EXO-H7 */
export function crossroadsSeenBy({ facts }: StateOf<Bsg>, seat: Seat): SeenBy {
  return nebulaOf(facts).resolved.includes(seat) ? 'all' : [seat];
}

/** Where a disaster can lie without anybody knowing: whatever somebody chose to lay there is none. */
const UNSEEN = ['pool', 'on a location', 'unseen on an ally'];

function tokenPlaces(state: StateOf<Bsg>): Place<Trauma>[] {
  const nebula = nebulaOf(state.facts);
  return [
    {
      name: 'pool',
      seenBy: 'none',
      things: nebula.pool,
      put: (things) => {
        nebula.pool = [...things];
      },
    },
    open('shown', nebula.shown),
    ...HAUNTED.map(
      (place): Place<Trauma> => ({
        name: 'on a location',
        seenBy: 'none',
        things: nebula.at[place],
        put: (things) => {
          nebula.at[place] = [...things];
        },
      }),
    ),
    ...nebula.held.map(
      (things, i): Place<Trauma> => ({
        name: 'held',
        seenBy: tokensSeenBy(state, seatAt(i)),
        things,
        of: seatAt(i),
        put: (now) => {
          nebula.held[i] = [...now];
        },
      }),
    ),
    ...nebula.allies.map(
      (it): Place<Trauma> => ({
        name: it.by === null ? 'unseen on an ally' : 'laid on an ally',
        seenBy: tokenSeenBy(it),
        things: it.tokens,
        put: (now) => {
          it.tokens = [...now];
        },
      }),
    ),
    ...nebula.laid.map(
      (things, i): Place<Trauma> => ({
        name: 'laid on a Crossroads card',
        seenBy: crossroadsSeenBy(state, seatAt(i)),
        things,
        of: seatAt(i),
        put: (now) => {
          nebula.laid[i] = [...now];
        },
      }),
    ),
  ];
}

const traumaZone = zone<Trauma>({
  id: 'trauma',
  whole: ({ facts }) => (nebulaOf(facts).phase === 'over' ? [] : ALL_TOKENS),
  places: tokenPlaces,
  deal(places, things, { chance }) {
    const isUnseen = ({ name }: Place<Trauma>): boolean => UNSEEN.includes(name);
    const known = places.filter((place) => !isUnseen(place));
    const count = known.reduce((sum, place) => sum + place.things.length, 0);
    const harmless = shuffleWith(
      chance,
      things.filter((token) => token !== 'disaster'),
    );
    layOut(known, harmless.splice(0, count));
    const disasters = things.filter((token) => token === 'disaster');
    layOut(places.filter(isUnseen), shuffleWith(chance, [...harmless, ...disasters]));
  },
});

/** EXO-H8 */
const allyZone = zone<AllyId>({
  id: 'ally',
  whole: ({ facts }) => (hasTrauma(facts) ? boxOf(facts).allies : []),
  places({ facts }) {
    const nebula = nebulaOf(facts);
    return [
      {
        name: 'deck',
        seenBy: 'none',
        things: nebula.allyDeck,
        put: (things) => {
          nebula.allyDeck = [...things];
        },
      },
      open(
        'in play',
        nebula.allies.map(({ ally }) => ally),
      ),
      open('gone', nebula.alliesGone),
    ];
  },
});

const crossroadsZone = zone<CrossroadsId>({
  id: 'crossroads',
  whole: ({ facts }) => (hasTrauma(facts) ? boxOf(facts).crossroads : []),
  places(state) {
    const nebula = nebulaOf(state.facts);
    return [
      {
        name: 'deck',
        seenBy: 'none',
        things: nebula.crossroads,
        put: (things) => {
          nebula.crossroads = [...things];
        },
      },
      ...nebula.dealt.map(
        (things, i): Place<CrossroadsId> => ({
          name: 'dealt',
          seenBy: crossroadsSeenBy(state, seatAt(i)),
          things,
          of: seatAt(i),
          put: (now) => {
            nebula.dealt[i] = [...now];
          },
        }),
      ),
    ];
  },
});

export const nebulaZones: readonly Zone[] = [traumaZone, allyZone, crossroadsZone];
