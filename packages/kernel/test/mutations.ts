import type { Json } from '@starboard/kernel';
import { fc, plain } from './properties.ts';

type Path = readonly (string | number)[];

/** Where something is in a value: the value itself, and every part of every part. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value)
    ? value.flatMap((item, i) => places(item, [...path, i]))
    : Object.entries(value).flatMap(([key, item]) => places(item, [...path, key]));
  return [path, ...inside];
}

function partAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return partAt(Object.entries(value).find(([key]) => key === String(step))?.[1], rest);
}

/** The value with `change` made at a place; undefined takes that place out. */
function changedAt(
  value: unknown,
  [step, ...rest]: Path,
  change: (part: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value
      .map((item: unknown, i) => (i === step ? changedAt(item, rest, change) : item))
      .filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, key === step ? changedAt(item, rest, change) : item])
      .filter(([, item]) => item !== undefined),
  );
}

/** A value near this one: the alterations that are hardest to notice. */
function near(part: unknown): fc.Arbitrary<unknown> {
  if (typeof part === 'number') {
    return fc.oneof(fc.constantFrom(part + 1, part - 1, part * 2), fc.integer(), fc.double());
  }
  if (typeof part === 'boolean') return fc.constant(!part);
  if (typeof part === 'string') {
    return fc.oneof(
      fc.nat(part.length).map((i) => `${part.slice(0, i)}${part.slice(i + 1)}`),
      fc.nat(part.length).map((i) => `${part.slice(0, i)}0${part.slice(i + 1)}`),
      fc.string(),
    );
  }
  if (Array.isArray(part)) {
    return fc.oneof(
      fc.shuffledSubarray([...part]),
      plain(1).map((item) => [...part, item]),
      fc.constant([...part, ...part.slice(-1)]),
    );
  }
  if (typeof part === 'object' && part !== null) {
    return fc.tuple(fc.string(), plain(1)).map(([key, item]) => ({ ...part, [key]: item }));
  }
  return fc.constantFrom(0, false, '', {}, []);
}

/** This value with something in it changed, added or taken away. */
export function altered(value: unknown): fc.Arbitrary<Json> {
  return fc
    .constantFrom(...places(value))
    .chain((path) =>
      fc
        .oneof(
          { weight: 3, arbitrary: near(partAt(value, path)) },
          { weight: 2, arbitrary: plain(2) },
          { weight: 1, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constantFrom(...places(value)).map((p) => partAt(value, p)) },
        )
        .map((part) => changedAt(value, path, () => part)),
    )
    .map((other): Json => JSON.parse(JSON.stringify(other) ?? 'null'));
}
