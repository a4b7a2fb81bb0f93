import { type AnyGame, imagine, type Seat, viewOf, whims } from '@starboard/kernel';
import { expect } from 'vitest';
import type { Level } from '../src/index.ts';
import { hurried, type Moment, playThrough } from './table.ts';

// What bots make of worlds that might be.

/** Strong bots beside normal ones look ahead, and never stumble over what they imagine. */
export function expectLookingAhead(game: AnyGame, seats: number, modules: readonly string[]): void {
  let searched = 0;
  const look = ({ decision: { why } }: Moment): void => {
    expect(['bot-unknown-ask', 'bot-stumbled']).not.toContain(why.id);
    if (why.id === 'bot-bsg-searched') searched += 1;
  };
  playThrough(game, seats, `ahead ${modules.length}`, ['strong', 'normal'], look, { modules });
  expect(searched).toBeGreaterThan(0);
}

/**
 * Another world as the seat may see it. Where an open ask could not have been opened, the next one is tried; that four
 * have the same card to play is true in hardly one of 200.
 */
function anotherWorld(game: AnyGame, state: Moment['state'], seat: Seat, seed: string) {
  for (let i = 0; i < 2000; i++) {
    const world = imagine(game, state, seat, whims(`${seed} ${i}`));
    if (world !== null) return world;
  }
  throw new Error('no other world');
}

/**
 * In a world that differs only in what the first seat may not know, the same whims lead its bot to the same answer.
 * Tried at every so many of its decisions; returns how often.
 */
export function worldsCompared(
  game: AnyGame,
  {
    seats,
    level,
    modules,
    seed,
    every,
  }: {
    readonly seats: number;
    readonly level: Level;
    readonly modules: readonly string[];
    readonly seed: string;
    readonly every: number;
  },
): number {
  const quick: Level = level === 'easy' ? 'normal' : 'easy';
  const levels = [level, ...Array.from({ length: seats - 1 }, () => quick)];
  let seen = 0;
  let compared = 0;
  const look = ({ state, open, bot, memory, decision, again }: Moment): void => {
    if (open.seat !== 0) return;
    seen += 1;
    if (seen % every !== 0) return;
    const world = anotherWorld(game, state, open.seat, `imagined ${seen}`);
    const view = viewOf(game, world.state, open.seat);
    const ask = view.asks.find(({ id }) => id === open.id);
    if (ask === undefined) throw new Error('an ask that is open in one world only');
    expect(bot.decide(view, ask, memory, again(), hurried())).toEqual(decision);
    compared += 1;
  };
  playThrough(game, seats, seed, levels, look, modules.length === 0 ? {} : { modules });
  expect(compared).toBe(Math.floor(seen / every));
  return compared;
}
