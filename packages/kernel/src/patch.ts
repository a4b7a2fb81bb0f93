import { isPlainObject, type Json, same } from './json.ts';

export type Path = readonly (string | number)[];

/**
 * One change of plain data: a new value at a path, a key that is gone, or items of a list replaced by others (from
 * where, how many, by what). The empty path is the whole value.
 */
export type Change =
  | { readonly at: Path; readonly set: Json }
  | { readonly at: Path; readonly gone: true }
  | { readonly at: Path; readonly splice: readonly [from: number, count: number, ...Json[]] };

export type Patch = readonly Change[];

/** What turns one plain value into another. Lists are compared by what they begin and end with. */
export function patchBetween(before: unknown, after: unknown): Patch {
  const patch: Change[] = [];
  turn(before, after, [], patch, COMPARE);
  return patch;
}

/**
 * The same for several values that have parts in common, which are not compared again: where two were turned into each other at
 * the same place, the changes are the very same.
 */
export function comparing(): (before: unknown, after: unknown) => Patch {
  const how: How = { known: new Map(), made: false };
  return (before, after) => {
    const patch: Change[] = [];
    turn(before, after, [], patch, how);
    return patch;
  };
}

interface How {
  /** By the later value: what it was turned from, where, and by which changes. */
  readonly known: Map<unknown, Comparison> | null;
  /** Whether the later value is wanted as well, made of the earlier one. */
  readonly made: boolean;
}

interface Comparison {
  readonly before: unknown;
  readonly at: Path;
  readonly changes: readonly Change[];
}

const COMPARE: How = { known: null, made: false };
const MAKE: How = { known: null, made: true };

/** Where parts are in common; further up nothing is, and further down it costs more to remember than to compare. */
const REMEMBERED = { from: 2, to: 3 };

/**
 * The same, with the later value made of the earlier one: wherever nothing changed it is the very same, so that what is made of
 * both can be compared by identity. Neither value given is changed.
 */
export function turned<T>(before: T, after: T): { readonly patch: Patch; readonly value: T } {
  const patch: Change[] = [];
  const value = turn(before, after, [], patch, MAKE);
  // It is `after`, put together otherwise.
  return { patch, value: value as T };
}

/** Where we are: one list for the whole walk, copied only where something has changed. */
type Walk = (string | number)[];

/** Notes what changed. Gives the later value back: made of the earlier one, where that is wanted. */
function turn(before: unknown, after: unknown, at: Walk, out: Change[], how: How): unknown {
  if (before === after) return before;
  const { known } = how;
  if (known === null) return turnAnew(before, after, at, out, how);
  const depth = at.length;
  if (depth > REMEMBERED.to) return turnAnew(before, after, at, out, COMPARE);
  if (depth < REMEMBERED.from || typeof after !== 'object' || after === null)
    return turnAnew(before, after, at, out, how);
  const seen = known.get(after);
  if (seen !== undefined && seen.before === before && isAt(seen.at, at)) {
    out.push(...seen.changes);
    return after;
  }
  const from = out.length;
  turnAnew(before, after, at, out, how);
  known.set(after, { before, at: [...at], changes: out.slice(from) });
  return after;
}

function isAt(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((key, i) => key === other[i]);
}

function turnAnew(before: unknown, after: unknown, at: Walk, out: Change[], how: How): unknown {
  if (isPlainObject(before) && isPlainObject(after)) return turnObject(before, after, at, out, how);
  if (Array.isArray(before) && Array.isArray(after)) return turnList(before, after, at, out, how);
  if (!Object.is(before, after)) out.push({ at: [...at], set: after as Json });
  return after;
}

function turnObject(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  at: Walk,
  out: Change[],
  how: How,
): unknown {
  const { made } = how;
  let copy: Record<string, unknown> | null = null;
  let keys = 0;
  for (const key in after) {
    const value = after[key];
    const was = before[key];
    if (was === undefined && !Object.hasOwn(before, key)) {
      out.push({ at: [...at, key], set: value as Json });
      if (made) {
        copy ??= copied(before);
        copy[key] = value;
      }
      continue;
    }
    keys += 1;
    if (was === value) continue;
    at.push(key);
    const now = turn(was, value, at, out, how);
    at.pop();
    if (!made || now === was) continue;
    copy ??= copied(before);
    copy[key] = now;
  }
  // As many as before: none is gone, which is what almost always happens.
  for (const _ in before) keys -= 1;
  if (keys !== 0) {
    if (made) copy ??= copied(before);
    for (const key in before) {
      if (Object.hasOwn(after, key)) continue;
      out.push({ at: [...at, key], gone: true });
      delete copy?.[key];
    }
  }
  return made ? (copy ?? before) : after;
}

/** Far faster than the spread of an object with many keys. */
function copied<T>(from: Readonly<Record<string, T>>): Record<string, T> {
  const copy: Record<string, T> = {};
  for (const key in from) copy[key] = from[key] as T;
  return copy;
}

function turnList(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Walk,
  out: Change[],
  how: How,
): unknown {
  const { made } = how;
  if (before.length === after.length) {
    let copy: unknown[] | null = null;
    for (let i = 0; i < after.length; i++) {
      const was = before[i];
      if (was === after[i]) continue;
      at.push(i);
      const now = turn(was, after[i], at, out, how);
      at.pop();
      if (!made || now === was) continue;
      copy ??= before.slice();
      copy[i] = now;
    }
    return made ? (copy ?? before) : after;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head += 1;
  let tail = 0;
  while (
    tail < shorter - head &&
    same(before[before.length - 1 - tail], after[after.length - 1 - tail])
  ) {
    tail += 1;
  }
  const items = after.slice(head, after.length - tail) as Json[];
  out.push({ at: [...at], splice: [head, before.length - tail - head, ...items] });
  return made ? [...before.slice(0, head), ...items, ...before.slice(before.length - tail)] : after;
}

/** Plain data with a patch applied. The value given is left as it was; what did not change is shared with it. */
export function patched(value: Json, patch: Patch): Json {
  // Whatever several changes go through is copied for the first of them only.
  const own: Own = new Set();
  let result = value;
  for (const change of patch) result = changed(result, change, 0, own);
  return result;
}

/** What was made while this patch is applied, and is nobody else's. */
type Own = Set<unknown>;

function changed(value: Json, change: Change, depth: number, own: Own): Json {
  const key = change.at[depth];
  if (key === undefined) return replaced(value, change);
  if (Array.isArray(value)) {
    const list: Json[] = owned(value as readonly Json[], own, (it) => it.slice());
    list[Number(key)] = changed(list[Number(key)] ?? null, change, depth + 1, own);
    return list;
  }
  const object: Record<string, Json> = isPlainObject(value)
    ? owned(value as Record<string, Json>, own, copied)
    : {};
  if (depth === change.at.length - 1 && 'gone' in change) delete object[key];
  else object[key] = changed(object[key] ?? null, change, depth + 1, own);
  return object;
}

function owned<From, To extends From>(value: From, own: Own, copied: (value: From) => To): To {
  // What is among them was made by the same function.
  if (own.has(value)) return value as To;
  const copy = copied(value);
  own.add(copy);
  return copy;
}

function replaced(value: Json, change: Change): Json {
  if ('set' in change) return change.set;
  if ('gone' in change || !Array.isArray(value)) return null;
  const [from, count, ...items] = change.splice;
  const copy: Json[] = (value as readonly Json[]).slice();
  copy.splice(from, count, ...items);
  return copy;
}
