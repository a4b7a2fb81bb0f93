import { clone, isPlainObject, type Json, spelledKind } from '@starboard/kernel';
import { hint } from './nearest.ts';
import { child, lookUp, whereLost } from './path.ts';

/** Puts a fact in its place among the facts; returns what is wrong when it has none there. */
export function putFact(facts: unknown, key: string, value: Json): string | null {
  const before = lookUp(facts, key);
  if (before === undefined) {
    const { lost, known } = whereLost(facts, key);
    return `there is no fact "${lost}"${hint(lost, known)}`;
  }
  if (before !== null && value !== null && spelledKind(before) !== spelledKind(value)) {
    return `is ${spelledKind(before)}, not ${spelledKind(value)}`;
  }
  const parts = child(facts, key) === undefined ? key.split('.') : [key];
  const holder = parts.slice(0, -1).reduce(child, facts);
  const last = parts.at(-1) ?? key;
  if (Array.isArray(holder)) holder[Number(last)] = clone(value);
  else if (isPlainObject(holder)) holder[last] = clone(value);
  return null;
}
