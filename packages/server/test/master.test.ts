import { verify } from '@starboard/kernel';
import type { Server } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import {
  afterPause,
  deadlineOf,
  freshClock,
  pastVacation,
  withMore,
  withPace,
} from '../src/play/clock.ts';
import { FakeTime } from './support/fake-time.ts';
import { type Live, Person } from './support/person.ts';
import { openSite, type Site, STORES } from './support/site.ts';
import { legalAnswer, playOn, type Seated, seated } from './support/tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a clock that somebody changes', () => {
  const live = { kind: 'live', seconds: 60, reserve: 30, window: 6 } as const;
  const mail = { kind: 'mail', hours: 24, window: 3600 } as const;
  const begun = { ...freshClock(2, live), since: [1_000, null] };

  test('stands in a pause: everybody has what they had', () => {
    const open = { ...begun, window: { asks: [1], ends: 5_000 } };
    const after = afterPause(open, 2_000, 12_000, live, () => ({ quiet: null, vacation: null }));
    expect(after).toMatchObject({ since: [11_000, null], window: { ends: 15_000 } });
    expect(deadlineOf(after, 0, live, null)).toBe((deadlineOf(begun, 0, live, null) ?? 0) + 10_000);
  });

  test('stands in a pause, whatever hours and days somebody rests', () => {
    const asked = (at: number) => ({ ...freshClock(1, mail), since: [at] });
    // Four hours, asked at nine in the evening; quiet from ten to eight: until eleven, with an hour left at ten.
    const short = { ...mail, hours: 4 } as const;
    const quiet = { from: 22 * 60, to: 8 * 60, offset: 0 };
    const begins = asked(21 * HOUR);
    expect(deadlineOf(begins, 0, short, quiet)).toBe(DAY + 11 * HOUR);
    const late = afterPause(begins, DAY + 10 * HOUR, DAY + 12 * HOUR, short, () => ({
      quiet,
      vacation: null,
    }));
    expect(deadlineOf(late, 0, short, quiet)).toBe(DAY + 13 * HOUR);
    // Half a day was left when a vacation began in which the game was paused, until long after it.
    const vacation = { from: 0.5 * DAY, until: 3.5 * DAY };
    const away = afterPause(asked(0), DAY, 6 * DAY, mail, () => ({ quiet: null, vacation }));
    expect(deadlineOf(away, 0, mail, null, vacation)).toBe(6.5 * DAY);
  });

  test('gives more time once, from now on where time was up', () => {
    const more = withMore(begun, [0], 5_000, live, 2_000);
    expect(deadlineOf(more, 0, live, null)).toBe(1_000 + 90_000 + 5_000);
    const late = withMore({ ...begun, reminded: [true, false] }, [0], 5_000, live, 200_000);
    expect(deadlineOf(late, 0, live, null)).toBe(205_000);
    expect(late.reminded).toEqual([false, false]);
  });

  test('begins anew by other clocks', () => {
    const changed = withPace(begun, mail, 7_000);
    expect(changed).toMatchObject({ since: [7_000, null], reserve: [0, 0] });
    expect(deadlineOf(changed, 0, mail, null)).toBe(7_000 + DAY);
  });

  test('does not run in a vacation', () => {
    const asked = { ...freshClock(2, mail), since: [0, null] };
    const vacation = { from: 6 * HOUR, until: 6 * HOUR + 5 * DAY };
    expect(deadlineOf(asked, 0, mail, null, vacation)).toBe(6 * DAY);
    // Asked when away: the whole time after it.
    const within = { ...asked, since: [DAY, null] };
    expect(deadlineOf(within, 0, mail, null, vacation)).toBe(vacation.until + DAY);
    // Whoever comes after their time is up, or leaves before they are asked, gains nothing.
    expect(deadlineOf(asked, 0, mail, null, { from: 2 * DAY, until: 3 * DAY })).toBe(DAY);
    expect(deadlineOf(within, 0, mail, null, { from: 0, until: HOUR })).toBe(2 * DAY);
    // The next one adds to it.
    const later = pastVacation(asked, 0, mail, null, vacation);
    expect(deadlineOf(later, 0, mail, null)).toBe(6 * DAY);
  });
});

