import { type Effect, type InPlay, RESOURCES, SECTORS, SKILLS } from '@starboard/bsg';
import fc from 'fast-check';
import { AMONG } from './bsg-among.ts';

/** Random effects of every kind, with numbers no card has. */

const many = fc.integer({ min: 2, max: 97 });
const who = fc.constantFrom('current', 'self', 'president', 'admiral', 'chosen');
const others = fc.constantFrom('current', 'president', 'admiral', 'chosen');
const skills = fc.uniqueArray(fc.constantFrom(...SKILLS), { minLength: 1, maxLength: 5 });
const sector = fc.constantFrom(...SECTORS);
const resource = fc.constantFrom(...RESOURCES);
const hazard = fc.constantFrom('sickbay', 'brig');
const location = fc.constantFrom('command', 'armory', 'research-lab', 'colonial-one');
const among = fc.constantFrom(...AMONG);
const yes = fc.constant(true as const);
const op = <const O extends Effect['op']>(name: O): fc.Arbitrary<O> => fc.constant(name);

const simple: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    op: op('resource'),
    resource,
    by: fc.tuple(many, fc.boolean()).map(([by, lost]) => (lost ? -by : by)),
  }),
  fc.record(
    {
      op: op('discard'),
      who: fc.oneof(
        who,
        fc.constant('each' as const),
        fc.uniqueArray(others, { minLength: 2, maxLength: 3 }),
      ),
      count: fc.oneof(many, fc.constant('all' as const)),
      random: yes,
    },
    { requiredKeys: ['op', 'who', 'count'] },
  ),
  fc.record({ op: op('draw'), who, count: many, from: skills }),
  fc.record(
    { op: op('draw-quorum'), count: many, who, more: fc.constant(true as const) },
    { requiredKeys: ['op', 'count'] },
  ),
  fc.record({ op: op('send'), who, to: hazard }),
  fc.record({ op: op('send-all'), from: location, to: hazard }),
  fc.record({ op: op('free'), who, optional: yes }, { requiredKeys: ['op', 'who'] }),
  fc.record(
    {
      op: op('place'),
      ship: fc.constantFrom('raider', 'heavy-raider', 'basestar', 'civilian', 'viper'),
      count: many,
      sector,
    },
    { requiredKeys: ['op', 'ship', 'count'] },
  ),
  fc.record({ op: fc.constantFrom('destroy-raptor', 'repair-raptor'), count: many }),
  fc.record(
    { op: op('repair-vipers'), max: many, by: who, destroyed: yes },
    { requiredKeys: ['op', 'max', 'by'] },
  ),
  fc.record({
    op: op('damage-vipers'),
    count: many,
    from: fc.constantFrom('reserves', 'space'),
  }),
  fc.record({ op: op('destroy-civilian'), count: many }),
  fc.record({
    op: op('destroy-cylons'),
    what: fc.constantFrom('raider', 'heavy-raider', 'centurion'),
    count: many,
  }),
  fc.record({
    op: op('jump-track'),
    by: fc.tuple(many, fc.boolean()).map(([by, back]) => (back ? -by : by)),
  }),
  fc.record(
    { op: op('look-loyalty'), by: who, of: others, all: yes },
    { requiredKeys: ['op', 'by', 'of'] },
  ),
  fc.record({ op: op('title'), title: fc.constantFrom('president', 'admiral'), to: who }),
  fc.record({ op: op('centurion'), count: many }),
  fc.record(
    {
      op: op('activate'),
      what: fc.constantFrom('raiders', 'heavy-raiders', 'basestars', 'launch-raiders'),
      justPlaced: yes,
    },
    { requiredKeys: ['op', 'what'] },
  ),
  fc.record({ op: op('distance'), by: many }),
  fc.record(
    { op: op('damage-galactica'), count: many, choiceOf: many },
    { requiredKeys: ['op', 'count'] },
  ),
  fc.record({ op: op('activate-vipers'), count: many }),
  fc.record({ op: op('own-viper-attacks'), count: many }),
  fc.record({ op: op('act'), count: many }),
  fc.record({ op: op('look-civilians'), count: many }),
  fc.record({ op: op('jump'), riskedUpTo: many }),
  fc.record({ op: op('attack-centurion'), atLeast: many }),
  fc.record({ op: op('order-another'), actions: many }),
  fc.record({ op: op('repair'), vipers: many }),
  fc.record({ op: op('crisis-of'), draw: many }),
  fc.record({ op: op('launch'), raiders: many, heavyRaiders: many }),
  fc.record({ op: op('hand-over-loyalty'), upToDistance: many }),
  fc.record({ op: op('quorum-choice'), draw: many }),
  fc.record(
    { op: op('look-deck'), deck: fc.constant('crisis' as const) },
    { requiredKeys: ['op'] },
  ),
  fc.record({ op: op('count-positive'), skill: fc.constantFrom(...SKILLS) }),
  fc.record({
    op: op('change-difficulty'),
    by: fc.tuple(many, fc.boolean()).map(([by, down]) => (down ? -by : by)),
  }),
  fc.record({ op: op('decide-check'), result: fc.constantFrom('pass', 'fail') }),
  fc.record({ op: op('add-to-roll'), plus: many }),
  fc.record({ op: op('reroll'), piloted: many }, { requiredKeys: ['op'] }),
  fc
    .constantFrom(
      'return-vipers',
      'spend-nuke',
      'keep',
      'extra-crisis',
      'galactica-attacks',
      'nuke',
      'launch-self',
      'play-quorum',
      'play-super-crisis',
      'swap-super-crisis',
      'take-card',
      'remove-card',
      'give-card',
      'face-up',
      'ignore-skill',
      'take-check-cards',
      'switch-choice',
      'replace-crisis',
      'board-placed-viper',
    )
    .map((name): Effect => ({ op: name })),
);

