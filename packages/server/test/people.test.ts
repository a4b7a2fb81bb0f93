import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { generous, openSite, type Site, STORES } from './support/site.ts';
import { seated } from './support/tables.ts';

const TOKEN = 'only-for-whoever-runs-it';

describe.each(STORES)('people on %s', (store) => {
  let site: Site;
  let server: Server;

  beforeAll(async () => {
    site = await openSite(store);
    server = await site.open({
      metricsToken: TOKEN,
      limits: { ...generous, triesPerAccount: 2 },
    });
  });
  afterAll(() => site.close());

  const operator = async (path: string, method = 'GET', token = TOKEN) => {
    const response = await fetch(`${server.url}/operator/reports${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.status, text: await response.text() };
  };

  test('an open table with a password lets in who knows it, or has its link', async () => {
    const host = await Person.guest(server.url, 'Host');
    const wanted = { game: 'tic-tac-toe', seats: 2, join: 'anyone', listed: true };
    const made = await host.do('POST', '/api/tables', { ...wanted, password: 'Adama’s ghost' });
    const path = `/api/tables/${made.id}/seats/1`;
    expect(made.password).toBe(true);
    expect(JSON.stringify(await host.do('GET', `/api/tables/${made.id}`))).not.toContain('Adama');
    const { password } = await server.services.hall.store.db
      .selectFrom('game_table')
      .select('password')
      .where('id', '=', made.id as never)
      .executeTakeFirstOrThrow();
    expect(password).not.toContain('Adama');
    const guest = await Person.guest(server.url, 'Guest');
    expect(await guest.call('PUT', path, {})).toMatchObject({
      status: 403,
      body: { code: 'password-needed' },
    });
    expect(await guest.call('PUT', path, { password: 'adama’s ghost' })).toMatchObject({
      status: 403,
      body: { code: 'wrong-password' },
    });
    const seats = await guest.do('PUT', path, { password: 'Adama’s ghost' });
    expect(seats.seats[1]?.player?.id).toBe(guest.id);
    // Who sits there says nothing once more.
    await guest.do('PUT', path, {});
    await guest.do('DELETE', path);
    const friend = await Person.guest(server.url, 'Friend');
    await friend.do('PUT', path, { invite: made.invite });
    await friend.do('DELETE', path);
    // Many guests are no more tries.
    const tries = [];
    for (let i = 0; i < 12; i++) {
      const stranger = await Person.guest(server.url, `Stranger ${i}`);
      tries.push(await stranger.call('PUT', path, { password: `guess ${i}` }));
    }
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(tries.at(-1)?.body.code).toBe('too-many-tries');
    // None where none is wanted.
    const free = await host.do('POST', '/api/tables', wanted);
    expect(free.password).toBe(false);
    await guest.do('PUT', `/api/tables/${free.id}/seats/1`, {});
    for (const bad of ['', 'x'.repeat(101), 7])
      expect((await host.call('POST', '/api/tables', { ...wanted, password: bad })).status).toBe(
        400,
      );
  });

  test('a rematch wants the same password of others, and none of those who played', async () => {
    const host = await Person.guest(server.url, 'Host');
    const made = await host.do('POST', '/api/tables', {
      game: 'tic-tac-toe',
      seats: 2,
      join: 'anyone',
      password: 'again',
    });
    const other = await Person.guest(server.url, 'Other');
    await other.do('PUT', `/api/tables/${made.id}/seats/1`, { password: 'again' });
    await host.do('POST', `/api/tables/${made.id}/start`);
    await other.do('POST', `/api/tables/${made.id}/concede`);
    const again = await host.do('POST', `/api/tables/${made.id}/rematch`);
    const stranger = await Person.guest(server.url, 'Stranger');
    const path = `/api/tables/${again.id}/seats/1`;
    expect((await stranger.call('PUT', path, {})).body.code).toBe('password-needed');
    await other.do('PUT', path, {});
  });

  test('whoever is blocked neither sits down at my tables nor whispers to me', async () => {
    const [me, pest] = [
      await Person.guest(server.url, 'Me'),
      await Person.guest(server.url, 'Pest'),
    ];
    const playing = await seated([server], 'liars-dice', 2, { privateTalk: true }, [me, pest]);
    const [mine, theirs] = playing.lives;
    const whisper = { type: 'talk', table: playing.table, text: 'psst', to: 0 };
    expect(await theirs?.ask(whisper)).toMatchObject({ type: 'done' });
    const open = { game: 'tic-tac-toe', seats: 3, join: 'anyone' };
    const made = await me.do('POST', '/api/tables', { ...open, game: 'liars-dice' });
    await me.do('PUT', `/api/me/blocked/${pest.id}`);
    await me.do('PUT', `/api/me/blocked/${pest.id}`);
    expect(await me.do('GET', '/api/me/blocked')).toEqual([{ id: pest.id, name: 'Pest' }]);
    const heard = mine?.at(playing.table).talk.length;
    expect(await theirs?.ask(whisper)).toMatchObject({ type: 'refused', code: 'not-heard' });
    // To all they still speak: whoever does not want to read it mutes them.
    expect(await theirs?.ask({ ...whisper, to: null })).toMatchObject({ type: 'done' });
    await mine?.until(() => mine.at(playing.table).talk.length === (heard ?? 0) + 1);
    const seat = `/api/tables/${made.id}/seats/1`;
    for (const body of [{}, { invite: made.invite }])
      expect(await pest.call('PUT', seat, body)).toMatchObject({
        status: 403,
        body: { code: 'not-welcome' },
      });
    // Also where I only sit, and by a seat that is handed over.
    const other = await Person.guest(server.url, 'Other');
    const theirTable = await other.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
    await me.do('PUT', `/api/tables/${theirTable.id}/seats/1`, { invite: theirTable.invite });
    await other.do('POST', `/api/tables/${theirTable.id}/start`);
    const { code } = await other.do('POST', `/api/tables/${theirTable.id}/seats/0/hand`, {
      to: 'player',
    });
    const takeOver = `/api/tables/${theirTable.id}/seats/0/take-over`;
    expect((await pest.call('POST', takeOver, { code })).body.code).toBe('not-welcome');
    await me.do('DELETE', `/api/me/blocked/${pest.id}`);
    await pest.do('POST', takeOver, { code });
    await pest.do('PUT', seat, {});
    expect((await me.call('PUT', `/api/me/blocked/${me.id}`)).body.code).toBe('not-yourself');
    expect((await me.call('PUT', '/api/me/blocked/nobody-with-this-id')).status).toBe(404);
    for (const live of playing.lives) live.close();
  });

  test('whom I muted is with my account: on every device, for guests too, and nobody else’s to know', async () => {
    const game = await seated([server], 'liars-dice', 2);
    const [me, pest] = game.people as [Person, Person];
    const [mine, theirs] = game.lives;
    expect(await me.do('GET', '/api/me/muted')).toEqual([]);
    await me.do('PUT', `/api/me/muted/${pest.id}`);
    await me.do('PUT', `/api/me/muted/${pest.id}`);
    // Another device of the same account: signed in by a password of its own.
    await me.do('POST', '/api/me/password', { login: `quiet.${store}`, password: 'correct horse' });
    const elsewhere = new Person(server.url);
    await elsewhere.do('POST', '/api/sign-in', {
      login: `quiet.${store}`,
      password: 'correct horse',
    });
    const name = (await pest.do('GET', '/api/me')).name;
    expect(await elsewhere.do('GET', '/api/me/muted')).toEqual([{ id: pest.id, name }]);
    expect(await pest.do('GET', '/api/me/muted')).toEqual([]);
    // What is said says who says it, so that each page can tell; it still reaches whoever changes their mind.
    await theirs?.ask({ type: 'talk', table: game.table, text: 'hear me', to: null });
    await mine?.until(() => mine.at(game.table).talk.some(({ text }) => text === 'hear me'));
    expect(mine?.at(game.table).talk.at(-1)).toMatchObject({ player: pest.id, text: 'hear me' });
    expect(JSON.stringify(pest.received)).not.toContain('mute');
    expect(await me.do('GET', '/api/me/export')).toMatchObject({ muted: [{ id: pest.id, name }] });
    await elsewhere.do('DELETE', `/api/me/muted/${pest.id}`);
    expect(await me.do('GET', '/api/me/muted')).toEqual([]);
    expect((await me.call('PUT', `/api/me/muted/${me.id}`)).body.code).toBe('not-yourself');
    expect((await me.call('PUT', '/api/me/muted/nobody-with-this-id')).status).toBe(404);
    const nobody = new Person(server.url);
    expect((await nobody.call('PUT', `/api/me/muted/${pest.id}`)).status).toBe(401);
    for (const live of game.lives) live.close();
  });

  test('friends are two who both say so; a friend is asked to come, and let in', async () => {
    const [ann, ben, cleo] = [
      await Person.guest(server.url, 'Ann'),
      await Person.guest(server.url, 'Ben'),
      await Person.guest(server.url, 'Cleo'),
    ];
    const friends = async (it: Person) => it.do('GET', '/api/me/friends');
    const asked = async (it: Person) =>
      (await it.do('GET', '/api/me/invitations')) as unknown as {
        readonly by: string;
        readonly table: { readonly id: string; readonly invite?: string };
      }[];
    const made = await ann.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2 });
    const invite = `/api/tables/${made.id}/invitations`;
    await ann.do('PUT', `/api/me/friends/${ben.id}`);
    expect(await friends(ann)).toEqual([{ id: ben.id, name: 'Ben', how: 'asked' }]);
    expect(await friends(ben)).toEqual([{ id: ann.id, name: 'Ann', how: 'asks' }]);
    expect((await ann.call('PUT', `${invite}/${ben.id}`)).body.code).toBe('only-friends');
    // Both at once, and again: friends all the same, once.
    await Promise.all([
      ben.do('PUT', `/api/me/friends/${ann.id}`),
      ann.do('PUT', `/api/me/friends/${ben.id}`),
    ]);
    expect(await friends(ann)).toEqual([{ id: ben.id, name: 'Ben', how: 'friends' }]);
    expect(await friends(ben)).toEqual([{ id: ann.id, name: 'Ann', how: 'friends' }]);
    // The table is for people with its link; a friend needs none.
    expect((await ben.call('PUT', `/api/tables/${made.id}/seats/1`, {})).status).toBe(404);
    expect((await cleo.call('PUT', `${invite}/${ben.id}`)).status).toBe(404);
    await ann.do('PUT', `${invite}/${ben.id}`);
    await ann.do('PUT', `${invite}/${ben.id}`);
    expect((await asked(ben)).map(({ by, table }) => [by, table.id])).toEqual([['Ann', made.id]]);
    expect((await asked(ben))[0]?.table.invite).toBeUndefined();
    const talk = await ann.do('GET', `/api/tables/${made.id}/talk`);
    expect(JSON.stringify(talk).match(/friend-invited/g)).toHaveLength(1);
    await ben.do('DELETE', `/api/me/invitations/${made.id}`);
    expect(await asked(ben)).toEqual([]);
    await ben.do('PUT', `/api/tables/${made.id}/seats/1`, {});
    await ann.do('POST', `/api/tables/${made.id}/start`);
    // Whoever played is asked to play again, friends or not.
    await ann.do('POST', `/api/tables/${made.id}/concede`);
    const again = await ben.do('POST', `/api/tables/${made.id}/rematch`);
    expect((await asked(ann)).map(({ by, table }) => [by, table.id])).toEqual([['Ben', again.id]]);
    await ann.do('PUT', `/api/tables/${again.id}/seats/1`, {});
    expect(await asked(ann)).toEqual([]);
    // Whom I block is no friend, and asks in vain.
    await ann.do('PUT', `/api/me/blocked/${ben.id}`);
    expect(await friends(ann)).toEqual([]);
    expect(await friends(ben)).toEqual([{ id: ann.id, name: 'Ann', how: 'asked' }]);
    await ben.do('DELETE', `/api/me/friends/${ann.id}`);
    expect((await ann.call('PUT', `/api/me/friends/${ann.id}`)).body.code).toBe('not-yourself');
    expect((await ann.call('PUT', '/api/me/friends/nobody-with-this-id')).status).toBe(404);
  });

  test('a report waits for whoever runs the server, with what was said and nothing of the game', async () => {
    const game = await seated([server], 'liars-dice', 3, { privateTalk: true });
    const [me, pest, third] = game.people as [Person, Person, Person];
    const [, theirs] = game.lives;
    await theirs?.ask({ type: 'talk', table: game.table, text: 'for all', to: null });
    await theirs?.ask({ type: 'talk', table: game.table, text: 'for me alone', to: 0 });
    await theirs?.ask({ type: 'talk', table: game.table, text: 'for the third', to: 2 });
    const body = { player: pest.id, table: game.table, kind: 'talk', text: 'Rude. <b>' };
    // At once, twice: once.
    const sent = await Promise.all([
      me.call('POST', '/api/reports', body),
      me.call('POST', '/api/reports', body),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await third.call('POST', '/api/reports', { ...body, kind: 'war' })).status).toBe(400);
    expect((await third.call('POST', '/api/reports', { ...body, text: ' ' })).status).toBe(400);
    expect((await pest.call('POST', '/api/reports', body)).body.code).toBe('not-yourself');
    const stranger = await Person.guest(server.url, 'Stranger');
    expect((await stranger.call('POST', '/api/reports', body)).status).toBe(404);
    expect((await operator('', 'GET', 'wrong')).status).toBe(404);
    const { text } = await operator('');
    const [report, ...more] = JSON.parse(text);
    expect(more).toEqual([]);
    expect(report).toMatchObject({
      kind: 'talk',
      text: 'Rude. <b>',
      table: game.table,
      reported: { id: pest.id },
      reporter: { id: me.id },
      said: ['for all', 'for me alone'],
    });
    // The admin page shows it, as what it is: text.
    const admin = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      return (await fetch(`${server.url}/admin`, { headers })).text();
    };
    const shown = await admin();
    expect(shown).toContain('<p class="written">Rude. &#60;b&#62;</p>');
    expect(shown).toContain(
      '<li class="written">for all</li><li class="written">for me alone</li>',
    );
    // Not one row that leads out of the page.
    expect(shown).not.toContain('<td>Rude.');
    expect((await operator(`/${report.id}/settle`, 'POST', 'wrong')).status).toBe(404);
    const settled = await Promise.all([
      operator(`/${report.id}/settle`, 'POST'),
      operator(`/${report.id}/settle`, 'POST'),
    ]);
    expect(settled.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(JSON.parse((await operator('')).text)).toEqual([]);
    expect(await admin()).not.toContain('Rude.');
    // Then the same may be reported again, and it is among what is kept about the reporter.
    await me.do('POST', '/api/reports', body);
    expect(JSON.stringify(await me.do('GET', '/api/me/export'))).toContain('Rude.');
    for (const live of game.lives) live.close();
  });
});
