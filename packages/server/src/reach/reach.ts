import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import { sharedSetting } from '../accounts/settings.ts';
import type { Config } from '../config.ts';
import { afterQuiet } from '../play/clock.ts';
import type { Asked, Hall, Nudge } from '../play/hall.ts';
import { inSeconds } from '../play/schedule.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { speak } from '../words/index.ts';
import { hookBody, type News, usualForm } from './hooks.ts';
import { post, reachOutside } from './outside.ts';
import { linesSince } from './since.ts';
import { postTo } from './trouble.ts';
import {
  tableAsking,
  tableLeft,
  tablesWaitingFor,
  titleOf,
  type Waiting,
  waitedAt,
} from './waiting.ts';

/** The ways a message can go; tests bring ways of their own. */
export interface Ways {
  /** Posts JSON to a webhook. */
  readonly post: (url: string, body: object) => Promise<void>;
  /** Null when no mail server is configured. */
  readonly mail: ((to: string, subject: string, text: string) => Promise<void>) | null;
  readonly push: (
    subscription: webPush.PushSubscription,
    payload: string,
  ) => Promise<'sent' | 'gone'>;
}

export interface Reach {
  readonly ways: Ways;
  readonly pushKey: string;
  /** Puts a message in the queue. Several in a short time become one. */
  notify(nudge: Nudge): Promise<void>;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export async function openReach(
  store: Store,
  config: Config,
  origin: string,
  given?: Partial<Ways>,
): Promise<Reach> {
  const made = await sharedSetting(store, 'vapid', () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  const keys = JSON.parse(made) as Keys;
  return {
    ways: { ...realWays(config, keys, origin), ...given },
    pushKey: keys.publicKey,
    notify: (nudge) => enqueue(store, nudge, config.burstSeconds * 1000),
  };
}

function realWays(config: Config, keys: Keys, origin: string): Ways {
  const transport = config.smtpUrl === undefined ? null : createTransport(config.smtpUrl);
  const subject = origin.startsWith('https:') ? origin : 'mailto:starboard@localhost.invalid';
  const vapidDetails = { subject, ...keys };
  return {
    post,
    mail:
      transport === null
        ? null
        : async (to, mailSubject, text) => {
            await transport.sendMail({ from: config.mailFrom, to, subject: mailSubject, text });
          },
    async push(subscription, payload) {
      try {
        await reachOutside(subscription.endpoint, (how) =>
          webPush.sendNotification(subscription, payload, { vapidDetails, TTL: 3600, ...how }),
        );
        return 'sent';
      } catch (error) {
        if (error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode))
          return 'gone';
        throw error;
      }
    },
  };
}

export const NUDGE = 'nudge';
export const CALL = 'call';

/** What fails is put in the queue again by whoever tried. */
const ONCE = { retryLimit: 0, expireInSeconds: 120 };

/** A burst is what happens in this time; whoever acts in it needs no message. */
async function enqueue(store: Store, { player, table, what }: Nudge, burst: number): Promise<void> {
  const person = await store.db
    .selectFrom('player')
    .select('quiet')
    .where('id', '=', player)
    .executeTakeFirst();
  const now = Date.now();
  const startAfter = inSeconds(afterQuiet(now, burst, person?.quiet ?? null) - now);
  const { queue } = store;
  if (what !== 'your-turn' && what !== 'time-is-up') {
    await queue.send(
      NUDGE,
      { player, ...toldOf(what, table) },
      { startAfter, singletonKey: `${player}:${what}:${table}`, ...ONCE },
    );
  } else {
    await queue.send(NUDGE, { player }, { startAfter, singletonKey: player, ...ONCE });
    await queue.send(
      CALL,
      { table },
      { startAfter: inSeconds(burst), singletonKey: table, ...ONCE },
    );
  }
}

/** What a message is about that is not about a turn. */
interface Told {
  readonly over?: TableId | undefined;
  readonly away?: TableId | undefined;
  readonly asked?: { readonly table: TableId; readonly what: Asked } | undefined;
}

function toldOf(what: 'game-over' | 'bot-plays' | Asked, table: TableId): Told {
  switch (what) {
    case 'game-over':
      return { over: table };
    case 'bot-plays':
      return { away: table };
    default:
      return { asked: { table, what } };
  }
}

/** Where somebody has something to decide in the game: then they want to know what happened. */
const ABOUT_TURNS: ReadonlySet<Waiting['what']> = new Set([
  'your-turn',
  'time-is-up',
  'bot-plays',
  'game-waits',
]);

/** What a phone shows of a message. */
const PUSHED_LINES = 3;

/** A nudge is due: one message with everything that waits for this player, or none if nothing does any more. */
export async function deliverNudge(
  hall: Hall,
  reach: Reach,
  origin: string,
  { player, over, away, asked }: Told & { readonly player: PlayerId },
): Promise<void> {
  const { db } = hall.store;
  const person = await db
    .selectFrom('player')
    .selectAll()
    .where('id', '=', player)
    .executeTakeFirst();
  if (person === undefined) return;
  const waiting =
    over !== undefined
      ? await endedTable(hall, over, person.language)
      : away !== undefined
        ? await tableLeft(hall, player, away, person.language)
        : asked !== undefined
          ? await tableAsking(hall, player, asked.table, asked.what, person.language)
          : await tablesWaitingFor(hall, player, person.language);
  if (waiting.length === 0) return;
  const newsOf = async (most?: number): Promise<News> => {
    const tables = await Promise.all(
      waiting.map(async ({ id, what, title }) => ({
        id,
        title,
        what,
        since: ABOUT_TURNS.has(what) ? await sinceOrNothing(id, most) : [],
      })),
    );
    const text = tables
      .flatMap(({ what, title, since }) => [
        speak(person.language, what, { title }),
        ...since.map((it) => `· ${it}`),
      ])
      .join('\n');
    return { text, link, tables };
  };
  const sinceOrNothing = (id: TableId, most?: number): Promise<readonly string[]> =>
    linesSince(hall, id, player, person.language, most).catch((error: unknown) => {
      // That it is their turn is told in any case.
      hall.log.warn('what happened could not be told', error);
      return [];
    });
  const [first] = waiting;
  const link = `${origin}/table/${first?.id ?? ''}`;
  const news = await newsOf();
  const failures: unknown[] = [];
  const tried = async (way: string, send: () => Promise<unknown>): Promise<void> => {
    try {
      await send();
      hall.metrics.notices.inc({ way, result: 'sent' });
    } catch (error) {
      hall.metrics.notices.inc({ way, result: 'failed' });
      failures.push(error);
    }
  };
  const subscriptions = await db
    .selectFrom('push')
    .selectAll()
    .where('player_id', '=', player)
    .execute();
  // All ways at once: one that is slow holds up no other.
  const sending = subscriptions.map(({ endpoint, keys }) =>
    tried('push', async () => {
      const sent = await reach.ways.push(
        { endpoint, keys },
        JSON.stringify({
          title: 'Starboard',
          body: (await newsOf(PUSHED_LINES)).text,
          url: link,
        }),
      );
      if (sent === 'gone') await db.deleteFrom('push').where('endpoint', '=', endpoint).execute();
    }),
  );
  const { webhook, email } = person;
  // Whoever wants one mail a day gets no others.
  const mailed = email !== null && person.email_confirmed && person.mail_when === 'turns';
  if (webhook !== null) {
    const form = person.webhook_form ?? usualForm(webhook);
    sending.push(
      tried('webhook', () =>
        postTo(hall, { player }, webhook, person.hook_trouble, () =>
          reach.ways.post(webhook, hookBody(form, news)),
        ),
      ),
    );
  }
  const { mail } = reach.ways;
  if (mail !== null && mailed) {
    const subject = speak(person.language, 'mail-subject', { title: first?.title ?? '' });
    sending.push(
      tried('mail', () =>
        mail(email, subject, `${news.text}\n\n${link}\n\n${footer(person.language, origin)}`),
      ),
    );
  }
  await Promise.all(sending);
  // Tried again only when nothing arrived: better one message too few than the same one five times.
  const ways =
    subscriptions.length + (webhook === null ? 0 : 1) + (mailed && mail !== null ? 1 : 0);
  if (failures.length > 0 && failures.length >= ways)
    throw new Error('no message could be delivered');
}

/** Where what comes can be changed. */
export function footer(language: string, origin: string): string {
  return speak(language, 'mail-footer', { link: `${origin}/settings` });
}

async function endedTable(hall: Hall, id: TableId, language: string): Promise<Waiting[]> {
  const row = await hall.store.db
    .selectFrom('game_table')
    .select(['title', 'game'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? [] : [{ id, title: titleOf(row, language), what: 'game-over' }];
}

/** The table's own channel hears whose turn it is. */
export async function deliverCall(
  hall: Hall,
  reach: Reach,
  origin: string,
  { table }: { table: TableId },
): Promise<void> {
  const row = await hall.store.db
    .selectFrom('game_table')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirst();
  if (row === undefined || row.webhook === null || row.status !== 'playing') return;
  const names = await waitedAt(hall, table);
  if (names.length === 0) return;
  const language = row.webhook_language ?? 'en';
  const title = titleOf(row, language);
  const news = {
    text: speak(language, 'someone-turn', { name: names.join(', '), title }),
    link: `${origin}/table/${table}`,
    tables: [{ id: table, title, what: 'someone-turn', since: [] }],
  };
  const { webhook } = row;
  const form = row.webhook_form ?? usualForm(webhook);
  await postTo(hall, { table }, webhook, row.hook_trouble, () =>
    reach.ways.post(webhook, hookBody(form, news)),
  );
  hall.metrics.notices.inc({ way: 'table', result: 'sent' });
}
