import {
  type Condition,
  type Effect,
  type InPlay,
  RESOURCES,
  SECTORS,
  SKILLS,
  TREACHERY,
} from '@starboard/bsg';
import fc from 'fast-check';
import { AMONG } from './bsg-among.ts';

/** Random effects of every kind, with numbers no card has. */

const many = fc.integer({ min: 2, max: 97 });
const who = fc.constantFrom(
  'current',
  'self',
  'president',
  'admiral',
  'cag',
  'chosen',
  'owner',
  'examiner',
);
const others = fc.constantFrom('current', 'president', 'admiral', 'cag', 'chosen', 'examiner');
const everybody = fc.constantFrom('each', 'each-human', 'each-cylon');
const skills = fc.uniqueArray(fc.constantFrom(...SKILLS, TREACHERY), {
  minLength: 1,
  maxLength: 5,
});
const sector = fc.constantFrom(...SECTORS);
const resource = fc.constantFrom(...RESOURCES);
const hazard = fc.constantFrom('sickbay', 'brig', 'medical-center', 'detention');
const title = fc.constantFrom('president', 'admiral', 'cag');
const skill = fc.constantFrom(...SKILLS, TREACHERY);
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
        fc.constantFrom('each', 'each-human', 'each-other-human'),
        fc.uniqueArray(others, { minLength: 2, maxLength: 3 }),
      ),
      count: fc.oneof(many, fc.constant('all' as const)),
      random: yes,
      evenCylons: yes,
    },
    { requiredKeys: ['op', 'who', 'count'] },
  ),
  fc.record(
    {
      op: op('draw'),
      who: fc.oneof(who, everybody),
      count: many,
      from: fc.oneof(skills, fc.constantFrom('skill-set', 'any')),
      optional: yes,
      handAtMost: many,
    },
    { requiredKeys: ['op', 'who', 'count', 'from'] },
  ),
  fc.record(
    {
      op: op('trade'),
      who: fc.oneof(who, everybody),
      discard: many,
      random: yes,
      draw: many,
      from: skills,
    },
    { requiredKeys: ['op', 'who', 'discard', 'draw', 'from'] },
  ),
  fc.record({ op: op('draw-super-crisis'), who: fc.oneof(who, everybody) }),
  fc.record({ op: op('cut-hand'), to: many }),
  fc.record(
    { op: op('draw-quorum'), count: many, who, more: fc.constant(true as const) },
    { requiredKeys: ['op', 'count'] },
  ),
  fc.record({ op: op('send'), who, to: hazard }),
  fc.record({ op: op('send-all'), from: location, to: hazard }),
  fc.record({ op: op('free'), who, picks: who, optional: yes }, { requiredKeys: ['op', 'who'] }),
  fc.record(
    {
      op: op('place'),
      ship: fc.constantFrom('raider', 'heavy-raider', 'basestar', 'civilian', 'viper'),
      count: many,
      sector,
      damaged: many,
    },
    { requiredKeys: ['op', 'ship', 'count'] },
  ),
  fc.record({ op: fc.constantFrom('destroy-raptor', 'repair-raptor'), count: many }),
  fc.record(
    { op: op('repair-vipers'), max: many, by: who, destroyed: yes, all: yes },
    { requiredKeys: ['op', 'max', 'by'] },
  ),
  fc.record(
    {
      op: op('damage-vipers'),
      count: many,
      from: fc.constantFrom('reserves', 'space', 'reserves-or-space', 'unmanned-in-space'),
      by: who,
    },
    { requiredKeys: ['op', 'count', 'from'] },
  ),
  fc.record({ op: op('destroy-civilian'), count: many }),
  fc.record(
    {
      op: op('destroy-cylons'),
      what: fc.constantFrom('raider', 'heavy-raider', 'centurion'),
      count: many,
      by: who,
    },
    { requiredKeys: ['op', 'what', 'count'] },
  ),
  fc.record({
    op: op('jump-track'),
    by: fc.tuple(many, fc.boolean()).map(([by, back]) => (back ? -by : by)),
  }),
  fc.record(
    { op: op('look-loyalty'), by: who, of: others, all: yes },
    { requiredKeys: ['op', 'by', 'of'] },
  ),
  fc.record({ op: op('title'), title, to: who }),
  fc.record({ op: op('centurion'), count: many }),
  fc.record(
    {
      op: op('activate'),
      what: fc.constantFrom(
        'raiders',
        'heavy-raiders',
        'basestars',
        'launch-raiders',
        'occupation-forces',
      ),
      justPlaced: yes,
    },
    { requiredKeys: ['op', 'what'] },
  ),
  fc.constant<Effect>({ op: 'activate', what: 'heavy-raiders', withoutCenturions: true }),
  fc.record({ op: op('distance'), by: many }),
  fc.record(
    { op: op('damage-galactica'), count: many, choiceOf: many },
    { requiredKeys: ['op', 'count'] },
  ),
  fc.record(
    { op: op('activate-vipers'), count: many, by: who, same: yes },
    { requiredKeys: ['op', 'count'] },
  ),
  fc.record({ op: op('own-viper-attacks'), count: many }),
  fc.record({ op: op('act'), count: many }),
  fc.record({ op: op('look-civilians'), count: fc.oneof(many, fc.constant('all' as const)) }),
  fc.record({ op: op('jump'), riskedUpTo: many }),
  fc.record({ op: op('attack-centurion'), atLeast: many }),
  fc.record(
    { op: op('order-another'), actions: many, orMove: yes },
    { requiredKeys: ['op', 'actions'] },
  ),
  fc.record({ op: op('repair'), vipers: many }),
  fc.record({ op: op('crisis-of'), draw: many }),
  fc.record({ op: op('launch'), raiders: many, heavyRaiders: many }),
  fc.record({ op: op('hand-over-loyalty'), upToDistance: many }),
  fc.record({ op: op('quorum-choice'), draw: many }),
  fc.record(
    { op: op('look-deck'), deck: fc.constantFrom('crisis', 'destination') },
    { requiredKeys: ['op'] },
  ),
  fc.record({ op: op('count-positive'), skill: fc.constantFrom(...SKILLS) }),
  fc.record({
    op: op('change-difficulty'),
    by: fc.tuple(many, fc.boolean()).map(([by, down]) => (down ? -by : by)),
  }),
  fc.record({ op: op('decide-check'), result: fc.constantFrom('pass', 'fail', 'as-they-like') }),
  fc.record({ op: op('add-to-roll'), plus: many }),
  fc.record({ op: op('reroll'), piloted: many }, { requiredKeys: ['op'] }),
  fc.record({ op: op('execute'), who }),
  fc.record({ op: fc.constantFrom('pass-title', 'borrow-title'), title }),
  fc.record({ op: op('give-card'), among }),
  fc.constant<Effect>({ op: 'face-up', exceptDestiny: true }),
  fc.record({
    op: fc.constantFrom('learn-fast', 'run-interference', 'glimpse-destiny', 'damage-basestar'),
    count: many,
  }),
  fc.record({ op: op('consult-oracle'), destiny: many }),
  fc.record({ op: op('replace-roll'), plus: many }),
  fc.record({
    op: op('shift-result'),
    by: fc.tuple(many, fc.boolean()).map(([by, down]) => (down ? -by : by)),
  }),
  fc.record({
    op: op('hit-sector'),
    what: fc.constantFrom('raider', 'heavy-raider', 'basestar', 'civilian', 'viper'),
    count: many,
    where: fc.constantFrom('named', 'own'),
  }),
  fc.record({
    op: op('hit-sector'),
    what: fc.constant('raider' as const),
    count: many,
    where: fc.constantFrom('named', 'own'),
    scar: yes,
  }),
  fc.record({
    op: op('damage-board'),
    board: fc.constantFrom('galactica', 'pegasus'),
    count: many,
  }),
  fc.record({ op: op('guard'), resource }),
  fc.record({ op: fc.constantFrom('add-to-destiny', 'rebuild-destiny'), skill, count: many }),
  fc.record({ op: op('jump-now'), draw: many }),
  fc.record({ op: op('look-crises'), by: who, count: many }),
  fc.constant<Effect>({ op: 'resolve-named-crisis', card: 'scar' }),
  fc.record({ op: op('remove-occupation-forces'), by: who, count: many }),
  fc.record({ op: op('attack-occupation-force'), atLeast: many }),
  fc.record({ op: op('detain'), detention: many, medical: many }),
  fc
    .constantFrom(
      'hand-card-over',
      'swap-hands',
      'take-random-card',
      'infiltrate',
      'end-infiltration',
      'reckless',
      'no-destiny',
      'add-to-check',
      'destroy-named-civilian',
      'repair-anywhere',
      'mark-scar',
      'remove-basestar',
      'full-throttle',
      'lose-highest',
      'swap-with-destiny',
    )
    .map((name): Effect => ({ op: name })),
  fc
    .constantFrom(
      'next-crisis-jumps',
      'skip-preparation',
      'redraw-destination',
      'resolve-top-crisis',
      'activate-occupation-force',
      'place-occupation-force',
      'prepare-ship',
      'evacuate-ship',
      'board-galactica',
      'look-locked-ship',
      'depart',
    )
    .map((name): Effect => ({ op: name })),
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

