import { z } from 'zod';
import { games } from '../../games.ts';
import { inRoomNow } from '../../play/hall.ts';
import { infoOf } from '../../play/info.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { type PlayerId, type TableId, tableId } from '../../store/ids.ts';
import { createTable } from '../../tables/create.ts';
import { answerGoingBack, askToGoBack, sinceThen } from '../../tables/go-back.ts';
import { listTables } from '../../tables/list.ts';
import { channelOf, extend, setChannel, setPace, setPaused } from '../../tables/master.ts';
import { viewerOf } from '../../tables/roles.ts';
import {
  abandon,
  concede,
  handSeat,
  leaveSeat,
  rematch,
  seatBot,
  startTable,
  takeOver,
  takeSeat,
} from '../../tables/seats.ts';
import { setVacation, setVacationEverywhere, vacationsLeft } from '../../tables/vacation.ts';
import { open, type Route, signedIn } from '../route.ts';
import {
  hookForm,
  hookTrouble,
  invite,
  language,
  level,
  newTable,
  pace,
  seatNumber,
  tableInfo,
  tablePassword,
  webUrl,
  whole,
} from '../schemas.ts';

const tag = 'Tables';
const table = z.strictObject({ table: tableId });
const seat = z.strictObject({ table: tableId, seat: seatNumber });
const flag = z.enum(['true', 'false']).transform((it) => it === 'true');

const momentOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

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
      method: 'GET',
      path: '/api/tables/{table}/webhook',
      summary: 'What hears there whose turn it is; null for nothing (its maker only)',
      tag,
      params: table,
      answer: z.object({ form: hookForm, trouble: hookTrouble }),
    },
    async ({ params, player, services }) => channelOf(services.hall, params.table, player),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/webhook',
      summary: 'Where this table says whose turn it is (its maker only)',
      tag,
      params: table,
      body: z.strictObject({
        url: webUrl.nullable(),
        language: language.default('en'),
        form: hookForm.default(null),
      }),
      answer: null,
    },
    async ({ params, body, player, services }) => {
      await setChannel(services.hall, params.table, player, body);
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/seats/{seat}',
      summary: 'Take a seat',
      tag,
      params: seat,
      body: z.strictObject({ invite, password: tablePassword.optional() }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await takeSeat(services.hall, params.table, params.seat, player, body);
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
      summary:
        'Give my seat (the host: any seat) to a bot, or get a code with which somebody else takes it over',
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
      path: '/api/tables/{table}/concede',
      summary: 'Give up, where two play: the other has won',
      tag,
      params: table,
      answer: tableInfo,
    },
    async ({ params, player, services }) => {
      await concede(services.hall, params.table, player);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/pause',
      summary: 'Let the game stand still, or go on (its host only)',
      tag,
      params: table,
      body: z.strictObject({ paused: z.boolean() }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await setPaused(services.hall, params.table, player, body.paused);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/more-time',
      summary: 'So many more minutes for everybody the table waits for (its host only)',
      tag,
      params: table,
      body: z.strictObject({
        minutes: z
          .int()
          .min(1)
          .max(14 * 24 * 60),
      }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await extend(services.hall, params.table, player, body.minutes);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/pace',
      summary: 'Other clocks from now on (its host only)',
      tag,
      params: table,
      body: z.strictObject({ pace }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await setPace(services.hall, params.table, player, body.pace);
      return info(services, params.table, player);
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/tables/{table}/go-back',
      summary:
        'What would count no longer if all went back to this seq, and what was learned since',
      tag,
      params: table,
      query: z.strictObject({ to: z.coerce.number().pipe(whole), invite }),
      answer: z.object({
        undone: whole,
        secrets: z.array(
          z.object({
            seq: whole,
            own: z.boolean(),
            event: z.object({ type: z.string(), data: z.json() }),
          }),
        ),
      }),
    },
    async ({ params, query, player, services }) =>
      sinceThen(services.hall, params.table, player, query.to, query.invite),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/go-back',
      summary: 'Ask all to go back to this seq; null: no longer (its host only)',
      tag,
      params: table,
      body: z.strictObject({ to: whole.nullable() }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await askToGoBack(services.hall, params.table, player, body.to);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/go-back',
      summary: 'Agree to go back to this seq, or not; it happens when everybody present agrees',
      tag,
      params: table,
      body: z.strictObject({ to: whole, agree: z.boolean() }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await answerGoingBack(services.hall, params.table, player, body.to, body.agree);
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/vacation',
      summary: 'I am away until then, and my clock stands; null: I am back (by mail only)',
      tag,
      params: table,
      body: z.strictObject({ until: z.iso.datetime().nullable() }),
      answer: tableInfo,
    },
    async ({ params, body, player, services }) => {
      await setVacation(services.hall, params.table, player, momentOf(body.until));
      return info(services, params.table, player);
    },
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/me/vacation',
      summary: 'How long I may still be away in each of my games by mail, in milliseconds from now',
      tag,
      answer: z.array(z.object({ table: tableId, left: z.number() })),
    },
    async ({ player, services }) => vacationsLeft(services.hall, player),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/me/vacation',
      summary: 'The same in all my games by mail; says until when it lasts in each',
      tag,
      body: z.strictObject({ until: z.iso.datetime().nullable() }),
      answer: z.array(z.object({ table: tableId, until: z.iso.datetime().nullable() })),
    },
    async ({ body, player, services }) =>
      setVacationEverywhere(services.hall, player, momentOf(body.until)),
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
