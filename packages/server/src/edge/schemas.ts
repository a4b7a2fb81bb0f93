import { z } from 'zod';
import { games } from '../games.ts';
import { HOOK_FORMS } from '../reach/hooks.ts';
import { playerId, tableId } from '../store/ids.ts';
import { LANGUAGES } from '../words/index.ts';
import { isLegible, isVisible } from './legible.ts';

/** Everything that may come in or go out, once: HTTP, WebSocket and the OpenAPI document use the same. */

export const whole = z.int().min(0).max(2_147_483_647);

export const name = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(40)
  .refine((it) => isLegible(it) && isVisible(it), { params: { refusal: 'bad-name' } });
export const language = z.enum(LANGUAGES);
export const level = z.enum(['easy', 'normal', 'strong']);
export const invite = z.string().max(64).optional();
const key = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\x21-\x7e]+$/)
  .meta({
    description:
      'Made by the client for each thing it does; sending it again with the same key is safe.',
  });
const seq = whole.meta({ description: 'The last seq the client has seen.' });
const json = z.json();
/** What came by JSON is JSON: the referee looks at the rest of it. */
const anything = z.unknown().refine((it) => it !== undefined);

export const login = z.string().regex(/^[A-Za-z0-9_.]{3,40}$/);
export const password = z.string().min(8).max(200);
/** One to be compared: whatever it is, it is right or wrong. */
export const givenPassword = z.string().max(200);

/** Somewhere on the public web, over https: never a door into the host's own network. */
export const webUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500);

export const hookForm = z
  .enum(HOOK_FORMS)
  .nullable()
  .meta({ description: 'What the webhook understands; null for what its address suggests.' });

export const hookTrouble = z
  .object({
    at: z.iso.datetime(),
    why: z.enum(['inside', 'late', 'answered', 'unreachable']),
    status: whole.nullable(),
  })
  .nullable()
  .meta({
    description:
      'Since the last message that arrived several did not, or the address leads into a private network.',
  });

const minute = z.int().min(0).max(1439);
export const quiet = z
  .strictObject({ from: minute, to: minute, offset: z.int().min(-840).max(840) })
  .meta({
    description:
      'Quiet hours: minutes from midnight, local time at this many minutes east of Greenwich.',
  });

export const pace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    seconds: z.int().min(5).max(3600).default(60),
    reserve: z.int().min(0).max(36_000).default(300),
    window: z.int().min(1).max(120).default(6),
  }),
  z.strictObject({
    kind: z.literal('mail'),
    hours: z
      .number()
      .min(1)
      .max(24 * 14)
      .default(24),
    window: z.int().min(1).max(86_400).default(3600),
  }),
]);

export const seatNumber = z.coerce.number().int().min(0).max(15);

/** What lets somebody in at a table who has no invitation. */
export const tablePassword = z.string().min(1).max(100);

export const newTable = z.strictObject({
  game: z
    .string()
    .max(40)
    .meta({ examples: games.map((game) => game.name) }),
  title: z
    .string()
    .trim()
    .normalize('NFC')
    .max(80)
    .refine(isLegible, { params: { refusal: 'bad-name' } })
    .default(''),
  options: z.record(z.string().max(40), json).default({}),
  seats: z.int().min(1).max(16),
  noTells: z.boolean().default(false),
  pace: pace.default({ kind: 'live', seconds: 60, reserve: 300, window: 6 }),
  listed: z.boolean().default(false),
  join: z.enum(['anyone', 'invited']).default('invited'),
  watch: z.enum(['anyone', 'invited', 'players']).default('invited'),
  privateTalk: z.boolean().default(false),
  password: tablePassword
    .optional()
    .meta({ description: 'Whoever sits down without an invitation must say it.' }),
  sit: z.boolean().default(true),
});

