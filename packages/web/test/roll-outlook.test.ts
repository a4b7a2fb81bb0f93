import { seatAt } from '@starboard/kernel';
import {
  COLOURS,
  type Colour,
  card,
  type Die,
  type PlayerView,
  sidesOf,
  TILE_WORLDS,
} from '@starboard/roll';
import { describe, expect, test } from 'vitest';
import { isLastRound } from '../src/roll/last-round.ts';
import {
  afterStocking,
  anyOrder,
  bestShipping,
  bestShippingAfter,
  crewOf,
  isDone,
  pointsOf,
  roomIn,
  sameExplorers,
  sitesOf,
  storagesOf,
  worthOf,
} from '../src/roll/outlook.ts';

/** How many dice of each colour there are (ROLL-1.2 to 1.10), in the order they are numbered in. */
const COUNTS = [25, 22, 9, 20, 14, 12, 9];

/** The nth die of a colour. */
function die(colour: Colour, nth = 0): Die {
  const before = COUNTS.slice(0, COLOURS.indexOf(colour)).reduce((sum, it) => sum + it, 0);
  return before + nth;
}

const NOTHING: PlayerView = {
  seat: seatAt(0),
  faction: 1,
  home: 'new-sparta',
  tableau: [],
  develop: { count: 0, top: null, tiles: [], dice: [] },
  settle: { count: 0, top: null, tiles: [], dice: [] },
  cup: [],
  citizenry: [],
  rolling: [],
  rolled: null,
  workers: { explore: [], develop: [], settle: [], produce: [], ship: [] },
  selected: null,
  goods: [],
  credits: 1,
  chips: 0,
  drawnCount: 0,
  drawn: null,
  abandoned: null,
  score: { seat: seatAt(0), total: 0, lines: [], tieBreak: 0 },
};

test('ROLL-14.1, 14.2 the last round is known as soon as the points or the places are gone', () => {
  const view = (pool: number, tiles: number) => ({
    pool,
    players: [{ ...NOTHING, tableau: TILE_WORLDS.slice(0, tiles) }],
  });
  expect(isLastRound(view(1, 11))).toBe(false);
  expect(isLastRound(view(0, 3))).toBe(true);
  expect(isLastRound(view(5, 12))).toBe(true);
});

