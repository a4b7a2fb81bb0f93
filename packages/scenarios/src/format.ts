import { type Json, notJson } from '@starboard/kernel';
import { z } from 'zod';

// The format as it is written in the files. scenarios/README.md explains it to people, scenarios/
// scenario.schema.json (made from here) to editors.

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
    dice: z
      .array(z.int().min(1))
      .exactOptional()
      .describe('The results of the next die rolls, in order. All must be rolled.'),
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

const event = z
  .strictObject({
    type: z.string().min(1),
    data: json.exactOptional().describe('Part of what happened.'),
    'seen-by': viewers.exactOptional().describe('They saw it so: data is what they saw.'),
    'not-seen-by': viewers.exactOptional().describe('They saw nothing that fits data.'),
  })
  .meta({ id: 'event' });

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
    asks: z.array(ask).exactOptional().describe('Each of these is open.'),
    waiting: z.array(seat).exactOptional().describe('Exactly the seats the table waits for.'),
    events: z.array(event).exactOptional().describe('These happened, in this order.'),
    'no-events': z.array(z.string().min(1)).exactOptional().describe('No event of these types.'),
    view: z
      .array(z.strictObject({ of: viewer, facts }))
      .exactOptional()
      .describe('Part of what a seat or a spectator may know.'),
    outcome: outcome.exactOptional(),
  })
  .meta({ id: 'then' });

const step = z
  .strictObject({
    seat,
    answer: json.exactOptional().describe("The seat's answer to what it is asked."),
    ask: z.string().exactOptional().describe('Which ask is answered, where the seat has several.'),
    'take-back': z.literal(true).exactOptional().describe('Takes back the last answer.'),
    orders: orders.exactOptional().describe('Replaces the standing orders.'),
    refused: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The step must be refused for this reason, and change nothing.'),
    then: then.exactOptional().describe('What holds right after this step.'),
  })
  .meta({ id: 'step', description: 'One of answer, take-back and orders.' });

export const scenarioFormat = z.strictObject({
  scenario: z.string().trim().min(1).describe('Its name, in plain words.'),
  rules: z.array(z.string()).min(1).describe('The ids of the rules it shows.'),
  game: z.string().exactOptional().describe('The game, where it is not the one of the file.'),
  given: given.exactOptional().describe('The table before anybody acts.'),
  when: z.array(step).exactOptional().describe('What the seats do, step by step.'),
  then: then.exactOptional().describe('What holds at the end.'),
});

/** A file before its scenarios are looked at, so that one wrong scenario leaves the others alone. */
export const fileFormat = z.strictObject({
  game: z.string().exactOptional().describe('The game of all scenarios here.'),
  given: given.exactOptional().describe('What all scenarios here begin with.'),
  scenarios: z.array(json).min(1),
});

export type Written = z.infer<typeof scenarioFormat>;
export type Given = z.infer<typeof given>;
export type Step = z.infer<typeof step>;
export type Then = z.infer<typeof then>;
export type ExpectedAsk = z.infer<typeof ask>;
export type ExpectedEvent = z.infer<typeof event>;
export type ExpectedViewers = z.infer<typeof viewers>;

/** Every key of the format, to guess what a mistyped one should have been. */
export const formatKeys: readonly string[] = [
  ...new Set(
    [fileFormat, scenarioFormat, given, step, then, ask, event, order, test].flatMap((part) =>
      Object.keys(part.shape),
    ),
  ),
];

/** The JSON Schema of a scenario file, for editors. */
export function jsonSchema(): object {
  const whole = fileFormat.extend({ scenarios: z.array(scenarioFormat).min(1) });
  return z.toJSONSchema(whole, {
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'inline',
    io: 'input',
  });
}
