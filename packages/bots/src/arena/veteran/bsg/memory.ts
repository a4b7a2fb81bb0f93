import type { Counting } from '@starboard/bsg';
import { type Chance, isPlainObject, type Json } from '@starboard/kernel';
import { type Deeds, NO_DEEDS } from './aims.ts';

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
  /** How many cards each seat added. */
  readonly added: readonly number[];
  /** The own cards in it. */
  readonly own: readonly number[];
  readonly faceUp: boolean;
}

export interface BsgMemory {
  readonly personality: Personality | null;
  /** Evidence against each seat, as log odds: above zero speaks for a Cylon. */
  readonly evidence: readonly number[];
  readonly check: SeenCheck | null;
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
    evidence: Array.from({ length: seats }, () => 0),
    check: null,
    doing: null,
    named: null,
    welcomed: [],
    deeds: NO_DEEDS,
  };
}

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
