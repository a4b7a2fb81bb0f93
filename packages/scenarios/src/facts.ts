import {
  clone,
  inside,
  isPlainObject,
  type Json,
  type JsonObject,
  mistake,
  spelledKind,
} from '@starboard/kernel';
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

/** Facts by name, for a game that arranges them itself: what is said of a place in one (`players.1.hand`) is in it. */
export function folded(facts: Readonly<Record<string, Json>>): Record<string, Json> {
  const whole: Record<string, Json> = {};
  for (const [key, value] of Object.entries(facts)) {
    const [name = '', ...way] = key.split('.');
    if (name === '__proto__' || way.includes('__proto__')) throw mistake('is not a name');
    whole[name] = inside(name, () => withPlace(whole[name], way, clone(value)));
  }
  return whole;
}

function withPlace(holder: Json | undefined, way: readonly string[], value: Json): Json {
  const [part, ...rest] = way;
  if (part === undefined) return value;
  return inside(part, () => {
    if (Array.isArray(holder)) {
      const list: Json[] = [...holder];
      if (child(list, part) === undefined) throw mistake('there is no such place in the list');
      list[Number(part)] = withPlace(list[Number(part)], rest, value);
      return list;
    }
    const map: unknown = holder ?? {};
    if (!isPlainObject(map)) throw mistake(`is inside ${spelledKind(map)}`);
    const parts = map as JsonObject;
    return { ...parts, [part]: withPlace(parts[part], rest, value) };
  });
}
