import { seatAt } from '@starboard/kernel';
import { z } from 'zod';
import { gamesOf, recordFor, replayFor, statisticsOf } from '../../archive/archive.ts';
import { tallied } from '../../ratings/tally.ts';
import { playerId, tableId } from '../../store/ids.ts';
import { open, type Route } from '../route.ts';
import { invite, step, view } from '../schemas.ts';

const tag = 'Archive';
const json = z.json();

const change = z.object({ at: z.array(z.union([z.string(), z.number()])) }).loose();

/** How many games somebody was in, on which side, as whom, to which end; and how many of them were won. */
const part = z.object({
  game: z.string(),
  role: z.string().nullable(),
  character: z.string().nullable(),
  reason: z.string(),
  games: z.int(),
  wins: z.int(),
});

export const archiveRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/tables/{table}/record',
      summary: 'A finished game as one file for "starboard verify"',
      tag,
      params: z.strictObject({ table: tableId }),
      query: z.strictObject({ invite }),
      answer: z.record(z.string(), json),
    },
    async ({ params, query, player, services, reply }) => {
      const record = await recordFor(services.hall, params.table, player, query.invite);
      reply.header(
        'content-disposition',
        `attachment; filename="starboard-${record.game}-${params.table}.json"`,
      );
      return record;
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/tables/{table}/replay',
      summary: 'A game from its beginning: my own view while it is played, anybody’s after the end',
      tag,
      params: z.strictObject({ table: tableId }),
      query: z.strictObject({
        viewer: z
          .union([z.literal('spectator'), z.coerce.number().int().min(0).max(15)])
          .optional(),
        invite,
      }),
      answer: z.object({
        viewer: z.union([z.int(), z.literal('spectator')]),
        first: view,
        steps: z.array(step.extend({ patch: z.array(change) })),
      }),
    },
    async ({ params, query, player, services, request, reply }) => {
      const wanted = typeof query.viewer === 'number' ? seatAt(query.viewer) : query.viewer;
      const account = player ?? `address ${request.ip}`;
      const { hall } = services;
      const text = await replayFor(hall, params.table, player, wanted, account, query.invite);
      // It is JSON already.
      reply.type('application/json; charset=utf-8');
      return text;
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/players/{player}/games',
      summary: 'Finished games of a player that I may know of, newest first',
      tag,
      params: z.strictObject({ player: playerId }),
      query: z.strictObject({
        limit: z.coerce.number().int().min(1).max(100).default(50),
        before: z.iso.datetime().optional(),
      }),
      answer: z.array(
        z.object({
          table: tableId,
          game: z.string(),
          title: z.string(),
          seat: z.int(),
          seats: z.int(),
          won: z.boolean(),
          score: z.number().nullable(),
          reason: z.string(),
          ended: z.iso.datetime(),
        }),
      ),
    },
    async ({ params, query, player, services }) =>
      gamesOf(services.hall, params.player, player, query.limit, query.before),
  ),
  open(
    {
      method: 'GET',
      path: '/api/players/{player}/statistics',
      summary: 'Games, wins, scores and ratings of a player: by game, side, character and ending',
      tag,
      params: z.strictObject({ player: playerId }),
      answer: z.object({
        player: z.object({ id: playerId, name: z.string() }),
        ratings: z.array(
          z.object({
            game: z.string(),
            role: z.string().nullable(),
            rating: z.int().meta({ description: '1000 + 40 * (mu - 3 * sigma)' }),
            mu: z.number(),
            sigma: z.number(),
            games: z.int(),
          }),
        ),
        parts: z.array(part),
        games: z.array(
          z.object({
            game: z.string(),
            games: z.int(),
            wins: z.int(),
            meanScore: z.number().nullable(),
            bestScore: z.number().nullable(),
          }),
        ),
      }),
    },
    async ({ params, services }) => statisticsOf(services.hall, params.player),
  ),
  open(
    {
      method: 'GET',
      path: '/api/statistics',
      summary:
        'Finished games of the whole server, among people or at listed tables: by ending, side and character',
      tag,
      answer: z.object({
        endings: z.array(
          z.object({ game: z.string(), seats: z.int(), reason: z.string(), games: z.int() }),
        ),
        parts: z.array(part),
      }),
    },
    async ({ services }) => tallied(services.hall.store),
  ),
];
