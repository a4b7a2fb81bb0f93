import {
  type AnyTypes,
  beginMatch,
  canonical,
  enterMove,
  type Match,
  pastOf,
} from '@starboard/kernel';
import { gameNamed } from '../../src/games.ts';
import { readRoom } from '../../src/play/room.ts';
import { tableId } from '../../src/store/ids.ts';
import type { Store } from '../../src/store/store.ts';
import type { Acknowledged } from './faithful.ts';

/**
 * Looks for every acknowledged answer in the store: there, once, at the seq that was told, in the order it was told; and
 * plays the whole game again to compare every hash and where it stands now. Returns what is wrong.
 */
export async function missingFrom(
  store: Store,
  id: string,
  clients: readonly { readonly acknowledged: readonly Acknowledged[] }[],
): Promise<string[]> {
  const wrong: string[] = [];
  const rows = await store.db
    .selectFrom('move')
    .selectAll()
    .where('table_id', '=', tableId.parse(id))
    .orderBy('seq')
    .execute();
  const byKey = new Map<string, number[]>();
  for (const { key, seq } of rows)
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), seq]);
  for (const { acknowledged } of clients) {
    let last = -1;
    for (const { key, seq } of acknowledged) {
      const found = byKey.get(key) ?? [];
      if (found.length !== 1 || found[0] !== seq)
        wrong.push(`${id}: acknowledged as ${seq}, stored as ${found.join(' and ') || 'nothing'}`);
      if (seq <= last) wrong.push(`${id}: ${seq} was acknowledged after ${last}`);
      last = seq;
    }
  }
  if (rows.some(({ seq }, i) => seq !== i)) wrong.push(`${id}: the history has gaps`);
  const { table, playing } = await readRoom(store, tableId.parse(id));
  if (playing === null) return [...wrong, `${id}: there is no game`];
  const game = gameNamed(table.game);
  let match: Match<AnyTypes> = beginMatch(game, {
    seed: playing.match.state.dice.seed,
    seats: table.seats,
    options: table.options,
    noTells: table.no_tells,
  }).match;
  const past = pastOf<AnyTypes>(rows.flatMap(({ entry }) => entry ?? []));
  for (const { entry, seq, hash } of rows.slice(1)) {
    if (entry === null) return [...wrong, `${id}: ${seq} is nothing`];
    past.pass(match);
    match = enterMove(game, match, entry, past.at).match;
    if (match.head !== hash) return [...wrong, `${id}: another history from ${seq} on`];
  }
  if (canonical(match) !== canonical(playing.match))
    wrong.push(`${id}: the game stands elsewhere than its history leads`);
  return wrong;
}