/** Those of Exodus that hold no others. */
const ofExodus: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    op: op('discard-from-check'),
    strengths: fc.uniqueArray(many, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ op: op('double-skill'), skill }),
  fc.record({ op: op('add-destiny-to-check'), count: many }),
  fc.record(
    {
      op: op('give-title'),
      by: who,
      titles: fc.uniqueArray(title, { minLength: 1, maxLength: 3 }),
      other: yes,
      optional: yes,
    },
    { requiredKeys: ['op', 'by', 'titles'] },
  ),
  fc.record({ op: fc.constantFrom('pass-titles', 'go-anywhere', 'draw-loyalty'), who }),
  fc.record({ op: op('take-hand'), from: others }),
  fc.record({ op: op('arrange-quorum'), count: many }),
  fc.record({ op: op('search-destiny'), by: who, discard: many }),
  fc.record({ op: op('take-destiny'), who, count: many }),
  fc.record({ op: op('destroy-viper'), by: who }),
  fc.record({ op: op('rebuild-viper'), count: many }),
  fc.record({ op: op('clear-sector'), how: fc.constantFrom('removed', 'destroyed') }),
  fc.record({ op: op('remove-raiders'), by: who, count: many }),
  fc.record({ op: op('repair-locations'), max: many }),
  fc.record({ op: fc.constantFrom('advance-after-jump', 'pursue'), by: many }),
  fc.record({
    op: op('place-on-fleet-board'),
    ship: fc.constantFrom('basestar', 'raider'),
    count: many,
  }),
  fc.record({ op: op('draw-trauma'), who: fc.oneof(who, everybody), count: many }),
  fc.record(
    { op: op('discard-trauma'), who, count: many, random: yes, optional: yes },
    { requiredKeys: ['op', 'who', 'count'] },
  ),
  fc
    .constantFrom(
      'remove-check-card',
      'set-roll',
      'destroy-raiders-by-roll',
      'break-out',
      'everybody-acts',
      'refresh-hand',
      'add-human-card',
      'trade-quorum',
      'gain-nuke',
      'nuke-sector',
      'launch-pilots',
      'destroy-all-cylons',
      'vipers-strike',
      'push-centurions-back',
      'recall-named-civilian',
    )
    .map((name): Effect => ({ op: name })),
);

