import { isPlainObject, type Json } from '@starboard/kernel';
import { hint } from './nearest.ts';
import { lookUp, type Path, whereLost } from './path.ts';
import { shown } from './problem.ts';

/** Where something is not as expected. */
export interface Difference {
  readonly path: Path;
  /** What was expected, for people. */
  readonly wanted: string;
  readonly actual: unknown;
  /** A guess at what was meant. */
  readonly hint: string;
}

/** What people call a number that lies under a key. */
export type Called = (key: string, value: number) => readonly string[];

/**
 * Compares what was expected with what is there. Of a map only the keys that are expected count, and a key may
 * be a dotted path; an empty map has none. A list must have the same length and order, or is described by a map.
 * Where a name is expected and a number is there, what the number is called counts.
 */
export function differences(
  expected: Json,
  actual: unknown,
  path: Path,
  called: Called,
): Difference[] {
  const differs = (): Difference[] => [
    {
      path,
      wanted: shown(expected),
      actual: spelledFor(expected, actual, path, called),
      hint: '',
    },
  ];
  if (Array.isArray(expected)) {
    const wanted: readonly Json[] = expected;
    if (!Array.isArray(actual) || actual.length !== wanted.length) return differs();
    const there: readonly unknown[] = actual;
    return wanted.flatMap((item, i) => differences(item, there[i], [...path, i], called));
  }
  if (isMap(expected)) {
    const entries = Object.entries(expected);
    if (Array.isArray(actual)) {
      if (entries.length === 0 && actual.length > 0) return differs();
      return entries.flatMap(([key, item]) => inList(key, item, actual, path, called));
    }
    if (!isPlainObject(actual)) return differs();
    if (entries.length === 0 && Object.keys(actual).length > 0) return differs();
    return entries.flatMap(([key, item]) => under(key, item, actual, path, called));
  }
  if (expected === actual) return [];
  const names = typeof actual === 'number' ? called(keyOf(path), actual) : [];
  return typeof expected === 'string' && names.includes(expected) ? [] : differs();
}

function under(
  key: string,
  expected: Json,
  holder: unknown,
  path: Path,
  called: Called,
): Difference[] {
  const found = lookUp(holder, key);
  if (found !== undefined) return differences(expected, found, [...path, key], called);
  const { lost, known } = whereLost(holder, key);
  return [
    { path: [...path, key], wanted: shown(expected), actual: undefined, hint: hint(lost, known) },
  ];
}

/** What is said of a list: how long it is, what is and what is not in it, or what lies at one place of it. */
function inList(
  key: string,
  expected: Json,
  list: readonly unknown[],
  path: Path,
  called: Called,
): Difference[] {
  const at = [...path, key];
  const fits = (item: Json, there: unknown): boolean =>
    differences(item, there, path, called).length === 0;
  const items = (): readonly Json[] =>
    Array.isArray(expected) ? (expected as readonly Json[]) : [expected];
  const spelled = (): unknown => spelledFor(expected, list, path, called);
  switch (key) {
    case 'count':
      return differences(expected, list.length, at, called);
    case 'includes': {
      const left = [...list];
      const lacking = items().filter((item) => {
        const found = left.findIndex((there) => fits(item, there));
        if (found >= 0) left.splice(found, 1);
        return found < 0;
      });
      if (lacking.length === 0) return [];
      return [{ path: at, wanted: `${shown(lacking)} too`, actual: spelled(), hint: '' }];
    }
    case 'excludes':
      return items().flatMap((item) => {
        const found = list.find((there) => fits(item, there));
        if (found === undefined) return [];
        return [{ path: at, wanted: `no ${shown(item)}`, actual: spelled(), hint: '' }];
      });
    default:
      return under(key, expected, list, path, called);
  }
}

function isMap(value: Json): value is { readonly [key: string]: Json } {
  return isPlainObject(value);
}

const PLACE = /^\d+$/;

/** The key under which a place lies, whatever its place in a list. */
function keyOf(path: Path): string {
  const parts = path.flatMap((part) => String(part).split('.'));
  return parts.findLast((part) => !PLACE.test(part)) ?? '';
}

/** What is there, in names where names were expected. */
function spelledFor(expected: Json, actual: unknown, path: Path, called: Called): unknown {
  return hasText(expected) ? inNames(actual, keyOf(path), called) : actual;
}

function hasText(value: Json): boolean {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}

function inNames(value: unknown, key: string, called: Called): unknown {
  if (typeof value === 'number') return called(key, value)[0] ?? value;
  if (Array.isArray(value)) return value.map((item) => inNames(item, key, called));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, inNames(item, name, called)]),
  );
}

/** `expected 1, there was 0` */
export function compared({ wanted, actual, hint: guess }: Difference): string {
  return `expected ${wanted}, there was ${shown(actual)}${guess}`;
}
