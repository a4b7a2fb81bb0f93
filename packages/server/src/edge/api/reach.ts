import { z } from 'zod';
import { calendarOf, dropCalendar, makeCalendar } from '../../reach/calendar.ts';
import { Refusal } from '../../refusal.ts';
import { open, type Route, signedIn } from '../route.ts';
import { webUrl } from '../schemas.ts';

const tag = 'Messages';

/** More devices than this nobody has; the oldest makes room. */
const MOST_DEVICES = 10;

export const reachRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/push/key',
      summary: 'The key a browser needs to subscribe to web push',
      tag,
      answer: z.object({ key: z.string() }),
    },
    async ({ services }) => ({ key: services.reach.pushKey }),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/push',
      summary: 'Send me messages on this device',
      tag,
      body: z.strictObject({
        endpoint: webUrl,
        expirationTime: z.number().nullable().optional(),
        keys: z.strictObject({
          p256dh: z.string().regex(/^[\w-]{20,200}=*$/),
          auth: z.string().regex(/^[\w-]{8,100}=*$/),
        }),
      }),
      answer: null,
    },
    async ({ player, body, services }) => {
      const { db } = services.hall.store;
      const row = { player_id: player, keys: JSON.stringify(body.keys), created_at: new Date() };
      const { count } = await db
        .selectFrom('push')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('player_id', '=', player)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_DEVICES) throw new Refusal(409, 'too-many-devices');
      await db
        .insertInto('push')
        .values({ endpoint: body.endpoint, ...row })
        .onConflict((on) =>
          on.column('endpoint').doUpdateSet(row).where('push.player_id', '=', player),
        )
        .execute();
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/me/calendar',
      personal: true,
      summary: 'A new secret link to my deadlines, for calendars; the one before no longer works',
      tag,
      answer: z.object({ url: z.string() }),
    },
    async ({ player, services }) => {
      const code = await makeCalendar(services.hall.store, player);
      return { url: `${services.config.origins[0]}/api/calendar/${code}/deadlines.ics` };
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me/calendar',
      personal: true,
      summary: 'No more calendar of my deadlines',
      tag,
      answer: null,
    },
    async ({ player, services }) => dropCalendar(services.hall.store, player),
  ),
  open(
    {
      method: 'GET',
      path: '/api/calendar/{code}/deadlines.ics',
      summary: 'Somebody’s deadlines, for whoever has the secret link',
      tag,
      params: z.strictObject({ code: z.string().max(64) }),
      answer: z.string(),
    },
    async ({ params, services, reply }) => {
      const origin = services.config.origins[0] ?? '';
      reply.type('text/calendar; charset=utf-8');
      return calendarOf(services.hall, params.code, origin);
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/push',
      summary: 'No more messages on this device',
      tag,
      body: z.strictObject({ endpoint: z.string().max(500) }),
      answer: null,
    },
    async ({ player, body, services }) => {
      await services.hall.store.db
        .deleteFrom('push')
        .where('endpoint', '=', body.endpoint)
        .where('player_id', '=', player)
        .execute();
    },
  ),
];