describe.each(STORES)('the host of a table on %s', (store) => {
  let site: Site;
  let server: Server;
  let time: FakeTime;

  beforeAll(async () => {
    site = await openSite(store);
    time = new FakeTime();
    server = await site.open({ time });
  });
  afterAll(() => site.close());

  const path = ({ table }: Seated, more: string): string => `/api/tables/${table}/${more}`;
  const notices = (live: Live, table: string): (string | undefined)[] =>
    live
      .at(table)
      .talk.map(({ notice }) => notice?.id)
      .filter((id) => id !== undefined);
  const pair = (game: Seated): { host: Person; guest: Person; lives: [Live, Live] } => {
    const [host, guest] = game.people as [Person, Person];
    return { host, guest, lives: game.lives as [Live, Live] };
  };

  test('may pause: nobody answers, no clock runs, and afterwards all is as it was', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, {
      pace: { kind: 'live', seconds: 30, reserve: 0, window: 6 },
    });
    const { host, guest, lives } = pair(game);
    const { table } = game;
    const asked = lives.find((it) => it.asks(table).length > 0) as Live;
    const [ask] = asked.asks(table);
    if (ask === undefined) throw new Error('not asked');
    await time.advance(10_000, server);
    expect(await guest.call('PUT', path(game, 'pause'), { paused: true })).toMatchObject({
      status: 403,
      body: { code: 'only-the-host' },
    });
    const info = await host.do('PUT', path(game, 'pause'), { paused: true });
    expect(info.paused).toBe(new Date(time.now()).toISOString());
    for (const live of lives) await live.until(() => live.at(table).info.paused !== null);
    const answer = legalAnswer(server, table, ask);
    expect(await asked.answer(table, ask.id, answer)).toMatchObject({ code: 'paused' });
    expect(await asked.ask({ type: 'take-back', table, seq: 0, key: 'in-a-pause' })).toMatchObject({
      code: 'paused',
    });
    expect(await asked.ask({ type: 'orders', table, orders: [], key: 'in-a-pause' })).toMatchObject(
      { code: 'paused' },
    );
    await time.advance(10 * DAY, server);
    const seat = lives.indexOf(asked);
    expect(asked.at(table).info.seats[seat]?.away).toBe(false);
    // Twice is once.
    await host.do('PUT', path(game, 'pause'), { paused: true });
    await host.do('PUT', path(game, 'pause'), { paused: false });
    await asked.until(() => asked.at(table).info.paused === null);
    await asked.until(() => asked.at(table).clocks.seats[0]?.deadline === time.now() + 20_000);
    expect(notices(asked, table)).toEqual(['game-paused', 'game-goes-on']);
    const reply = await asked.answer(table, ask.id, answer, 'the-same-key');
    expect(reply).toMatchObject({ type: 'done', seq: 1 });
    // What was taken before is said again, also in a pause.
    await host.do('PUT', path(game, 'pause'), { paused: true });
    expect(await asked.answer(table, ask.id, answer, 'the-same-key')).toMatchObject({
      type: 'done',
      seq: 1,
      repeated: true,
    });
    for (const live of lives) live.close();
  });

  test('may pause among bots, who stand still; in a pause somebody away is back without loss', async () => {
    const pace = { kind: 'live', seconds: 30, reserve: 0, window: 6 };
    const host = await Person.guest(server.url, 'Host');
    const made = await host.do('POST', '/api/tables', { game: 'tic-tac-toe', seats: 2, pace });
    await host.do('PUT', `/api/tables/${made.id}/seats/1/bot`, { level: 'easy' });
    const { bots } = server.services.hall;
    const usual = bots.pace;
    Object.assign(bots, { pace: 5_000 });
    await host.do('POST', `/api/tables/${made.id}/start`);
    const live = await host.live();
    await live.join(made.id);
    // The bot thinks, or will when the host has answered.
    const [ask] = live.asks(made.id);
    if (ask !== undefined) await live.answer(made.id, ask.id, legalAnswer(server, made.id, ask));
    const { seq } = live.at(made.id);
    await host.do('PUT', `/api/tables/${made.id}/pause`, { paused: true });
    await time.advance(60_000, server);
    expect(live.at(made.id).seq).toBe(seq);
    await host.do('PUT', `/api/tables/${made.id}/pause`, { paused: false });
    await time.advance(6_000, server);
    await live.until(() => live.at(made.id).seq > seq && live.asks(made.id).length > 0);
    Object.assign(bots, { pace: usual });
    // Away, then a pause, then back in it: the time for a decision once more when the game goes on.
    await time.advance(40_500, server);
    await live.until(() => live.at(made.id).info.seats[0]?.away === true);
    await host.do('PUT', `/api/tables/${made.id}/pause`, { paused: true });
    await time.advance(HOUR, server);
    await live.ask({ type: 'back', table: made.id });
    await live.until(() => live.at(made.id).info.seats[0]?.away === false);
    await time.advance(HOUR, server);
    await host.do('PUT', `/api/tables/${made.id}/pause`, { paused: false });
    await live.until(() => live.at(made.id).clocks.seats[0]?.deadline === time.now() + 30_000);
    live.close();
  });

  test('may pause a window with no tells: it closes as much later', async () => {
    const game = await seated([server], 'liars-dice', 2, {
      noTells: true,
      pace: { kind: 'live', seconds: 30, reserve: 0, window: 6 },
    });
    const { table, lives } = game;
    const [host] = game.people as [Person];
    const [first] = lives as [Live];
    while (first.at(table).clocks.windowEnds === null) {
      const live = lives.find((it) => it.asks(table).length > 0) as Live;
      const [ask] = live.asks(table);
      if (ask === undefined) throw new Error('not asked');
      const reply = await live.answer(table, ask.id, legalAnswer(server, table, ask));
      for (const it of lives) await it.until(() => it.at(table).seq >= reply.seq);
    }
    const { seq } = first.at(table);
    await host.do('PUT', path(game, 'pause'), { paused: true });
    const asked = lives.find((it) => it.asks(table).length > 0) as Live;
    const [ask] = asked.asks(table);
    if (ask === undefined) throw new Error('not asked');
    expect(await asked.answer(table, ask.id, 'pass')).toMatchObject({ code: 'paused' });
    await time.advance(60_000, server);
    expect(first.at(table).seq).toBe(seq);
    await host.do('PUT', path(game, 'pause'), { paused: false });
    await first.until(() => first.at(table).clocks.windowEnds === time.now() + 6_000);
    await time.advance(6_500, server);
    await first.until(() => first.at(table).seq > seq);
    for (const live of lives) live.close();
  });

  test('may give more time and change the clocks; the table is told', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, {
      pace: { kind: 'live', seconds: 30, reserve: 0, window: 6 },
    });
    const { host, guest, lives } = pair(game);
    const { table } = game;
    const seat = lives.findIndex((it) => it.asks(table).length > 0);
    const isAway = () => lives[0].at(table).info.seats[seat]?.away === true;
    expect((await guest.call('POST', path(game, 'more-time'), { minutes: 5 })).status).toBe(403);
    for (const minutes of [0, -1, 1.5, 10 ** 9, 'x'])
      expect((await host.call('POST', path(game, 'more-time'), { minutes })).status).toBe(400);
    await host.do('POST', path(game, 'more-time'), { minutes: 5 });
    await time.advance(5 * 60_000 + 20_000, server);
    expect(isAway()).toBe(false);
    await time.advance(25_000, server);
    await lives[0].until(isAway);
    // Nobody but bots is waited for now, or the one who was not asked before.
    await lives[seat]?.join(table);
    const mail = { kind: 'mail', hours: 48, window: 3600 };
    expect((await guest.call('PUT', path(game, 'pace'), { pace: mail })).status).toBe(403);
    expect((await host.call('PUT', path(game, 'pace'), { pace: { kind: 'never' } })).status).toBe(
      400,
    );
    const info = await host.do('PUT', path(game, 'pace'), { pace: mail });
    expect(info.pace).toEqual(mail);
    await lives[0].until(
      () => lives[0].at(table).clocks.seats[0]?.deadline === time.now() + 2 * DAY,
    );
    await time.advance(DAY, server);
    expect(lives[0].at(table).info.seats.some(({ away }) => away)).toBe(false);
    expect(notices(lives[1], table)).toEqual(expect.arrayContaining(['more-time', 'clocks-mail']));
    for (const live of lives) live.close();
  });

  test('may hand anybody’s seat over: its player loses it, and the heir sees what it knows', async () => {
    const game = await seated([server], 'liars-dice', 3, { watch: 'players' });
    const [host, loser, other] = game.people as [Person, Person, Person];
    const [hostLive, loserLive] = game.lives as [Live, Live];
    const { table } = game;
    const known = loserLive.at(table).view?.facts;
    expect((await other.call('POST', path(game, 'seats/1/hand'), { to: 'player' })).status).toBe(
      403,
    );
    const { code } = await host.do('POST', path(game, 'seats/1/hand'), { to: 'player' });
    await hostLive.until(() => notices(hostLive, table).includes('seat-offered'));
    // Until somebody comes it is still theirs.
    expect((await loser.do('GET', path(game, 'view'))).you).toBe(1);
    // Who sits there cannot have two seats, and a wrong code is nothing.
    expect((await host.call('POST', path(game, 'seats/1/take-over'), { code })).status).toBe(409);
    const heir = await Person.guest(server.url, 'Heir');
    expect(
      (await heir.call('POST', path(game, 'seats/1/take-over'), { code: 'wrong' })).status,
    ).toBe(404);
    await heir.do('POST', path(game, 'seats/1/take-over'), { code });
    await loserLive.until(() => loserLive.messages.some(({ type }) => type === 'moved'));
    expect((await loser.call('GET', path(game, 'view'))).status).toBe(403);
    const view = await heir.do('GET', path(game, 'view'));
    expect(view.you).toBe(1);
    expect(view.view?.facts).toEqual(known);
    // Once used it is used up.
    const late = await Person.guest(server.url, 'Late');
    expect((await late.call('POST', path(game, 'seats/1/take-over'), { code })).status).toBe(404);
    // And a bot at once.
    const info = await host.do('POST', path(game, 'seats/2/hand'), { to: 'bot', level: 'easy' });
    expect(info.code).toBeNull();
    expect((await host.do('GET', `/api/tables/${table}`)).seats[2]).toMatchObject({
      player: null,
      bot: 'easy',
    });
    for (const live of game.lives) live.close();
  });

  test('who sits there may go away for some days, seen by all, but not for ever', async () => {
    const game = await seated([server], 'tic-tac-toe', 2, {
      pace: { kind: 'mail', hours: 24, window: 3600 },
    });
    const { table, lives } = game;
    const seat = lives.findIndex((it) => it.asks(table).length > 0);
    const slow = game.people[seat] as Person;
    const other = lives[1 - seat] as Live;
    const day = (days: number): string => new Date(time.now() + days * DAY).toISOString();
    const isAway = () => other.at(table).info.seats[seat]?.away === true;
    expect((await slow.call('PUT', path(game, 'vacation'), { until: 'soon' })).status).toBe(400);
    expect(await slow.call('PUT', path(game, 'vacation'), { until: day(-1) })).toMatchObject({
      status: 409,
      body: { code: 'no-vacation-left' },
    });
    const left = () => slow.do('GET', '/api/me/vacation');
    expect(await left()).toEqual([{ table, left: 14 * DAY }]);
    const until = day(10);
    const info = await slow.do('PUT', path(game, 'vacation'), { until });
    expect(info.seats[seat]?.vacation).toBe(until);
    await other.until(() => other.at(table).info.seats[seat]?.vacation === until);
    expect(notices(other, table)).toContain('vacation');
    await time.advance(9 * DAY, server);
    expect(isAway()).toBe(false);
    // Back early: what was not used is theirs again, and no more than that.
    expect(await left()).toEqual([{ table, left: 5 * DAY }]);
    await slow.do('PUT', path(game, 'vacation'), { until: null });
    const again = await slow.do('PUT', '/api/me/vacation', { until: day(30) });
    expect(again).toEqual([{ table, until: day(5) }]);
    await time.advance(5 * DAY, server);
    expect(isAway()).toBe(false);
    expect(await slow.call('PUT', path(game, 'vacation'), { until: day(1) })).toMatchObject({
      body: { code: 'no-vacation-left' },
    });
    // The day they had from the start, and the quarter in which a reminder could help.
    await time.advance(DAY + DAY / 4 + 60_000, server);
    await other.until(isAway);
    // Live there is no such thing.
    const quick = await seated([server], 'tic-tac-toe', 2, {}, [...game.people]);
    expect(
      await slow.call('PUT', `/api/tables/${quick.table}/vacation`, { until: day(1) }),
    ).toMatchObject({ status: 409, body: { code: 'only-by-mail' } });
    for (const live of [...lives, ...quick.lives]) live.close();
  });

  test('of two, one may give up; of more, nobody; and an end by agreement is told', async () => {
    const two = await seated([server], 'tic-tac-toe', 2);
    const { host, guest, lives } = pair(two);
    await guest.do('POST', path(two, 'concede'));
    const info = await host.do('GET', `/api/tables/${two.table}`);
    expect(info.status).toBe('abandoned');
    await lives[0].until(() => notices(lives[0], two.table).includes('conceded'));
    const { games } = await host.do('GET', `/api/players/${host.id}/statistics`);
    expect(games).toMatchObject([{ game: 'tic-tac-toe', games: 1, wins: 1 }]);
    expect((await host.call('POST', path(two, 'concede'))).body.code).toBe('not-started');
    const three = await seated([server], 'liars-dice', 3);
    const [one] = three.people as [Person];
    expect((await one.call('POST', path(three, 'concede'))).body.code).toBe('not-for-two');
    for (const person of three.people) await person.do('POST', path(three, 'abandon'), {});
    const [live] = three.lives as [Live];
    await live.until(() => notices(live, three.table).includes('game-abandoned'));
    expect(notices(live, three.table).filter((id) => id === 'wants-to-end')).toHaveLength(3);
    for (const it of [...lives, ...three.lives]) it.close();
  });

  test('may ask all to go back to a moment: everybody agrees, is told what is known since, and plays on', async () => {
    const game = await seated([server], 'liars-dice', 3, { watch: 'anyone' });
    const [host, ben, cleo] = game.people as [Person, Person, Person];
    const { table, lives } = game;
    const [live] = lives as [Live];
    const onlooker = await (await Person.guest(server.url, 'Onlooker')).live();
    await onlooker.join(table);
    const all = [...lives, onlooker];
    const settled = async (): Promise<void> => {
      const { seq } = await host.do('GET', path(game, 'view'));
      for (const it of all) await it.until(() => it.at(table).seq >= seq);
    };
    // Until dice were rolled anew, which everybody sees their own of.
    await playOn(server, game, 4);
    await settled();
    const to = live.at(table).seq;
    const then = all.map((it) => it.at(table).view);
    const rolls = () => live.at(table).events.filter(({ type }) => type === 'rolled').length;
    const before = rolls();
    while (rolls() === before) await playOn(server, game, 1);
    await settled();
    const { seq } = live.at(table);
    // Only the host asks, only for a moment there was, and nobody agrees to what was not asked.
    expect((await ben.call('PUT', path(game, 'go-back'), { to })).body.code).toBe('only-the-host');
    expect((await host.call('PUT', path(game, 'go-back'), { to: seq })).body.code).toBe(
      'no-such-moment',
    );
    const agree = { to, agree: true };
    expect((await ben.call('POST', path(game, 'go-back'), agree)).body.code).toBe(
      'not-asked-to-go-back',
    );
    expect((await host.do('PUT', path(game, 'go-back'), { to })).goBack).toEqual({
      to,
      agreed: [0],
    });
    // What each has seen under their own cup they would still know; that the others have is no secret.
    const known = await ben.do('GET', path(game, `go-back?to=${to}`));
    expect(known.undone).toBe(seq - to);
    expect(known.secrets.filter(({ own }) => own).map(({ event }) => event.data)).toEqual([
      { seat: 1, faces: expect.any(Array) },
    ]);
    expect(known.secrets.filter(({ own }) => !own).map(({ event }) => event.data)).toEqual([
      { seat: 0 },
      { seat: 2 },
    ]);
    // Somebody would rather not: it is off the table, and what was agreed before counts no more.
    await ben.do('POST', path(game, 'go-back'), agree);
    await cleo.do('POST', path(game, 'go-back'), { to, agree: false });
    expect((await host.do('GET', `/api/tables/${table}`)).goBack).toBeNull();
    await host.do('PUT', path(game, 'go-back'), { to });
    await ben.do('POST', path(game, 'go-back'), agree);
    expect(live.at(table).seq).toBe(seq);
    await cleo.do('POST', path(game, 'go-back'), agree);
    for (const it of all) await it.until(() => it.at(table).seq === seq + 1);
    for (const [i, it] of all.entries()) {
      expect(it.at(table).view?.facts).toEqual(then[i]?.facts);
      expect(it.at(table).view?.asks).toEqual(then[i]?.asks);
      expect(it.at(table).view?.seq).toEqual(then[i]?.seq);
    }
    expect(notices(live, table)).toEqual([
      'go-back-asked',
      'go-back-agreed',
      'go-back-refused',
      'go-back-asked',
      'go-back-agreed',
      'go-back-agreed',
      'went-back',
    ]);
    // What was seen of what no longer counts is known all the same, should they go back once more.
    const still = await ben.do('GET', path(game, `go-back?to=${to}`));
    expect(still).toEqual({ undone: 0, secrets: known.secrets });
    // Behind it lies nothing to take back, and a moment that is gone cannot be gone back to.
    expect(live.at(table).mayTakeBack).toBe(false);
    expect((await host.call('PUT', path(game, 'go-back'), { to: to + 1 })).body.code).toBe(
      'no-such-moment',
    );
    // Whoever comes now sees the same, and the game ends with a file that proves all of it.
    const again = await host.do('GET', path(game, 'view'));
    expect(again.view).toEqual(live.at(table).view);
    const replay = await host.do('GET', path(game, 'replay'));
    expect(replay.steps).toHaveLength(seq + 2);
    while (live.at(table).view?.outcome == null) await playOn(server, game, 50);
    const record = await host.do('GET', path(game, 'record'));
    expect(verify(games, record).genuine).toBe(true);
    for (const it of all) it.close();
  });

  test('goes back alone among bots at once, in a pause too, and bots remember nothing of it', async () => {
    const host = await Person.guest(server.url, 'Host');
    const made = await host.do('POST', '/api/tables', { game: 'liars-dice', seats: 2 });
    await host.do('PUT', `/api/tables/${made.id}/seats/1/bot`, { level: 'easy' });
    await host.do('POST', `/api/tables/${made.id}/start`);
    const live = await host.live();
    await live.join(made.id);
    const isOver = () => live.at(made.id).view?.outcome != null;
    const answer = async (): Promise<void> => {
      await live.until(() => live.asks(made.id).length > 0 || isOver());
      const [ask] = live.asks(made.id);
      if (ask === undefined) return;
      const { seq } = await live.answer(made.id, ask.id, legalAnswer(server, made.id, ask));
      await live.until(() => live.at(made.id).seq >= seq);
    };
    for (let i = 0; i < 3; i++) await answer();
    await live.until(() => live.asks(made.id).length > 0);
    await host.do('PUT', `/api/tables/${made.id}/pause`, { paused: true });
    const { seq } = live.at(made.id);
    const info = await host.do('PUT', `/api/tables/${made.id}/go-back`, { to: 0 });
    expect(info.goBack).toBeNull();
    await live.until(() => live.at(made.id).seq === seq + 1);
    await host.do('PUT', `/api/tables/${made.id}/pause`, { paused: false });
    while (!isOver()) await answer();
    expect(verify(games, await host.do('GET', `/api/tables/${made.id}/record`)).genuine).toBe(true);
    live.close();
  });
});
