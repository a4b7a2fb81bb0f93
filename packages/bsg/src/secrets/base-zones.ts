import { type Seat, seatAt } from '@starboard/kernel';
import type { CrisisId, DestinationId, LoyaltyId, QuorumId } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { answers } from '../rulebook/questions.ts';
import { CIVILIANS } from '../table/civilian-faces.ts';
import type { CivilianFace, Facts } from '../table/facts.ts';
import { STANDINGS } from '../table/standing.ts';
import { type BasestarToken, DAMAGE_TOKENS, type DamageToken } from '../table/vocabulary.ts';
import { crisisZone } from './crisis-zone.ts';
import { deckPlaces, drawnPlaces, open, openPlaces } from './deck-places.ts';
import { dealLoyalty } from './loyalty-dealing.ts';
import { skillZone } from './skill-zone.ts';
import { type Place, type Zone, zone } from './zone.ts';

const crises = crisisZone(
  'crisis',
  ({ crisis }) => crisis,
  (box) => box.crises,
);

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
    open('out of the game', state.facts.gone?.superCrises ?? []),
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
      ...drawnPlaces<QuorumId>(state, ['quorum-choosing', 'arranging-quorum']),
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
    open('passed by', state.facts.passedBy ?? []),
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
    ...(facts.humanCards === undefined
      ? []
      : [
          {
            name: 'humans',
            seenBy: 'none' as const,
            things: facts.humanCards,
            put: (things: readonly LoyaltyId[]) => {
              facts.humanCards = [...things];
            },
          },
        ]),
    open('discarded', facts.humanCardsDiscarded ?? []),
    open('out of the game', facts.gone?.loyalty ?? []),
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
    open(
      'on Galactica',
      facts.damaged.filter((token) => DAMAGE_TOKENS.some((it) => it === token)),
    ),
  ],
});

const basestarDamage = zone<BasestarToken>({
  id: 'basestar-damage',
  whole: ({ facts }) => answers(facts).basestarTokens,
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
