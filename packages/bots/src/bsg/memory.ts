import type { Counting } from '@starboard/bsg';
import { type Chance, isPlainObject, type Json } from '@starboard/kernel';
import { type Deeds, NO_DEEDS } from './aims.ts';
import { type Ledgers, newLedger } from './worlds.ts';

/** What a player is like; drawn once, so that bots of one level are not clones. */
export interface Personality {
  /** How readily cards are given to checks, and risks taken: around 1. */
  readonly boldness: number;
  /** How quickly suspicion grows: around 1. */
  readonly distrust: number;
  /** How openly a Cylon sabotages: 0 to 1. */
  readonly nerve: number;
  /** Breaks ties between things that are as good. */
  readonly salt: number;
}

/** The check under way, as far as it was seen. */
export interface SeenCheck extends Counting {
  readonly of: string;
  readonly difficulty: number;
  /** How many cards each seat added, and fate. */
  readonly added: readonly number[];
  readonly fate: number;
  /** The own cards in it. */
  readonly own: readonly number[];
  readonly faceUp: boolean;
}

/** What speaks for whom, in the own eyes and in everybody's. */
export interface BsgMemory extends Ledgers {
  readonly personality: Personality | null;
  /** The same for somebody who sees only what all can see: what others must think of the own seat. */
  readonly seenByAll: Omit<Ledgers, 'dealt'>;
  readonly check: SeenCheck | null;
  /** Whose turn it was when that was last told. */
  readonly turnOf: number | null;
  /** What somebody is doing with an action, until the next card is drawn. */
  readonly doing: { readonly seat: number; readonly what: string } | null;
  /** Whom somebody accused, nominated or condemned last. */
  readonly named: number | null;
  /** Who laid a token on which ally. */
  readonly welcomed: readonly { readonly ally: string; readonly seat: number }[];
  /** What the own goal asks about and nothing on the table shows. */
  readonly deeds: Deeds;
}

export function newMemory(seats: number): BsgMemory {
  return {
    personality: null,
    ...newLedger(seats),
    before: null,
    dealt: [],
    seenByAll: { ...newLedger(seats), before: null },
    check: null,
    turnOf: null,
    doing: null,
    named: null,
    welcomed: [],
    deeds: NO_DEEDS,
  };
}

/** What the own eyes have seen. */
export const ledgersOf = ({ evidence, sets, before, dealt }: BsgMemory): Ledgers => ({
  evidence,
  sets,
  before,
  dealt,
});

/** What everybody's have. */
export const publicLedgersOf = ({ seenByAll, dealt }: BsgMemory): Ledgers => ({
  ...seenByAll,
  dealt,
});

export function drawPersonality(chance: Chance): Personality {
  const around = (spread: number): number => 1 + (chance.below(1001) / 500 - 1) * spread;
  return {
    boldness: around(0.25),
    distrust: around(0.3),
    nerve: chance.below(1001) / 1000,
    salt: chance.below(1_000_000),
  };
}

// A memory is only ever what this file made and the bot was handed back.
export function readMemory(json: Json, seats: number): BsgMemory {
  // Memories of games begun earlier lack what was added since.
  return isPlainObject(json) && Array.isArray(json['evidence'])
    ? { ...newMemory(seats), ...(json as unknown as BsgMemory) }
    : newMemory(seats);
}

export function memoryAsJson(memory: BsgMemory): Json {
  return memory as unknown as Json;
}
