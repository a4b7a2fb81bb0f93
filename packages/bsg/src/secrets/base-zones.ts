import { type Frame, type Seat, type StateOf, seatAt } from '@starboard/kernel';
import type { CrisisId, DestinationId, LoyaltyId, QuorumId } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { CIVILIANS } from '../table/civilian-faces.ts';
import type { Bsg, CivilianFace, Deck, Facts } from '../table/facts.ts';
import { STANDINGS } from '../table/standing.ts';
import {
  BASESTAR_TOKENS,
  type BasestarToken,
  DAMAGE_TOKENS,
  type DamageToken,
} from '../table/vocabulary.ts';
import { dealLoyalty } from './loyalty-dealing.ts';
import { skillZone } from './skill-zone.ts';
import { type Place, type Zone, zone } from './zone.ts';

type State = StateOf<Bsg>;

/** The locals of what is going on, where cards may lie for a moment. */
interface Held {
  readonly seat?: Seat;
  readonly chooser?: Seat;
  readonly deck?: string;
  drawn?: unknown[];
}

function held({ stack }: State, procedures: readonly string[]): Held[] {
  return stack.flatMap(({ procedure, locals }: Frame) =>
    procedures.includes(procedure) ? [locals as Held] : [],
  );
}

/** Cards that somebody has drawn and looks at. */
function drawnPlaces<T>(state: State, procedures: readonly string[]): Place<T>[] {
  return held(state, procedures).flatMap((locals) => {
    const { drawn, seat, chooser } = locals;
    if (drawn === undefined || drawn.length === 0) return [];
    const by = chooser ?? seat;
    return [
      {
        name: 'drawn',
        seenBy: by === undefined ? 'none' : [by],
        // What these procedures draw are cards of this deck.
        things: drawn as T[],
        put: (things) => {
          locals.drawn = [...things];
        },
      },
    ];
  });
}

/** A deck whose top somebody may be looking at. */
function deckPlaces<T>(state: State, deck: string, cards: T[]): Place<T>[] {
  const lookers = held(state, ['looking-at-deck']).flatMap((it) =>
    it.deck === deck && it.seat !== undefined ? [it.seat] : [],
  );
  const put = (from: number) => (things: readonly T[]) => {
    cards.splice(from, things.length, ...things);
  };
  if (lookers.length === 0) {
    return [{ name: 'deck', seenBy: 'none', things: [...cards], put: put(0) }];
  }
  return [
    { name: 'top', seenBy: lookers, things: cards.slice(0, 1), put: put(0) },
    { name: 'deck', seenBy: 'none', things: cards.slice(1), put: put(1) },
  ];
}

const open = <T>(name: string, things: readonly T[]): Place<T> => ({ name, seenBy: 'all', things });

/** Cards of a deck that lie open: discarded, in play, being resolved. */
function openPlaces<T extends string>(
  facts: Facts,
  deck: string,
  { discard }: Deck<T>,
): Place<T>[] {
  const turnedUp = facts.onTable.filter(({ fate }) => fate !== 'kept' && fate !== 'given');
  return [
    open('discard', discard),
    // Cards in play say which deck they are of.
    open(
      'in play',
      [...facts.kept, ...turnedUp].flatMap((it) => (it.deck === deck ? [it.id as T] : [])),
    ),
  ];
}

const crises = zone<CrisisId>({
  id: 'crisis',
  whole: ({ facts }) => boxOf(facts).crises,
  places: (state) => [
    ...deckPlaces(state, 'crisis', state.facts.crisis.draw),
    ...drawnPlaces<CrisisId>(state, ['crisis-step', 'choosing-crisis']),
    ...openPlaces(state.facts, 'crisis', state.facts.crisis),
  ],
});

const superCrises = zone<CrisisId>({
  id: 'super-crisis',
  whole: ({ facts }) => boxOf(facts).superCrises,
  places: (state) => [
    ...deckPlaces(state, 'super-crisis', state.facts.superCrisis.draw),
    ...state.facts.players.map(
      (player, i): Place<CrisisId> => ({
        name: 'hand',
        seenBy: [seatAt(i)],
        things: player.superCrises,
        put: (things) => {
          player.superCrises = [...things];
        },
      }),
    ),
    ...openPlaces(state.facts, 'super-crisis', state.facts.superCrisis),
  ],
});

