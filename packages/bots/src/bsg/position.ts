import type { BsgView, PlayerView } from '@starboard/bsg';
import type { View } from '@starboard/kernel';
import type { Level } from '../bot.ts';
import { aimOf } from './aims.ts';
import { isCylonCard } from './loyalty.ts';
import {
  type BsgMemory,
  ledgersOf,
  newMemory,
  type Personality,
  publicLedgersOf,
} from './memory.ts';
import { exposureOf, suspicions } from './suspicion.ts';
import type { Ledgers } from './worlds.ts';

export type Role = 'human' | 'hidden-cylon' | 'revealed-cylon';

/** Everything a bot decides from. */
export interface Position {
  readonly facts: BsgView;
  readonly me: PlayerView;
  readonly role: Role;
  /** +1 for whoever wants the fleet to live, -1 for whoever does not. */
  readonly aim: 1 | -1;
  readonly level: Level;
  /** How likely each seat is to be a Cylon, in this bot's eyes. */
  readonly suspicion: readonly number[];
  /** How likely this seat must look to the others. */
  readonly exposure: number;
  readonly personality: Personality;
  readonly memory: BsgMemory;
  /** What passing the check under way is worth to the fleet, where somebody has looked ahead. */
  readonly foreseen?: number;
}

export function positionOf(
  { facts, viewer }: View<BsgView>,
  memory: BsgMemory,
  personality: Personality,
  level: Level,
): Position {
  const me = facts.players.find(({ seat }) => seat === viewer);
  if (me === undefined) throw new RangeError('a bot needs a seat');
  const aim = aimFor(facts, me);
  return {
    facts,
    me,
    role: roleOf(me, aim),
    aim,
    level,
    suspicion: suspicions(facts, ledgersFor(level, memory), me.seat),
    exposure: exposureOf(facts, publicLedgersOf(memory), me.seat),
    personality,
    memory,
  };
}

/** Easy bots hold nothing against anybody. */
const ledgersFor = (level: Level, memory: BsgMemory): Ledgers =>
  ledgersOf(level === 'easy' ? newMemory(memory.evidence.length) : memory);

function aimFor(facts: BsgView, { agenda, revealed, loyalty }: PlayerView): 1 | -1 {
  if (agenda !== null) return aimOf(facts, agenda);
  return revealed !== 'no' || loyalty.some(isCylonCard) ? -1 : 1;
}

/** Who walks among humans plays as one of them, or as one who hides. */
function roleOf({ revealed }: PlayerView, aim: 1 | -1): Role {
  if (revealed !== 'no') return 'revealed-cylon';
  return aim > 0 ? 'human' : 'hidden-cylon';
}

/**
 * The same place in the eyes of somebody with the same cards in hand who is no Cylon: what others expect to see. Who
 * knows to be one knows more of the others than a human does.
 */
export function asInnocent(position: Position): Position {
  const { facts, me, memory, level } = position;
  const loyalty = me.loyalty.map((card) => (isCylonCard(card) ? ('not-a-cylon' as const) : card));
  const honest = { ...me, loyalty };
  const players = facts.players.map((player) => (player.seat === me.seat ? honest : player));
  const suspicion = suspicions({ ...facts, players }, ledgersFor(level, memory), me.seat);
  return { ...position, role: 'human', aim: 1, suspicion };
}

/** +1 for whoever wants the fleet to live, -1 for Cylons. */
export const sideOf = ({ aim }: Position): number => aim;

/** The side somebody is seen to be on: in what everybody watches, a Cylon in hiding does as humans do. */
export const shownSide = ({ role, aim }: Position): number => (role === 'revealed-cylon' ? aim : 1);

/** Whether a Cylon in hiding dares to do harm now, in something nobody can check. */
export function tempted(position: Position, about: string): boolean {
  const { role, personality, facts, level } = position;
  if (role !== 'hidden-cylon' || level === 'easy') return false;
  return taste(position, `${about} ${facts.turn}`) < 0.15 + 0.4 * personality.nerve;
}

/** A number from 0 to 1 that depends on who thinks and about what: a taste, not a whim. */
export function taste({ personality }: Position, about: string): number {
  let hash = personality.salt | 0;
  for (let i = 0; i < about.length; i++) hash = Math.imul(hash ^ about.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 0x1_0000_0000;
}

/** How much tastes count: beginners have strong ones. */
const TASTES = { easy: 0.45, normal: 0.08, strong: 0.08 } as const;

/** The item rated highest, with tastes for what is nearly as good. */
export function preferred<T extends string | number>(
  position: Position,
  items: readonly T[],
  rate: (item: T) => number,
): T {
  let best: { readonly item: T; readonly rating: number } | null = null;
  for (const item of items) {
    const liked = TASTES[position.level] * taste(position, `${item} ${position.facts.turn}`);
    const rating = rate(item) + liked;
    if (best === null || rating > best.rating) best = { item, rating };
  }
  if (best === null) throw new RangeError('nothing to choose from');
  return best.item;
}

/** What costs the fleet so much is the end of it. */
const THE_END = -18;

/**
 * What is best for the own side. A Cylon in hiding rarely takes what is plainly worse for the fleet: only now and
 * then, and only what is a little worse, which could have been a mistake; or where that is the end.
 */
export function bestForSide<T extends string | number>(
  position: Position,
  items: readonly T[],
  fleetWorth: (item: T) => number,
  about: string,
): T {
  if (position.role !== 'hidden-cylon') {
    return preferred(position, items, (it) => sideOf(position) * fleetWorth(it));
  }
  const fatal = items.filter((it) => fleetWorth(it) < THE_END);
  if (fatal.length > 0) return preferred(position, fatal, (it) => -fleetWorth(it));
  if (!tempted(position, about)) return preferred(position, items, fleetWorth);
  const { nerve } = position.personality;
  const best = Math.max(...items.map(fleetWorth));
  const slip = 0.6 + 1.6 * nerve * (1 - position.exposure);
  return preferred(position, items, (it) => {
    const worth = fleetWorth(it);
    return best - worth <= slip ? best - worth : -worth;
  });
}
