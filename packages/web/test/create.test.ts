import { bsg, installedModules, type ModuleId, READINGS, wrongCombination } from '@starboard/bsg';
import { describe, expect, test } from 'vitest';
import { firstChoice, optionsOf, SEATS } from '../src/create/choice.ts';
import {
  type Expansions,
  readingsChosen,
  readingsFor,
  ticked,
  ticksFor,
} from '../src/create/expansions.ts';

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
  const needs = 'option-modules-need';
  /** EXO-M2: what goes on top of Exodus alone. */
  const ofExodus = {
    'personal-goals': needs,
    'final-five': needs,
    'cylon-fleet': needs,
    'ionian-nebula': needs,
  };

  test('nothing of the second rulebook without Pegasus, nothing of the third without Exodus', () => {
    const ofPegasus = {
      'new-caprica': needs,
      'cylon-leaders': needs,
      'sympathetic-cylon': needs,
    };
    expect(closed([], 4)).toEqual({ ...ofPegasus, ...ofExodus });
    expect(closed(['pegasus'], 4)).toEqual(ofExodus);
    expect(closed(['exodus'], 4)).toEqual(ofPegasus);
    expect(closed(['pegasus', 'exodus'], 4)).toEqual({});
  });

  test('EXO-39.20, M1: New Caprica or the Ionian Nebula, not both', () => {
    const excluded = 'option-modules-exclude';
    expect(closed(['pegasus', 'exodus', 'ionian-nebula'], 4)['new-caprica']).toBe(excluded);
    expect(closed(['pegasus', 'new-caprica', 'exodus'], 4)['ionian-nebula']).toBe(excluded);
  });

  test('EXO-40.1: seven with Exodus need Pegasus and a leader', () => {
    const all: readonly ModuleId[] = [
      'exodus',
      'personal-goals',
      'final-five',
      'cylon-fleet',
      'ionian-nebula',
    ];
    expect(refused(all, 7)).toBe(true);
    expect(refused(['pegasus', ...all], 7)).toBe(true);
    expect(refused(['pegasus', 'cylon-leaders', ...all], 7)).toBe(false);
    expect(refused(all, 6)).toBe(false);
  });

  test('PEG-18.2, 38.8: leaders not for three, the Sympathetic Cylon for four or six', () => {
    expect(closed(['pegasus'], 3)).toEqual({
      'cylon-leaders': 'option-modules-players',
      'sympathetic-cylon': 'option-modules-only-players',
      ...ofExodus,
    });
    expect(closed(['pegasus'], 5)).toEqual({
      'sympathetic-cylon': 'option-modules-only-players',
      ...ofExodus,
    });
    expect(closed(['pegasus', 'cylon-leaders'], 6)).toEqual({
      'sympathetic-cylon': 'option-modules-exclude',
      ...ofExodus,
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

  test('with Exodus everything goes that needs it', () => {
    const all: readonly ModuleId[] = ['pegasus', 'exodus', 'final-five', 'cylon-fleet'];
    expect(ticked(expansions, all, 'exodus', false)).toEqual(['pegasus']);
    expect(ticked(expansions, all, 'final-five', false)).toEqual([
      'pegasus',
      'exodus',
      'cylon-fleet',
    ]);
  });

  test('whatever can be ticked one after the other, the game takes', () => {
    const choice = firstChoice(new URLSearchParams('game=bsg'), 'Ann');
    let taken = 0;
    for (const seats of SEATS.bsg) {
      const reached = new Set<string>();
      const reach = (modules: readonly ModuleId[]): void => {
        if (reached.has(modules.join())) return;
        reached.add(modules.join());
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

describe('readings of the rules', () => {
  const asked = (modules: readonly ModuleId[]): readonly string[] =>
    readingsFor(expansions, modules).map(({ name }) => name);

  test('are asked for where they mean something (EXO-C4, C13, C19)', () => {
    expect(asked([])).toEqual([]);
    expect(asked(['pegasus'])).toEqual([]);
    expect(asked(['exodus'])).toEqual(['executedLoyalty']);
    expect(asked(['pegasus', 'exodus'])).toEqual([]);
    expect(asked(['exodus', 'cylon-fleet', 'ionian-nebula'])).toEqual([
      'executedLoyalty',
      'pursuitOrder',
      'crossroadsOrder',
    ]);
  });

  test('go to the game as chosen, and never one that means nothing there', () => {
    const chosen = {
      executedLoyalty: 'kept',
      pursuitOrder: 'by-number',
      crossroadsOrder: 'clockwise',
    };
    const choice = firstChoice(new URLSearchParams('game=bsg'), 'Ann');
    const options = (modules: readonly ModuleId[]) =>
      optionsOf({ ...choice, seats: 4, modules }, readingsChosen(expansions, modules, chosen));
    const fleet: readonly ModuleId[] = ['exodus', 'cylon-fleet'];
    expect(bsg.options(options(fleet), 4)).toMatchObject({
      executedLoyalty: 'kept',
      pursuitOrder: 'by-number',
    });
    expect(options(['pegasus', ...fleet])).not.toHaveProperty('executedLoyalty');
    expect(bsg.options(options(['pegasus', ...fleet]), 4)).toMatchObject({
      pursuitOrder: 'by-number',
    });
    expect(options(['pegasus'])).toEqual({ variant: 'standard', modules: ['pegasus'] });
  });
});
