import type { StateOf } from '@starboard/kernel';
import { ALL_TILES, type CardId, sidesOf, type Tile, type WorldId } from './content/index.ts';
import { ALL_DICE, colourOf, facesOf } from './dice.ts';
import {
  capacityOf,
  constructionTiles,
  diceOf,
  type Player,
  poolLeft,
  type Roll,
} from './facts.ts';

const TILE_OF = new Map<CardId, Tile>(
  ALL_TILES.flatMap((tile) => {
    const { development, world } = sidesOf(tile);
    return [
      [development, tile],
      [world, tile],
    ] as [CardId, Tile][];
  }),
);

/** What must hold between any two answers. */
export function wrongWith({ facts, options, asks }: StateOf<Roll>): string[] {
  const wrong: string[] = [];
  const { players, supply, bag } = facts;
  const dice = [...supply, ...players.flatMap(diceOf)];
  if (!eachOnce(dice, ALL_DICE.length, 0)) wrong.push('a die is lost or in two places');
  const tiles = [...bag, ...players.flatMap(tilesOf)];
  if (!eachOnce(tiles, ALL_TILES.length, 1)) wrong.push('a tile is lost or in two places');
  const chips = players.reduce((sum, player) => sum + player.chips, 0);
  const pool = poolLeft(facts, options);
  const start = options.pointsPerPlayer * players.length;
  if (pool > 0 && pool + chips !== start) wrong.push('the pool and the chips do not add up');
  const planning = asks.some(({ ask }) => ask.prompt === 'assign-workers');
  for (const [seat, player] of players.entries()) {
    if (player.credits < 0 || player.credits > 10) wrong.push(`seat ${seat} has ${player.credits}`);
    if (player.chips < 0) wrong.push(`seat ${seat} has ${player.chips} in chips`);
    if (planning && player.rolled.length === 0) wrong.push(`seat ${seat} rolled nothing`);
    wrong.push(...wrongGoods(player).map((what) => `seat ${seat}: ${what}`));
    for (const { die, face } of player.rolled) {
      if (!facesOf(die).includes(face)) {
        wrong.push(`seat ${seat}: a ${colourOf(die)} die shows ${face}`);
      }
    }
  }
  if (new Set(players.map(({ faction }) => faction)).size < players.length) {
    wrong.push('two seats have one faction');
  }
  if (new Set(players.map(({ home }) => home)).size < players.length) {
    wrong.push('two seats have one home world');
  }
  return wrong;
}

/** Every whole number from `first` on, `count` of them, exactly once. */
function eachOnce(items: readonly number[], count: number, first: number): boolean {
  if (items.length !== count) return false;
  const seen = new Uint8Array(count);
  for (const item of items) {
    const at = item - first;
    if (!(at >= 0 && at < count) || seen[at] === 1) return false;
    seen[at] = 1;
  }
  return true;
}

function tilesOf(player: Player): Tile[] {
  const built = player.tableau.map((id) => TILE_OF.get(id)).filter((tile) => tile !== undefined);
  return [...constructionTiles(player), ...player.drawn, ...player.abandoned, ...built];
}

function wrongGoods(player: Player): string[] {
  const wrong: string[] = [];
  const lying = new Map<WorldId, number>();
  for (const { world } of player.goods) lying.set(world, (lying.get(world) ?? 0) + 1);
  for (const [world, goods] of lying) {
    if (!player.tableau.includes(world)) wrong.push(`a good on ${world}, which is not there`);
    else if (goods > capacityOf(player, world)) wrong.push(`${goods} goods on ${world}`);
  }
  return wrong;
}
