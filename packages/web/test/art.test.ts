import { PRINTED } from '@starboard/bsg';
import { CARDS, isCardId } from '@starboard/roll';
import { describe, expect, test } from 'vitest';
import { DICE, type DieColour, die } from '../src/art/dice.ts';
import { drawing } from '../src/art/draw.ts';
import { head, hexagon, portrait } from '../src/art/people.ts';
import { SCENE_NAMES, scene } from '../src/art/scenes/index.ts';
import { SEAT_COLOURS, seatColour } from '../src/art/seats.ts';
import { SHIP_KINDS, ship } from '../src/art/ships.ts';
import { SIGN_NAMES, signPath } from '../src/art/signs.ts';
import { CAST } from '../src/bsg/cast.ts';
import { CRISIS_SCENES } from '../src/bsg/crisis-scenes.ts';
import { smallTilePicture, tilePicture } from '../src/roll/tile-picture.tsx';

const contents = Object.values(PRINTED).flatMap(({ content }) => content ?? []);
const idsIn = (lists: readonly (readonly { readonly id: string }[] | undefined)[]): string[] =>
  lists.flatMap((list) => (list ?? []).map(({ id }) => id));

/** What every picture must be: closed, without filters, with parts that only it points to. */
function expectPicture(text: string, most = 24_000): void {
  expect(text.startsWith('<svg')).toBe(true);
  expect(text.endsWith('</svg>')).toBe(true);
  expect(text).not.toMatch(/undefined|NaN|<filter/);
  expect(text.length).toBeLessThan(most);
  const opened = text.match(/<(?!\/)[a-zA-Z]+(?=[\s>])[^>]*[^/]>|<[a-zA-Z]+>/g)?.length ?? 0;
  expect(text.match(/<\//g)?.length ?? 0).toBe(opened);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, pointed] of text.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) {
    if (pointed !== undefined) expect(ids).toContain(pointed);
  }
}

describe('drawings', () => {
  test('the same id is the same picture, another id another one', () => {
    const draw = (id: string): string =>
      drawing(`test ${id}`, () => tilePicture('new-sparta', 147, 60));
    expect(draw('a')).toBe(draw('a'));
    const plain = (text: string): string => text.replace(/d[0-9a-z]+-[0-9a-z]+/g, '');
    expect(plain(tilePicture('new-sparta', 147, 60))).toBe(plain(draw('b')));
    expect(plain(tilePicture('old-earth', 147, 60))).not.toBe(plain(draw('a')));
  });

  test('two drawings on one page never take the parts of each other', () => {
    const one = drawing('page one', () => ship('viper'));
    const other = drawing('page two', () => ship('viper'));
    const ids = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids(one).length).toBeGreaterThan(0);
    expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([]);
  });

  test('everybody who can be played or met has a face, human and Cylon', () => {
    const people = new Set([
      ...idsIn(contents.map(({ characters }) => characters)),
      ...idsIn(contents.map(({ allies }) => allies)),
    ]);
    expect(people.size).toBeGreaterThan(30);
    expect(Object.keys(CAST).sort()).toEqual([...people].sort());
    // Told apart without the colours of their seats, too.
    expect(new Set(Object.values(CAST).map((it) => JSON.stringify(it))).size).toBe(people.size);
    for (const person of Object.values(CAST)) {
      expectPicture(portrait(person, SEAT_COLOURS[0]));
      expectPicture(portrait(person, SEAT_COLOURS[0], true));
      expectPicture(head(person, SEAT_COLOURS[1], { mine: true }));
      expectPicture(hexagon(person, '#d9c9a3'));
    }
  });

  test('every Crisis and Super Crisis has one of the sixteen scenes', () => {
    const crises = new Set(
      idsIn(
        contents.flatMap(({ crises, laterCrises, superCrises }) => [
          crises,
          laterCrises,
          superCrises,
        ]),
      ),
    );
    expect(crises.size).toBe(168);
    expect(Object.keys(CRISIS_SCENES).sort()).toEqual([...crises].sort());
    expect(new Set(Object.values(CRISIS_SCENES))).toEqual(new Set(SCENE_NAMES));
    expect(SCENE_NAMES).toHaveLength(16);
    for (const name of SCENE_NAMES) expectPicture(scene(name, 260, 104), 12_000);
  });

  test('every tile and home world of Roll has a picture, large and small', () => {
    const tiles = CARDS.map(({ id }) => id).filter(isCardId);
    expect(tiles.length).toBeGreaterThan(100);
    for (const id of tiles) {
      expectPicture(tilePicture(id, 147, 60), 60_000);
      expectPicture(smallTilePicture(id, 40), 60_000);
    }
  });

  test('dice, ships and signs', () => {
    for (const colour of Object.keys(DICE) as DieColour[]) {
      expectPicture(die(colour, 'explore'));
      expectPicture(die(colour, null, 24));
    }
    for (const kind of SHIP_KINDS) expectPicture(ship(kind, 90));
    for (const name of SIGN_NAMES) expect(signPath(name)).toMatch(/^M[\d\s.,A-Za-z-]+Z$/);
    expect(new Set(SIGN_NAMES.map(signPath)).size).toBeGreaterThan(SIGN_NAMES.length - 3);
  });
});

describe('colours of seats', () => {
  test('are all different, and remain so when somebody has one of their own', () => {
    const all = (wish: number | null) =>
      SEAT_COLOURS.map((_, seat) => seatColour(seat, { mine: 2, wish }));
    expect(new Set(all(null)).size).toBe(7);
    expect(new Set(all(5)).size).toBe(7);
    expect(all(5)[2]).toBe(SEAT_COLOURS[5]);
    expect(all(5)[5]).toBe(SEAT_COLOURS[2]);
  });
});
