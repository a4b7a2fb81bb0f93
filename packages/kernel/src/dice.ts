import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, shuffleWith } from './chance.ts';
import { brokenRules, Fault } from './faults.ts';
import { isPlainObject, type Json, same } from './json.ts';

/**
 * The table's dice as plain data: a secret 256-bit seed, and how many 32-bit words of its ChaCha20 stream
 * have been used. `loaded` holds results set beforehand by a scenario, `draws` what is to be drawn; a real game
 * never has any.
 */
export interface Dice {
  readonly seed: string;
  at: number;
  loaded?: number[];
  draws?: Json[];
}

const SEED = /^[0-9a-f]{64}$/;

export function diceFrom(seed: string): Dice {
  if (!SEED.test(seed)) throw new Fault('bad-setup', 'seed-must-be-64-hex-digits');
  return { seed, at: 0 };
}

/** What the table shows before the first roll: the SHA-256 of the seed. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** A seed from any text: for simulations and tests, where games must be repeatable. */
export function seedFrom(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

const BLOCK_WORDS = 16;
const CHUNK_WORDS = 256;
const NONCE = new Uint8Array(12);
// What is encrypted for the stream, and where it comes out: always the same memory, since making it costs as much as
// the cipher.
const ZEROES = new Uint8Array(CHUNK_WORDS * 4);
const STREAM = new Uint8Array(CHUNK_WORDS * 4);
const STREAM_VIEW = new DataView(STREAM.buffer);

// The stream is a pure function of seed and position; a few recent chunks are kept so that a roll costs
// nanoseconds. What is kept can never change a result.
interface Chunk {
  seed: string;
  first: number;
  words: Uint32Array;
}
const CACHED = 8;
const recent: Chunk[] = [];

let current: Chunk = { seed: '', first: -1, words: new Uint32Array(CHUNK_WORDS) };

function chunkOf(seed: string, at: number): Chunk {
  const first = at - (at % CHUNK_WORDS);
  if (current.first === first && current.seed === seed) return current;
  current = keptOrMade(seed, first);
  return current;
}

function keptOrMade(seed: string, first: number): Chunk {
  for (const chunk of recent) if (chunk.first === first && chunk.seed === seed) return chunk;
  chacha20(hexToBytes(seed), NONCE, ZEROES, STREAM, first / BLOCK_WORDS);
  const oldest = recent.length < CACHED ? undefined : recent.pop();
  const words = oldest?.words ?? new Uint32Array(CHUNK_WORDS);
  // Little-endian on every machine, as RFC 8439 writes the stream.
  for (let i = 0; i < CHUNK_WORDS; i++) words[i] = STREAM_VIEW.getUint32(i * 4, true);
  const chunk = { seed, first, words };
  recent.unshift(chunk);
  return chunk;
}

function nextWord(dice: Dice): number {
  const chunk = chunkOf(dice.seed, dice.at);
  const word = chunk.words[dice.at - chunk.first] as number;
  dice.at += 1;
  return word;
}

/** A number from 0 to `limit` - 1 with no bias: words in the last, incomplete stretch are thrown away. */
function below(dice: Dice, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 0x1_0000_0000) {
    throw brokenRules(`dice asked for a number below ${limit}`);
  }
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
  for (;;) {
    const word = nextWord(dice);
    if (word < fair) return word % limit;
  }
}

export function chanceOf(dice: Dice): Chance {
  return { below: (limit) => below(dice, limit) };
}

/** One die with faces 1 to `sides`. */
export function rollDie(dice: Dice, sides: number): number {
  if (dice.loaded !== undefined) {
    const set = dice.loaded.shift();
    if (dice.loaded.length === 0) delete dice.loaded;
    if (set !== undefined) {
      if (!Number.isInteger(set) || set < 1 || set > sides) {
        throw new Fault(
          'bad-setup',
          'no-such-face',
          `a die with ${sides} sides cannot show ${set}`,
        );
      }
      return set;
    }
  }
  return below(dice, sides) + 1;
}

/** The place in the list of what is drawn from it: something set beforehand, or anything. */
export function drawFrom(dice: Dice, items: readonly unknown[]): number {
  if (dice.draws !== undefined) {
    const set = takeSet(dice, dice.draws, items, 0);
    if (set >= 0) return set;
  }
  return below(dice, items.length);
}

/** Shuffles in place; what was set beforehand comes first. */
export function shuffleBy<T>(dice: Dice, items: T[]): T[] {
  shuffleWith(chanceOf(dice), items);
  for (let front = 0; dice.draws !== undefined; front++) {
    const at = takeSet(dice, dice.draws, items, front);
    if (at < 0) break;
    items.splice(front, 0, ...items.splice(at, 1));
  }
  return items;
}

/** The place, from one on, of the first thing set beforehand that is there at all; it is set no longer. */
function takeSet(dice: Dice, draws: Json[], items: readonly unknown[], from: number): number {
  for (const [i, wanted] of draws.entries()) {
    const at = items.findIndex((item, place) => place >= from && fits(wanted, item));
    if (at < 0) continue;
    draws.splice(i, 1);
    if (draws.length === 0) delete dice.draws;
    return at;
  }
  return -1;
}

/** A thing is named by itself, or by some of what it is made of. */
function fits(wanted: Json, item: unknown): boolean {
  if (!isPlainObject(wanted)) return wanted === item;
  return (
    isPlainObject(item) && Object.entries(wanted).every(([key, value]) => same(item[key], value))
  );
}
