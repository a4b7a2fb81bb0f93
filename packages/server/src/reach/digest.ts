import type { Selectable } from 'kysely';
import type { Hall } from '../play/hall.ts';
import type { PlayerTable, Quiet } from '../store/database.ts';
import { invitationsOf } from '../tables/invitations.ts';
import { speak } from '../words/index.ts';
import { footer, type Reach } from './reach.ts';
import { linesSince } from './since.ts';
import { titleOf } from './waiting.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** In the morning, for those of whom no hours are known. */
const MORNING = 7 * 60;
/** More of them wait for the next look. */
const AT_ONCE = 50;

/** When the next mail of the day is due: when somebody's quiet hours are over, or in the morning. */
export function nextDigest(now: number, quiet: Quiet | null): number {
  const { to, offset } = quiet ?? { to: MORNING, offset: 0 };
  const local = now + offset * MINUTE_MS;
  const today = local - (((local % DAY_MS) + DAY_MS) % DAY_MS) + to * MINUTE_MS;
  const due = today - offset * MINUTE_MS;
  return due > now ? due : due + DAY_MS;
}

type Reader = Pick<Selectable<PlayerTable>, 'id' | 'language' | 'email' | 'quiet' | 'digest_at'>;

/**
 * Sends the mails of the day that are due. Whose mail it is to send is settled by the store: whoever sets the next moment
 * sends this one. One that cannot be sent is due again in an hour.
 */
export async function sendDigests(hall: Hall, { ways }: Reach, origin: string): Promise<number> {
  const { mail } = ways;
  if (mail === null) return 0;
  const { db } = hall.store;
  const now = hall.time.now();
  const due = await db
    .selectFrom('player')
    .select(['id', 'language', 'email', 'quiet', 'digest_at'])
    .where('mail_when', '=', 'daily')
    .where('email_confirmed', '=', true)
    .where('digest_at', '<=', new Date(now))
    .orderBy('digest_at')
    .limit(AT_ONCE)
    .execute();
  let sent = 0;
  for (const reader of due) {
    const next = new Date(nextDigest(now, reader.quiet));
    const { numUpdatedRows } = await db
      .updateTable('player')
      .set({ digest_at: next })
      .where('id', '=', reader.id)
      .where('digest_at', '=', reader.digest_at)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || reader.email === null || reader.digest_at === null) continue;
    try {
      const text = await digestFor(hall, reader, reader.digest_at.getTime() - DAY_MS, origin);
      if (text === null) continue;
      const { language } = reader;
      const subject = speak(language, 'digest-subject');
      await mail(reader.email, subject, `${text}\n\n${footer(language, origin)}`);
      hall.metrics.notices.inc({ way: 'digest', result: 'sent' });
      sent += 1;
    } catch (error) {
      hall.metrics.notices.inc({ way: 'digest', result: 'failed' });
      hall.log.warn('a mail of the day could not be sent', error);
      await db
        .updateTable('player')
        .set({ digest_at: new Date(now + HOUR_MS) })
        .where('id', '=', reader.id)
        .where('digest_at', '=', next)
        .execute();
    }
  }
  return sent;
}

/**
 * A day of somebody's games: what they were invited to, where it is their turn, where all are asked to go back, where something happened since the last
 * mail, and what came to an end; each with what mattered since their last turn, as those saw it who only watch. Null when
 * there is nothing to tell.
 */
async function digestFor(
  hall: Hall,
  { id: player, language }: Reader,
  since: number,
  origin: string,
): Promise<string | null> {
  const rows = await hall.store.db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .innerJoin('match', 'match.table_id', 'seat.table_id')
    .innerJoin('move', (join) =>
      join.onRef('move.table_id', '=', 'match.table_id').onRef('move.seq', '=', 'match.seq'),
    )
    .select([
      'game_table.id',
      'game_table.title',
      'game_table.game',
      'game_table.status',
      'game_table.ended_at',
      'game_table.back_to',
      'seat.seat',
      'seat.agrees_to_go_back',
      'match.clock',
      'match.paused_at',
      'move.at',
    ])
    .where('seat.player_id', '=', player)
    .where((eb) =>
      eb.or([
        eb('game_table.status', '=', 'playing'),
        eb('game_table.ended_at', '>', new Date(since)),
      ]),
    )
    .orderBy('game_table.started_at')
    .execute();
  const invited = await invitationsOf(hall, player, since);
  const parts = invited.map(({ table }) => {
    const title = titleOf(table, language);
    return `${speak(language, 'invited', { title })}\n${origin}/table/${table.id}`;
  });
  for (const row of rows) {
    const title = titleOf(row, language);
    const link = `${origin}/table/${row.id}`;
    if (row.status !== 'playing') {
      parts.push(`${speak(language, 'game-over', { title })}\n${link}`);
      continue;
    }
    const turn = row.paused_at === null && row.clock.since[row.seat] != null;
    const asked =
      row.back_to !== null && !row.agrees_to_go_back
        ? [speak(language, 'asked-back', { title })]
        : [];
    if (!turn && asked.length === 0 && row.at.getTime() <= since) continue;
    const lines = await linesSince(hall, row.id, player, language);
    const head = speak(language, turn ? 'your-turn' : 'digest-table', { title });
    parts.push([...asked, head, ...lines.map((it) => `· ${it}`), link].join('\n'));
  }
  return parts.length === 0 ? null : parts.join('\n\n');
}
