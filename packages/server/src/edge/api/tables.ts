import { z } from 'zod';
import { games } from '../../games.ts';
import { inRoom, inRoomNow } from '../../play/hall.ts';
import { infoOf } from '../../play/info.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { type PlayerId, type TableId, tableId } from '../../store/ids.ts';
import { createTable } from '../../tables/create.ts';
import { listTables } from '../../tables/list.ts';
import { viewerOf } from '../../tables/roles.ts';
import {
  abandon,
  handSeat,
  leaveSeat,
  rematch,
  seatBot,
  startTable,
  takeOver,
  takeSeat,
} from '../../tables/seats.ts';
import { open, type Route, signedIn } from '../route.ts';
import { invite, language, level, newTable, seatNumber, tableInfo, webUrl } from '../schemas.ts';

const tag = 'Tables';
const table = z.strictObject({ table: tableId });
const seat = z.strictObject({ table: tableId, seat: seatNumber });
const flag = z.enum(['true', 'false']).transform((it) => it === 'true');

/** As it is now, also when it was changed through another process a moment ago. */
async function info({ hall }: Services, id: TableId, player: PlayerId | null, key?: string) {
  return inRoomNow(hall, id, async (room) => {
    const viewer = viewerOf(room, player, key);
    return infoOf(room, viewer !== 'spectator' || (player !== null && room.table.host === player));
  });
}

export const tableRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/games',
      summary: 'The games that can be played here',
      tag,
      answer: z.array(
        z.object({
          name: z.string(),
          version: z.int(),
          seats: z.object({ min: z.int(), max: z.int() }),
        }),
      ),
    },
    async () => games.map(({ name, version, seats }) => ({ name, version, seats })),
  ),
  open(
    {
      method: 'GET',
      path: '/api/tables',
      summary: 'Public tables, or with mine=true those I sit at',
      tag,
      query: z.strictObject({
        game: z.string().max(40).optional(),
        status: z.enum(['open', 'playing', 'finished', 'abandoned']).optional(),
        pace: z.enum(['live', 'mail']).optional(),
        free: flag.optional(),
        mine: flag.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
        before: z.iso.datetime().optional(),
      }),
      answer: z.array(tableInfo),
    },
    async ({ query, player, services }) => {
      const { mine, ...rest } = query;
      if (mine === true && player === null) throw new Refusal(401, 'not-signed-in');
      return listTables(services.hall, {
        ...rest,
        mine: mine === true && player !== null ? player : undefined,
      });
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables',
      summary: 'Make a table',
      tag,
      body: newTable,
      answer: tableInfo,
      status: 201,
    },
    async ({ body, player, services }) => {
      const { sit, ...wanted } = body;
      const id = await createTable(services.hall, player, wanted, sit);
      return info(services, id, player);
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/tables/{table}',
      summary: 'A table: who sits where, how it is set up, where it stands',
      tag,
      params: table,
      query: z.strictObject({ invite }),
      answer: tableInfo,
    },
    async ({ params, query, player, services }) =>
      info(services, params.table, player, query.invite),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/webhook',
      summary: 'Where this table says whose turn it is (its maker only)',
      tag,
      params: table,
      body: z.strictObject({ url: webUrl.nullable(), language: language.default('en') }),
      answer: null,
    },
    async ({ params, body, player, services }) => {
      await inRoom(services.hall, params.table, async (room) => {
        viewerOf(room, player);
        if (room.table.host !== player) throw new Refusal(403, 'only-the-host');
        await services.hall.store.db
          .updateTable('game_table')
          .set({ webhook: body.url, webhook_language: body.language })
          .where('id', '=', params.table)
          .execute();
      });
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/seats/{seat}',
      summary: 'Take a seat',
      tag,
      params: seat,
      body: z.strictObject({ invite }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await takeSeat(services.hall, params.table, params.seat, player, body.invite);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/tables/{table}/seats/{seat}',
      summary: 'Leave my seat, or send a bot away, before the start',
      tag,
      params: seat,
      answer: null,
    },
    async ({ params, player, services }) =>
      leaveSeat(services.hall, params.table, params.seat, player),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/seats/{seat}/bot',
      summary: 'Let a bot sit there',
      tag,
      params: seat,
      body: z.strictObject({ level: level.default('normal') }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await seatBot(services.hall, params.table, params.seat, body.level, player);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/start',
      summary: 'Begin, when every seat is taken',
      tag,
      params: table,
      answer: tableInfo,
    },
    async ({ params, player, services }) => {
      await startTable(services.hall, params.table, player);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/seats/{seat}/hand',
      summary: 'Give my seat to a bot, or get a code with which somebody else takes it over',
      tag,
      params: seat,
      body: z.union([
        z.strictObject({ to: z.literal('player') }),
        z.strictObject({ to: z.literal('bot'), level: level.default('normal') }),
      ]),
      answer: z.object({ code: z.string().nullable() }),
    },
    async ({ params, body, player, services }) => {
      const to = body.to === 'player' ? 'player' : { bot: body.level };
      return { code: await handSeat(services.hall, params.table, params.seat, player, to) };
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/seats/{seat}/take-over',
      summary: 'Take over a seat with the code its player gave me',
      tag,
      params: seat,
      body: z.strictObject({ code: z.string().max(64) }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await takeOver(services.hall, params.table, params.seat, player, body.code);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/abandon',
      summary: 'Agree (or no longer) to end the game; it ends when everybody present agrees',
      tag,
      params: table,
      body: z.strictObject({ agree: z.boolean().default(true) }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await abandon(services.hall, params.table, player, body.agree);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/rematch',
      summary: 'The same table again',
      tag,
      params: table,
      answer: tableInfo,
      status: 201,
    },
    async ({ params, player, services }) =>
      info(services, await rematch(services.hall, params.table, player), player),
  ),
];