const quorum = zone<QuorumId>({
  id: 'quorum',
  whole: ({ facts }) => boxOf(facts).quorum,
  places(state) {
    const { facts } = state;
    const { president } = facts.titles;
    return [
      ...deckPlaces(state, 'quorum', facts.quorum.draw),
      {
        name: 'hand',
        seenBy: president === null ? 'none' : [president],
        things: facts.quorumHand,
        put: (things) => {
          facts.quorumHand = [...things];
        },
      },
      ...drawnPlaces<QuorumId>(state, ['quorum-choosing']),
      ...openPlaces(facts, 'quorum', facts.quorum),
      open('removed', facts.removed),
      ...facts.players.map((player) => open('before a player', player.quorum)),
    ];
  },
});

const destinations = zone<DestinationId>({
  id: 'destination',
  whole: ({ facts }) => boxOf(facts).destinations,
  places: (state) => [
    ...deckPlaces(state, 'destination', state.facts.destinations),
    ...drawnPlaces<DestinationId>(state, ['jump-fleet']),
    open('visited', state.facts.visited),
  ],
});

/** Who has looked at a card of somebody. */
function lookersAt(facts: Facts, seat: number, index: number): Seat[] {
  const { loyalty } = facts.players[seat] ?? { loyalty: [] };
  const card = loyalty[index]?.card;
  const nth = loyalty.slice(0, index).filter((it) => it.card === card).length;
  return facts.players.flatMap(({ notes }, other) => {
    const seen = notes.filter(
      (note) => note.about === 'loyalty' && note.seat === seat && note.card === card,
    );
    return seen.length > nth ? [seatAt(other)] : [];
  });
}

const loyalty = zone<LoyaltyId>({
  id: 'loyalty',
  whole: () => null,
  places: ({ facts }) => [
    {
      name: 'deck',
      seenBy: 'none',
      things: facts.loyalty,
      put: (things) => {
        facts.loyalty = [...things];
      },
    },
    ...facts.players.flatMap((player, seat) =>
      player.loyalty.map(
        (it, index): Place<LoyaltyId> => ({
          name: STANDINGS[player.standing].human ? 'held' : 'held by a Cylon',
          seenBy: it.faceUp ? 'all' : [seatAt(seat), ...lookersAt(facts, seat, index)],
          things: [it.card],
          of: seatAt(seat),
          put: ([card = it.card]) => {
            player.loyalty[index] = { ...it, card };
          },
        }),
      ),
    ),
  ],
  deal: dealLoyalty,
});

const civilians = zone<CivilianFace>({
  id: 'civilian',
  whole: () => CIVILIANS,
  places: ({ facts }) =>
    facts.civilians.map((ship, number) => {
      const lookers = facts.players.flatMap(({ notes }, seat) =>
        notes.some((note) => note.about === 'civilian' && note.ship === number)
          ? [seatAt(seat)]
          : [],
      );
      return {
        name: 'ship',
        seenBy: ship.where === 'destroyed' ? 'all' : lookers.length === 0 ? 'none' : lookers,
        things: [ship.face],
        put: ([face = ship.face]) => {
          ship.face = face;
        },
      };
    }),
});

const damage = zone<DamageToken>({
  id: 'damage',
  whole: () => DAMAGE_TOKENS,
  mayLeave: true,
  unordered: true,
  places: ({ facts }) => [
    {
      name: 'pool',
      seenBy: 'none',
      things: facts.damagePool,
      put: (things) => {
        facts.damagePool = [...things];
      },
    },
    open('on Galactica', facts.damaged),
  ],
});

const basestarDamage = zone<BasestarToken>({
  id: 'basestar-damage',
  whole: () => BASESTAR_TOKENS,
  unordered: true,
  places: ({ facts }) => [
    {
      name: 'pool',
      seenBy: 'none',
      things: facts.basestarPool,
      put: (things) => {
        facts.basestarPool = [...things];
      },
    },
    ...facts.basestars.map((basestar) => open('on a basestar', basestar.damage)),
  ],
});

/** Every pile of the base game in which something can be hidden. */
export const baseZones: readonly Zone[] = [
  skillZone,
  crises,
  superCrises,
  quorum,
  destinations,
  loyalty,
  civilians,
  damage,
  basestarDamage,
];
