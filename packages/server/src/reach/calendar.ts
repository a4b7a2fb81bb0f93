import { deadlineOf } from '../play/clock.ts';
import type { Hall } from '../play/hall.ts';
import { vacationOf } from '../play/schedule.ts';
import { Refusal } from '../refusal.ts';
import { type PlayerId, unguessable } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { speak } from '../words/index.ts';
import { titleOf } from './waiting.ts';

/** A new secret link to somebody's deadlines; the one before no longer works. */
export async function makeCalendar({ db }: Store, player: PlayerId): Promise<string> {
  const code = unguessable();
  await db.updateTable('player').set({ calendar: code }).where('id', '=', player).execute();
  return code;
}

export async function dropCalendar({ db }: Store, player: PlayerId): Promise<void> {
  await db.updateTable('player').set({ calendar: null }).where('id', '=', player).execute();
}

/** When somebody's time is up, at every table that waits for them, as calendars read it (RFC 5545). */
export async function calendarOf(hall: Hall, code: string, origin: string): Promise<string> {
  const { db } = hall.store;
  const person = await db
    .selectFrom('player')
    .select(['id', 'quiet', 'language'])
    .where('calendar', '=', code)
    .executeTakeFirst();
  if (person === undefined) throw new Refusal(404, 'no-such-code');
  const rows = await db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .innerJoin('match', 'match.table_id', 'seat.table_id')
    .selectAll('seat')
    .select(['game_table.title', 'game_table.game', 'game_table.pace', 'match.clock', 'match.seq'])
    .where('seat.player_id', '=', person.id)
    .where('seat.away_since', 'is', null)
    .where('game_table.status', '=', 'playing')
    .where('match.paused_at', 'is', null)
    .orderBy('seat.table_id')
    .execute();
  const stamp = moment(hall.time.now());
  const events = rows.flatMap((row) => {
    const ends = deadlineOf(row.clock, row.seat, row.pace, person.quiet, vacationOf(row));
    if (ends === null) return [];
    const title = titleOf(row, person.language);
    return [
      'BEGIN:VEVENT',
      `UID:${row.table_id}-${row.seat}@starboard`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${row.seq}`,
      `DTSTART:${moment(ends)}`,
      `SUMMARY:${plain(speak(person.language, 'calendar-deadline', { title }))}`,
      `URL:${origin}/table/${row.table_id}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Starboard//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${plain(speak(person.language, 'calendar'))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function moment(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

function plain(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

const MOST_BYTES = 75;

/** A line of more than 75 bytes goes on in the next, after a space. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > MOST_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += sign;
    bytes += size;
  }
  return out;
}
