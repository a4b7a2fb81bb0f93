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
  const changes: Change[] = [];
  collect(before, after, [], changes);
  return changes;
}

/** Where we are: one list for the whole walk, copied only where something has changed. */
type Walk = (string | number)[];

function collect(before: unknown, after: unknown, at: Walk, out: Change[]): void {
  if (before === after) return;
  if (isPlainObject(before) && isPlainObject(after)) {
    collectObject(before, after, at, out);
  } else if (Array.isArray(before) && Array.isArray(after)) {
    collectList(before, after, at, out);
  } else if (!Object.is(before, after)) {
    out.push({ at: [...at], set: after as Json });
  }
}

function collectObject(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  at: Walk,
  out: Change[],
): void {
  for (const key in before) {
    if (!Object.hasOwn(after, key)) out.push({ at: [...at, key], gone: true });
  }
  for (const key in after) {
    const value = after[key];
    if (!Object.hasOwn(before, key)) {
      out.push({ at: [...at, key], set: value as Json });
    } else if (before[key] !== value) {
      at.push(key);
      collect(before[key], value, at, out);
      at.pop();
    }
  }
}

function collectList(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Walk,
  out: Change[],
): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      at.push(i);
      collect(before[i], after[i], at, out);
      at.pop();
    }
    return;
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
}

/** Plain data with a patch applied. The value given is left as it was; what did not change is shared with it. */
export function patched(value: Json, patch: Patch): Json {
  return patch.reduce((result, change) => changed(result, change.at, change), value);
}

function changed(value: Json, at: Path, change: Change): Json {
  const [key, ...rest] = at;
  if (key === undefined) return replaced(value, change);
  if (Array.isArray(value)) {
    const copy: Json[] = [...(value as readonly Json[])];
    copy[Number(key)] = changed(copy[Number(key)] ?? null, rest, change);
    return copy;
  }
  const copy: Record<string, Json> = isPlainObject(value) ? { ...(value as object) } : {};
  if (rest.length === 0 && 'gone' in change) delete copy[key];
  else copy[key] = changed(copy[key] ?? null, rest, change);
  return copy;
}

function replaced(value: Json, change: Change): Json {
  if ('set' in change) return change.set;
  if ('gone' in change || !Array.isArray(value)) return null;
  const [from, count, ...items] = change.splice;
  const copy: Json[] = [...(value as readonly Json[])];
  copy.splice(from, count, ...items);
  return copy;
}
