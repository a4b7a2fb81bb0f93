import {
  type AnyTypes,
  beginMatch,
  canTakeBack,
  enterMove,
  type GameEvent,
  pastOf,
  type StateOf,
  seatAt,
} from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { games } from '../../src/games.ts';
import { tableId } from '../../src/store/ids.ts';

/** A game at one seq, played again by the test itself from what the store holds. */
export interface Moment {
  readonly seq: number;
  readonly state: StateOf<AnyTypes>;
  readonly events: readonly GameEvent[];
  readonly replaces: number;
  /** By seat. */
  readonly mayTakeBack: readonly boolean[];
}

export async function historyOf({ services }: Server, id: string): Promise<Moment[]> {
  const { db } = services.hall.store;
  const table = tableId.parse(id);
  const row = await db
    .selectFrom('game_table')
    .selectAll()
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const stored = await db
    .selectFrom('match')
    .select('match')
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow();
  const moves = await db
    .selectFrom('move')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute();
  const game = games.find(({ name }) => name === row.game);
  if (game === undefined) throw new Error('no such game');
  const { seed } = (JSON.parse(stored.match) as { state: { dice: { seed: string } } }).state.dice;
  const begun = beginMatch(game, {
    seed,
    seats: row.seats,
    options: row.options,
    noTells: row.no_tells,
  });
  let { match } = begun;
  const momentNow = (seq: number, events: readonly GameEvent[], replaces: number): Moment => ({
    seq,
    state: match.state,
    events,
    replaces,
    mayTakeBack: Array.from({ length: row.seats }, (_, i) => canTakeBack(game, match, seatAt(i))),
  });
  const moments: Moment[] = [momentNow(0, begun.events, 0)];
  const past = pastOf<AnyTypes>(moves.flatMap(({ entry }) => entry ?? []));
  for (const { entry, seq, hash } of moves.slice(1)) {
    if (entry === null) throw new Error('no entry');
    past.pass(match);
    const move = enterMove(game, match, entry, past.at);
    ({ match } = move);
    if (move.link.hash !== hash) throw new Error(`another history from seq ${seq}`);
    moments.push(momentNow(seq, move.events, move.replaces));
  }
  return moments;
}
