import { crisisOf, type Resource } from '@starboard/bsg';
import { loadWords } from '@starboard/words';
import { languageTags, readText } from '@starboard/words/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { beforeOutcome, Changes, changesIn, changesOf, guardedIn } from '../src/bsg/changes.tsx';
import type { LogEntry } from '../src/table/client.ts';

const RESOURCES = { food: 8, fuel: 8, morale: 1, population: 11 };
const entry = (type: string, data: object): LogEntry =>
  ({ seq: 0, event: { type, data } }) as LogEntry;
const changed = (resource: Resource, by: number, now: number): LogEntry =>
  entry('resource-changed', { resource, by, now });

describe('resources before and after', () => {
  it('as the card is printed: Prisoner Revolt costs 1 population, passed nothing', () => {
    const revolt = crisisOf('prisoner-revolt');
    if (revolt.kind !== 'check') throw new Error('it is a check');
    const before = { resource: 'population', from: 11, to: 10 };
    expect(changesOf(revolt.pass, RESOURCES, null)).toEqual([]);
    expect(changesOf(revolt.partial ?? [], RESOURCES, null)).toEqual([before]);
    expect(changesOf(revolt.fail, RESOURCES, null)).toEqual([before]);
  });

  it('a dial stops at 0 and at 15 (BSG-11.4, 11.5), and several losses are one', () => {
    const lose = (resource: Resource, by: number) => ({ op: 'resource', resource, by }) as const;
    expect(changesOf([lose('morale', -3)], RESOURCES, null)).toEqual([
      { resource: 'morale', from: 1, to: 0 },
    ]);
    expect(changesOf([lose('food', 9)], RESOURCES, null)).toEqual([
      { resource: 'food', from: 8, to: 15 },
    ]);
    expect(changesOf([lose('fuel', -1), lose('fuel', -1)], RESOURCES, null)).toEqual([
      { resource: 'fuel', from: 8, to: 6 },
    ]);
  });

  it('a guarded resource loses 1 less, once (PEG-41.14)', () => {
    const lose = { op: 'resource', resource: 'fuel', by: -2 } as const;
    expect(changesOf([lose, lose], RESOURCES, 'fuel')).toEqual([
      { resource: 'fuel', from: 8, to: 5 },
    ]);
    const guard = entry('resource-guarded', { seat: 0, resource: 'fuel' });
    expect(guardedIn([guard])).toBe('fuel');
    expect(guardedIn([guard, entry('loss-prevented', { resource: 'fuel' })])).toBeNull();
    expect(guardedIn([guard, entry('turn-began', { seat: 1, turn: 2 })])).toBeNull();
  });

  it('while the outcome is carried out: counted from before it, not once more', () => {
    const settled = entry('check-settled', { total: 3, outcome: 'fail' });
    const earlier = [entry('check-began', {}), changed('food', -1, 7)];
    const during = beforeOutcome(
      [...earlier, settled, changed('population', -2, 9), changed('morale', -1, 1)],
      { ...RESOURCES, food: 7, population: 9 },
    );
    expect(during.resources).toEqual({ ...RESOURCES, food: 7, population: 11, morale: 2 });
    expect(during.log).toEqual(earlier);
    const open = [settled, changed('food', -1, 7), entry('check-began', {})];
    expect(beforeOutcome(open, RESOURCES)).toEqual({ log: open, resources: RESOURCES });
  });

  it('as it happened', () => {
    const log = [changed('morale', -1, 7), changed('morale', -1, 6), changed('food', 0, 8)];
    expect(changesIn(log)).toEqual([{ resource: 'morale', from: 8, to: 6 }]);
  });
});

it.each(await languageTags())('are told with both numbers: %s', async (tag) => {
  const words = await loadWords(readText, tag, ['bsg', 'table']);
  const changes = [{ resource: 'morale', from: 8, to: 7 } as const];
  const text = renderToStaticMarkup(createElement(Changes, { changes, words })).replace(
    /<[^>]*>/g,
    ' ',
  );
  expect(text).toMatch(/8\D+7/);
  expect(text).toContain(words.say('bsg-resource-morale'));
});
