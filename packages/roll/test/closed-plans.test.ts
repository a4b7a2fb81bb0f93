import {
  answer,
  canonical,
  clone,
  isPlainObject,
  type Json,
  judge,
  sampleAnswer,
  seedFrom,
  start,
  whims,
} from '@starboard/kernel';
import { roll } from '@starboard/roll';
import { expect, test } from 'vitest';

/** The same with one part more, once for every object in it. */
function withMore(value: Json): Json[] {
  const all: Json[] = [];
  const visit = (at: readonly (string | number)[], it: unknown): void => {
    if (isPlainObject(it)) {
      const copy = clone({ root: value }) as { root: Json };
      let there: unknown = copy.root;
      for (const step of at) there = (there as Record<string | number, unknown>)[step];
      (there as Record<string, unknown>)['note'] = 'I am the one with the cards';
      all.push(copy.root);
      for (const [key, part] of Object.entries(it)) visit([...at, key], part);
    }
    if (Array.isArray(it)) for (const [i, part] of it.entries()) visit([...at, i], part);
  };
  visit([], value);
  return all;
}

test('a plan carries what it is made of and nothing else: it is shown to others as it was given', () => {
  const refused = new Map<string, number>();
  for (let round = 0; round < 12; round++) {
    const { state } = start(roll, { seed: seedFrom(`closed ${round}`), seats: 3 });
    const chance = whims(`closed ${round}`);
    while (state.outcome === null) {
      const open = state.asks.find((ask) => !ask.answered);
      if (open === undefined) throw new Error('nobody is asked');
      const given = sampleAnswer(roll, state, open, chance);
      if (open.ask.kind === 'plan') {
        for (const more of withMore(given)) {
          const why = judge(roll, state, open, more);
          expect(why, JSON.stringify(more)).not.toBeNull();
          refused.set(open.ask.plan, (refused.get(open.ask.plan) ?? 0) + 1);
        }
      }
      answer(roll, state, open.seat, open.id, given);
    }
  }
  expect([...refused.keys()].sort()).toEqual(['assign', 'explore', 'manage', 'place']);
});

/** Takes everything out of it, whatever lies how deep. */
function emptied(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) emptied(part);
  if (Array.isArray(value)) value.length = 0;
  else for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
}

/** The same as an object of a class, with its first number as no JSON writes it, and with a hole in a list. */
function notPlain(value: Json): unknown[] {
  class Plan {}
  const asClass = Array.isArray(value) ? [] : [Object.assign(new Plan(), value)];
  const text = JSON.stringify(value);
  const odd = JSON.parse(text.replace(/-?\d+/, '-0')) as unknown;
  const holed = clone(value);
  const list = Array.isArray(holed) ? holed : Object.values(holed ?? {}).find(Array.isArray);
  // A list that says to be longer than what lies in it.
  if (list !== undefined) list.length += 1;
  return [
    ...asClass,
    ...(text === JSON.stringify(odd) ? [] : [odd]),
    ...(list === undefined ? [] : [holed]),
  ];
}

test('a plan is copied whole, and only what JSON could have carried', () => {
  const copied = new Set<string>();
  let refused = 0;
  for (let round = 0; round < 8; round++) {
    const { state } = start(roll, { seed: seedFrom(`copied ${round}`), seats: 3 });
    const chance = whims(`copied ${round}`);
    while (state.outcome === null) {
      const open = state.asks.find((ask) => !ask.answered);
      if (open === undefined) throw new Error('nobody is asked');
      const given = sampleAnswer(roll, state, open, chance);
      if (open.ask.kind === 'plan') {
        const before = canonical(state);
        for (const odd of notPlain(given)) {
          expect(() => answer(roll, state, open.seat, open.id, odd)).toThrow('not-json');
          refused += 1;
        }
        expect(canonical(state)).toBe(before);
        copied.add(open.ask.plan);
      }
      const own = clone(given);
      answer(roll, state, open.seat, open.id, own);
      const after = canonical(state);
      emptied(own);
      expect(canonical(state)).toBe(after);
    }
  }
  expect([...copied].sort()).toEqual(['assign', 'explore', 'manage', 'place']);
  expect(refused).toBeGreaterThan(100);
});
