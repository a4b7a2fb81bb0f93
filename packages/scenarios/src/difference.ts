import { isPlainObject, type Json } from '@starboard/kernel';
import { hint } from './nearest.ts';
import { lookUp, type Path, whereLost } from './path.ts';
import { shown } from './problem.ts';

/** Where something is not as expected. */
export interface Difference {
  readonly path: Path;
  readonly expected: Json;
  readonly actual: unknown;
  /** A guess at what was meant. */
  readonly hint: string;
}

/**
 * Compares what was expected with what is there. Of a map only the keys that are expected count, and a key may
 * be a dotted path; a list must have the same length and order.
 */
export function differences(expected: Json, actual: unknown, path: Path = []): Difference[] {
  const differs = (guess = ''): Difference[] => [{ path, expected, actual, hint: guess }];
  if (Array.isArray(expected)) {
    const wanted: readonly Json[] = expected;
    if (!Array.isArray(actual) || actual.length !== wanted.length) return differs();
    const there: readonly unknown[] = actual;
    return wanted.flatMap((item, i) => differences(item, there[i], [...path, i]));
  }
  if (isMap(expected)) {
    if (!isPlainObject(actual) && !Array.isArray(actual)) return differs();
    return Object.entries(expected).flatMap(([key, item]) => {
      const found = lookUp(actual, key);
      if (found !== undefined) return differences(item, found, [...path, key]);
      const { lost, known } = whereLost(actual, key);
      const guess = hint(lost, known);
      return [{ path: [...path, key], expected: item, actual: undefined, hint: guess }];
    });
  }
  return expected === actual ? [] : differs();
}

function isMap(value: Json): value is { readonly [key: string]: Json } {
  return isPlainObject(value);
}

/** `expected 1, there was 0` */
export function compared({ expected, actual, hint: guess }: Difference): string {
  return `expected ${shown(expected)}, there was ${shown(actual)}${guess}`;
}
