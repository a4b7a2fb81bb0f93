import type { Viewer } from '@starboard/kernel';
import { z } from 'zod';
import { shutOut } from '../../accounts/entrances.ts';
import { act } from '../../play/enter.ts';
import { type Hall, inRoom, stepsSince } from '../../play/hall.ts';
import { clocksOf } from '../../play/info.ts';
import { type Member, mayTakeBack, type Room, viewFor } from '../../play/room.ts';
import { type Step, stepFor } from '../../play/step.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { type PlayerId, type TableId, tableId } from '../../store/ids.ts';
import { viewerOf } from '../../tables/roles.ts';
import { say, talkFor } from '../../tables/talk.ts';
import { open, type Route, signedIn } from '../route.ts';
import * as schemas from '../schemas.ts';

const tag = 'Play';
const table = z.strictObject({ table: tableId });
const { invite } = schemas;

const standing = z.object({
  you: z.union([z.int(), z.literal('spectator')]),
  seq: z.int().nullable(),
  view: schemas.view,
  steps: z.array(schemas.step),
  clocks: schemas.clocks,
  mayTakeBack: z.boolean(),
});

const MOST_STEPS = 200;

async function standingFor(
  { hall }: Services,
  id: TableId,
  player: PlayerId | null,
  seen: number,
  key?: string,
) {
  return inRoom(hall, id, async (room) => {
    const viewer = viewerOf(room, player, key);
    return {
      you: viewer,
      seq: room.playing?.seq ?? null,
      view: viewFor(room, viewer),
      steps: await stepsOf(hall, room, viewer, seen, MOST_STEPS),
      clocks: clocksOf(room, viewer),
      mayTakeBack: mayTakeBack(room, viewer),
    };
  });
}

async function stepsOf(
  hall: Hall,
  room: Room,
  viewer: Viewer,
  seen: number,
  limit: number,
): Promise<Step[]> {
  if (room.playing === null) return [];
  const steps = await stepsSince(hall.store, room.id, seen, limit);
  return steps
    .filter(({ seq }) => seq <= (room.playing?.seq ?? 0))
    .map((step) => stepFor(step, viewer));
}

/** Waits until a table has gone beyond `seen`, or for so many seconds. */
async function untilNews(
  services: Services,
  id: TableId,
  player: PlayerId | null,
  seen: number,
  seconds: number,
  gone: AbortSignal,
  key?: string,
): Promise<void> {
  const { hall } = services;
  let tell = (): void => {};
  const news = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const member = await inRoom(hall, id, async (room) => {
    const viewer = viewerOf(room, player, key);
    if (room.playing !== null && room.playing.seq > seen) return null;
    const waiting: Member = {
      player,
      viewer,
      invite: key,
      // Who comes and goes, and what is said, is not what they wait for.
      send: (about) => {
        if (about === 'game') tell();
      },
    };
    room.members.add(waiting);
    return { room, waiting };
  });
  if (member === null) return;
  const callOff = hall.time.at(hall.time.now() + seconds * 1000, tell);
  gone.addEventListener('abort', tell, { once: true });
  await news;
  callOff();
  member.room.members.delete(member.waiting);
}

export const playRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/tables/{table}/view',
      summary:
        'What I may see, and what happened since `seen`; with `wait`, only once there is something new',
      tag,
      params: table,
      query: z.strictObject({
        seen: z.coerce.number().int().min(-1).max(2_147_483_647).default(-1),
        wait: z.coerce.number().int().min(0).max(30).default(0),
        invite,
      }),
      answer: standing,
    },
    async ({ params, query, player, caller, services, request }) => {
      if (query.wait > 0) {
        const gone = new AbortController();
        request.raw.on('close', () => gone.abort());
        if (request.raw.destroyed) gone.abort();
        await untilNews(
          services,
          params.table,
          player,
          query.seen,
          query.wait,
          gone.signal,
          query.invite,
        );
        // In the time they waited they may have been signed out.
        if (caller !== null && (await shutOut(services.hall.store, [caller])).size > 0)
          throw new Refusal(401, 'not-signed-in');
      }
      return standingFor(services, params.table, player, query.seen, query.invite);
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/tables/{table}/log',
      summary: 'What happened, as I saw it, up to `before`',
      tag,
      params: table,
      query: z.strictObject({
        before: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
        limit: z.coerce.number().int().min(1).max(500).default(100),
        invite,
      }),
      answer: z.array(schemas.step),
    },
    async ({ params, query, player, services }) =>
      inRoom(services.hall, params.table, async (room) => {
        const viewer = viewerOf(room, player, query.invite);
        const before = query.before ?? (room.playing?.seq ?? 0) + 1;
        const steps = await stepsOf(
          services.hall,
          room,
          viewer,
          before - query.limit - 1,
          query.limit * 2,
        );
        return steps.filter(({ seq }) => seq < before).slice(-query.limit);
      }),
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/answers',
      summary: 'Answer what I am asked',
      tag,
      params: table,
      body: schemas.answer,
      answer: schemas.entered,
    },
    async ({ params, body, player, services }) =>
      act(services.hall, params.table, player, { kind: 'answer', ...body }),
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/take-back',
      summary: 'Take back my last answer, as long as it has shown nothing hidden',
      tag,
      params: table,
      body: schemas.takeBack,
      answer: schemas.entered,
    },
    async ({ params, body, player, services }) =>
      act(services.hall, params.table, player, { kind: 'take-back', ...body }),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/orders',
      summary: 'My standing orders for windows, all of them anew',
      tag,
      params: table,
      body: schemas.orders,
      answer: schemas.entered,
    },
    async ({ params, body, player, services }) =>
      act(services.hall, params.table, player, { kind: 'orders', ...body }),
  ),
  open(
    {
      method: 'GET',
      path: '/api/tables/{table}/talk',
      summary: 'What was said that I may hear, the last hundred before `before`',
      tag,
      params: table,
      query: z.strictObject({
        before: z.coerce.number().int().min(0).max(9e15).optional(),
        invite,
      }),
      answer: z.array(schemas.said),
    },
    async ({ params, query, player, services }) =>
      inRoom(services.hall, params.table, async (room) => {
        viewerOf(room, player, query.invite);
        return talkFor(services.hall, params.table, player, query.before);
      }),
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tables/{table}/talk',
      summary: 'Say something to the table, or to one seat where the table allows it',
      tag,
      params: table,
      body: schemas.saying,
      answer: schemas.said,
      status: 201,
    },
    async ({ params, body, player, services }) =>
      say(services.hall, params.table, player, body, body.to),
  ),
];
