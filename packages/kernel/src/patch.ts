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
  return turned(before, after).patch;
}

/**
 * The same, with the later value made of the earlier one: wherever nothing changed it is the very same, so that what is made of
 * both can be compared by identity. Neither value given is changed.
 */
export function turned<T>(before: T, after: T): { readonly patch: Patch; readonly value: T } {
  const patch: Change[] = [];
  const value = turn(before, after, [], patch);
  // It is `after`, put together otherwise.
  return { patch, value: value as T };
}

/** Where we are: one list for the whole walk, copied only where something has changed. */
type Walk = (string | number)[];

function turn(before: unknown, after: unknown, at: Walk, out: Change[]): unknown {
  if (before === after) return before;
  if (isPlainObject(before) && isPlainObject(after)) return turnObject(before, after, at, out);
  if (Array.isArray(before) && Array.isArray(after)) return turnList(before, after, at, out);
  if (!Object.is(before, after)) out.push({ at: [...at], set: after as Json });
  return after;
}

function turnObject(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  at: Walk,
  out: Change[],
): unknown {
  let copy: Record<string, unknown> | null = null;
  let keys = 0;
  for (const key in after) {
    const value = after[key];
    const was = before[key];
    if (was === undefined && !Object.hasOwn(before, key)) {
      out.push({ at: [...at, key], set: value as Json });
      copy ??= { ...before };
      copy[key] = value;
      continue;
    }
    keys += 1;
    if (was === value) continue;
    at.push(key);
    const now = turn(was, value, at, out);
    at.pop();
    if (now === was) continue;
    copy ??= { ...before };
    copy[key] = now;
  }
  // As many as before: none is gone, which is what almost always happens.
  for (const _ in before) keys -= 1;
  if (keys === 0) return copy ?? before;
  copy ??= { ...before };
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    out.push({ at: [...at, key], gone: true });
    delete copy[key];
  }
  return copy;
}

function turnList(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Walk,
  out: Change[],
): unknown {
  if (before.length === after.length) {
    let copy: unknown[] | null = null;
    for (let i = 0; i < after.length; i++) {
      const was = before[i];
      if (was === after[i]) continue;
      at.push(i);
      const now = turn(was, after[i], at, out);
      at.pop();
      if (now === was) continue;
      copy ??= before.slice();
      copy[i] = now;
    }
    return copy ?? before;
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
  return [...before.slice(0, head), ...items, ...before.slice(before.length - tail)];
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
    ? owned(value as Record<string, Json>, own, (it) => ({ ...it }))
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
