import { z } from 'zod';
import { block, blockedBy, unblock } from '../../accounts/blocks.ts';
import { report } from '../../accounts/reports.ts';
import { playerId, tableId } from '../../store/ids.ts';
import { type Route, signedIn } from '../route.ts';

const tag = 'People';
const player = z.strictObject({ player: playerId });

export const peopleRoutes: readonly Route[] = [
  signedIn(
    {
      method: 'GET',
      path: '/api/me/blocked',
      summary: 'Whom I do not want to meet',
      tag,
      answer: z.array(z.object({ id: playerId, name: z.string() })),
    },
    async ({ player: me, services }) => blockedBy(services.hall.store, me),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/me/blocked/{player}',
      summary: 'They neither sit down at my tables nor whisper to me any more',
      tag,
      params: player,
      answer: null,
    },
    async ({ params, player: me, services }) => block(services.hall.store, me, params.player),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me/blocked/{player}',
      summary: 'They may again',
      tag,
      params: player,
      answer: null,
    },
    async ({ params, player: me, services }) => unblock(services.hall.store, me, params.player),
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/reports',
      summary: 'Tell whoever runs the server about somebody',
      tag,
      body: z.strictObject({
        player: playerId,
        table: tableId.nullable().default(null),
        kind: z.enum(['talk', 'play', 'name', 'other']),
        text: z.string().trim().min(1).max(1000),
      }),
      answer: null,
    },
    async ({ body, player: me, services }) => report(services.hall, me, body),
  ),
];