describe('what workers would come to', () => {
  test('ROLL-8.2 Stock pays two each; ROLL-1.22 nobody holds more than ten', () => {
    expect(afterStocking(NOTHING, ['home', 'military'])).toBe(5);
    expect(afterStocking({ ...NOTHING, credits: 7 }, ['home', 'home', 'home'])).toBe(10);
  });

  test('ROLL-19.4 alien-archaeology: alien workers that Stock bring four', () => {
    const me: PlayerView = { ...NOTHING, tableau: ['alien-archaeology'] };
    expect(afterStocking(me, ['alien', 'home'])).toBe(1 + 4 + 2);
  });

  test('ROLL-8.1 explorers are the same unless a tile pays for a colour of theirs', () => {
    expect(sameExplorers([], 'home', 'alien')).toBe(true);
    // ROLL-19.4, 19.7
    expect(sameExplorers(['alien-archaeology'], 'home', 'alien')).toBe(false);
    expect(sameExplorers(['alien-research-team'], 'alien', 'home')).toBe(false);
    expect(sameExplorers(['alien-research-team'], 'novelty', 'home')).toBe(true);
  });

  test('ROLL-9.2, 9.11 the order of builders makes no difference where all of them finish tiles', () => {
    const tiles = [1, 2];
    const need = tiles.reduce((sum, tile) => sum + card(sidesOf(tile).development).cost, 0);
    const with_ = (workers: number, tableau: PlayerView['tableau'] = []): PlayerView => ({
      ...NOTHING,
      tableau,
      develop: { count: 2, top: 1, tiles, dice: [] },
      workers: { ...NOTHING.workers, develop: Array.from({ length: workers }, (_, i) => i) },
    });
    expect(anyOrder(with_(need), 'develop')).toBe(true);
    // Somebody would be left over, or would wait on a tile that is not finished.
    expect(anyOrder(with_(need + 1), 'develop')).toBe(false);
    expect(anyOrder(with_(need - 1), 'develop')).toBe(false);
    // ROLL-20.1: of those that pay some come back.
    expect(anyOrder(with_(need, ['galactic-federation']), 'develop')).toBe(false);
  });

  test('ROLL-9.2, 9.7 builders go to the tile on top, what is left over to the next', () => {
    // Tiles by what they cost as developments.
    const [first, second] = [1, 2];
    const need = [first, second].map((tile) => sidesOf(tile).development);
    const me: PlayerView = {
      ...NOTHING,
      develop: { count: 2, top: first, tiles: [first, second], dice: [] },
    };
    expect(sitesOf(me, 'develop', 0)).toMatchObject([{ id: need[0], lying: 0, coming: 0 }]);
    const [top] = sitesOf(me, 'develop', 0);
    if (top === undefined) throw new Error('there is a tile');
    const sites = sitesOf(me, 'develop', top.need + 1);
    expect(sites.map(({ id }) => id)).toEqual(need);
    expect(sites.map(isDone)).toEqual([true, false]);
    expect(sites[1]?.coming).toBe(1);
  });

  test('a stack of which only the top is known tells of the top', () => {
    const me: PlayerView = {
      ...NOTHING,
      settle: { count: 3, top: 5, tiles: null, dice: [die('home')] },
    };
    const sites = sitesOf(me, 'settle', 30);
    expect(sites.length).toBe(1);
    expect(sites[0]?.id).toBe(sidesOf(5).world);
  });

  test('ROLL-11.3, 12.4 a world holds one good; goods sell for 3, 4, 5, 6', () => {
    const me: PlayerView = {
      ...NOTHING,
      tableau: ['comet-zone', 'silicon-world', 'deserted-alien-library'],
      goods: [{ world: 'silicon-world', die: die('home') }],
    };
    const storages = storagesOf(me);
    expect(storages.map(({ world, room }) => [world, room])).toEqual([
      ['comet-zone', 1],
      ['silicon-world', 0],
      ['deserted-alien-library', 1],
    ]);
    expect(storages.map(({ sells }) => sells)).toEqual([4, 4, 6]);
    expect(roomIn(storages)).toBe(2);
    expect(worthOf(storages, 1)).toBe(6);
    expect(worthOf(storages, 5)).toBe(10);
  });

  test('ROLL-12.7 to 12.9 a good is worth a point, and one more for each colour that suits the world', () => {
    const me: PlayerView = {
      ...NOTHING,
      tableau: ['silicon-world'],
      goods: [{ world: 'silicon-world', die: die('rare') }],
    };
    expect(pointsOf(me, 'silicon-world', die('rare'))).toEqual([2, 3]);
    expect(pointsOf(me, 'silicon-world', die('home'))).toEqual([1, 2]);
    expect(bestShipping(me, ['home'])).toEqual({ credits: 4, points: 2 });
    expect(bestShipping(me, ['home', 'rare'])).toEqual({ credits: 4, points: 3 });
    expect(bestShipping(me, ['consumption'])).toEqual({ credits: 4, points: 3 });
    expect(bestShipping(me, [])).toEqual({ credits: 0, points: 0 });
  });

  test('shippers go with the goods they suit best', () => {
    const me: PlayerView = {
      ...NOTHING,
      tableau: ['silicon-world', 'deserted-alien-library'],
      goods: [
        { world: 'silicon-world', die: die('home') },
        { world: 'deserted-alien-library', die: die('home', 1) },
      ],
    };
    // Rare elements suit the one world only, consumption both.
    expect(bestShipping(me, ['rare', 'consumption'])).toEqual({ credits: 10, points: 4 });
    expect(bestShipping(me, ['rare', 'rare'])).toEqual({ credits: 10, points: 3 });
    expect(bestShipping(me, ['consumption'])).toEqual({ credits: 6, points: 2 });
  });

  test('a crew is its dice and the workers that are none', () => {
    expect(crewOf(NOTHING, 'explore', [die('military')])).toEqual(['military']);
  });

  test('ROLL-7.1 what surely is produced can be shipped in the same round', () => {
    const me: PlayerView = { ...NOTHING, tableau: ['damaged-alien-factory', 'spice-world'] };
    expect(bestShippingAfter(me, [], ['home'])).toEqual({ credits: 0, points: 0 });
    // The alien world pays most; a novelty good on its own world scores more (ROLL-12.9).
    expect(bestShippingAfter(me, [die('novelty')], ['novelty'])).toEqual({ credits: 6, points: 3 });
    const both = bestShippingAfter(me, [die('home'), die('novelty')], ['home', 'novelty']);
    expect(both).toEqual({ credits: 9, points: 4 });
    // There is room for two.
    const more = [die('home'), die('home', 1), die('home', 2)];
    expect(bestShippingAfter(me, more, ['home', 'home', 'home']).credits).toBe(9);
  });
});
