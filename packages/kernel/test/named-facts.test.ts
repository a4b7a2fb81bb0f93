import {
  eachIn,
  eachOf,
  eachSeat,
  Fault,
  inside,
  type Json,
  listOf,
  mapOf,
  mistake,
  mistakeIn,
  oneOf,
  wholeNumber,
  yesOrNo,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { faultOf } from './small-games.ts';

/** Where the mistake is, and what it is. */
function wrong(read: () => unknown): [path: string, details: string] {
  const { path, details } = mistakeIn(faultOf(read)) ?? { path: ['?'], details: '?' };
  return [path.join('.'), details];
}

describe('a named fact', () => {
  it('is read as what it must be', () => {
    expect(listOf([1, 'a'])).toEqual([1, 'a']);
    expect(mapOf({ a: 1 })).toEqual({ a: 1 });
    expect(wholeNumber(4, 0, 4)).toBe(4);
    expect(yesOrNo(false)).toBe(false);
    expect(oneOf('red', ['red', 'blue'], 'colour')).toBe('red');
    expect(oneOf(7, [3, 7], 'faction')).toBe(7);
    expect(eachOf([1, 2], (item, place) => [item, place])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(eachIn({ a: 1 }, (key, item) => [key, item])).toEqual([['a', 1]]);
  });

  it.each<[string, (value: Json) => unknown, Json, string]>([
    ['no list', listOf, 'x', 'expected a list, found "x"'],
    ['no list', listOf, { a: 1 }, 'expected a list, found a map'],
    ['no map', mapOf, [1], 'expected a map, found a list'],
    ['no map', mapOf, null, 'expected a map, found null'],
    ['a broken number', (it) => wholeNumber(it, 0, 9), 1.5, 'expected a whole number, found 1.5'],
    ['a number in words', (it) => wholeNumber(it, 0, 9), '4', 'expected a whole number, found "4"'],
    ['too small', (it) => wholeNumber(it, 0, 9), -1, '-1 is not between 0 and 9'],
    ['too big', (it) => wholeNumber(it, 0, 9), 10, '10 is not between 0 and 9'],
    ['no yes or no', yesOrNo, 'yes', 'expected true or false, found "yes"'],
    ['no such', (it) => oneOf(it, ['red'], 'colour'), 'rad', 'there is no colour "rad"'],
    [
      'no name',
      (it) => oneOf(it, ['red'], 'colour'),
      [],
      'expected the name of a colour, found a list',
    ],
  ])('is a mistake otherwise: %s', (_, read, value, details) => {
    expect(wrong(() => read(value))).toEqual(['', details]);
  });

  it('tells where the mistake is', () => {
    const read = (it: Json): number => wholeNumber(it, 0, 9);
    const nested = (): unknown =>
      inside('players', () =>
        eachOf([{ cards: 3 }, { cards: 12 }], (it) => eachIn(it, (_, n) => read(n))),
      );
    expect(wrong(nested)).toEqual(['players.1.cards', '12 is not between 0 and 9']);
  });

  it('tells what could have been meant', () => {
    const fault = faultOf(() => oneOf('rad', ['red', 'blue'], 'colour'));
    expect(mistakeIn(fault)).toMatchObject({ word: 'rad', known: ['red', 'blue'] });
    expect(fault).toBeInstanceOf(Fault);
    expect(fault.code).toBe('bad-setup');
  });

  it('is not made a mistake by an error of another kind', () => {
    const broken = new RangeError('broken');
    const thrown = (): void => {
      throw broken;
    };
    expect(() => inside('a', thrown)).toThrow(broken);
    expect(mistakeIn(broken)).toBeNull();
    expect(mistakeIn(new Fault('bad-setup', 'other'))).toBeNull();
    expect(mistakeIn(mistake('x'))?.details).toBe('x');
  });
});

describe('what is said of seats', () => {
  const said = (value: Json): [number, Json][] => {
    const heard: [number, Json][] = [];
    eachSeat(value, 3, (seat, item) => heard.push([seat, item]));
    return heard;
  };

  it('is a list, where null says nothing, or a map by seat', () => {
    expect(said([null, 'a'])).toEqual([[1, 'a']]);
    expect(said({ 2: 'b', 0: 'a' })).toEqual([
      [0, 'a'],
      [2, 'b'],
    ]);
  });

  it.each<[Json, string, string]>([
    [[1, 2, 3, 4], '3', 'there is no seat 3, only 0 to 2'],
    [{ 3: 1 }, '3', 'there is no seat 3, only 0 to 2'],
    [{ one: 1 }, 'one', 'there is no seat one, only 0 to 2'],
    ['all', '', 'expected a map, found "all"'],
  ])('is a mistake otherwise: %j', (value, path, details) => {
    expect(wrong(() => said(value))).toEqual([path, details]);
  });
});
