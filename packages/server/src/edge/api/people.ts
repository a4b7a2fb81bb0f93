import { z } from 'zod';
import { block, blockedBy, unblock } from '../../accounts/blocks.ts';
import { befriend, friendsOf, unfriend } from '../../accounts/friends.ts';
import { mute, mutedBy, unmute } from '../../accounts/mutes.ts';
import { report } from '../../accounts/reports.ts';
import { playerId, tableId } from '../../store/ids.ts';
import { declineInvitation, invitationsOf, inviteFriend } from '../../tables/invitations.ts';
import { type Route, signedIn } from '../route.ts';
import { tableInfo } from '../schemas.ts';

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
      method: 'GET',
      path: '/api/me/muted',
      summary: 'Whom I do not want to read',
      tag,
      answer: z.array(z.object({ id: playerId, name: z.string() })),
    },
    async ({ player: me, services }) => mutedBy(services.hall.store, me),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/me/muted/{player}',
      summary: 'My pages show nothing they say any more, on any device; they are not told',
      tag,
      params: player,
      answer: null,
    },
    async ({ params, player: me, services }) => mute(services.hall.store, me, params.player),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me/muted/{player}',
      summary: 'I read them again',
      tag,
      params: player,
      answer: null,
    },
    async ({ params, player: me, services }) => unmute(services.hall.store, me, params.player),
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/me/friends',
      summary: 'My friends, whom I asked to be, and who asks me',
      tag,
      answer: z.array(
        z.object({ id: playerId, name: z.string(), how: z.enum(['friends', 'asked', 'asks']) }),
      ),
    },
    async ({ player: me, services }) => friendsOf(services.hall.store, me),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/me/friends/{player}',
      summary: 'I would like to be friends; we are, when they would too',
      tag,
      params: player,
      answer: null,
    },
    async ({ params, player: me, services }) => befriend(services.hall.store, me, params.player),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me/friends/{player}',
      summary: 'No friends, or no longer',
      tag,
      params: player,
      answer: null,
    },
    async ({ params, player: me, services }) => unfriend(services.hall.store, me, params.player),
  ),
  signedIn(
    {
      method: 'PUT',
      path: '/api/tables/{table}/invitations/{player}',
      summary: 'Ask a friend to come to a table that has not begun',
      tag,
      params: z.strictObject({ table: tableId, player: playerId }),
      answer: null,
    },
    async ({ params, player: me, services }) =>
      inviteFriend(services.hall, params.table, me, params.player),
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/me/invitations',
      summary: 'The tables I am asked to: by friends, or to play once more',
      tag,
      answer: z.array(z.object({ by: z.string(), table: tableInfo })),
    },
    async ({ player: me, services }) => invitationsOf(services.hall, me),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me/invitations/{table}',
      summary: 'Not this time: no longer shown',
      tag,
      params: z.strictObject({ table: tableId }),
      answer: null,
    },
    async ({ params, player: me, services }) => declineInvitation(services.hall, me, params.table),
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
