import type { Seat } from '@starboard/kernel';
import type { Stack, Tile } from './content/index.ts';
import {
  constructionOf,
  type Facts,
  type Player,
  playerAt,
  type RollTable,
  remove,
} from './facts.ts';

/** A drawn tile and where it goes. */
export interface Placement {
  readonly tile: Tile;
  readonly stack: Stack;
  readonly end: 'top' | 'bottom';
}

/**
 * Changes a player's construction stacks and shows everybody what lies on top afterwards (ROLL-17.1). All
 * changes of stacks go through here, so that nobody sees more, or less, than the top.
 */
export function changeStacks(t: RollTable, seat: Seat, change: () => void): void {
  const { develop, settle } = playerAt(t.facts, seat);
  const development = develop.tiles[0];
  const world = settle.tiles[0];
  change();
  if (develop.tiles[0] !== development) showTop(t, seat, 'develop', develop.tiles[0]);
  if (settle.tiles[0] !== world) showTop(t, seat, 'settle', settle.tiles[0]);
}

function showTop(t: RollTable, seat: Seat, stack: Stack, tile: Tile | undefined): void {
  t.reveal();
  t.emit('top-shown', { seat, stack, tile: tile ?? null });
}

/** ROLL-8.7, 8.8: drawn tiles go to the stacks in the order given. */
export function placeDrawn(t: RollTable, seat: Seat, placements: readonly Placement[]): void {
  const player = playerAt(t.facts, seat);
  const own = [seat];
  changeStacks(t, seat, () => {
    for (const { tile, stack, end } of placements) {
      remove(player.drawn, tile);
      const { tiles } = constructionOf(player, stack);
      if (end === 'top') tiles.unshift(tile);
      else tiles.push(tile);
      t.whisper(own, 'placed', { seat, stack, end, tile }, { seat, stack, end });
    }
  });
}

/** Whether it makes a difference that some of these tiles go on top: not where no other tile lies. */
export function changesOrder(player: Player, placements: readonly Placement[]): boolean {
  const lying = { develop: player.develop.tiles.length, settle: player.settle.tiles.length };
  return placements.some(({ stack, end }) => {
    lying[stack] += 1;
    return end === 'top' && lying[stack] > 1;
  });
}

/** Draws up to `count` tiles from the bag into the player's hand; returns how many were there. */
export function drawTiles(t: RollTable, seat: Seat, count: number): number {
  const player = playerAt(t.facts, seat);
  const { drawn } = player;
  const before = drawn.length;
  for (let i = 0; i < count && t.facts.bag.length > 0; i++) drawn.push(t.draw(t.facts.bag));
  if (drawn.length === before) return 0;
  const tiles = drawn.slice(before);
  const own = [seat];
  t.reveal(own);
  t.whisper(own, 'drew', { seat, count: tiles.length, tiles }, { seat, count: tiles.length });
  return tiles.length;
}

/** ROLL-8.10, 8.14: the tiles under phase tile I go into the bag. */
export function emptyPhaseTile(t: RollTable): void {
  const tiles = abandonedTiles(t.facts);
  if (tiles.length === 0) return;
  t.facts.bag.push(...tiles);
  for (const player of t.facts.players) player.abandoned = [];
  t.emit('bag-refilled', { tiles: tiles.length });
}

export function abandonedTiles({ players }: Facts): Tile[] {
  const tiles: Tile[] = [];
  for (const { abandoned } of players) if (abandoned.length > 0) tiles.push(...abandoned);
  return tiles;
}
