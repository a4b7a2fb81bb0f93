import type { BsgView, LoyaltyId, PlayerView, SkillCard } from '@starboard/bsg';
import { cardsOfKind, DEFINITIONS, strengthOf } from '@starboard/bsg';
import { one, type Seat, seatAt, some } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { destinationWorth } from '../src/bsg/choices.ts';
import { goalWorth } from '../src/bsg/goals.ts';
import { newCardRisk } from '../src/bsg/loyalty.ts';
import { newMemory } from '../src/bsg/memory.ts';
import { executionWorth } from '../src/bsg/stakes.ts';
import { suspicions } from '../src/bsg/suspicion.ts';
import { answered, cardOf, decided, placed, positionIn, tableOf, told } from './scene.ts';

const view = tableOf(['exodus', 'personal-goals', 'final-five']);

const holding = (...loyalty: readonly LoyaltyId[]): Partial<PlayerView> => ({ loyalty });

describe('a Personal Goal', () => {
  const act = (goal: LoyaltyId) =>
    one('choose-action', ['location', `reveal:${goal}`, 'pass'], { things: 'action' });

  it('is revealed once it brings no card', () => {
    const facts = told(
      view,
      { distance: 7, players: placed(view, 'communications') },
      {
        ...holding('goal-use-caution'),
        hand: [],
      },
    );
    const { answer, why } = decided(view, facts, act('goal-use-caution'));
    expect(answer).toBe('reveal:goal-use-caution');
    expect(why).toEqual({ id: 'bot-bsg-acts', args: { action: 'reveal' } });
  });

  it('can wait where it stays met and would bring a card', () => {
    const worth = (distance: number): number =>
      goalWorth(positionIn(view, told(view, { distance })), 'goal-use-caution');
    expect(worth(5)).toBeLessThan(worth(7));
  });

  it('cannot wait where what it asks for passes', () => {
    const position = positionIn(view, told(view, { distance: 5 }));
    expect(goalWorth(position, 'goal-stand-and-fight')).toBeGreaterThan(
      goalWorth(position, 'goal-use-caution') + 0.5,
    );
  });

  it('is worth the game where it would cost the last of something', () => {
    const resources = { ...view.facts.resources, population: 1 };
    const position = positionIn(view, told(view, { distance: 6, resources }));
    expect(goalWorth(position, 'goal-use-caution')).toBeGreaterThan(10);
  });

  it('is left to cost the fleet something by a Cylon who holds it', () => {
    const facts = told(
      view,
      { distance: 7, players: placed(view, 'communications') },
      {
        ...holding('goal-use-caution', 'cylon-brig'),
        hand: [],
      },
    );
    expect(answered(view, facts, act('goal-use-caution'))).not.toBe('reveal:goal-use-caution');
  });

  it('is paid for with exactly as much as it asks, in cards that are missed least', () => {
    const leadership = DEFINITIONS.skillCards.find(({ id }) => id === 'declare-emergency');
    const strong = leadership === undefined ? [] : cardsOfKind(leadership);
    const hand: SkillCard[] = [
      ...strong,
      cardOf('executive-order'),
      cardOf('iron-will'),
      cardOf('political-prowess'),
    ];
    const ask = some('discard-for-goal', hand, {
      things: 'skill-card',
      min: 1,
      max: hand.length,
      constraint: 'comes-to-strength',
      args: { strength: 20 },
    });
    const facts = told(view, { distance: 7 }, { ...holding('goal-selfish'), hand });
    const paid = answered(view, facts, ask) as number[];
    expect(paid.reduce((sum, card) => sum + strengthOf(card), 0)).toBe(20);
    expect(new Set(paid).size).toBe(paid.length);
  });

  it('is pursued: a short way for whoever must have gone one', () => {
    const worth = (loyalty: LoyaltyId): number =>
      destinationWorth(positionIn(view, told(view, {}, holding(loyalty))), 'algae-planet');
    expect(worth('goal-use-caution')).toBeGreaterThan(worth('not-a-cylon'));
  });
});

describe('the Final Five', () => {
  const names = (seats: readonly (Seat | 'nobody')[]) =>
    one('name-a-character', seats, { things: 'seat', args: { among: 'with-hidden-loyalty' } });

  it('keep others from looking at somebody who is known to be one', () => {
    const noted = {
      about: 'loyalty',
      seat: seatAt(1),
      card: 'final-five-examiner-executed',
      turn: 1,
    } as const;
    const facts = told(view, {}, { notes: [noted] });
    expect(answered(view, facts, names([seatAt(1), seatAt(2)]))).toBe(2);
  });

  it('keep a human from looking at somebody there is no reason to suspect', () => {
    const evidence = [0, -4, 4, 4, 4];
    const facts = told(view, {});
    expect(answered(view, facts, names([seatAt(1), 'nobody']), { evidence })).toBe('nobody');
    const plain = tableOf(['exodus']);
    const ask = names([seatAt(1), 'nobody']);
    expect(answered(plain, told(plain, {}), ask, { evidence })).toBe(1);
  });

  it('are carried out one after the other', () => {
    const cards = ['final-five-damage', 'final-five-examiner-brig'];
    const ask = one('choose-final-five', cards, { things: 'loyalty' });
    expect(cards).toContain(answered(view, told(view, {}), ask));
  });
});

describe('beliefs where cards come and go', () => {
  const seen = (facts: BsgView, seat: number): number =>
    suspicions(facts, newMemory(5), 0)[seat] ?? -1;
  const withCards = (...counts: readonly number[]): BsgView => ({
    ...told(view, {
      sleeperDone: true,
      loyaltyDeck: 1,
      players: view.facts.players.map((player, i) => ({
        ...player,
        loyalty: Array.from({ length: counts[i] ?? 1 }, () => null),
        faceUp: [],
      })),
    }),
  });

  it('suspect whoever holds more cards that nobody has seen', () => {
    const facts = withCards(2, 3, 1, 2, 2);
    expect(seen(facts, 1)).toBeGreaterThan(seen(facts, 3));
    expect(seen(facts, 3)).toBeGreaterThan(seen(facts, 2));
  });

  it('add up to the Cylon cards that can be among them', () => {
    // Two Cylon cards; eight hidden ones of others and one in the deck.
    const facts = withCards(2, 2, 2, 2, 2);
    const sum = suspicions(facts, newMemory(5), 0).reduce((all, it) => all + it, 0);
    // Neither of a seat's two cards is one in 7 * 6 of 9 * 8 deals.
    expect(sum).toBeCloseTo(4 * (1 - (7 * 6) / (9 * 8)), 6);
  });

  it('trust whoever showed all cards, until another one comes', () => {
    const facts = withCards(2, 2, 2, 2, 2);
    const shown = (loyalty: PlayerView['loyalty'], faceUp: PlayerView['faceUp']): BsgView => ({
      ...facts,
      players: facts.players.map((player) =>
        player.seat === 1 ? { ...player, loyalty, faceUp } : player,
      ),
    });
    expect(seen(shown(['goal-selfish'], ['goal-selfish']), 1)).toBe(0);
    expect(seen(shown(['goal-selfish', null], ['goal-selfish']), 1)).toBeGreaterThan(0.05);
  });

  it('make an execution of the innocent worse than before', () => {
    const facts = withCards(2, 2, 2, 2, 2);
    expect(newCardRisk(facts)).toBeGreaterThan(0);
    const settled = { ...facts, humanCards: null };
    expect(executionWorth(facts, 1, 0)).toBeLessThan(executionWorth(settled, 1, 0));
  });
});
