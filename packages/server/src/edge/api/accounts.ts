import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { deleteAccount, exportAccount } from '../../accounts/leaving.ts';
import {
  addPasskey,
  passkeyOwner,
  registrationOptions,
  signInOptions,
} from '../../accounts/passkeys.ts';
import { setLogin } from '../../accounts/password.ts';
import { addPlayer, makeToken, ownAccount, playerRow, prefer } from '../../accounts/players.ts';
import {
  accountsAt,
  forgetMailedCode,
  mailedCode,
  makeRecoveryCodes,
  recover,
} from '../../accounts/recovery.ts';
import { countTry, forgetTries } from '../../accounts/tries.ts';
import { showAtTables } from '../../play/changed.ts';
import type { Ways } from '../../reach/reach.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { type PlayerId, playerId, unguessable } from '../../store/ids.ts';
import { languageAmong, speak } from '../../words/index.ts';
import { confirmedPage } from '../confirmed-page.ts';
import { pageHeaders } from '../headers.ts';
import { recheck } from '../live.ts';
import { headersOf, open, type Route, signedIn } from '../route.ts';
import {
  givenPassword,
  hookForm,
  hookTrouble,
  language,
  login,
  name,
  password,
  quiet,
  webUrl,
} from '../schemas.ts';

const tag = 'Accounts';

const mailWhen = z
  .enum(['turns', 'daily'])
  .meta({ description: 'A mail when it is my turn, or one a day with all of it.' });

const account = z.object({
  id: playerId,
  name: z.string(),
  language: z.string(),
  quiet: quiet.nullable(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  mailWhen,
  webhook: z.string().nullable(),
  webhookForm: hookForm,
  webhookTrouble: hookTrouble,
  calendar: z.boolean().meta({ description: 'Whether there is a secret link to my deadlines.' }),
  login: z.string().nullable(),
  hasPassword: z.boolean(),
  recoveryCodes: z.int().meta({ description: 'How many are left.' }),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), created: z.iso.datetime() })),
  guest: z.boolean(),
});

/** What the auth library answers is passed on as far as it concerns the browser: the cookies. */
function passCookies(from: Response, reply: FastifyReply): void {
  for (const cookie of from.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** Why the auth library refused: because of what was sent, or because the store is away. */
async function failure({ hall }: Services, response: Response, refusal: Refusal): Promise<Error> {
  if (response.status >= 500) await hall.store.ping();
  return refusal;
}

const siteOf = ({ hall, config }: Services) => ({
  store: hall.store,
  origin: config.origins[0] ?? '',
});

/** The parts of a passkey's answer are checked by the passkey library; here only their size and kind. */
const blob = z.string().max(20_000);
const credential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.json()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
});
const registration = credential.extend({
  response: z.looseObject({ clientDataJSON: blob, attestationObject: blob }),
});
const assertion = credential.extend({
  response: z.looseObject({
    clientDataJSON: blob,
    authenticatorData: blob,
    signature: blob,
    userHandle: blob.optional(),
  }),
});
const handle = z.string().max(64);
const optionsAnswer = z.object({ handle: z.string(), options: z.record(z.string(), z.json()) });

