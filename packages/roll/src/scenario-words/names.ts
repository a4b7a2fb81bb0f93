import { Fault, type Json, message } from '@starboard/kernel';
import { ALL_TILES, type CardId, isCardId, sidesOf, type Tile } from '../content/index.ts';
import { COLOURS, type Colour } from '../dice.ts';

// How scenarios speak of the game: dice by colour ("home", or "home-2" for a player's second), tiles by the name
// of one of their sides, zones by their names. Documented in scenarios/roll/README.md.

export function mistake(details: string): Fault {
  return new Fault('bad-setup', message('bad-scenario', { details }), details);
}

export function colourNamed(name: string): Colour {
  const colour = COLOURS.find((it) => it === name);
  if (colour === undefined) throw mistake(`there is no colour "${name}"`);
  return colour;
}

export function cardNamed(name: string): CardId {
  if (!isCardId(name)) throw mistake(`there is no tile "${name}"`);
  return name;
}

export function cards(value: Json): CardId[] {
  if (!Array.isArray(value)) throw mistake('tiles are a list of names');
  return (value as readonly Json[]).map((name) => cardNamed(String(name)));
}

export const TILE_BY_SIDE = new Map<CardId, Tile>();
for (const tile of ALL_TILES) {
  const { development, world } = sidesOf(tile);
  TILE_BY_SIDE.set(development, tile);
  TILE_BY_SIDE.set(world, tile);
}
