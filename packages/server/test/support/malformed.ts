import fc from 'fast-check';
import type { z } from 'zod';

/** Values that have broken somebody's server before. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '__proto__',
    'constructor',
    "'; drop table player; --",
    '../../etc/passwd',
    '%00',
    'ÿ'.repeat(3000),
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    true,
    [],
    {},
    [[[[[]]]]],
    { $ref: '#' },
    { toString: null },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constant(deep(200)),
);

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

type Shape = Record<string, unknown> & {
  readonly properties?: Record<string, Shape>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
};

/** Something of the form a JSON Schema describes, more or less. */
function formed(shape: Shape, depth = 0): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (depth > 6) return fc.constant(null);
  if (choices !== undefined) return fc.oneof(...choices.map((it) => formed(it, depth + 1)));
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if ('const' in shape) return fc.constant(shape['const']);
  switch (shape['type']) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(shape.properties ?? {}).map(([name, it]) => [name, formed(it, depth + 1)]),
        ),
      );
    case 'array':
      return fc.array(formed(shape.items ?? {}, depth + 1), { maxLength: 3 });
    case 'string':
      return fc.oneof(
        fc.string({ minLength: 8, maxLength: 24 }),
        fc.stringMatching(/^[A-Za-z0-9]{24}$/),
      );
    case 'integer':
      return fc.nat({ max: 20 });
    case 'number':
      return fc.double({ min: 1, max: 48, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** The same with something wrong in it: a part that is missing, of another kind, or too much. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return nasty;
  const entries = Object.entries(value);
  const own: fc.Arbitrary<unknown>[] = [
    nasty,
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 12 }), nasty)
      .map(([name, it]) => ({ ...value, [name]: it })),
  ];
  for (const [name, it] of entries) {
    own.push(
      fc.constant(Object.fromEntries(entries.filter(([other]) => other !== name))),
      damaged(it).map((broken) => ({ ...value, [name]: broken })),
    );
  }
  return fc.oneof(...own);
}

/** Bodies that the schema refuses. */
export function malformed(schema: z.ZodType, shape: object): fc.Arbitrary<unknown> {
  return formed(shape as Shape)
    .chain(damaged)
    .filter((value) => !schema.safeParse(JSON.parse(JSON.stringify(value) ?? 'null')).success);
}

/** Bodies of the right form and of no sense. */
export function meaningless(shape: object): fc.Arbitrary<unknown> {
  return formed(shape as Shape);
}

export { nasty };