const list = fc.array(simple, { minLength: 1, maxLength: 3 });

export const effects: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 3, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record(
      { op: op('name'), by: who, among, optional: yes, then: list },
      { requiredKeys: ['op', 'by', 'among', 'then'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        op: op('choose'),
        by: who,
        options: fc.array(list, { minLength: 1, maxLength: 3 }),
        optional: yes,
      },
      { requiredKeys: ['op', 'by', 'options'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .record(
        { by: who, limit: many, low: fc.boolean(), then: list, else: list },
        { requiredKeys: ['by', 'limit', 'low', 'then'] },
      )
      .map(
        ({ limit, low, ...rest }): Effect => ({
          op: 'roll',
          ...rest,
          ...(low ? { atMost: limit } : { atLeast: limit }),
        }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: op('risk'),
      by: who,
      ship: fc.constantFrom('raptor', 'viper'),
      count: many,
      atLeast: many,
      then: list,
      else: list,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: op('if'),
      condition: fc.record({ is: fc.constant('resource' as const), resource, below: many }),
      then: list,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: op('check'),
      name: fc.constantFrom('accused', 'nominee', null),
      difficulty: many,
      skills,
      pass: list,
    }),
  },
);

/** What Quorum cards might do in play. */
export const inPlays: fc.Arbitrary<InPlay> = fc.oneof(
  fc.record({ rule: fc.constant('shields-president' as const), by: many }),
  fc
    .uniqueArray(fc.integer({ min: -97, max: 97 }), { minLength: 1, maxLength: 3 })
    .map((changes) => ({
      rule: 'play' as const,
      at: 'location-check' as const,
      options: changes.map((by) => ({
        said: 'arbitrator',
        effects: [{ op: 'change-difficulty' as const, by }],
      })),
    })),
  fc.constant({ rule: 'sole-nominee' as const }),
  fc.record({ rule: fc.constant('chooses-destination' as const), draw: many }),
);

/** The numbers a text must show: every one of the definition but how many copies there are, of which strengths. */
export function numbersSaid(definition: object): number[] {
  const said: number[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'number') {
      if (key !== 'copies' && key !== 'strength') said.push(Math.abs(value));
    } else if (Array.isArray(value)) {
      for (const item of value) walk(item, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) walk(item, name);
    }
  };
  walk(definition, '');
  return said.sort((a, b) => a - b);
}