const list = fc.array(fc.oneof({ weight: 3, arbitrary: simple }, ofExodus), {
  minLength: 1,
  maxLength: 3,
});

/** Bounds of every kind, one or two at a time. */
const bounds = fc
  .record({ atLeast: many, atMost: many, below: many }, { requiredKeys: [] })
  .filter((it) => Object.keys(it).length > 0);

const plainConditions: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .tuple(resource, bounds)
    .map(([of, it]): Condition => ({ is: 'resource', resource: of, ...it })),
  fc
    .tuple(
      fc.constantFrom(
        'distance',
        'cards-in-hand',
        'super-crises-played',
        'executed',
        'small-ships-lost',
        'titles-held',
        'nukes',
        'vipers-lost',
        'raiders-in-space',
      ),
      bounds,
    )
    .map(([is, it]): Condition => ({ is, ...it })),
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom('galactica', 'pegasus'), { minLength: 1, maxLength: 2 }),
      bounds,
    )
    .map(([boards, it]): Condition => ({ is: 'damaged', boards, ...it })),
  bounds.map((it): Condition => ({ is: 'difference', of: ['population', 'morale'], ...it })),
  fc.record({ is: fc.constant('title' as const), title }),
  fc.record({
    is: fc.constant('on-board' as const),
    board: fc.constantFrom('galactica', 'pegasus', 'new-caprica'),
  }),
  fc.record({
    is: fc.constant('at' as const),
    location: fc.constantFrom('brig', 'shipyard', 'airlock'),
  }),
  fc.record({ is: fc.constant('somebody' as const), among }),
  fc.constant<Condition>({ is: 'nukes', atMost: 0 }),
  fc.record({
    is: fc.constant('holder-at' as const),
    title,
    location: fc.constantFrom('brig', 'sickbay'),
  }),
  fc.record({ is: fc.constant('reached-distance' as const), distance: many }),
  fc.constant<Condition>({
    is: 'any',
    of: [
      { is: 'at', location: 'brig' },
      { is: 'at', location: 'sickbay' },
    ],
  }),
  fc.record({ is: fc.constant('strength-in-hand' as const), strength: many }),
  fc
    .constantFrom(
      'blue-jump-space',
      'nuke-left',
      'cylon-ship-in-space',
      'civilian-ship-in-space',
      'basestar-in-space',
      'centurion-aboard',
      'viper-to-launch',
      'somebody-to-accuse',
      'pilot',
      'full-cylon',
      'own-turn',
      'piloting',
      'in-custody',
      'human-in-custody',
      'human-here',
      'may-infiltrate',
      'infiltrating',
      'basestar-beside',
      'execution-cost-morale',
      'in-orbit',
      'occupation-force-here',
      'human-to-detain',
    )
    .map((is): Condition => ({ is })),
);

