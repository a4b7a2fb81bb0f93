import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedCode } from '../src/accounts/recovery.ts';
import { tidy } from '../src/running/tidy.ts';
import { playerId } from '../src/store/ids.ts';
import { type MailSink, openMailSink } from './support/mail-sink.ts';
import { Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';

describe.each(STORES)('coming back on %s', (store) => {
  let site: Site;
  let server: Server;
  let sink: MailSink;

  beforeAll(async () => {
    site = await openSite(store);
    sink = await openMailSink();
    server = await site.open({ smtpUrl: sink.url });
  });
  afterAll(async () => {
    await site.close();
    await sink.close();
  });

  const codesOf = async (person: Person): Promise<string[]> => {
    const made: unknown = await person.do('POST', '/api/me/recovery-codes');
    return (made as { codes: string[] }).codes;
  };
  const recover = (code: string, password?: string) => {
    const somebody = new Person(server.url);
    return somebody
      .call('POST', '/api/recover', { code, ...(password === undefined ? {} : { password }) })
      .then((answered) => ({ somebody, ...answered }));
  };

  test('ten codes, shown once and kept as hashes; each brings its owner back once', async () => {
    const person = await Person.guest(server.url, 'Forgetful');
    const codes = await codesOf(person);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    const stored = await server.services.hall.store.db
      .selectFrom('recovery')
      .selectAll()
      .where('player_id', '=', person.id as never)
      .execute();
    expect(stored).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);
    expect(JSON.stringify(await person.do('GET', '/api/me/export'))).not.toContain(codes[0]);
    const [first = '', second = ''] = codes;
    // However it is typed.
    const back = await recover(` ${first.toUpperCase().replaceAll('-', ' ')} `);
    expect(back).toMatchObject({ status: 200, body: { id: person.id, recoveryCodes: 9 } });
    expect((await back.somebody.do('GET', '/api/me')).id).toBe(person.id);
    // Many at once: once.
    const tries = await Promise.all(Array.from({ length: 6 }, () => recover(second)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect((await recover(first)).body.code).toBe('wrong-code');
    expect((await recover('0000-0000-0000-0000')).status).toBe(401);
    // New ones replace the old.
    const newer = await codesOf(person);
    expect((await recover(codes[5] ?? '')).status).toBe(401);
    expect((await recover(newer[5] ?? '')).status).toBe(200);
    // A token is not enough to make some.
    const { token } = await person.do('POST', '/api/tokens', { name: 'bot' });
    const program = new Person(server.url);
    program.token = token;
    expect((await program.call('POST', '/api/me/recovery-codes')).status).toBe(403);
  });

  test('with a new password everybody else is signed out; what cannot be done uses up nothing', async () => {
    const person = await Person.guest(server.url, 'Owner');
    const [code = '', other = ''] = await codesOf(person);
    // There is no login name the password could go with.
    expect((await recover(code, 'a new password')).body.code).toBe('no-login-yet');
    await person.do('POST', '/api/me/password', { login: `owner.${store}`, password: 'forgotten' });
    expect((await recover(code, 'short')).status).toBe(400);
    const live = await person.live();
    const back = await recover(code, 'a new password');
    expect(back.status).toBe(200);
    for (let i = 0; i < 100 && live.closed === null; i++)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(live.closed).toBe(4001);
    expect((await person.call('GET', '/api/me')).status).toBe(401);
    const signIn = (password: string) =>
      new Person(server.url).call('POST', '/api/sign-in', { login: `owner.${store}`, password });
    expect((await signIn('forgotten')).status).toBe(401);
    expect((await signIn('a new password')).status).toBe(200);
    expect((await recover(other)).status).toBe(200);
  });

  test('a mail to a confirmed address brings back, once and for an hour, and tells nobody else anything', async () => {
    const person = await Person.guest(server.url, 'Mailed', 'de');
    const email = `${store}@galactica.example`;
    await person.do('POST', '/api/me/password', {
      login: `mailed.${store}`,
      password: 'forgotten',
    });
    await person.do('POST', '/api/me/email', { email });
    const ask = (address: string) =>
      new Person(server.url).call('POST', '/api/forgotten', { email: address });
    const mailsTo = (address: string) => sink.mails.filter(({ to }) => to === address);
    // Not confirmed yet, and nobody's: the same answer, and no mail.
    const answers = [await ask(email), await ask('nobody@galactica.example')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, {}],
      [204, {}],
    ]);
    const [confirm] = mailsTo(email);
    const readable = (text = ''): string => text.replace(/=\n/g, '').replace(/=3D/g, '=');
    await person.do('GET', /\/api\/confirm-email\/\S+/.exec(readable(confirm?.text))?.[0] ?? '');
    expect((await ask(email.toUpperCase())).status).toBe(204);
    await expect.poll(() => mailsTo(email).length).toBe(2);
    expect(mailsTo('nobody@galactica.example')).toEqual([]);
    const text = readable(mailsTo(email)[1]?.text);
    expect(text).toContain('Stunde lang');
    const code = /\/profile\?code=([0-9a-z-]+)/.exec(text)?.[1] ?? '';
    const { db } = server.services.hall.store;
    const expire = (at: number) =>
      db
        .updateTable('recovery')
        .set({ expires_at: new Date(at) })
        .where('player_id', '=', person.id as never)
        .execute();
    await expire(Date.now() - 1_000);
    expect((await recover(code, 'a new password')).body.code).toBe('wrong-code');
    await expire(Date.now() + 60_000);
    expect((await recover(code, 'a new password')).status).toBe(200);
    expect((await recover(code)).status).toBe(401);
  });

  test('a mailed code is of no use once the address or the password is another', async () => {
    for (const change of ['email', 'password']) {
      const person = await Person.guest(server.url, 'Changing');
      const { store: where } = server.services.hall;
      const code = await mailedCode(where, playerId.parse(person.id));
      if (change === 'email') await person.do('POST', '/api/me/email', { email: null });
      else
        await person.do('POST', '/api/me/password', {
          login: `changing.${store}`,
          password: 'something new',
        });
      expect((await recover(code)).status, change).toBe(401);
    }
  });

  test('a guest with codes or a confirmed address is kept, though no session is left', async () => {
    const [keeps, goes, mailed] = [
      await Person.guest(server.url, 'Keeps'),
      await Person.guest(server.url, 'Goes'),
      await Person.guest(server.url, 'Can be mailed'),
    ];
    const [code = ''] = await codesOf(keeps);
    const { db } = server.services.hall.store;
    await db
      .updateTable('player')
      .set({ email: `kept.${store}@galactica.example`, email_confirmed: true })
      .where('id', '=', mailed.id as never)
      .execute();
    const long = new Date(Date.now() - 400 * 86_400_000);
    for (const { id } of [keeps, goes, mailed]) {
      await db
        .updateTable('player')
        .set({ created_at: long })
        .where('id', '=', id as never)
        .execute();
      await db
        .deleteFrom('session')
        .where('userId', '=', id as never)
        .execute();
    }
    await tidy(server.services);
    const there = await db
      .selectFrom('player')
      .select('id')
      .where('id', 'in', [keeps.id, goes.id, mailed.id] as never[])
      .execute();
    expect(there.map(({ id }) => id).sort()).toEqual([keeps.id, mailed.id].sort());
    expect((await recover(code)).status).toBe(200);
  });
});
