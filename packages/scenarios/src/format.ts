import { type Json, notJson } from '@starboard/kernel';
import { z } from 'zod';

// The format as it is written in the files. scenarios/README.md explains it to people, scenarios/
// scenario.schema.json (made from here) to editors.

/** What stands for something else in a scenario with variants. */
export const NAMED = /^\$([A-Za-z][\w-]*)$/;

const json = z.custom<Json>((value) => notJson(value) === null, { error: 'is not plain data' });
const facts = z.record(z.string(), json);
const seat = z.int().min(0).max(99).describe('A seat, counted from 0.');
const choice = z.union([z.string(), z.number()], { error: 'expected a text or a number' });
const viewer = z
  .union([seat, z.literal('spectator')], { error: 'expected a seat or spectator' })
  .describe('A seat, or spectator.');
const viewers = z
  .union([viewer, z.array(viewer).min(1)], {
    error: 'expected a seat, spectator, or a list of them',
  })
  .describe('A seat, spectator, or a list of them.');

const test = z
  .strictObject({
    is: z
      .union([z.string(), z.number(), z.boolean()], {
        error: 'expected a text, a number, true or false',
      })
      .exactOptional(),
    atLeast: z.number().exactOptional(),
    atMost: z.number().exactOptional(),
  })
  .meta({ id: 'test' });

const order = z
  .strictObject({
    window: z.string().min(1).describe("Name of a window, or '*' for every window."),
    when: z
      .record(z.string(), test)
      .exactOptional()
      .describe('Tests of what the window tells about itself; all must hold.'),
    then: z
      .union([z.enum(['pass', 'ask']), z.strictObject({ play: choice })], {
        error: 'expected pass, ask or { play: choice }',
      })
      .describe('pass, ask (ask me), or { play: choice }.'),
  })
  .meta({ id: 'order', description: 'A standing order.' });
const orders = z.array(order);

const given = z
  .strictObject({
    seats: z
      .int()
      .min(0)
      .max(99)
      .exactOptional()
      .describe('How many play; by default the fewest the game allows.'),
    options: facts.exactOptional().describe("The game's own options."),
    noTells: z
      .boolean()
      .exactOptional()
      .describe('Windows ask everybody, so that being asked tells nothing.'),
    facts: facts
      .exactOptional()
      .describe('What lies on the table, by name or by dotted path: put there after the setup.'),
    table: z
      .string()
      .exactOptional()
      .describe("One of the file's tables, which what is said here goes before."),
    dice: z
      .array(z.int().min(1))
      .exactOptional()
      .describe('The results of the next die rolls, in order. All must be rolled.'),
    next: z
      .record(z.string(), z.array(json).min(1))
      .exactOptional()
      .describe('What is drawn at random next, by kind, in order. All of it must be drawn.'),
    until: z
      .string()
      .exactOptional()
      .describe('Play stops before this moment, which must be reached.'),
    orders: z
      .record(z.string().regex(/^\d{1,2}$/, 'expected a seat'), orders)
      .exactOptional()
      .describe('Standing orders, by seat.'),
    seed: z.string().exactOptional().describe('Any text: decides every shuffle and unset die.'),
    refused: z
      .string()
      .min(1)
      .exactOptional()
      .describe('Such a table must be refused for this reason; then there is no when and no then.'),
  })
  .meta({ id: 'given' });

const ask = z
  .strictObject({
    seat,
    prompt: z
      .string()
      .describe('What is asked: the id of its sentence, or the name of the window.'),
    kind: z.enum(['one', 'some', 'order', 'amount', 'plan']).exactOptional(),
    choices: z.array(choice).exactOptional().describe('Exactly these, in any order.'),
    includes: z.array(choice).exactOptional().describe('These are among the choices.'),
    excludes: z.array(choice).exactOptional().describe('These are not among the choices.'),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
    about: facts.exactOptional().describe('Part of what the ask tells about itself.'),
    data: facts.exactOptional().describe("Part of a plan's data."),
  })
  .meta({ id: 'ask' });

const times = z.union(
  [
    z.int().min(0),
    z
      .strictObject({
        atLeast: z.int().min(0).exactOptional(),
        atMost: z.int().min(0).exactOptional(),
      })
      .refine(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined, {
        error: 'expected atLeast or atMost',
      }),
  ],
  { error: 'expected a number, or atLeast or atMost' },
);

const event = z
  .strictObject({
    type: z.string().min(1),
    data: json.exactOptional().describe('Part of what happened.'),
    times: times
      .exactOptional()
      .describe('How often it happened, all in all; its place in the list does not count then.'),
    'seen-by': viewers.exactOptional().describe('They saw it so: data is what they saw.'),
    'not-seen-by': viewers.exactOptional().describe('They saw nothing that fits data.'),
  })
  .meta({ id: 'event' });

const forced = z
  .strictObject({
    seat,
    prompt: z.string().describe('What would have been asked.'),
    answer: json.exactOptional().describe('The only answer there was.'),
  })
  .meta({ id: 'forced', description: 'A question with a single answer, which was not put.' });

const outcome = z
  .union(
    [
      z.literal('none'),
      z.strictObject({
        winners: z.array(seat).exactOptional(),
        losers: z.array(seat).exactOptional(),
        scores: z.array(z.number()).exactOptional(),
        reason: z
          .strictObject({ id: z.string().exactOptional(), args: facts.exactOptional() })
          .exactOptional(),
      }),
    ],
    { error: 'expected none, or winners, losers, scores or reason' },
  )
  .describe('How the game ended, or none while it goes on.');

