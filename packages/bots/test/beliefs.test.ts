import { type BsgView, bsg } from '@starboard/bsg';
import {
  answer,
  anyGame,
  eventsFor,
  type SeenEvent,
  seatAt,
  seedFrom,
  start,
  type View,
  viewOf,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  bsgNotes,
  contestAt,
  giveaway,
  onlookerFor,
  playContest,
  standings,
} from '../src/arena/index.ts';
import { noticed } from '../src/bsg/beliefs.ts';
import { type BsgMemory, newMemory, publicLedgersOf } from '../src/bsg/memory.ts';
import { lossWorth } from '../src/bsg/prices.ts';
import { fleetWorth } from '../src/bsg/stakes.ts';
import { exposureOf, suspicions } from '../src/bsg/suspicion.ts';
import { botFor } from '../src/index.ts';
import { cardOf } from './scene.ts';

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

  /** A check that asks for everything but engineering: fate added two cards, some seats one each, and these lay there. */
  const checked = (
    memory: BsgMemory,
    seats: readonly number[],
    cards: readonly number[],
    played: readonly SeenEvent[] = [],
    own: readonly number[] = [],
    skills: readonly string[] = ['politics', 'leadership', 'tactics', 'piloting'],
  ): BsgMemory =>
    noticed(
      memory,
      [
        {
          type: 'check-began',
          data: {
            of: 'witch-hunt',
            deck: 'crisis',
            difficulty: 9,
            skills: [...skills],
            partial: null,
          },
        },
        ...played,
        { type: 'contributed', data: { seat: null, count: 2 } },
        ...(own.length > 0
          ? [{ type: 'contributed', data: { seat: 0, count: own.length, cards: [...own] } }]
          : []),
        ...seats.map((seat) => ({ type: 'contributed', data: { seat, count: 1 } })),
        { type: 'check-revealed', data: { cards: [...cards] } },
      ],
      view,
    );
  const doubts = (memory: BsgMemory): readonly number[] => suspicions(view.facts, memory, 0);
  const guess = doubts(newMemory(5));
  const doubted = (memory: BsgMemory, seat: number): number => doubts(memory)[seat] ?? -1;
  const guessed = (seat: number): number => guess[seat] ?? -1;

  it('begin as the cards were dealt', () => {
    const { players, loyaltyDeck } = view.facts;
    const cards = (seat: number): number => players[seat]?.loyalty.length ?? 0;
    // The own card is human: both Cylon cards lie among the others.
    const unseen = loyaltyDeck + [1, 2, 3, 4].reduce((sum, seat) => sum + cards(seat), 0);
    const none = (count: number): number =>
      ((unseen - count) * (unseen - count - 1)) / (unseen * (unseen - 1));
    expect(guessed(0)).toBe(0);
    for (const seat of [1, 2, 3, 4]) expect(guessed(seat)).toBeCloseTo(1 - none(cards(seat)), 6);
    // Gaius Baltar has one more.
    expect(guessed(3)).toBeGreaterThan(guessed(4));
  });

  it('turn against those who could have added a bad card', () => {
    // Two bad ones are more than fate explains; 0 is a card of politics.
    const memory = checked(newMemory(5), [1, 2], [0, 1, spanner, spanner - 1]);
    expect(doubted(memory, 2)).toBeGreaterThan(guessed(2) + 0.1);
    expect(doubted(memory, 2)).toBeGreaterThan(doubted(memory, 1));
  });

  it('clear those who added to a check without a bad card', () => {
    const memory = checked(newMemory(5), [1, 2], [0, 1, 2, 3]);
    expect(doubted(memory, 1)).toBeLessThan(guessed(1));
    expect(doubted(memory, 4)).toBeGreaterThanOrEqual(guessed(4));
  });

  it('know the own cards', () => {
    const cards = [0, 1, 2, spanner];
    const own = checked(newMemory(5), [2], cards, [], [spanner]);
    const not = checked(newMemory(5), [2], cards, [], [2]);
    // Who added the bad card holds nothing against anybody for it.
    expect(doubted(own, 2)).toBeLessThan(guessed(2));
    expect(doubted(not, 2)).toBeGreaterThan(doubted(own, 2));
  });

  it('blame no engineer for what Scientific Research made count', () => {
    const cards = [0, 1, spanner, spanner - 1];
    const research = {
      type: 'card-played',
      data: { seat: 2, card: cardOf('scientific-research') },
    };
    const memory = checked(newMemory(5), [1, 2], cards, [research]);
    // All five skills count now: nobody could have spoiled anything.
    expect(doubted(memory, 2)).toBeCloseTo(guessed(2), 6);
    expect(doubted(checked(newMemory(5), [1, 2], cards), 2)).toBeGreaterThan(guessed(2));
  });

  it('see the own seat with the eyes of the others', () => {
    const orders = [cardOf('executive-order'), cardOf('declare-emergency')];
    const before = exposureOf(view.facts, publicLedgersOf(newMemory(5)), 0);
    // Saul Tigh draws leadership, and nothing of that counts here.
    const skills = ['politics', 'piloting', 'engineering'] as const;
    const memory = checked(newMemory(5), [1], [0, 1, ...orders], [], orders.slice(0, 1), skills);
    // Nobody else knows whose cards they were.
    expect(exposureOf(view.facts, publicLedgersOf(memory), 0)).toBeGreaterThan(before + 0.02);
    // What somebody does for all to see counts for the own seat, too.
    const idle = noticed(
      newMemory(5),
      Array.from({ length: 6 }, () => ({
        type: 'character-named',
        data: { seat: 0, named: 1, location: 'admirals-quarters' },
      })),
      view,
    );
    expect(idle.seenByAll.evidence[0]).not.toBe(0);
  });

  it('begin anew when the sleepers wake, and keep what was seen before', () => {
    const before = checked(newMemory(5), [1, 2], [0, 1, spanner, spanner - 1]);
    const after = noticed(before, [{ type: 'sleeper-phase', data: { distance: 4 } }], view);
    expect(after.before).toEqual({ evidence: before.evidence, sets: before.sets });
    expect(new Set([...after.evidence, ...after.sets])).toEqual(new Set([0]));
    const woken = {
      ...view.facts,
      sleeperDone: true,
      loyaltyDeck: 0,
      players: view.facts.players.map((player) => ({
        ...player,
        loyalty: player.seat === 0 ? player.loyalty : [...player.loyalty, null],
      })),
    };
    const dealt = { ...after, dealt: view.facts.players.map(({ loyalty }) => loyalty.length) };
    const [, roslin = 0, tyrol = 0] = suspicions(woken, dealt, 0);
    expect(tyrol).toBeGreaterThan(roslin);
  });

  it('are the same whether a game is followed or read at once, as a coach does who is asked late', () => {
    // Cards of strength one count for checks on Adama's turns alone (BSG-12.21); and somebody shows their face.
    const characters = [
      'william-adama',
      'laura-roslin',
      'galen-tyrol',
      'gaius-baltar',
      'tom-zarek',
    ];
    const own = seatAt(0);
    const bot = botFor('bsg', 'normal') ?? expect.fail('no bot');
    let shown = 0;
    let compared = 0;
    for (let i = 0; i < 3; i++) {
      const seed = seedFrom(`read at once ${i}`);
      const { state, events } = start(bsg, { seats: 5, seed, options: { characters } });
      const told: SeenEvent[] = [...eventsFor(events, own)];
      let followed = noticed(newMemory(5), told, viewOf(bsg, state, own));
      for (let answers = 0; state.outcome === null; answers++) {
        const open = state.asks.find(({ answered }) => !answered) ?? expect.fail('nobody is asked');
        const view = viewOf(bsg, state, open.seat);
        const ask = view.asks.find(({ id }) => id === open.id) ?? expect.fail('no ask');
        const { answer: given } = bot.decide(
          view,
          ask,
          bot.sitDown(view),
          whims(`${i} ${answers}`),
        );
        const seen = eventsFor(answer(bsg, state, open.seat, open.id, given).events, own);
        // At the end all secrets are open.
        if (state.outcome !== null) break;
        told.push(...seen);
        const now = viewOf(bsg, state, own);
        followed = noticed(followed, seen, now);
        if (!seen.some(({ type }) => type === 'check-revealed')) continue;
        expect(noticed(newMemory(5), told, now).sets).toEqual(followed.sets);
        compared += 1;
      }
      shown += told.filter(({ type }) => type === 'cylon-revealed').length;
      expect(followed.sets.some((it) => it !== 0)).toBe(true);
    }
    expect(compared).toBeGreaterThan(20);
    expect(shown).toBeGreaterThan(0);
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
    const told = suspicions(facts, newMemory(5), 0);
    expect(told[3]).toBe(1);
    // One Cylon card is left for the others.
    expect(told[1]).toBeLessThan(guessed(1));
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

  it('has Cylons in hiding do what humans do: they scout no more, and man the guns no less', () => {
    const deeds = results.flatMap(({ notes }) => bsgNotes(notes)?.deeds ?? []);
    const share = (cylon: boolean, what: string): number => {
      const done = deeds.filter((it) => it.cylon === cylon).flatMap((it) => it.deeds);
      expect(done.length).toBeGreaterThan(100);
      return done.filter((it) => it === what).length / done.length;
    };
    // Cylons once scouted with 22 % of their actions, and humans with 2 %; at the guns it was 2 % and 30 %.
    expect(share(true, 'launch-scout')).toBeLessThan(share(false, 'launch-scout') + 0.08);
    expect(share(true, 'weapons-control')).toBeGreaterThan(share(false, 'weapons-control') / 3);
    // It was 0.85 then.
    expect(giveaway(results.map(({ notes }) => bsgNotes(notes)?.deeds ?? []))).toBeLessThan(0.75);
  });
});
