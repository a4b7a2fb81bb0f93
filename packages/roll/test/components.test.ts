import { describe, expect, it } from 'vitest';
import {
  ALL_DICE,
  ALL_TILES,
  CARDS,
  COLOURS,
  type Colour,
  card,
  colourOf,
  type Development,
  DICE,
  FACTION_NUMBERS,
  type Face,
  factionHalvesOf,
  HOME_WORLDS,
  isReassign,
  PHASES,
  sidesOf,
  TILE_DEVELOPMENTS,
  TILE_WORLDS,
  type World,
} from '../src/index.ts';

// What is in the box. The expected numbers are those of the ledger and of the printed tiles; none is
// computed from the content under test.

/** How often each thing occurs. */
function counted<T extends string | number>(things: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

function development(id: (typeof TILE_DEVELOPMENTS)[number]): Development {
  const it = card(id);
  if (it.kind !== 'development') throw new Error(`${id} is no development`);
  return it;
}

function world(id: (typeof TILE_WORLDS)[number]): World {
  const it = card(id);
  if (it.kind !== 'world') throw new Error(`${id} is no world`);
  return it;
}

const tileDevelopments = ALL_TILES.map((tile) => development(sidesOf(tile).development));
const tileWorlds = ALL_TILES.map((tile) => world(sidesOf(tile).world));
const factionCards = FACTION_NUMBERS.flatMap(factionHalvesOf).map(card);
const homeCards = HOME_WORLDS.map(world);

function isImmediate({ powers }: Development): boolean {
  return powers.some(({ kind }) => kind === 'once');
}

describe('the dice', () => {
  it('ROLL-1.2: there are 111 dice, so many of each colour', () => {
    expect(ALL_DICE).toHaveLength(111);
    expect(new Set(ALL_DICE).size).toBe(111);
    expect(counted(ALL_DICE.map(colourOf))).toEqual({
      home: 25,
      military: 22,
      consumption: 9,
      novelty: 20,
      rare: 14,
      genes: 12,
      alien: 9,
    });
  });

  it('ROLL-1.3: the faces belong to the colour, and there are six', () => {
    expect(COLOURS).toHaveLength(7);
    for (const colour of COLOURS) expect(DICE[colour].faces).toHaveLength(6);
  });

  const faces = (colour: Colour): Partial<Record<Face, number>> => counted(DICE[colour].faces);

  it('ROLL-1.4: the faces of a home die', () => {
    expect(faces('home')).toEqual({ explore: 2, develop: 1, settle: 1, produce: 1, ship: 1 });
  });

  it('ROLL-1.5: the faces of a military die', () => {
    expect(faces('military')).toEqual({ explore: 1, develop: 2, settle: 2, wild: 1 });
  });

  it('ROLL-1.6: the faces of a consumption die', () => {
    expect(faces('consumption')).toEqual({ explore: 1, develop: 1, ship: 3, wild: 1 });
  });

  it('ROLL-1.7: the faces of a novelty die', () => {
    expect(faces('novelty')).toEqual({ explore: 1, produce: 2, ship: 2, wild: 1 });
  });

  it('ROLL-1.8: the faces of a rare die', () => {
    expect(faces('rare')).toEqual({ explore: 1, develop: 2, produce: 1, ship: 1, wild: 1 });
  });

  it('ROLL-1.9: the faces of a genes die', () => {
    expect(faces('genes')).toEqual({ explore: 1, settle: 2, produce: 1, wild: 2 });
  });

  it('ROLL-1.10: the faces of an alien die, explore and ship not among them', () => {
    expect(faces('alien')).toEqual({ develop: 1, settle: 1, produce: 1, wild: 3 });
  });

  it('ROLL-1.28: produce is one and the same face, whatever the colour of the die', () => {
    const producing = COLOURS.filter((colour) => DICE[colour].faces.includes('produce'));
    expect(producing).toEqual(['home', 'novelty', 'rare', 'genes', 'alien']);
    const known = new Set<string>([...PHASES, 'wild']);
    for (const colour of COLOURS) {
      expect(DICE[colour].faces.filter((face) => !known.has(face))).toEqual([]);
    }
  });

  it('ROLL-1.27: no colour can run out, even if every tile were built for it', () => {
    const gainsOf = (it: Development | World) =>
      it.kind === 'world'
        ? it.gains
        : it.powers.flatMap((power) => (power.kind === 'once' ? power.gains : []));
    const given = (colour: Colour, cards: readonly (Development | World)[]): number =>
      cards
        .flatMap(gainsOf)
        .filter(({ die }) => die === colour)
        .reduce((sum, { count }) => sum + count, 0);
    const mostOf = (colour: Colour): number => {
      // Of a tile only one side is ever built.
      const tiles = ALL_TILES.map((tile) => {
        const { development: front, world: back } = sidesOf(tile);
        return Math.max(given(colour, [card(front)]), given(colour, [card(back)]));
      });
      return tiles.reduce((a, b) => a + b, given(colour, [...factionCards, ...homeCards]));
    };
    expect(Object.fromEntries(COLOURS.map((colour) => [colour, mostOf(colour)]))).toEqual({
      home: 0, // beyond the five that each player begins with
      military: 22,
      consumption: 9,
      novelty: 19,
      rare: 14,
      genes: 12,
      alien: 9,
    });
    // Five players begin with five home dice each.
    expect(ALL_DICE.filter((die) => colourOf(die) === 'home')).toHaveLength(5 * 5);
  });
});

describe('the tiles', () => {
  it('ROLL-1.11: there are 55 tiles, each with a development and a world', () => {
    expect(ALL_TILES).toHaveLength(55);
    expect(new Set(tileDevelopments.map(({ id }) => id)).size).toBe(55);
    expect(new Set(tileWorlds.map(({ id }) => id)).size).toBe(55);
    expect([...TILE_DEVELOPMENTS].sort()).toEqual(tileDevelopments.map(({ id }) => id).sort());
    expect([...TILE_WORLDS].sort()).toEqual(tileWorlds.map(({ id }) => id).sort());
  });

  it('ROLL-1.12: the worlds of the tiles by colour', () => {
    expect(counted(tileWorlds.map(({ colour }) => colour))).toEqual({
      novelty: 15,
      rare: 13,
      genes: 9,
      alien: 7,
      grey: 11,
    });
  });

  it('ROLL-1.12: the worlds of each colour by cost, as printed', () => {
    const costs = (colour: World['colour']) =>
      counted(tileWorlds.filter((it) => it.colour === colour).map(({ cost }) => cost));
    expect(costs('novelty')).toEqual({ 1: 5, 2: 6, 3: 4 });
    expect(costs('rare')).toEqual({ 2: 5, 3: 6, 4: 2 });
    expect(costs('genes')).toEqual({ 3: 3, 4: 4, 5: 2 });
    expect(costs('alien')).toEqual({ 4: 2, 5: 2, 6: 3 });
    expect(costs('grey')).toEqual({ 1: 2, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 });
  });

  it('ROLL-1.13: 18 developments reassign, 3 work at once, 34 do something else', () => {
    const reassigning = tileDevelopments.filter(isReassign);
    const immediate = tileDevelopments.filter(isImmediate);
    const others = tileDevelopments.filter((it) => !isReassign(it) && !isImmediate(it));
    expect(reassigning).toHaveLength(18);
    expect(immediate).toHaveLength(3);
    expect(others).toHaveLength(34);
    expect(immediate.map(({ id }) => id).sort()).toEqual([
      'conscription',
      'information-tech',
      'space-marines',
    ]);
    const costs = (those: readonly Development[]) => counted(those.map(({ cost }) => cost));
    expect(costs(reassigning)).toEqual({ 1: 4, 2: 5, 3: 6, 4: 1, 5: 1, 6: 1 });
    expect(costs(immediate)).toEqual({ 3: 1, 4: 2 });
    expect(costs(others)).toEqual({ 1: 5, 2: 5, 3: 8, 4: 3, 5: 4, 6: 9 });
  });

  it('ROLL-1.13, ROLL-18.12: which developments have a Reassign power', () => {
    const reassigning = [...tileDevelopments, ...factionCards.filter(isDevelopment)]
      .filter(isReassign)
      .map(({ id }) => id);
    expect(reassigning.sort()).toEqual([
      'backup-planning',
      'colonial-affinity',
      'diversification',
      'executive-power',
      'galactic-influence',
      'galactic-mandate',
      'homeworld-patriotism',
      'hydroponics-guild',
      'isolation-policy',
      'local-subsidies',
      'mad-scientists',
      'nanotechnology',
      'operations-affinity',
      'propaganda-campaign',
      'shipping-affinity',
      'space-mercenaries',
      'system-diversification',
      'technology-affinity',
    ]);
  });

  it('ROLL-1.14: tiles cost 1 to 6; factions and home worlds may cost nothing', () => {
    const all = [1, 2, 3, 4, 5, 6];
    expect([...new Set(tileDevelopments.map(({ cost }) => cost))].sort()).toEqual(all);
    expect([...new Set(tileWorlds.map(({ cost }) => cost))].sort()).toEqual(all);
    const free = (cards: readonly (Development | World)[]) =>
      cards
        .filter(({ cost }) => cost === 0)
        .map(({ id }) => id)
        .sort();
    expect(free(factionCards)).toEqual([
      'destroyed-colony',
      'space-mall',
      'space-piracy',
      'the-last-of-the-gnarssh',
    ]);
    expect(free(homeCards)).toEqual(['ancient-race', 'doomed-world']);
  });

  it('ROLL-1.15: nine factions of two halves, numbered 1 to 9', () => {
    expect(FACTION_NUMBERS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(FACTION_NUMBERS.map(factionHalvesOf)).toEqual([
      ['space-piracy', 'hidden-fortress'],
      ['alien-archaeology', 'alien-rosetta-stone-world'],
      ['consumer-markets', 'space-mall'],
      ['improved-reconnaissance', 'wormhole-station'],
      ['genetics-lab', 'the-last-of-the-gnarssh'],
      ['galactic-religion', 'pilgrimage-world'],
      ['biological-adaptation', 'aquatic-uplift-world'],
      ['mining-industry', 'meteorite-planet'],
      ['destroyed-colony', 'awakened-alien-outpost'],
    ]);
  });

  it('ROLL-1.15: nine home worlds', () => {
    expect([...HOME_WORLDS].sort()).toEqual([
      'alpha-centauri',
      'ancient-race',
      'damaged-alien-factory',
      'doomed-world',
      'earths-lost-colony',
      'epsilon-eridani',
      'new-sparta',
      'old-earth',
      'separatist-colony',
    ]);
  });

  it('ROLL-1.17: there are five phases, in this order', () => {
    expect(PHASES).toEqual(['explore', 'develop', 'settle', 'produce', 'ship']);
  });

  it('ROLL-1.26: no development is there twice, on tiles or in factions', () => {
    const ids = CARDS.filter(isDevelopment).map(({ id }) => id);
    expect(ids).toHaveLength(55 + 8); // faction 9 has two worlds
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(
      [...tileDevelopments, ...factionCards.filter(isDevelopment)].map(({ id }) => id).sort(),
    );
  });

  it('ROLL-1.29: the worlds that carry the dot are the genes worlds, and these are they', () => {
    const genes = CARDS.filter((it) => it.kind === 'world' && it.colour === 'genes');
    expect(genes.map(({ id }) => id).sort()).toEqual([
      'ancient-race',
      'deep-space-symbionts-ltd',
      'designer-species-ultd',
      'distant-world',
      'jungle-world',
      'lost-species-ark-world',
      'malevolent-lifeforms',
      'plague-world',
      'rebel-warrior-race',
      'the-last-of-the-gnarssh',
      'uplift-overseers',
    ]);
  });
});

function isDevelopment(it: Development | World): it is Development {
  return it.kind === 'development';
}