const then = z
  .strictObject({
    facts: facts.exactOptional().describe('Part of what lies on the table.'),
    asks: z.array(ask).min(1).exactOptional().describe('Each of these is open.'),
    forced: z
      .array(forced)
      .min(1)
      .exactOptional()
      .describe('Each of these had only one answer, and was not asked.'),
    waiting: z.array(seat).exactOptional().describe('Exactly the seats the table waits for.'),
    events: z.array(event).min(1).exactOptional().describe('These happened, in this order.'),
    'no-events': z
      .array(z.string().min(1))
      .min(1)
      .exactOptional()
      .describe('No event of these types.'),
    view: z
      .array(z.strictObject({ of: viewer, facts }))
      .min(1)
      .exactOptional()
      .describe('Part of what a seat or a spectator may know.'),
    outcome: outcome.exactOptional(),
  })
  .meta({ id: 'then' });

const step = z
  .strictObject({
    seat: seat.exactOptional(),
    seats: z
      .array(seat)
      .min(1)
      .exactOptional()
      .describe('Several seats that answer the same, one after the other.'),
    everybody: json
      .exactOptional()
      .describe('What everybody who is asked the present question answers, until it is closed.'),
    answer: json.exactOptional().describe("The seat's answer to what it is asked."),
    ask: z.string().exactOptional().describe('Which ask is answered, where there are several.'),
    'take-back': z.literal(true).exactOptional().describe('Takes back the last answer.'),
    orders: orders.exactOptional().describe('Replaces the standing orders.'),
    refused: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The step must be refused for this reason, and change nothing.'),
    then: then.exactOptional().describe('What holds right after this step.'),
  })
  .meta({ id: 'step', description: 'What a seat, several or everybody do.' });

const name = z.string().trim().min(1);
const rules = z.array(z.string()).min(1).describe('The ids of the rules it shows.');

export const scenarioFormat = z.strictObject({
  scenario: name.describe('Its name, in plain words.'),
  rules,
  game: z.string().exactOptional().describe('The game, where it is not the one of the file.'),
  given: given.exactOptional().describe('The table before anybody acts.'),
  when: z.array(step).exactOptional().describe('What the seats do, step by step.'),
  then: then.exactOptional().describe('What holds at the end.'),
});

const variantShape = {
  name: name.exactOptional().describe('What sets it apart.'),
  with: facts.exactOptional().describe('What $name stands for in the scenario, by name.'),
  rules: rules.exactOptional().describe('Rules that only this variant shows.'),
};

/** A variant before it is laid over its scenario: only then is it known what its parts are. */
export const variantFormat = z.strictObject({
  ...variantShape,
  given: json.exactOptional(),
  when: json.exactOptional(),
  then: json.exactOptional(),
});

/** A file before its scenarios are looked at, so that one wrong scenario leaves the others alone. */
export const fileFormat = z.strictObject({
  game: z.string().exactOptional().describe('The game of all scenarios here.'),
  given: given.exactOptional().describe('What all scenarios here begin with.'),
  tables: z
    .record(z.string(), given)
    .exactOptional()
    .describe('Tables that scenarios here begin with, by name.'),
  scenarios: z.array(json).min(1),
});

export type Written = z.infer<typeof scenarioFormat>;
export type Header = Omit<z.infer<typeof fileFormat>, 'scenarios'>;
export type Given = z.infer<typeof given>;
export type Step = z.infer<typeof step>;
export type Then = z.infer<typeof then>;
export type ExpectedAsk = z.infer<typeof ask>;
export type ExpectedEvent = z.infer<typeof event>;
export type ExpectedForced = z.infer<typeof forced>;
export type ExpectedTimes = z.infer<typeof times>;
export type ExpectedViewers = z.infer<typeof viewers>;

/** Every key of the format, to guess what a mistyped one should have been. */
export const formatKeys: readonly string[] = [
  ...new Set(
    [
      fileFormat,
      scenarioFormat,
      variantFormat,
      given,
      step,
      then,
      ask,
      event,
      forced,
      order,
      test,
    ].flatMap((part) => Object.keys(part.shape)),
  ),
  'variants',
];

/** A whole file as an editor sees it. */
const wholeFile = fileFormat.extend({
  scenarios: z
    .array(
      scenarioFormat.extend({
        variants: z
          .union([
            z
              .array(
                z
                  .strictObject({
                    ...variantShape,
                    given: given.exactOptional(),
                    when: z.array(step).exactOptional(),
                    then: then.exactOptional(),
                  })
                  .meta({ id: 'variant' }),
              )
              .min(1),
            z.record(z.string(), z.array(json).min(1)),
          ])
          .exactOptional()
          .describe('Laid over the scenario one by one: each is a scenario of its own.'),
      }),
    )
    .min(1),
});

/** The JSON Schema of a scenario file, for editors. */
export function jsonSchema(): object {
  return z.toJSONSchema(wholeFile, {
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
    io: 'input',
    override({ jsonSchema: part }) {
      // In a scenario with variants any number may be a $name.
      if (part.type !== 'number' && part.type !== 'integer') return;
      const { description, ...number } = part;
      for (const key of Object.keys(part)) delete part[key];
      if (description !== undefined) part.description = description;
      part.anyOf = [number, { type: 'string', pattern: NAMED.source }];
    },
  });
}
