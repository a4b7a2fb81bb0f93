/** Everything the kernel keeps is plain JSON: it can be stored, cloned, diffed and sent as it is. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** A deep copy of plain data. Several times faster than structuredClone or a JSON round trip. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      out[i] = typeof item === 'object' ? copy(item) : item;
    }
    return out;
  }
  const out: Record<string, unknown> = {};
  const from = value as Record<string, unknown>;
  for (const key in from) {
    const item = from[key];
    out[key] = typeof item === 'object' ? copy(item) : item;
  }
  return out;
}

/** Equality of plain data; the order of an object's keys does not count. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => same(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}

/**
 * The one spelling of a value: keys sorted, no spaces. Hashes and comparisons of bytes use it, because a
 * store may hand a value back with its keys in another order.
 */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const from = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(from).sort()) {
    if (from[key] === undefined) continue;
    parts.push(`${JSON.stringify(key)}:${canonical(from[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** Where two values first differ, as a path for people, or null when they are the same. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  if (isPlainObject(a) && isPlainObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = firstDifference(a[key], b[key], path === '' ? key : `${path}.${key}`);
      if (found !== null) return found;
    }
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const found = firstDifference(a[i], b[i], `${path}[${i}]`);
      if (found !== null) return found;
    }
  }
  return `${path === '' ? 'the value' : path}: ${shown(a)} / ${shown(b)}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is plain JSON: no class, function, undefined, NaN or minus zero anywhere in it. */
export function isJson(value: unknown, depth = 0): value is Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return isJsonNumber(value);
    case 'object':
      return value === null || (depth <= DEEPEST && isJsonObject(value, depth + 1));
    default:
      return false;
  }
}

const isJsonNumber = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);

const DEEPEST = 200;

/** A key that JSON.parse makes like any other, but that an assignment takes for the prototype. */
const PROTOTYPE = '__proto__';

function isJsonObject(value: object, depth: number): boolean {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isJson(value[i], depth)) return false;
    return true;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    if (key === PROTOTYPE) return false;
    if (!isJson((value as Record<string, unknown>)[key], depth)) return false;
  }
  return true;
}

/** Thrown by `copyJson`, and only caught next to it. */
const NOT_JSON = new Error('not JSON');

/** A deep copy of a value from outside if it is plain JSON, or undefined: checked and copied in one go. */
export function jsonCopy(value: unknown): Json | undefined {
  if (typeof value !== 'object' || value === null) return isJson(value) ? value : undefined;
  try {
    return copyJson(value, 0);
  } catch (error) {
    if (error === NOT_JSON) return undefined;
    throw error;
  }
}

/** What most of an answer is made of: it needs no copy. */
function isJsonLeaf(value: unknown): value is string | number {
  return typeof value === 'string' || (typeof value === 'number' && isJsonNumber(value));
}

/** Of anything but a leaf. */
function copyJson(value: unknown, depth: number): Json {
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object' || depth > DEEPEST) throw NOT_JSON;
  if (Array.isArray(value)) {
    const out: Json[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      out[i] = isJsonLeaf(item) ? item : copyJson(item, depth + 1);
    }
    return out;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw NOT_JSON;
  const out: Record<string, Json> = {};
  const from = value as Record<string, unknown>;
  for (const key in from) {
    if (key === PROTOTYPE) throw NOT_JSON;
    const item = from[key];
    out[key] = isJsonLeaf(item) ? item : copyJson(item, depth + 1);
  }
  return out;
}

/** Where a value stops being plain JSON, and what is there; null when it is JSON throughout. */
export function notJson(value: unknown): string | null {
  return isJson(value) ? null : wrongIn(value, '', 0);
}

function wrongIn(value: unknown, path: string, depth: number): string | null {
  const where = path === '' ? 'the value' : path;
  if (typeof value !== 'object' || value === null) {
    if (isJson(value)) return null;
    return `${where} is ${typeof value === 'number' ? spelledNumber(value) : typeof value}`;
  }
  if (depth > DEEPEST) return `${where} is nested too deeply`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = wrongIn(value[i], `${path}[${i}]`, depth + 1);
      if (found !== null) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${where} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    const inside = path === '' ? key : `${path}.${key}`;
    if (key === PROTOTYPE) return `${inside} is not a key`;
    const found = wrongIn(item, inside, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function spelledNumber(value: number): string {
  return Object.is(value, -0) ? 'minus zero' : String(value);
}
