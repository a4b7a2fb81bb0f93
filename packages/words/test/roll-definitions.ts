import {
  type Bonus,
  COLOURS,
  type Development,
  FACTION_NUMBERS,
  factionHalvesOf,
  type Gain,
  PHASES,
  type Power,
  type World,
} from '@starboard/roll';
import fc from 'fast-check';

/** Random definitions of every kind, with numbers no tile has. */

const many = fc.integer({ min: 2, max: 97 });
const colour = fc.constantFrom(...COLOURS);
const phase = fc.constantFrom(...PHASES);
const good = fc.constantFrom('novelty', 'rare', 'genes', 'alien');
const worldColour = fc.constantFrom('novelty', 'rare', 'genes', 'alien', 'grey');
const some = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.uniqueArray(of, { minLength: 1, maxLength: 3 });

const gain: fc.Arbitrary<Gain> = fc.record({
  die: colour,
  count: many,
  to: fc.constantFrom('cup', 'citizenry', 'good'),
});

const reassign: fc.Arbitrary<Power> = fc
  .record(
    {
      max: many,
      exactly: fc.boolean(),
      colours: some(colour),
      from: phase,
      to: fc.oneof(some(phase), fc.constant('selected' as const)),
      fromOneColumn: fc.constant(true as const),
      mostNoveltyWorlds: fc.constant(true as const),
    },
    { requiredKeys: ['max', 'exactly'] },
  )
  .map(({ exactly, ...rest }) => ({ kind: 'reassign', min: exactly ? rest.max : 1, ...rest }));

const powers: fc.Arbitrary<Power> = fc.oneof(
  reassign,
  fc.constantFrom(
    { kind: 'dictate-again' } as const,
    { kind: 'scout-on-top' } as const,
    { kind: 'extra-tile' } as const,
    { kind: 'rearrange' } as const,
    { kind: 'trade-buys-point' } as const,
  ),
  fc.record({ kind: fc.constant('dictate-moves' as const), max: many }),
  fc.record({ kind: fc.constantFrom('stock-pays', 'pays-if-scouted'), colour, credits: many }),
  fc.record({ kind: fc.constant('extra-workers' as const), phase, colours: some(colour) }),
  fc.record(
    {
      kind: fc.constant('cheaper' as const),
      what: fc.constantFrom('developments', 'reassign-developments', 'worlds'),
      by: many,
      floor: many,
      worlds: some(worldColour),
    },
    { requiredKeys: ['kind', 'what', 'by', 'floor'] },
  ),
  fc.record(
    {
      kind: fc.constant('pays-on-completion' as const),
      developments: fc.oneof(fc.constant(0), many),
      worlds: fc.oneof(fc.constant(0), many),
      extra: fc.record({ colour: worldColour, credits: many }),
    },
    { requiredKeys: ['kind', 'developments', 'worlds'] },
  ),
  fc.record({
    kind: fc.constant('back-to-cup' as const),
    phase: fc.constantFrom('develop', 'settle'),
    which: fc.oneof(
      fc.record({ every: colour }),
      fc.tuple(fc.constantFrom(0, 1, 3), many).map(([min, more]) => ({ min, max: min + more })),
    ),
  }),
  fc.record({
    kind: fc.constant('once' as const),
    removes: many,
    credits: fc.oneof(fc.constant(0), many),
    gains: fc.array(gain, { maxLength: 2 }),
  }),
  fc
    .record({
      phases: some(phase),
      credits: many,
      how: fc.constantFrom('plain', 'if', 'more'),
      more: many,
    })
    .map(
      ({ phases, credits, how, more }): Power => ({
        kind: 'pays',
        phases,
        credits,
        ...(how === 'if' && { if: 'most-developments' }),
        ...(how === 'more' && { moreIf: 'all-costliest-worlds', more }),
      }),
    ),
  fc.record({ kind: fc.constant('scores' as const), phase, points: many }),
  fc.record({
    kind: fc.constant('pays-per-die' as const),
    phase,
    colour,
    credits: many,
    per: fc.oneof(fc.constant(1), many),
  }),
  fc.record({
    kind: fc.constant('pays-per-good' as const),
    on: fc.oneof(fc.record({ world: good }), fc.record({ die: colour })),
    credits: many,
  }),
  fc.record(
    { kind: fc.constantFrom('trade-pays', 'consume-pays'), credits: many, world: good },
    { requiredKeys: ['kind', 'credits'] },
  ),
  fc.record(
    { kind: fc.constant('consume-scores' as const), points: many, worlds: some(good) },
    { requiredKeys: ['kind', 'points'] },
  ),
  fc.record({ kind: fc.constant('goods-per-world' as const), goods: many }),
);

const bonus: fc.Arbitrary<Bonus> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'per-development',
      'per-development-without-reassign',
      'per-die-colour',
      'per-good',
    ),
    points: many,
  }),
  fc.record({
    kind: fc.constant('per-group-of-dice' as const),
    colour,
    size: many,
    points: many,
  }),
  fc.record({ kind: fc.constant('per-world' as const), colour: good, points: many }),
  fc.record({
    kind: fc.constant('share-of-cost' as const),
    of: fc.constantFrom('developments', 'novelty-worlds', 'reassign-developments'),
    divisor: many,
  }),
  fc.constant({ kind: 'triangular-chips' as const }),
);

export const developments: fc.Arbitrary<Development> = fc.record(
  {
    kind: fc.constant('development' as const),
    id: fc.constant('any'),
    cost: many,
    powers: fc.array(powers, { minLength: 1, maxLength: 2 }),
    bonus,
  },
  { requiredKeys: ['kind', 'id', 'cost', 'powers'] },
);

export const worlds: fc.Arbitrary<World> = fc.record(
  {
    kind: fc.constant('world' as const),
    id: fc.constant('any'),
    colour: worldColour,
    cost: many,
    gains: fc.array(gain, { maxLength: 3 }),
    credits: fc.oneof(fc.constant(0), many),
    removes: fc.oneof(fc.constant(0), many),
    startCredits: many,
  },
  { requiredKeys: ['kind', 'id', 'colour', 'cost', 'gains', 'credits', 'removes'] },
);

/** The numbers a text must show: all of the definition that mean something. */
export function numbersSaid(card: Development | World, withKind: boolean): number[] {
  const { cost, ...rest } = card;
  const faction = FACTION_NUMBERS.find((it) => factionHalvesOf(it).some((id) => id === card.id));
  const said = [...(withKind ? [cost] : []), ...(faction === undefined ? [] : [faction])];
  const walk = (value: unknown, key: string, beside: object): void => {
    if (typeof value === 'number') {
      const silent =
        value === 0 || // nothing is paid, gained or removed
        (key === 'min' && (value === 1 || value === ('max' in beside ? beside.max : null))) ||
        (key === 'per' && value === 1); // "each"
      if (!silent) said.push(value);
    } else if (Array.isArray(value)) {
      for (const item of value) walk(item, key, beside);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) walk(item, name, value);
    }
  };
  walk(rest, '', rest);
  return [...new Set(said)].sort((a, b) => a - b);
}
