import { type BsgView, bsg } from '@starboard/bsg';
import { anyGame, seatAt, seedFrom, start, type View, viewOf } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bsgNotes, contestAt, onlookerFor, playContest, standings } from '../src/arena/index.ts';
import { noticed } from '../src/bsg/beliefs.ts';
import { newMemory } from '../src/bsg/memory.ts';
import { lossWorth } from '../src/bsg/prices.ts';
import { fleetWorth } from '../src/bsg/stakes.ts';
import { suspicions } from '../src/bsg/suspicion.ts';

const game = anyGame(bsg);

/** A table at which the first seat is human. */
function tableOfFive(): View<BsgView> {
  for (let i = 0; i < 50; i++) {
    const { state } = start(bsg, {
      seats: 5,
      seed: seedFrom(`beliefs ${i}`),
      options: {
        characters: ['saul-tigh', 'laura-roslin', 'galen-tyrol', 'gaius-baltar', 'tom-zarek'],
      },
    });
    const view = viewOf(bsg, state, seatAt(0));
    if (view.facts.players[0]?.loyalty.every((card) => card === 'not-a-cylon')) return view;
  }
  throw new Error('no human in fifty deals');
}

describe('beliefs', () => {
  const view = tableOfFive();
  // Engineering, cards 84 to 104: of this table only Tyrol and Baltar draw it. Strength 5 is the last.
  const spanner = 104;

  it('begin as the cards were dealt, and add up to the Cylons there can be', () => {
    const doubts = suspicions(view.facts, [], 0);
    expect(doubts[0]).toBe(0);
    expect(doubts.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1.1, 1);
  });

  it('turn against those who could have added a bad card', () => {
    const memory = noticed(
      newMemory(5),
      [
        {
          type: 'check-began',
          data: {
            of: 'brig',
            difficulty: 9,
            skills: ['politics', 'leadership', 'tactics', 'piloting'],
            partial: null,
          },
        },
        { type: 'contributed', data: { seat: null, count: 2 } },
        { type: 'contributed', data: { seat: 1, count: 1 } },
        { type: 'contributed', data: { seat: 2, count: 1 } },
        // Two bad ones are more than Destiny explains; 0 is a card of politics.
        { type: 'check-revealed', data: { cards: [0, 1, spanner, spanner - 1] } },
      ],
      view,
    );
    const [, roslin = 0, tyrol = 0] = memory.evidence;
    expect(tyrol).toBeGreaterThan(0.5);
    expect(tyrol).toBeGreaterThan(roslin);
  });

  it('are certain about what was seen', () => {
    const facts = {
      ...view.facts,
      players: view.facts.players.map((player) =>
        player.seat === 0
          ? {
              ...player,
              notes: [
                { about: 'loyalty', seat: seatAt(3), card: 'cylon-morale', turn: 1 } as const,
              ],
            }
          : player,
      ),
    };
    expect(suspicions(facts, [], 0)[3]).toBe(1);
  });
});

describe('stakes', () => {
  const { facts } = tableOfFive();

  it('make the last unit worth the game', () => {
    expect(lossWorth('fuel', 1, 1)).toBeGreaterThan(10 * lossWorth('fuel', 8, 1));
    expect(lossWorth('fuel', 3, 1)).toBeGreaterThan(lossWorth('fuel', 8, 1));
  });

  it('are read from what cards do', () => {
    const loss = fleetWorth(facts, [{ op: 'resource', resource: 'morale', by: -1 }]);
    const half = fleetWorth(facts, [
      {
        op: 'roll',
        by: 'current',
        atMost: 4,
        then: [{ op: 'resource', resource: 'morale', by: -1 }],
      },
    ]);
    expect(loss).toBeLessThan(0);
    expect(half).toBeCloseTo(loss / 2);
  });
});

// Sizes at which a failure means that something broke: four standard deviations and more from what is expected.
describe('the ladder of Battlestar Galactica', () => {
  const games = 60;
  const results = Array.from({ length: games }, (_, i) =>
    playContest(game, contestAt(i, ['normal'], 5, 'test'), onlookerFor('bsg')),
  );

  it('is won by both sides, and not always in the same way', () => {
    const humans = results.filter(({ outcome }) => outcome.reason.id === 'humans-reached-kobol');
    expect(humans.length / games).toBeGreaterThan(0.15);
    expect(humans.length / games).toBeLessThan(0.7);
    expect(new Set(results.map(({ outcome }) => outcome.reason.id)).size).toBeGreaterThan(3);
    expect(standings(results, true).normal?.games).toBe(games * 5);
  });

  it('has humans suspect Cylons more than each other before the end', () => {
    const late = results.flatMap(({ notes }) => bsgNotes(notes)?.beliefs.slice(5) ?? []);
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, it) => sum + it, 0) / values.length;
    expect(mean(late.flatMap(({ cylons }) => cylons ?? []))).toBeGreaterThan(
      mean(late.flatMap(({ humans }) => humans ?? [])) + 0.02,
    );
  });
});
