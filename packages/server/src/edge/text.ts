import { Refusal } from '../refusal.ts';

const DEEPEST = 64;

/** NUL, or half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Refuses what PostgreSQL cannot store and no honest client sends: NUL, half surrogates, absurd nesting. */
export function checkText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw new Refusal(400, 'bad-text');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw new Refusal(400, 'nested-too-deeply');
  for (const [key, item] of Object.entries(value)) {
    checkText(key);
    checkText(item, depth + 1);
  }
}
