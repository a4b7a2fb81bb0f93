import { type Seat, seatAt, type Table } from '@starboard/kernel';
import {
  type CardId,
  canProduce,
  card,
  type Development,
  type FactionNumber,
  type HomeWorldId,
  powersIn,
  type Stack,
  type Tile,
  type World,
  type WorldId,
} from './content/index.ts';
import { type Colour, colourOf, type Die, type Face, type Phase } from './dice.ts';
import type { RollEvents } from './events.ts';
import type { RollView } from './view.ts';

/** Tiles waiting to be built, the top one first, and the workers already lying there. */
export interface Construction {
  tiles: Tile[];
  dice: Die[];
}

/** A die lying on a world. */
export interface Good {
  readonly world: WorldId;
  readonly die: Die;
}

export interface RolledDie {
  readonly die: Die;
  readonly face: Face;
}

export interface Player {
  readonly faction: FactionNumber;
  readonly home: HomeWorldId;
  readonly tableau: CardId[];
  readonly develop: Construction;
  readonly settle: Construction;
  cup: Die[];
  citizenry: Die[];
  /** Behind the screen: rolled, not yet revealed. */
  rolled: RolledDie[];
  /** Beneath and on the strip after the reveal: the workers of each phase still to be used. */
  readonly workers: Record<Phase, Die[]>;
  /** The phase this player selected this round, once revealed. */
  selected: Phase | null;
  goods: Good[];
  credits: number;
  /** Value of the own VP chips. */
  chips: number;
  /** Tiles of this player lying under phase tile I. */
  abandoned: Tile[];
  /** Tiles in the hand, to be placed. */
  drawn: Tile[];
}

export interface Facts {
  round: number;
  /** The common supply of dice. */
  supply: Die[];
  /** In no order: tiles are drawn at random. */
  bag: Tile[];
  readonly players: Player[];
  /** The phases that occur this round, once revealed. */
  active: Phase[];
  phase: Phase | null;
}

export interface Options {
  /** Start tiles are placed with the cheaper sides up, as advised for a first game. */
  readonly beginner: boolean;
  readonly pointsPerPlayer: number;
  /** By seat, or dealt at random. */
  readonly factions: 'random' | readonly FactionNumber[];
  readonly homeWorlds: 'random' | readonly HomeWorldId[];
}

export interface Roll {
  facts: Facts;
  options: Options;
  events: RollEvents;
  view: RollView;
}

export type RollTable = Table<Roll>;

export function playerAt({ players }: Facts, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

/** ROLL-2.4: the pool at the start; what the chips paid out leave of it. */
export function poolLeft({ players }: Facts, { pointsPerPlayer }: Options): number {
  const paid = players.reduce((sum, { chips }) => sum + chips, 0);
  return Math.max(0, players.length * pointsPerPlayer - paid);
}

export function developmentsIn(tableau: readonly CardId[]): Development[] {
  return tableau.map(card).filter((it): it is Development => it.kind === 'development');
}

export function worldsIn(tableau: readonly CardId[]): World[] {
  return tableau.map(card).filter((it): it is World => it.kind === 'world');
}

export function constructionTiles({ develop, settle }: Player): Tile[] {
  return [...develop.tiles, ...settle.tiles];
}

/** ROLL-15.23: every die of a player, wherever it lies. */
export function diceOf(player: Player): Die[] {
  const { cup, citizenry, rolled, develop, settle, goods, workers } = player;
  return [
    ...cup,
    ...citizenry,
    ...rolled.map(({ die }) => die),
    ...Object.values(workers).flat(),
    ...develop.dice,
    ...settle.dice,
    ...goods.map(({ die }) => die),
  ];
}

/** ROLL-11.3, 19.17: how many goods a world of this player can hold. */
export function capacityOf(player: { readonly tableau: readonly CardId[] }, id: WorldId): number {
  return canProduce(id) ? goodsPerWorld(player) : 0;
}

/** ROLL-19.17: how many goods each world that can hold any holds. */
export function goodsPerWorld({ tableau }: { readonly tableau: readonly CardId[] }): number {
  const [reserves] = powersIn(tableau)['goods-per-world'];
  return reserves?.power.goods ?? 1;
}

/** ROLL-14.3: a faction counts as two tiles because its halves lie in the tableau as two cards. */
export function tilesInTableau({ tableau }: Player): number {
  return tableau.length;
}

/** ROLL-16.2: the lowest faction number first, then clockwise. */
export function turnOrder({ players }: Facts): Seat[] {
  const numbers = players.map(({ faction }) => faction);
  const first = numbers.indexOf(Math.min(...numbers) as FactionNumber);
  return players.map((_, i) => seatAt((first + i) % players.length));
}

/** ROLL-1.22, 1.23: at most 10 credits; what goes beyond is lost. Returns what was really gained. */
export function gainCredits(player: Player, credits: number): number {
  const gained = creditsFor(player, credits);
  player.credits += gained;
  return gained;
}

/** How many of so many credits there is room for. */
export function creditsFor({ credits: before }: Player, credits: number): number {
  return Math.min(10, before + credits) - before;
}

/** Takes a die of a colour out of the supply, which never runs out (ROLL-1.27). */
export function fromSupply(facts: Facts, colour: Colour): Die {
  const { supply } = facts;
  for (let at = 0; at < supply.length; at++) {
    const die = supply[at];
    if (die === undefined || colourOf(die) !== colour) continue;
    supply.splice(at, 1);
    return die;
  }
  throw new RangeError(`no ${colour} die is left`);
}

export function remove<T>(list: T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  removeAt(list, at);
  return true;
}

/** The others move up by hand: `splice` makes a list of what it takes out, and this is done for every die. */
export function removeAt<T>(list: T[], at: number): void {
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] as T;
  list.pop();
}

/** Takes everything out of a list, which stays and keeps its room for what comes next. */
export function takeAll<T>(list: T[]): T[] {
  const all = list.slice();
  while (list.length > 0) list.pop();
  return all;
}

/** Puts everything from one list on another. (`push` with many at once is slow.) */
export function putAll<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}

export const STACK_NAMES: readonly Stack[] = ['develop', 'settle'];

/** The workers of a phase. Named one by one: to look them up by a name is slow. */
export function workersFor({ workers }: Player, phase: Phase): Die[] {
  switch (phase) {
    case 'explore':
      return workers.explore;
    case 'develop':
      return workers.develop;
    case 'settle':
      return workers.settle;
    case 'produce':
      return workers.produce;
    case 'ship':
      return workers.ship;
  }
}

export function constructionOf(player: Player, stack: Stack): Construction {
  return stack === 'develop' ? player.develop : player.settle;
}
