import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hookBody, usualForm } from '../src/reach/hooks.ts';
import { FakeTime } from './support/fake-time.ts';
import { Person } from './support/person.ts';
import { openSite, type Site } from './support/site.ts';
import { seated } from './support/tables.ts';

describe('a webhook', () => {
  const news = {
    text: 'Ada & <b>Bo</b> *played* @everyone',
    link: 'https://starboard.example/table/x',
    tables: [{ id: 'x', title: 'X', what: 'your-turn', since: ['Bo moved.'] }],
  };

  test('gets the form its address suggests', () => {
    expect(usualForm('https://discord.com/api/webhooks/1/x')).toBe('discord');
    expect(usualForm('https://hooks.slack.com/services/T/B/x')).toBe('slack');
    expect(usualForm('https://matrix.example.org/webhook/x')).toBe('matrix');
    expect(usualForm('https://hooks.example/bill')).toBe('json');
    // No name is taken for another that only ends or begins like it.
    expect(usualForm('https://notdiscord.com/api')).toBe('json');
    expect(usualForm('https://slack.com.example/x')).toBe('json');
  });

  test('of Discord pings nobody, keeps names as they are, and is never too long', () => {
    const body = hookBody('discord', news);
    expect(body).toEqual({
      content: `Ada & \\<b\\>Bo\\</b\\> \\*played\\* \\@everyone\n${news.link}`,
      allowed_mentions: { parse: [] },
    });
    const long = hookBody('discord', { ...news, text: '*'.repeat(5_000) });
    const content = 'content' in long ? String(long.content) : '';
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(content.endsWith(`…\n${news.link}`)).toBe(true);
  });

  test('of Slack and of Matrix takes no name for a sign', () => {
    expect(hookBody('slack', news)).toMatchObject({
      // The only way Slack has to leave *, _ and ~ as they are.
      mrkdwn: false,
      text: `Ada &amp; &lt;b&gt;Bo&lt;/b&gt; *played* @everyone\n${news.link}`,
    });
    expect(hookBody('matrix', news)).toEqual({
      text: `${news.text}\n${news.link}`,
      html: `Ada &amp; &lt;b&gt;Bo&lt;/b&gt; *played* @everyone<br>${news.link}`,
    });
    // A name that would call everybody in a room.
    expect(JSON.stringify(hookBody('matrix', { ...news, text: 'Bo, @room' }))).not.toMatch(/@room/);
  });

  test('for programs has the parts as well', () => {
    expect(hookBody('json', news)).toMatchObject({ link: news.link, tables: news.tables });
  });
});

describe('news of a person', () => {
  let site: Site;
  let server: Server;
  let time: FakeTime;
  const sent: { readonly to: string; readonly body: object }[] = [];

  beforeAll(async () => {
    site = await openSite('pglite');
    time = new FakeTime();
    server = await site.open({
      time,
      burstSeconds: 0,
      ways: {
        post: async (to, body) => {
          sent.push({ to, body });
        },
      },
    });
  });
  afterAll(() => site.close());

  test('come in the form that was chosen, or that the address suggests', async () => {
    const person = await Person.guest(server.url, 'Reader', 'de');
    const hook = 'https://hooks.example/reader';
    await person.do('PATCH', '/api/me', { webhook: hook, webhookForm: 'slack' });
    expect(
      (await person.call('PATCH', '/api/me', { webhook: hook, webhookForm: 'fax' })).status,
    ).toBe(400);
    const host = await Person.guest(server.url, 'Host');
    // The one who begins is asked: with two tables, made both ways, the reader is at one of them.
    for (const people of [
      [host, person],
      [person, host],
    ]) {
      const game = await seated([server], 'tic-tac-toe', 2, { title: 'Mittwoch' }, people);
      for (const live of game.lives) live.close();
      await new Promise((resolve) => setTimeout(resolve, 30));
      await server.services.hall.notify({
        player: person.id as never,
        table: game.table as never,
        what: 'your-turn',
      });
    }
    await expect
      .poll(() => sent.filter(({ to }) => to === hook).length, { timeout: 120_000 })
      .toBeGreaterThan(0);
    const [first] = sent.filter(({ to }) => to === hook);
    expect(first?.body).toMatchObject({ link_names: false });
    expect(JSON.stringify(first?.body)).toContain('Mittwoch');
    expect(JSON.stringify(first?.body)).not.toContain('allowed_mentions');
  }, 60_000);

  test('deadlines are a calendar for whoever has the secret link, in the owner’s language', async () => {
    const title = 'A, B; C and a very long title that has to be folded once or twice: Ödön';
    const game = await seated([server], 'tic-tac-toe', 2, {
      title,
      pace: { kind: 'mail', hours: 48, window: 3600 },
    });
    const seat = game.lives.findIndex((it) => it.asks(game.table).length > 0);
    const [asked, other] = [game.people[seat], game.people[1 - seat]] as [Person, Person];
    await asked.do('PATCH', '/api/me', { language: 'hu' });
    const link = async (person: Person): Promise<string> =>
      new URL(String((await person.do('POST', '/api/me/calendar')).url)).pathname;
    const read = async (path: string) => {
      const response = await fetch(server.url + path);
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        text: await response.text(),
      };
    };
    const path = await link(asked);
    const { status, type, text } = await read(path);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const whole = text.replaceAll('\r\n ', '');
    const moment = new Date(time.now() + 48 * 3_600_000).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(whole).toContain(`DTSTART:${moment}\r\n`);
    // A moment has no end of its own: one that is its beginning is not allowed.
    expect(whole).not.toContain('DTEND');
    expect(whole).toContain('SUMMARY:A\\, B\\; C and a very long title');
    expect(whole).toContain('Ödön: lejár az időd');
    expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(whole.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(whole.endsWith('END:VCALENDAR\r\n')).toBe(true);
    // Who is not waited for has nothing to miss; nobody else can guess the link; a new one ends the old.
    expect((await read(await link(other))).text).not.toContain('VEVENT');
    const another = path.replace(
      /calendar\/(.)/,
      (_, first) => `calendar/${first === 'a' ? 'b' : 'a'}`,
    );
    expect((await read(another)).status).toBe(404);
    const newer = await link(asked);
    expect((await read(path)).status).toBe(404);
    expect((await read(newer)).status).toBe(200);
    await asked.do('DELETE', '/api/me/calendar');
    expect((await read(newer)).status).toBe(404);
    expect((await asked.do('GET', '/api/me')).calendar).toBe(false);
    for (const live of game.lives) live.close();
  });
});