export const conditions: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 4, arbitrary: plainConditions },
  { weight: 1, arbitrary: plainConditions.map((of): Condition => ({ is: 'not', of })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('all', 'any'),
        fc.array(plainConditions, { minLength: 2, maxLength: 3 }),
      )
      .map(([is, of]): Condition => ({ is, of })),
  },
);

export const effects: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 3, arbitrary: simple },
  { weight: 2, arbitrary: ofExodus },
  {
    weight: 1,
    arbitrary: fc.record(
      { op: op('roll'), by: who, belowRaiders: yes, then: list, else: list },
      { requiredKeys: ['op', 'by', 'belowRaiders', 'then'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: op('choose-several'),
      by: who,
      count: many,
      options: fc.array(list, { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ op: op('if-skill-in-check'), skill, atLeast: many, then: list }),
  },
  { weight: 1, arbitrary: fc.record({ op: op('iron-will'), within: many, hopeless: list }) },
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
    arbitrary: fc.record(
      { op: op('if'), condition: conditions, then: list, else: list },
      { requiredKeys: ['op', 'condition', 'then'] },
    ),
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
  {
    weight: 1,
    arbitrary: fc.record(
      {
        op: op('check'),
        name: fc.constant('condemned' as const),
        among,
        difficulty: many,
        changed: fc.record({
          by: fc.tuple(many, fc.boolean()).map(([by, down]) => (down ? -by : by)),
          when: conditions,
        }),
        skills,
        pass: list,
      },
      { requiredKeys: ['op', 'name', 'among', 'difficulty', 'skills', 'pass'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: op('roll-table'),
      by: who,
      rows: fc.array(fc.record({ upTo: many, then: list }), { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: fc.constantFrom('name-basestar', 'name-sector', 'name-civilian'),
      by: who,
      then: list,
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: op('replace-outcome'), then: list }) },
  {
    weight: 1,
    arbitrary: fc.tuple(who, among, list, list, fc.boolean()).map(
      ([by, whom, then, other, optional]): Effect => ({
        op: 'choose',
        by,
        options: [[{ op: 'name', by, among: whom, then }], other],
        ...(optional && { optional }),
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      op: op('name'),
      by: who,
      among: fc.constantFrom('in-detention', 'prisoners'),
      then: fc.tuple(
        fc.record(
          { op: op('free'), who: fc.constant('chosen' as const), optional: yes },
          { requiredKeys: ['op', 'who'] },
        ),
      ),
    }),
  },
);

/** What Quorum cards might do in play. */
export const inPlays: fc.Arbitrary<InPlay> = fc.oneof(
  fc.record({ rule: fc.constant('shields-president' as const), by: many }),
  fc
    .integer({ min: 2, max: 97 })
    .chain((by) => fc.constantFrom([by], [-by], [-by, by]))
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
  fc.constant({ rule: 'shows-added-cards' as const }),
  skill.map((of) => ({
    rule: 'play' as const,
    at: 'before-check' as const,
    options: [{ said: 'chief-of-staff', effects: [{ op: 'count-positive' as const, skill: of }] }],
  })),
);

/** The numbers a text must show: every one of the definition. A single thing needs no number. */
export function numbersSaid(definition: object): number[] {
  return numbersOf(definition).filter((number) => number !== 1);
}

/** The numbers of a definition but how many copies there are of a card, of which strengths. */
export function numbersOf(definition: object): number[] {
  const said: number[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'number') said.push(Math.abs(value));
    else if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const ofCopies = key === 'copies' || (key === 'strength' && 'copies' in value);
        if (!ofCopies) walk(item);
      }
    }
  };
  walk(definition);
  return [...new Set(said)].sort((a, b) => a - b);
}
