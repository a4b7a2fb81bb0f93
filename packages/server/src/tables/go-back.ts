import { isDeepStrictEqual } from 'node:util';
import {
  type AnyTypes,
  enterMove,
  eventFor,
  type Match,
  message,
  restoreMatch,
  type Seat,
  type SeenEvent,
  seatAt,
} from '@starboard/kernel';
import { linksOf } from '../archive/archive.ts';
import { standing } from '../play/bots.ts';
import { type Change, changeTable } from '../play/changed.ts';
import { elsewhere } from '../play/clock.ts';
import { MOST_ENTRIES } from '../play/enter.ts';
import { type Hall, inRoom, stepsSince } from '../play/hall.ts';
import { type Room, readRoom, seatOf } from '../play/room.ts';
import { keepAwake, nextWake } from '../play/schedule.ts';
import { Refusal } from '../refusal.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { mayLead } from './master.ts';
import { viewerOf } from './roles.ts';
import { ownSeatIn } from './seats.ts';

/** What a change leaves to be decided: where to, and whose word was the last. Null when that is not all of them. */
type Decided = { readonly to: number; readonly seat: Seat } | null;

/**
 * The host asks all to go back to how the game stood after so many entries; null calls it off. It happens when everybody
 * who is there agrees.
 */
export async function askToGoBack(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  to: number | null,
): Promise<void> {
  const room = await decide(hall, id, player, async (change) => {
    const { db, now, notice, touch } = change;
    viewerOf(now, player);
    if (!mayLead(now, player)) throw new Refusal(403, 'only-the-host');
    if (now.table.status !== 'playing') throw new Refusal(409, 'not-started');
    if (to === null) {
      if (now.table.back_to === null) return null;
      await forget(change);
      await notice(message('go-back-called-off'));
      await touch();
      return null;
    }
    const own = seatOf(now, player);
    // Asked once more, nothing is asked anew; but somebody may have left who had not agreed.
    if (now.table.back_to !== to) {
      await demandMoment(change, to);
      await forget(change);
      await db.updateTable('game_table').set({ back_to: to }).where('id', '=', id).execute();
      await notice(message('go-back-asked', { to }));
    }
    if (own !== null) await agree(db, id, own);
    await touch();
    return decidedAfter(now, to, own, now.table.back_to === to);
  });
  if (room.table.back_to === null) return;
  const present = hall.presence.of(id).seats;
  for (const { seat, player_id, agrees_to_go_back } of room.seats) {
    if (player_id === null || agrees_to_go_back || present.includes(seat)) continue;
    await hall.notify({ player: player_id, table: id, what: 'asked-back' });
  }
}

/** Somebody who sits there agrees, or does not: then it is off the table. */
export async function answerGoingBack(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  to: number,
  agrees: boolean,
): Promise<void> {
  await decide(hall, id, player, async (change) => {
    const { db, now, notice, touch } = change;
    const seat = ownSeatIn(now, player);
    // Nobody agrees to something else than they have seen.
    if (now.table.back_to !== to) throw new Refusal(409, 'not-asked-to-go-back');
    if (!agrees) {
      await forget(change);
      await notice(message('go-back-refused', { seat }));
      await touch();
      return null;
    }
    if (await agree(db, id, seat)) {
      await notice(message('go-back-agreed', { seat }));
      await touch();
    }
    return decidedAfter(now, to, seat, true);
  });
}

