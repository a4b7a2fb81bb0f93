import { eachOf, type Json, mistake, oneOf } from '@starboard/kernel';
import { ALL_TILES, CARDS, type CardId, isCardId, sidesOf, type Tile } from '../content/index.ts';
import { COLOURS, type Colour } from '../dice.ts';

// How scenarios speak of the game: dice by colour ("home", or "home-2" for a player's second), tiles by the name
// of one of their sides, zones by their names. Documented in scenarios/roll/README.md.

export function colourNamed(name: Json): Colour {
  return oneOf(name, COLOURS, 'colour');
}

const CARD_NAMES: readonly string[] = CARDS.map(({ id }) => id);

export function cardNamed(name: Json): CardId {
  const said = oneOf(name, CARD_NAMES, 'tile');
  if (!isCardId(said)) throw mistake(`there is no tile "${said}"`, said, CARD_NAMES);
  return said;
}

export const TILE_BY_SIDE = new Map<CardId, Tile>();
for (const tile of ALL_TILES) {
  const { development, world } = sidesOf(tile);
  TILE_BY_SIDE.set(development, tile);
  TILE_BY_SIDE.set(world, tile);
}

/** A tile of the bag, named by either side. */
export function tileNamed(name: Json): Tile {
  const id = cardNamed(name);
  const tile = TILE_BY_SIDE.get(id);
  if (tile === undefined) throw mistake(`${id} is no tile of the bag`);
  return tile;
}

export function tilesNamed(value: Json): Tile[] {
  return eachOf(value, tileNamed);
}
