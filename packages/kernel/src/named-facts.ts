import { Fault } from './faults.ts';
import { isPlainObject, type Json, type JsonObject } from './json.ts';
import { message } from './message.ts';

// What a game's `arrange` reads named facts with: whatever was written, it gets what it asked for or a mistake that
// says where it is.

type Key = string | number;

/** Something wrong with a named fact, for whoever wrote it: never for a player. */
export interface Mistake {
  readonly details: string;
  /** The way to it from the fact that is read. */
  readonly path: readonly Key[];
  /** A word nobody knows, and those that could have been meant. */
  readonly word: string;
  readonly known: readonly string[];
}

const MISTAKE = 'mistaken-fact';

export function mistake(details: string, word = '', known: readonly string[] = []): Fault {
  return faultOf({ details, path: [], word, known });
}

function faultOf({ details, path, word, known }: Mistake): Fault {
  return new Fault('bad-setup', message(MISTAKE, { details, path, word, known }), details);
}

/** What was thrown, if it is a mistake in a named fact. */
export function mistakeIn(error: unknown): Mistake | null {
  if (!(error instanceof Fault) || error.why.id !== MISTAKE) return null;
  // Made by `faultOf`, and by nobody else.
  return error.why.args as unknown as Mistake;
}

/** Reads what lies under a key: a mistake in it lies there, too. */
export function inside<T>(key: Key, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const wrong = mistakeIn(error);
    if (wrong === null) throw error;
    throw faultOf({ ...wrong, path: [key, ...wrong.path] });
  }
}

export function listOf(value: Json | undefined): readonly Json[] {
  if (!Array.isArray(value)) throw mistake(`expected a list, found ${found(value)}`);
  return value as readonly Json[];
}

export function mapOf(value: Json | undefined): JsonObject {
  if (!isPlainObject(value)) throw mistake(`expected a map, found ${found(value)}`);
  return value as JsonObject;
}

/** Reads a list item by item. */
export function eachOf<T>(value: Json | undefined, read: (item: Json, place: number) => T): T[] {
  return listOf(value).map((item, place) => inside(place, () => read(item, place)));
}

/** Reads a map key by key. */
export function eachIn<T>(value: Json | undefined, read: (key: string, item: Json) => T): T[] {
  return Object.entries(mapOf(value)).map(([key, item]) => inside(key, () => read(key, item)));
}

/** Reads what is said of seats: a list with an entry for each, where null says nothing; or a map by seat. */
export function eachSeat(
  value: Json | undefined,
  seats: number,
  read: (seat: number, item: Json) => void,
): void {
  const entries = Array.isArray(value)
    ? listOf(value).map((item, seat): [Key, Json] => [seat, item])
    : Object.entries(mapOf(value));
  for (const [key, item] of entries) {
    inside(key, () => {
      const seat = Number(key);
      if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
        throw mistake(`there is no seat ${key}, only 0 to ${seats - 1}`);
      }
      if (item !== null) read(seat, item);
    });
  }
}

export function wholeNumber(value: Json | undefined, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw mistake(`expected a whole number, found ${found(value)}`);
  }
  if (value < least || value > most) throw mistake(`${value} is not between ${least} and ${most}`);
  return value;
}

export function yesOrNo(value: Json | undefined): boolean {
  if (typeof value !== 'boolean') throw mistake(`expected true or false, found ${found(value)}`);
  return value;
}

/** One of the things that can be named here. */
export function oneOf<const T extends Key>(
  value: Json | undefined,
  of: readonly T[],
  what: string,
): T {
  const named = of.find((it) => it === value);
  if (named !== undefined) return named;
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw mistake(`expected the name of a ${what}, found ${found(value)}`);
  }
  throw mistake(`there is no ${what} "${value}"`, String(value), of.map(String));
}

/** What was found instead, for people: a word or number itself, of the rest only what kind of thing it is. */
function found(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number'
    ? JSON.stringify(value)
    : spelledKind(value);
}

/** What kind of thing a value is, for people. */
export function spelledKind(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'object':
      return 'a map';
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    default:
      return `a ${typeof value}`;
  }
}
