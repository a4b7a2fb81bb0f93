import {
  ALL_TILES,
  type Placement,
  type PlayerView,
  type Stack,
  sideOn,
  type Tile,
} from '@starboard/roll';
import { TUNE } from './tuning.ts';
import { type Outlook, projectWorth } from './worth.ts';

const STACKS: readonly Stack[] = ['develop', 'settle'];

/** A tile on a stack that is long already has to wait for its turn. */

export interface Sided {
  readonly tile: Tile;
  readonly stack: Stack;
  readonly worth: number;
}

/** The better side of a tile, given how many tiles wait on each stack. */
export function bestSide(
  player: PlayerView,
  tile: Tile,
  waiting: Readonly<Record<Stack, number>>,
  outlook: Outlook,
): Sided {
  let best: Sided | null = null;
  for (const stack of STACKS) {
    const worth =
      projectWorth(player, sideOn(stack, tile), outlook) - TUNE.waiting * waiting[stack];
    if (best === null || worth > best.worth) best = { tile, stack, worth };
  }
  return best ?? { tile, stack: 'develop', worth: 0 };
}

/** What a tile drawn from the bag is worth on average. */
export function usualTile(player: PlayerView, outlook: Outlook): number {
  const waiting = { develop: 1, settle: 1 };
  let sum = 0;
  // Every third tile of the box is sample enough.
  let count = 0;
  for (let i = 0; i < ALL_TILES.length; i += 3) {
    const tile = ALL_TILES[i];
    if (tile === undefined) continue;
    sum += bestSide(player, tile, waiting, outlook).worth;
    count += 1;
  }
  return sum / Math.max(1, count);
}

/** Tiles to both stacks, the best ones first; on top where that is allowed and nothing is begun there. */
export function placements(
  player: PlayerView,
  tiles: readonly Tile[],
  onTop: boolean,
  outlook: Outlook,
): Placement[] {
  const waiting = { develop: player.develop.count, settle: player.settle.count };
  const left = [...tiles];
  const placed: Placement[] = [];
  while (left.length > 0) {
    let best: Sided | null = null;
    for (const tile of left) {
      const sided = bestSide(player, tile, waiting, outlook);
      if (best === null || sided.worth > best.worth) best = sided;
    }
    if (best === null) break;
    const { tile, stack, worth } = best;
    left.splice(left.indexOf(tile), 1);
    waiting[stack] += 1;
    placed.push({
      tile,
      stack,
      end: onTop && beatsTop(player, stack, worth, outlook) ? 'top' : 'bottom',
    });
  }
  return placed;
}

function beatsTop(player: PlayerView, stack: Stack, worth: number, outlook: Outlook): boolean {
  const { top, dice } = player[stack];
  if (top === null || dice.length > 0) return false;
  return worth > projectWorth(player, sideOn(stack, top), outlook);
}

/** How all waiting tiles would lie best. */
export function bestArrangement(
  player: PlayerView,
  outlook: Outlook,
): Readonly<Record<Stack, readonly Tile[]>> {
  const tiles = [...(player.develop.tiles ?? []), ...(player.settle.tiles ?? [])];
  const begun: PlayerView = {
    ...player,
    develop: { ...player.develop, count: 0 },
    settle: { ...player.settle, count: 0 },
  };
  const arranged = placements(
    begun,
    tiles.sort((a, b) => a - b),
    false,
    outlook,
  );
  const on = (stack: Stack): Tile[] =>
    arranged.filter((it) => it.stack === stack).map(({ tile }) => tile);
  return { develop: on('develop'), settle: on('settle') };
}
