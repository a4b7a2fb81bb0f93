import { canBrowse, openBrowser } from '@starboard/real-browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './support/site.ts';

/** What the web app does: takes the options, lets the browser's authenticator answer, and sends that back. */
const inPage = `(() => {
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
  const call = async (method, path, body) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const got = await response.text();
    return { status: response.status, body: got === '' ? null : JSON.parse(got) };
  };
  window.starboard = {
    call,
    async add(name) {
      const { body: { handle, options } } = await call('POST', '/api/passkeys/options');
      const made = await navigator.credentials.create({ publicKey: { ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) }, excludeCredentials: [] } });
      return call('POST', '/api/passkeys', { handle, name, response: { id: made.id, rawId: text(made.rawId), type: made.type, response: { clientDataJSON: text(made.response.clientDataJSON), attestationObject: text(made.response.attestationObject) } } });
    },
    async enter() {
      const { body: { handle, options } } = await call('POST', '/api/passkeys/sign-in-options');
      const it = await navigator.credentials.get({ publicKey: { ...options, challenge: bytes(options.challenge), allowCredentials: [] } });
      const message = { handle, response: { id: it.id, rawId: text(it.rawId), type: it.type, response: { clientDataJSON: text(it.response.clientDataJSON), authenticatorData: text(it.response.authenticatorData), signature: text(it.response.signature) } } };
      return { first: await call('POST', '/api/passkeys/sign-in', message), again: await call('POST', '/api/passkeys/sign-in', message) };
    },
  };
})()`;

describe.runIf(canBrowse)('a passkey, in a real browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite('pglite');
  });
  afterAll(async () => {
    await site.close();
  });

  it('keeps a guest’s account: added here, used to sign in after the cookies are gone', async () => {
    const server = await site.open({ host: 'localhost' });
    const { browser, close } = await openBrowser();
    try {
      const context = await browser.newContext();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('WebAuthn.enable');
      await session.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await page.goto(server.url);
      await page.evaluate(inPage);
      const made = await page.evaluate("starboard.call('POST', '/api/guests', { name: 'Kara' })");
      expect(made).toMatchObject({ status: 201, body: { guest: true } });
      const added = await page.evaluate("starboard.add('my phone')");
      expect(added).toMatchObject({
        status: 200,
        body: { guest: false, passkeys: [{ name: 'my phone' }] },
      });
      await context.clearCookies();
      expect(await page.evaluate("starboard.call('GET', '/api/me')")).toMatchObject({
        status: 401,
      });
      const entered = await page.evaluate('starboard.enter()');
      // A passkey's answer is good for once.
      expect(entered).toMatchObject({
        first: { status: 200, body: { name: 'Kara' } },
        again: { status: 401 },
      });
      expect(await page.evaluate("starboard.call('GET', '/api/me')")).toMatchObject({
        status: 200,
        body: { name: 'Kara' },
      });
    } finally {
      await close();
    }
  });
});
