import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { anonymous, username } from 'better-auth/plugins';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';

export interface AuthOptions {
  readonly store: Store;
  readonly secret: string;
  /** Where people reach the server; decides whether cookies are for https only. */
  readonly url: string;
  /** How long a session lasts that is not used. */
  readonly sessionDays: number;
}

const DAY_S = 86_400;

/**
 * Accounts and sessions are the auth library's. Its own routes are not open to the network: ours check the form of
 * everything first and then call it.
 */
export function makeAuth({ store, secret, url, sessionDays }: AuthOptions) {
  return betterAuth({
    database: { db: store.db, type: 'postgres' },
    secret,
    baseURL: url,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    session: { expiresIn: sessionDays * DAY_S, updateAge: DAY_S },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 200 },
    plugins: [
      anonymous({ emailDomainName: 'guest.invalid' }),
      username({ minUsernameLength: 3, maxUsernameLength: 40 }),
      enterByPasskey(),
    ],
    advanced: {
      cookiePrefix: 'starboard',
      useSecureCookies: url.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
    },
  });
}

export type Auth = ReturnType<typeof makeAuth>;

/** A session for somebody whose passkey was verified. Only callable from inside: it has no path. */
function enterByPasskey() {
  return {
    id: 'enter-by-passkey',
    endpoints: {
      enterVerified: createAuthEndpoint(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (user === null) throw new Refusal(401, 'wrong-passkey');
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ ok: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
