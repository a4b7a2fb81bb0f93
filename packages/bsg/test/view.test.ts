import { seatAt, seedFrom, start, type Viewer, viewOf } from '@starboard/kernel';
import { playTrial } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { type BsgView, bsg } from '../src/index.ts';

/** Everything a view tells. Whoever adds to it must say here who may know it. */
const PUBLIC = [
  'basestars',
  'boarding',
  'check',
  'civilianPool',
  'civilians',
  'civiliansAway',
  'civiliansLost',
  'crisisDeck',
  'crisisTop',
  'current',
  'damagePool',
  'damaged',
  'dead',
  'destinationDeck',
  'destiny',
  'distance',
  'gone',
  'heavyRaiders',
  'humanCards',
  'humanCardsDiscarded',
  'jumpTrack',
  'kept',
  'loyaltyDeck',
  'modules',
  'mourned',
  'nukes',
  'onTable',
  'parts',
  'passedBy',
  'players',
  'pursuit',
  'quorumDeck',
  'quorumHandSize',
  'quorumTop',
  'raiders',
  'raptors',
  'raptorsLost',
  'removed',
  'resources',
  'scar',
  'skillDecks',
  'sleeperDone',
  'superCrisisDeck',
  'superCrisisTop',
  'thisTurn',
  'titles',
  'turn',
  'vipers',
  'visited',
];
const PRESIDENTS_OWN = ['quorumHand'];
const PLAYER_PUBLIC = [
  'agendaDeck',
  'character',
  'executed',
  'faceUp',
  'handSize',
  'holdsSuperCrisis',
  'loyalty',
  'quorum',
  'revealed',
  'seat',
  'spent',
  'standing',
  'superCrisesPlayed',
  'superCrisisCount',
  'where',
];
const PLAYERS_OWN = ['agenda', 'hand', 'notes', 'superCrises', 'superCrisis'];

function factsFor(state: Parameters<typeof bsg.view>[0], viewer: Viewer): BsgView {
  return viewOf(bsg, state, viewer).facts;
}

describe('a view', () => {
  const states: Parameters<typeof bsg.view>[0][] = [];
  playTrial(
    bsg,
    { seats: 5, seed: seedFrom('views') },
    {
      checks: [
        ({ state }) => {
          states.push(structuredClone(state));
          return undefined;
        },
      ],
    },
  );

  it('tells what is in the list above, and nothing else', () => {
    const { state } = start(bsg, { seats: 5, seed: seedFrom('views') });
    const view = factsFor(state, 'spectator');
    expect(Object.keys(view).sort()).toEqual([...PUBLIC, ...PRESIDENTS_OWN].sort());
    for (const player of view.players) {
      expect(Object.keys(player).sort()).toEqual([...PLAYER_PUBLIC, ...PLAYERS_OWN].sort());
    }
  });

  it('HI-1, HI-5, HI-24, HI-26: keeps from everybody else what is a player’s own', () => {
    expect(states.length).toBeGreaterThan(100);
    for (const state of states) {
      for (const viewer of [
        ...state.facts.players.map((_, i) => seatAt(i)),
        'spectator' as const,
      ]) {
        const view = factsFor(state, viewer);
        if (state.facts.titles.president !== viewer) expect(view.quorumHand).toBeNull();
        for (const [i, player] of view.players.entries()) {
          if (i === viewer) continue;
          expect(player).toMatchObject({
            hand: null,
            superCrises: null,
            superCrisis: null,
            notes: [],
          });
          const held = state.facts.players[i]?.loyalty ?? [];
          expect(player.loyalty).toEqual(held.map(({ card, faceUp }) => (faceUp ? card : null)));
        }
      }
    }
  });

  it('HI-32: opens everything when the game is over', () => {
    const last = states.at(-1);
    if (last === undefined) throw new Error('nothing was played');
    const over = {
      ...last,
      outcome: { winners: [], losers: [], reason: { id: 'fuel-gone' } },
    };
    const { players, quorumHand } = factsFor(over, 'spectator');
    expect(quorumHand).toEqual(over.facts.quorumHand);
    expect(
      players.map(({ hand, loyalty, superCrises, notes }) => [hand, loyalty, superCrises, notes]),
    ).toEqual(
      over.facts.players.map(({ hand, loyalty, superCrises, notes }) => [
        hand,
        loyalty.map(({ card }) => card),
        superCrises,
        notes,
      ]),
    );
    expect(players.some(({ hand }) => (hand?.length ?? 0) > 0)).toBe(true);
  });
});