export const answer = z.strictObject({ ask: whole, seq, key, answer: anything });
export const takeBack = z.strictObject({ seq, key });
export const order = z.strictObject({
  window: z.string().min(1).max(80),
  when: z
    .record(
      z.string().max(80),
      z.strictObject({
        is: z.union([z.string().max(200), z.number(), z.boolean()]).optional(),
        atLeast: z.number().optional(),
        atMost: z.number().optional(),
      }),
    )
    .optional(),
  then: z.union([
    z.literal('pass'),
    z.literal('ask'),
    z.strictObject({ play: z.union([z.string().max(200), z.number()]) }),
  ]),
});
export const orders = z.strictObject({ orders: z.array(order).max(200), key });
export const saying = z.strictObject({
  text: z.string().trim().min(1).max(1000).optional(),
  quick: z
    .strictObject({
      id: z.string().max(40),
      about: z.int().min(0).max(15).nullable().default(null),
    })
    .optional()
    .meta({ description: 'Instead of a text: a line that everybody reads in their own language.' }),
  to: z.int().min(0).max(15).nullable().default(null),
});

/** What a client sends over the WebSocket. `id` comes back in the reply. */
const id = z.int().min(0).max(2_147_483_647);
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('join'), id, table: tableId, seen: whole.optional(), invite }),
  z.strictObject({ type: z.literal('leave'), id, table: tableId }),
  z.strictObject({ type: z.literal('back'), id, table: tableId }),
  answer.extend({ type: z.literal('answer'), id, table: tableId }),
  takeBack.extend({ type: z.literal('take-back'), id, table: tableId }),
  orders.extend({ type: z.literal('orders'), id, table: tableId }),
  saying.extend({ type: z.literal('talk'), id, table: tableId }),
  z.strictObject({ type: z.literal('ping'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export const message = z.object({ id: z.string(), args: z.record(z.string(), json).optional() });
export const refusal = z.object({
  error: z.string().meta({ description: 'For people who read programs.' }),
  code: z.string().optional().meta({ description: 'For programs.' }),
  args: z.record(z.string(), json).optional(),
});

const seatInfo = z.object({
  seat: whole,
  player: z.object({ id: playerId, name: z.string() }).nullable(),
  bot: level.nullable(),
  away: z.boolean(),
  agreesToEnd: z.boolean(),
  vacation: z.iso.datetime().nullable(),
});

export const tableInfo = z.object({
  id: tableId,
  game: z.string(),
  title: z.string(),
  options: z.record(z.string(), json),
  seats: z.array(seatInfo),
  noTells: z.boolean(),
  pace,
  listed: z.boolean(),
  join: z.string(),
  watch: z.string(),
  password: z.boolean(),
  talk: z.object({ private: z.boolean(), rules: z.string() }),
  status: z.enum(['open', 'playing', 'finished', 'abandoned']),
  host: playerId.nullable(),
  created: z.iso.datetime(),
  started: z.iso.datetime().nullable(),
  ended: z.iso.datetime().nullable(),
  revision: whole,
  paused: z.iso.datetime().nullable(),
  goBack: z.object({ to: whole, agreed: z.array(whole) }).nullable(),
  waiting: z.array(z.object({ seat: whole, since: z.number() })),
  fairness: z.object({ commitment: z.string(), seed: z.string().nullable() }).nullable(),
  invite: z.string().optional(),
});

export const step = z.object({
  seq: whole,
  replaces: whole.optional(),
  events: z.array(z.object({ type: z.string(), data: json })),
});
export const view = z.record(z.string(), json).nullable();
export const clocks = z.object({
  seats: z.array(z.object({ seat: whole, since: z.number(), deadline: z.number() })),
  windowEnds: z.number().nullable(),
});
export const said = z.object({
  id: whole,
  at: z.iso.datetime(),
  player: playerId.nullable(),
  seat: whole.nullable(),
  name: z.string(),
  to: whole.nullable(),
  text: z.string().nullable(),
  notice: message.nullable(),
});
export const entered = z.object({
  seq: whole,
  held: z.literal(true).optional(),
  repeated: z.literal(true).optional(),
});