async function agree(db: Store['db'], id: TableId, seat: Seat): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seat')
    .set({ agrees_to_go_back: true })
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('agrees_to_go_back', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `counts`: what others said before was said about the same moment. */
function decidedAfter(now: Room, to: number, own: Seat | null, counts: boolean): Decided {
  const all = now.seats.every(
    (row) =>
      row.player_id === null ||
      row.away_since !== null ||
      row.seat === own ||
      (counts && row.agrees_to_go_back),
  );
  const seat = own ?? now.seats.find(({ player_id }) => player_id !== null)?.seat ?? 0;
  return all ? { to, seat: seatAt(seat) } : null;
}

async function forget({ db, now }: Change): Promise<void> {
  await db.updateTable('game_table').set({ back_to: null }).where('id', '=', now.id).execute();
  await db
    .updateTable('seat')
    .set({ agrees_to_go_back: false })
    .where('table_id', '=', now.id)
    .execute();
}

/** Undoes the transaction: the moment must be at hand before it can be decided. */
class MomentNeeded extends Error {
  readonly to: number;
  constructor(to: number) {
    super('a moment is needed');
    this.to = to;
  }
}

/** How often the moment may turn out to be another one meanwhile. */
const TRIES = 4;

/**
 * Agreeing and going back are one transaction. The game is played again up to the moment before it, in a thread, so that
 * nobody waits for that; what happened up to then never changes.
 */
async function decide(
  hall: Hall,
  id: TableId,
  player: PlayerId,
  work: (change: Change) => Promise<Decided>,
): Promise<Room> {
  // It writes a whole match each time.
  if (!hall.budgets.log.has(player)) throw new Refusal(429, 'too-fast');
  return inRoom(hall, id, async (room) => {
    let moment: Match<AnyTypes> | null = null;
    for (let tries = 0; ; tries++) {
      try {
        await changeTable(hall, room, async (change) => {
          const decided = await work(change);
          if (decided === null) return;
          if (moment?.length !== decided.to) throw new MomentNeeded(decided.to);
          const written = await turnBack(hall, change, moment, decided.seat);
          hall.budgets.log.spend(player, written);
        });
        break;
      } catch (error) {
        if (!(error instanceof MomentNeeded)) throw error;
        if (tries >= TRIES) throw new Refusal(503, 'table-too-busy');
        moment = await momentOf(hall, room, player, error.to);
      }
    }
    await keepAwake(hall, room);
    hall.afterMove(room);
    return room;
  });
}

async function momentOf(
  hall: Hall,
  room: Room,
  player: PlayerId,
  to: number,
): Promise<Match<AnyTypes>> {
  const { playing, table, game } = room;
  if (playing === null) throw new Refusal(409, 'not-started');
  const text = await hall.replays.moment(player, {
    game: game.name,
    seed: playing.match.state.dice.seed,
    seats: table.seats,
    options: table.options,
    noTells: table.no_tells,
    links: (await linksOf(hall, room.id)).slice(0, to),
  });
  return restoreMatch(game, JSON.parse(text));
}

/** Says how much was written. */
async function turnBack(
  hall: Hall,
  change: Change,
  moment: Match<AnyTypes>,
  seat: Seat,
): Promise<number> {
  const { db, now, notice, touch } = change;
  const { id, game, table } = now;
  // From here on nobody moves; what they did before is the last that is gone back from.
  const { clock, pausedAt } = await change.time();
  const to = moment.length;
  await forget(change);
  if (!(await stands(db, id, to))) {
    await notice(message('go-back-called-off'));
    await touch();
    return 0;
  }
  const { playing } = await readRoom({ db }, id);
  if (playing === null) throw new Refusal(409, 'not-started');
  const { match, link, replaces } = enterMove(
    game,
    playing.match,
    { kind: 'go-back', seat, to },
    () => moment,
  );
  const text = JSON.stringify(match);
  const at = hall.time.now();
  const begun = elsewhere(clock, match.state, table.pace, pausedAt ?? at);
  const wakeAt = nextWake({ ...now, playing }, match.state, begun, at);
  await change.setTime(begun);
  await db
    .updateTable('match')
    .set({
      seq: match.length,
      match: text,
      wake_at: wakeAt === null ? null : new Date(wakeAt),
      // Queued after this; should that fail, somebody looks for tables that have none.
      job_at: null,
    })
    .where('table_id', '=', id)
    .execute();
  await db.deleteFrom('match_patch').where('table_id', '=', id).execute();
  // What waits for a window that no longer is waits for nothing.
  await db.deleteFrom('held').where('table_id', '=', id).execute();
  await db
    .insertInto('move')
    .values({
      table_id: id,
      seq: match.length,
      entry: JSON.stringify(link.entry),
      hash: link.hash,
      events: JSON.stringify([]),
      replaces,
      player_id: null,
      key: null,
      at: new Date(at),
    })
    .execute();
  // A bot that remembers what did not happen is told everything once more.
  await db
    .updateTable('seat')
    .set({ memory: null, memory_seq: -1 })
    .where('table_id', '=', id)
    .where('memory_seq', '>', to)
    .execute();
  await notice(message('went-back', { to, undone: replaces }));
  await touch();
  return text.length;
}

/** Whether what happened up to then still counts: nothing that came later reaches behind it. */
async function stands(db: Store['db'], id: TableId, to: number): Promise<boolean> {
  const row = await db
    .selectFrom('move')
    .select('seq')
    .where('table_id', '=', id)
    .where('seq', '>', to)
    .where('replaces', '>', 0)
    .where((eb) => eb(eb('seq', '-', eb.ref('replaces')), '<=', to))
    .executeTakeFirst();
  return row === undefined;
}

async function demandMoment({ db, now, time }: Change, to: number): Promise<void> {
  const { seq } = await time();
  if (to >= seq || !(await stands(db, now.id, to))) throw new Refusal(422, 'no-such-moment');
  if (seq >= MOST_ENTRIES) throw new Refusal(409, 'table-full');
  if (now.playing?.match.version !== now.game.version) throw new Refusal(409, 'other-version');
}

/** Something that somebody has learned in secret. */
export interface Secret {
  readonly seq: number;
  /** It is the reader who knows more. */
  readonly own: boolean;
  /** As the reader saw it. */
  readonly event: SeenEvent;
}

const MOST = 100;

/**
 * What would be different if all went back: how many steps would count no longer, and what people have learned in
 * secret since, which they would still know, also of what has been undone meanwhile. Told as the reader saw it, and
 * nothing they did not see.
 */
export async function sinceThen(
  hall: Hall,
  id: TableId,
  player: PlayerId | null,
  to: number,
  invite?: string,
): Promise<{ readonly undone: number; readonly secrets: readonly Secret[] }> {
  return inRoom(hall, id, async (room) => {
    const viewer = viewerOf(room, player, invite);
    if (room.playing === null) throw new Refusal(409, 'not-started');
    const { seq } = room.playing;
    if (to >= seq || !(await stands(hall.store.db, id, to)))
      throw new Refusal(422, 'no-such-moment');
    const steps = (await stepsSince(hall.store, id, to)).filter((step) => step.seq <= seq);
    const secrets = steps.flatMap((step) =>
      step.events.flatMap((event): Secret[] => {
        const seen = event.to === undefined ? null : eventFor(event, viewer);
        if (seen === null || isDeepStrictEqual(event.data, event.redacted)) return [];
        const own = viewer !== 'spectator' && event.to?.includes(viewer) === true;
        return [{ seq: step.seq, own, event: seen }];
      }),
    );
    const counted = standing(steps).filter(({ replaces }) => replaces === 0);
    return { undone: counted.length, secrets: secrets.slice(-MOST) };
  });
}
