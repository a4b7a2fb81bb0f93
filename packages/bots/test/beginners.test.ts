import type { BsgView, PlayerView } from '@starboard/bsg';
import { describe, expect, it } from 'vitest';
import { contribution } from '../src/bsg/contributing.ts';
import { jumpWorth } from '../src/bsg/jumping.ts';
import { newMemory } from '../src/bsg/memory.ts';
import { orderWorth } from '../src/bsg/orders.ts';
import { type Position, positionOf } from '../src/bsg/position.ts';
import type { Level } from '../src/index.ts';
import { cardOf, checkFor, NORMAL, placed, tableOf, told } from './scene.ts';

// What somebody does not see yet who plays for the first time. None of it is silly; all of it costs games.

const view = tableOf([]);
const at = (level: Level, facts: Partial<BsgView>, me: Partial<PlayerView> = {}): Position =>
  positionOf(
    { ...view, facts: told(view, facts, me) },
    newMemory(view.seats),
    { ...NORMAL },
    level,
  );

describe('a beginner among the humans', () => {
  const check = checkFor('water-sabotaged', 'crisis', {
    difficulty: 9,
    skills: ['politics', 'leadership', 'tactics'],
    added: view.facts.players.slice(1).map(({ seat }) => ({ seat, count: 3 })),
    cards: 14,
  });
  const onTable: BsgView['onTable'] = [{ deck: 'crisis', card: 'water-sabotaged' }];
  const hand = ['executive-order', 'declare-emergency', 'consolidate-power'].map(cardOf);

  it('gives two cards to a check that others have long paid for', () => {
    const given = (level: Level) =>
      contribution(at(level, { check, onTable }, { hand, handSize: 3 }), hand, 3);
    expect(given('normal')).toEqual([]);
    expect(given('easy')).toHaveLength(2);
  });

  it('makes the last jump at once, and no other for what is left behind', () => {
    const raiders = view.facts.raiders.map(() => 'bow' as const);
    const civilians = view.facts.civilians.map((ship) => ({ ...ship, sector: 'bow' as const }));
    const hunted = { raiders, civilians, jumpTrack: 4, distance: 3 };
    const quiet = { raiders: raiders.map(() => null), jumpTrack: 4, distance: 3 };
    expect(jumpWorth(at('easy', hunted))).toBe(jumpWorth(at('easy', quiet)));
    expect(jumpWorth(at('normal', hunted))).toBeGreaterThan(jumpWorth(at('normal', quiet)));
    const last = {
      ...quiet,
      basestars: view.facts.basestars.map((star) => ({ ...star, sector: null })),
      jumpTrack: 3,
      distance: 8,
      resources: { ...view.facts.resources, population: 2 },
    };
    expect(jumpWorth(at('normal', last))).toBeLessThan(0);
    expect(jumpWorth(at('easy', last))).toBeGreaterThan(0);
  });

  it('risks no people it has not got', () => {
    const few = {
      jumpTrack: 4,
      distance: 3,
      resources: { ...view.facts.resources, population: 1 },
    };
    expect(jumpWorth(at('easy', few))).toBeLessThan(0);
  });

  it('thinks of what it can do itself, and gives no orders', () => {
    const players = placed(view, 'admirals-quarters', 'weapons-control', 'command');
    expect(orderWorth(at('normal', { players }))).toBeGreaterThan(0);
    expect(orderWorth(at('easy', { players }))).toBe(0);
  });
});