export const accountRoutes: readonly Route[] = [
  open(
    {
      method: 'POST',
      path: '/api/guests',
      summary: 'Play as a guest: a name is enough',
      tag,
      body: z.strictObject({ name, language: language.default('en') }),
      answer: account,
      status: 201,
      costly: true,
    },
    async ({ body, services, reply }) => {
      const response = await services.auth.api.signInAnonymous({
        asResponse: true,
        headers: new Headers(),
      });
      if (!response.ok) throw await failure(services, response, new Refusal(503, 'try-again'));
      const { user } = z.object({ user: z.object({ id: playerId }) }).parse(await response.json());
      await addPlayer(services.hall.store, user.id, body.name, body.language);
      passCookies(response, reply);
      return ownAccount(services.hall.store, user.id);
    },
  ),
  signedIn(
    { method: 'GET', path: '/api/me', summary: 'My account', tag, answer: account },
    async ({ player, services }) => ownAccount(services.hall.store, player),
  ),
  signedIn(
    {
      method: 'PATCH',
      path: '/api/me',
      summary: 'Change my name, language, quiet hours, webhook or how often mail comes',
      tag,
      body: z.strictObject({
        name: name.optional(),
        language: language.optional(),
        quiet: quiet.nullable().optional(),
        webhook: webUrl.nullable().optional(),
        webhookForm: hookForm.optional(),
        mailWhen: mailWhen.optional(),
      }),
      answer: account,
    },
    async ({ player, body, services }) => {
      const { hall } = services;
      await prefer(hall.store, player, body, hall.time.now());
      if (body.name !== undefined || body.quiet !== undefined) await showAtTables(hall, player);
      return ownAccount(hall.store, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/me/password',
      personal: true,
      summary: 'Keep my account: a login name and a password',
      tag,
      body: z.strictObject({ login, password, current: givenPassword.optional() }),
      answer: account,
      costly: true,
    },
    async ({ player, caller, body, services }) => {
      const { auth, hall, config } = services;
      await setLogin(hall.store, auth, player, caller.id, body, config.limits.triesPerAccount);
      await shutDoors(services, player);
      return ownAccount(hall.store, player);
    },
  ),
  open(
    {
      method: 'POST',
      path: '/api/sign-in',
      summary: 'Sign in with login name and password',
      tag,
      body: z.strictObject({ login, password: givenPassword }),
      answer: account,
      costly: true,
    },
    async ({ body, services, reply }) => {
      const { store } = services.hall;
      const whose = `login ${body.login.toLowerCase()}`;
      await countTry(store, whose, services.config.limits.triesPerAccount);
      const response = await services.auth.api.signInUsername({
        asResponse: true,
        body: { username: body.login, password: body.password },
      });
      if (!response.ok) throw await failure(services, response, new Refusal(401, 'wrong-login'));
      await forgetTries(store, whose);
      const { user } = z.object({ user: z.object({ id: playerId }) }).parse(await response.json());
      passCookies(response, reply);
      return ownAccount(services.hall.store, user.id);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/me/recovery-codes',
      personal: true,
      summary:
        'New codes that bring me back, in place of all earlier ones; they are shown only now',
      tag,
      answer: z.object({ codes: z.array(z.string()) }),
      costly: true,
    },
    async ({ player, services }) => ({
      codes: await makeRecoveryCodes(services.hall.store, player),
    }),
  ),
  open(
    {
      method: 'POST',
      path: '/api/recover',
      summary: 'Come back with a code that was written down or mailed, perhaps with a new password',
      tag,
      body: z.strictObject({ code: z.string().min(1).max(64), password: password.optional() }),
      answer: account,
      costly: true,
    },
    async ({ body, services, reply }) => {
      const { hall, auth } = services;
      const player = await recover(hall.store, auth, body.code, body.password);
      await shutDoors(services, player);
      const entered = await auth.api.enterVerified({ body: { userId: player }, asResponse: true });
      if (!entered.ok) throw await failure(services, entered, new Refusal(503, 'try-again'));
      passCookies(entered, reply);
      return ownAccount(hall.store, player);
    },
  ),
  open(
    {
      method: 'POST',
      path: '/api/forgotten',
      summary: 'A mail with a link to come back, if a confirmed address is this one',
      tag,
      body: z.strictObject({ email: z.email().max(200) }),
      answer: null,
      costly: true,
    },
    async ({ body, services }) => {
      const { hall, reach, config } = services;
      const { mail } = reach.ways;
      if (mail === null) throw new Refusal(409, 'no-mail');
      const to = body.email.toLowerCase();
      await countTry(hall.store, `mail ${to}`, config.limits.triesPerAccount);
      // Not waited for: how long it takes would tell whether there is such an account.
      mailBack(services, mail, to).catch((error: unknown) =>
        hall.log.warn('a mail could not be sent', error),
      );
    },
  ),
  signedIn(
    { method: 'POST', path: '/api/sign-out', summary: 'Sign out here', tag, answer: null },
    async ({ player, services, request, reply }) => {
      const response = await services.auth.api.signOut({
        headers: headersOf(request),
        asResponse: true,
      });
      passCookies(response, reply);
      await shutDoors(services, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/sign-out-everywhere',
      personal: true,
      summary: 'Sign out on every device',
      tag,
      answer: null,
    },
    async ({ player, services }) => signOutEverywhere(services, player),
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/me/export',
      summary: 'Everything stored about me',
      tag,
      answer: z.record(z.string(), z.json()),
    },
    async ({ player, services }) => exportAccount(services.hall, player),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/me',
      personal: true,
      summary: 'Delete my account and what I wrote',
      tag,
      answer: null,
    },
    async ({ player, services }) => {
      await deleteAccount(services.hall, player);
      await signOutEverywhere(services, player);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/me/email',
      personal: true,
      summary: 'Set the address for messages; a mail with a link confirms it',
      tag,
      body: z.strictObject({ email: z.email().max(200).nullable() }),
      answer: account,
      costly: true,
    },
    async ({ player, body, services }) => {
      const { hall, reach, config } = services;
      const { mail } = reach.ways;
      const email_code = body.email === null ? null : unguessable();
      if (body.email !== null && mail === null) throw new Refusal(409, 'no-mail');
      await hall.store.db.transaction().execute(async (db) => {
        await db
          .updateTable('player')
          .set({ email: body.email, email_confirmed: false, email_code })
          .where('id', '=', player)
          .execute();
        await forgetMailedCode({ db }, player);
      });
      if (body.email !== null && mail !== null) {
        const { language: speaks } = await playerRow(hall.store, player);
        const link = `${config.origins[0]}/api/confirm-email/${email_code}`;
        const text = speak(speaks, 'mail-confirm', { link });
        await mail(body.email, speak(speaks, 'confirm-subject'), text).catch((error: unknown) => {
          hall.log.warn('a mail that confirms an address could not be sent', error);
          throw new Refusal(503, 'mail-not-sent');
        });
      }
      return ownAccount(hall.store, player);
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/confirm-email/{code}',
      summary: 'The link in the mail that confirms an address',
      tag,
      params: z.strictObject({ code: z.string().max(64) }),
      answer: z.object({ confirmed: z.literal(true) }),
    },
    async ({ params, services, request, reply }) => {
      const person = await services.hall.store.db
        .updateTable('player')
        .set({ email_confirmed: true, email_code: null })
        .where('email_code', '=', params.code)
        .returning('language')
        .executeTakeFirst();
      // Whoever follows the link in a mail reads what came of it; a program gets what it can read.
      if (request.headers.accept?.includes('text/html')) {
        const speaks = person?.language ?? languageAmong(request.headers['accept-language']);
        reply
          .code(person === undefined ? 404 : 200)
          .headers(pageHeaders)
          .type('text/html; charset=utf-8');
        return confirmedPage(speaks, person !== undefined);
      }
      if (person === undefined) throw new Refusal(404, 'no-such-code');
      return { confirmed: true };
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/passkeys/options',
      personal: true,
      summary: 'Begin to add a passkey',
      tag,
      answer: optionsAnswer,
      costly: true,
    },
    async ({ player, services }) => {
      const row = await playerRow(services.hall.store, player);
      return registrationOptions(siteOf(services), player, row.name);
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/passkeys',
      personal: true,
      summary: 'Add the passkey the browser made',
      tag,
      body: z.strictObject({ handle, name, response: registration }),
      answer: account,
      costly: true,
    },
    async ({ player, body, services }) => {
      const { response } = body;
      await addPasskey(siteOf(services), player, body.name, body.handle, {
        id: response.id,
        rawId: response.rawId,
        type: response.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.response.clientDataJSON,
          attestationObject: response.response.attestationObject,
        },
      });
      return ownAccount(services.hall.store, player);
    },
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/passkeys/{passkey}',
      personal: true,
      summary: 'Remove a passkey',
      tag,
      params: z.strictObject({ passkey: z.string().max(2000) }),
      answer: null,
    },
    async ({ player, params, services }) => {
      const { numDeletedRows } = await services.hall.store.db
        .deleteFrom('passkey')
        .where('id', '=', params.passkey)
        .where('player_id', '=', player)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Refusal(404, 'no-such-passkey');
    },
  ),
  open(
    {
      method: 'POST',
      path: '/api/passkeys/sign-in-options',
      summary: 'Begin to sign in with a passkey',
      tag,
      answer: optionsAnswer,
      costly: true,
    },
    async ({ services }) => signInOptions(siteOf(services)),
  ),
  open(
    {
      method: 'POST',
      path: '/api/passkeys/sign-in',
      summary: 'Sign in with a passkey',
      tag,
      body: z.strictObject({ handle, response: assertion }),
      answer: account,
      costly: true,
    },
    async ({ body, services, reply }) => {
      const { response } = body;
      const player = await passkeyOwner(siteOf(services), body.handle, {
        id: response.id,
        rawId: response.rawId,
        type: response.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.response.clientDataJSON,
          authenticatorData: response.response.authenticatorData,
          signature: response.response.signature,
        },
      });
      const entered = await services.auth.api.enterVerified({
        body: { userId: player },
        asResponse: true,
      });
      if (!entered.ok) throw new Refusal(401, 'wrong-passkey');
      passCookies(entered, reply);
      return ownAccount(services.hall.store, player);
    },
  ),
  signedIn(
    {
      method: 'GET',
      path: '/api/tokens',
      summary: 'My tokens for programs',
      tag,
      answer: z.array(z.object({ id: z.string(), name: z.string(), created: z.iso.datetime() })),
    },
    async ({ player, services }) => {
      const rows = await services.hall.store.db
        .selectFrom('token')
        .selectAll()
        .where('player_id', '=', player)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        created: row.created_at.toISOString(),
      }));
    },
  ),
  signedIn(
    {
      method: 'POST',
      path: '/api/tokens',
      personal: true,
      summary: 'A token for a program that plays for me; it is shown only now',
      tag,
      body: z.strictObject({ name }),
      answer: z.object({ id: z.string(), name: z.string(), token: z.string() }),
      status: 201,
    },
    async ({ player, body, services }) => makeToken(services.hall.store, player, body.name),
  ),
  signedIn(
    {
      method: 'DELETE',
      path: '/api/tokens/{token}',
      personal: true,
      summary: 'Revoke a token',
      tag,
      params: z.strictObject({ token: z.string().max(64) }),
      answer: null,
    },
    async ({ player, params, services }) => {
      const { numDeletedRows } = await services.hall.store.db
        .deleteFrom('token')
        .where('id', '=', params.token)
        .where('player_id', '=', player)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Refusal(404, 'no-such-token');
      await shutDoors(services, player);
    },
  ),
];

/** One mail for each account with this address. */
async function mailBack(
  { hall, config }: Services,
  mail: NonNullable<Ways['mail']>,
  to: string,
): Promise<void> {
  for (const { id, name: called, language: speaks, username } of await accountsAt(hall.store, to)) {
    const code = await mailedCode(hall.store, id);
    const link = `${config.origins[0]}/profile?code=${code}`;
    const who = username === null ? called : `${called} (${username})`;
    await mail(
      to,
      speak(speaks, 'forgotten-subject'),
      speak(speaks, 'mail-forgotten', { name: who, link }),
    );
  }
}

async function signOutEverywhere(services: Services, player: PlayerId): Promise<void> {
  await services.hall.store.db.deleteFrom('session').where('userId', '=', player).execute();
  await shutDoors(services, player);
}

/** After sessions or tokens were taken away: connections that came in by them end, here and in every other process. */
async function shutDoors(services: Services, player: PlayerId): Promise<void> {
  await recheck(services, player);
  await services.hall.store.news.tell({ kind: 'entrances', player });
}
