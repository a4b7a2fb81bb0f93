import { patchedMatch } from '@starboard/kernel';
import { CompiledQuery } from 'kysely';
import { OFTEN, type Store } from '../store/store.ts';
import type { Playing, Room } from './room.ts';
import type { HappenedStep } from './step.ts';

interface ReadOn {
  readonly playing: Playing;
  readonly steps: readonly HappenedStep[];
}

/** Where a game stands, and the moves after one. */
interface Row extends Pick<Playing, 'seq' | 'clock' | 'orders'> {
  readonly job_at: Date | null;
  readonly revision: number;
  /** Of the game's time. */
  readonly time: number;
  readonly moves: readonly Moved[];
}

interface Moved extends HappenedStep {
  readonly hash: string;
  readonly patch: string | null;
}

const READ_ON = `${OFTEN}
  select match.seq, match.clock, match.orders, match.job_at, game_table.revision, match.revision as time,
    coalesce((
    select json_agg(json_build_object('seq', move.seq, 'replaces', replaces, 'events', events, 'hash', hash,
      'patch', patch) order by move.seq)
    from move left join match_patch on match_patch.table_id = move.table_id and match_patch.seq = move.seq
    where move.table_id = match.table_id and move.seq > $2 and move.seq <= match.seq), '[]') as moves
  from match join game_table on game_table.id = match.table_id where match.table_id = $1`;

/**
 * Where a game stands that another process has played on, told from where it stood: one small query in place of the whole
 * table. Null when that is not enough: something else has changed, or what leads there is no longer kept.
 */
export async function readOn(
  { db }: Pick<Store, 'db'>,
  room: Room,
  playing: Playing,
): Promise<ReadOn | null> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(READ_ON, [room.id, playing.seq]));
  const [now] = rows;
  if (now === undefined || now.seq < playing.seq) return null;
  if (now.revision !== room.table.revision || now.time !== playing.revision) return null;
  let { match } = playing;
  for (const { patch } of now.moves) {
    if (patch === null) continue;
    const it: { readonly from: number } = JSON.parse(patch);
    if (it.from !== match.length) return null;
    match = patchedMatch(match, it);
  }
  const head = now.moves.at(-1)?.hash ?? match.head;
  if (match.length !== now.seq || match.head !== head) return null;
  return {
    // The whole match may be stored later than we know of; then it is once more than needed.
    playing: {
      ...playing,
      match,
      seq: now.seq,
      clock: now.clock,
      orders: now.orders,
      jobAt: now.job_at?.getTime() ?? null,
    },
    steps: now.moves,
  };
}
