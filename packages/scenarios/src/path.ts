import { isPlainObject } from '@starboard/kernel';

/** The way to a place inside a value: keys of maps and places in lists. */
export type Path = readonly (string | number)[];

/** `when[0].then.facts.turn` */
export function spelledPath(path: Path): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? part : `.${part}`;
  }
  return text;
}

const PLACE = /^(?:0|[1-9]\d*)$/;

/** What lies under a key of a map, or at a place of a list; undefined when nothing does. */
export function child(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return PLACE.test(key) ? list[Number(key)] : undefined;
  }
  return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What lies under a key, or at the end of a dotted path. */
export function lookUp(value: unknown, key: string): unknown {
  const direct = child(value, key);
  if (direct !== undefined || !key.includes('.')) return direct;
  return key.split('.').reduce(child, value);
}

/** Where a dotted path, or a single key, stops leading to anything, and what could be meant instead. */
export function whereLost(value: unknown, key: string): { lost: string; known: string[] } {
  let holder = value;
  let prefix = '';
  for (const part of key.split('.')) {
    const next = child(holder, part);
    if (next === undefined) {
      return { lost: prefix + part, known: keysOf(holder).map((known) => prefix + known) };
    }
    holder = next;
    prefix += `${part}.`;
  }
  return { lost: key, known: [] };
}

/** The keys of a map, or the last place of a list. */
function keysOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [String(value.length - 1)];
  return isPlainObject(value) ? Object.keys(value) : [];
}
