import type { Json } from '@starboard/kernel';
import fc from 'fast-check';

// Every run tries the same examples; FAST_CHECK_SEED tries others.
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 1) });

export { fc };

/** Any plain data: what JSON can hold without loss. (No minus zero, and no key that objects treat apart.) */
export function plain(maxDepth = 4): fc.Arbitrary<Json> {
  return fc
    .jsonValue({ maxDepth })
    .filter((value) => !JSON.stringify(value).includes('"__proto__"'))
    .map((value): Json => JSON.parse(JSON.stringify(value)));
}
