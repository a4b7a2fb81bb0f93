import { bsg, installedModules, type ModuleId, READINGS, wrongCombination } from '@starboard/bsg';
import { describe, expect, test } from 'vitest';
import { firstChoice, optionsOf, SEATS } from '../src/create/choice.ts';
import { type Expansions, ticked, ticksFor } from '../src/create/expansions.ts';

const expansions: Expansions = {
  known: installedModules(),
  wrong: wrongCombination,
  readings: READINGS,
};

/** What cannot be ticked, and why. */
const closed = (chosen: readonly ModuleId[], seats: number): Record<string, string> =>
  Object.fromEntries(
    ticksFor(expansions, chosen, seats).flatMap(({ id, why }) =>
      why === null ? [] : [[id, why.id]],
    ),
  );

const refused = (modules: readonly ModuleId[], seats: number): boolean =>
  wrongCombination(expansions.known, modules, seats) !== null;

describe('the expansions of a new game', () => {
  test('nothing of the second rulebook without Pegasus', () => {
    const needs = 'option-modules-need';
    expect(closed([], 4)).toEqual({
      'new-caprica': needs,
      'cylon-leaders': needs,
      'sympathetic-cylon': needs,
    });
    expect(closed(['pegasus'], 4)).toEqual({});
  });

  test('PEG-18.2, 38.8: leaders not for three, the Sympathetic Cylon for four or six', () => {
    expect(closed(['pegasus'], 3)).toEqual({
      'cylon-leaders': 'option-modules-players',
      'sympathetic-cylon': 'option-modules-only-players',
    });
    expect(closed(['pegasus'], 5)).toEqual({
      'sympathetic-cylon': 'option-modules-only-players',
    });
    expect(closed(['pegasus', 'cylon-leaders'], 6)).toEqual({
      'sympathetic-cylon': 'option-modules-exclude',
    });
  });

  test('PEG-39.1: seven play with a leader, who can be ticked one by one', () => {
    expect(SEATS.bsg).toEqual([3, 4, 5, 6, 7]);
    expect(refused([], 7)).toBe(true);
    expect(closed([], 7)['pegasus']).toBeUndefined();
    expect(refused(['pegasus'], 7)).toBe(true);
    expect(closed(['pegasus'], 7)['cylon-leaders']).toBeUndefined();
    expect(refused(['pegasus', 'cylon-leaders'], 7)).toBe(false);
  });

  test('with Pegasus everything goes that needs it', () => {
    const all: readonly ModuleId[] = ['pegasus', 'new-caprica', 'cylon-leaders'];
    expect(ticked(expansions, all, 'pegasus', false)).toEqual([]);
    expect(ticked(expansions, all, 'new-caprica', false)).toEqual(['pegasus', 'cylon-leaders']);
    expect(ticked(expansions, ['new-caprica'], 'pegasus', true)).toEqual([
      'pegasus',
      'new-caprica',
    ]);
  });

  test('whatever can be ticked one after the other, the game takes', () => {
    const choice = firstChoice(new URLSearchParams('game=bsg'), 'Ann');
    let taken = 0;
    for (const seats of SEATS.bsg) {
      const reach = (modules: readonly ModuleId[]): void => {
        if (!refused(modules, seats)) {
          taken += 1;
          const options = bsg.options(optionsOf({ ...choice, seats, modules }), seats);
          expect(options, `${seats}: ${modules.join()}`).toMatchObject({ modules });
        }
        for (const { id, chosen, why } of ticksFor(expansions, modules, seats)) {
          if (!chosen && why === null) reach(ticked(expansions, modules, id, true));
        }
      };
      reach([]);
    }
    expect(taken).toBeGreaterThan(15);
  });
});
