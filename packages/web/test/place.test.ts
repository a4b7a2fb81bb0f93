import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, expectWorded, PHONE, visitor } from './support/browser.ts';

const LONG = 180_000;

/** In the page of somebody at liar's dice: the lowest opening, the first face, and every bid is a lie. How many it gave. */
async function answerAnything(table: string): Promise<number> {
  const { view, seq } = await (await fetch(`/api/tables/${table}/view`)).json();
  const [open] = view.asks.filter(({ answered }: { answered: boolean }) => !answered);
  if (open === undefined) return 0;
  const { kind, of = [] } = open.ask;
  const answer = kind === 'amount' ? 1 : of.find((it: unknown) => it !== 'pass');
  const body = JSON.stringify({ ask: open.id, seq, key: crypto.randomUUID(), answer });
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch(`/api/tables/${table}/answers`, { method: 'POST', headers, body });
  return ok ? 1 : 0;
}

/** In the page: how much room there is before the words of a button. */
function besideWords(button: Element): number {
  const words = document.createRange();
  words.selectNodeContents(button);
  return words.getBoundingClientRect().left - button.getBoundingClientRect().left;
}

describe.runIf(canBrowse)('a table with a host', () => {
  const at = atSite('the host has the word');
  const heard = (page: Page, text: string) => page.locator('.talk li', { hasText: text });
  const prompt = (page: Page) => page.locator('.ask .prompt').first();

  test(
    'pauses and goes on, gives more time, hands a seat over: all of it in everybody’s language',
    async () => {
      const ann = await visitor(at.room);
      const ben = await visitor(at.room, { size: PHONE, language: 'de' });
      await ann.page.goto(`${at.site.url}/settings`);
      const made = await ann.page.evaluate(async () => {
        const call = async (path: string, body: object) => {
          const headers = { 'content-type': 'application/json' };
          const text = JSON.stringify(body);
          return (await fetch(`/api${path}`, { method: 'POST', headers, body: text })).json();
        };
        await call('/guests', { name: 'Ann' });
        return call('/tables', {
          game: 'liars-dice',
          seats: 2,
          pace: { kind: 'mail', hours: 24 },
        });
      });
      const address = `${at.site.url}/table/${made.id}`;
      await ben.page.goto(`${address}?invite=${made.invite}`);
      await ben.page.getByLabel('Dein Name').fill('Ben');
      await ben.page.getByRole('button', { name: 'Platz nehmen' }).first().click();
      await ben.page.locator('.mark.yours').waitFor();
      await ann.page.goto(address);
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      for (const { page } of [ann, ben]) await prompt(page).waitFor();
      await ann.page.getByRole('button', { name: 'About this table' }).click();
      const drawer = ann.page.getByRole('dialog');
      await drawer.getByRole('button', { name: 'Pause the game' }).click();
      await expect.poll(() => prompt(ben.page).innerText()).toContain('Das Spiel ist angehalten');
      await drawer.getByRole('button', { name: 'Resume the game' }).waitFor();
      await expectAccessible(ann.page, 'about the table');
      await expectWorded(ann.page, 'about the table');
      await drawer.getByLabel('More time').selectOption({ label: '3 days' });
      await drawer.getByRole('button', { name: 'Give', exact: true }).click();
      await drawer.getByRole('button', { name: 'Resume the game' }).click();
      await expect.poll(() => prompt(ben.page).innerText()).not.toContain('angehalten');
      await heard(ben.page, 'Es gibt 3 Tage mehr Zeit.').waitFor({ state: 'attached' });
      await heard(ben.page, 'Das Spiel geht weiter.').waitFor({ state: 'attached' });
      // Which clocks run is what the list says, also later.
      const clocks = drawer.getByLabel('Change the clocks');
      await clocks.selectOption('slow');
      await drawer.getByRole('button', { name: 'Change', exact: true }).click();
      await heard(ben.page, 'Neue Bedenkzeit: 3 Tage').waitFor({ state: 'attached' });
      await drawer.getByRole('button', { name: 'Close' }).click();
      await ann.page.getByRole('button', { name: 'About this table' }).click();
      expect(await clocks.inputValue()).toBe('slow');
      // A channel that nobody outside could reach is refused in words one understands.
      await drawer.getByLabel('Your group’s webhook').fill('https://127.0.0.1/hook');
      await drawer.getByRole('button', { name: 'Announce there' }).click();
      await drawer.getByText('Only an https address with a public name will do').waitFor();
      await drawer.getByLabel('Your group’s webhook').fill('https://chat.example/hook');
      await drawer.getByLabel('What receives the notifications').selectOption('slack');
      await drawer.getByRole('button', { name: 'Announce there' }).click();
      await drawer.getByText('Done.').waitFor();
      // Whether one is set can be seen, and whether messages arrive.
      await drawer.getByText('Set now: A Slack channel').waitFor();
      const hook_trouble = JSON.stringify({
        failures: 3,
        at: '2026-01-02T03:04:05.000Z',
        why: 'answered',
        status: 503,
      });
      const { db } = at.site.store();
      await db.updateTable('game_table').set({ hook_trouble }).execute();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await ann.page.getByRole('button', { name: 'About this table' }).click();
      await drawer.getByText(/do not arrive.* Jan 2, 2026.*the answer was error 503\./).waitFor();
      await expectAccessible(ann.page, 'a channel that fails');
      // Ben goes away; Ann sees until when.
      await ben.page.getByRole('button', { name: 'Zu diesem Tisch' }).click();
      await ben.page.getByText('In diesem Spiel hast du noch 14 Tage').waitFor();
      await ben.page.getByLabel('Urlaub bis').fill('2099-01-31');
      await ben.page.getByRole('button', { name: 'Urlaub nehmen' }).click();
      await ben.page.getByText('Mehr Tage sind in diesem Spiel nicht übrig').waitFor();
      await heard(ann.page, 'Ben is away until').waitFor({ state: 'attached' });
      await expectAccessible(ben.page, 'being away');
      // Ann gives Ben's seat away, by a link.
      const hand = drawer.getByRole('button', { name: 'Hand Ben’s seat to someone else' });
      await hand.evaluate((it) => it.scrollIntoView({ block: 'start' }));
      await hand.click();
      const given = drawer.getByRole('textbox', { name: 'Send this link' });
      const link = await given.inputValue();
      // It stands at the top, and is seen by whoever pressed further down.
      await expect.poll(async () => (await given.boundingBox())?.y ?? -1).toBeGreaterThan(0);
      const cleo = await visitor(at.room, { language: 'pl' });
      await cleo.page.goto(link);
      await expectAccessible(cleo.page, 'a seat');
      await cleo.page.getByRole('textbox').fill('Cleo');
      await cleo.page.getByRole('button', { name: 'Zajmij miejsce' }).click();
      await prompt(cleo.page).waitFor();
      await heard(ann.page, 'Cleo has taken over a seat.').waitFor({ state: 'attached' });
      // Ben has the link to watch, and no more.
      await ben.page.locator('.chip', { hasText: 'Du schaust zu' }).waitFor({ state: 'attached' });
      // Without it they are told why the table is closed to them.
      const gone = await ben.context.newPage();
      await gone.goto(address);
      await gone.getByRole('heading', { name: 'Deinen Platz hat jetzt jemand anders' }).waitFor();
      await gone.close();
      // A link is for one.
      const dan = await visitor(at.room);
      await dan.page.goto(link);
      await dan.page.getByRole('button', { name: 'Take the seat' }).click();
      await dan.page.locator('.trouble', { hasText: 'no longer valid' }).waitFor();
      // A round is played; Ann asks to go back to before it. Cleo reads what is known since, and agrees.
      // Two openings, a face, a challenge.
      for (let given = 0; given < 4; )
        for (const { page } of [ann, cleo])
          if (given < 4) given += await page.evaluate(answerAnything, made.id);
      const told = (page: Page) => page.locator('.log li[data-event="revealed"]');
      for (const { page } of [ann, cleo]) await expect.poll(() => told(page).count()).toBe(1);
      await drawer.getByLabel('To the moment right after').selectOption('0');
      await drawer.getByText('Careful: someone has learned a secret since').waitFor();
      await expectAccessible(ann.page, 'a moment to go back to');
      await drawer.getByRole('button', { name: 'Ask everyone to go back' }).click();
      await drawer
        .locator('.sure')
        .getByRole('button', { name: 'Ask everyone to go back' })
        .click();
      const asked = cleo.page.getByRole('region', { name: 'Powrót do wcześniejszej chwili' });
      await asked.getByText('Przestałyby się liczyć 4 kroki.').waitFor();
      // However little room there is, what can be answered is in sight.
      await cleo.page.setViewportSize({ width: 1366, height: 360 });
      const box = await asked.boundingBox();
      const answer = await asked.getByRole('button', { name: 'Wolę nie' }).boundingBox();
      const end = (it: typeof box): number => (it?.y ?? 0) + (it?.height ?? 0);
      expect(end(answer)).toBeLessThanOrEqual(end(box));
      await cleo.page.setViewportSize({ width: 1366, height: 768 });
      // Both have seen new dice: Cleo her own.
      expect(await asked.locator('li').count()).toBe(2);
      expect((await asked.locator('li small').allInnerTexts()).join()).toMatch(
        /^ ?· Wiesz o tym więcej$/,
      );
      await expectAccessible(cleo.page, 'asked to go back');
      await asked.getByRole('button', { name: 'Zgadzam się wrócić' }).click();
      for (const { page } of [ann, cleo]) await expect.poll(() => told(page).count()).toBe(0);
      await asked.waitFor({ state: 'detached' });
      await heard(cleo.page, 'gra wróciła do wcześniejszej chwili').waitFor({ state: 'attached' });
      // Ann gives up; both are told.
      await drawer.getByRole('button', { name: 'Give up' }).click();
      await drawer.getByRole('alert').waitFor();
      await drawer.locator('.sure').getByRole('button', { name: 'Give up' }).click();
      await expect.poll(() => prompt(cleo.page).innerText()).toContain('Ann poddaje grę');
      // And they may play again, as after any other end.
      await drawer.getByRole('button', { name: 'Close' }).click();
      await ann.page.getByRole('button', { name: 'Play again' }).click();
      await ann.page.locator('.mark.yours').waitFor();
      await heard(cleo.page, 'nowy stół dla tych samych graczy').waitFor({ state: 'attached' });
      expect([...ann.complaints, ...ben.complaints, ...cleo.complaints]).toEqual([]);
      for (const { context } of [ann, ben, cleo, dan]) await context.close();
    },
    LONG,
  );

  test(
    'an open table with a password; friends, invitations; whoever is a nuisance is blocked and reported; a code brings back',
    async () => {
      const ann = await visitor(at.room);
      const ben = await visitor(at.room);
      await ann.page.goto(`${at.site.url}/create?where=online&game=tic-tac-toe`);
      await ann.page.getByLabel('Your name').fill('Ann');
      await ann.page.getByLabel('A name for the table').fill('Back room');
      await ann.page
        .getByRole('radio', { name: /^Anyone The table is listed/ })
        .first()
        .check();
      await ann.page.getByLabel('Table password').fill('so say we all');
      await ann.page.getByRole('button', { name: 'Create the table' }).click();
      await ann.page.locator('.mark.yours').waitFor();
      const address = ann.page.url();
      await ben.page.goto(at.site.url);
      await ben.page.locator('.row', { hasText: 'Back room' }).getByText('password').waitFor();
      await ben.page.goto(address);
      await ben.page.getByLabel('Your name').fill('Ben');
      await ben.page.getByRole('button', { name: 'Sit down' }).click();
      await ben.page.locator('.trouble', { hasText: 'needs a password' }).waitFor();
      await ben.page.getByLabel('Table password').fill('so say we all');
      await ben.page.getByRole('button', { name: 'Sit down' }).click();
      await ben.page.locator('.mark.yours').waitFor();
      await expectAccessible(ben.page, 'a table with a password');
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      await prompt(ann.page).waitFor();
      await ann.page.getByRole('button', { name: 'About this table' }).click();
      const drawer = ann.page.getByRole('dialog');
      // Friends: asked at the table, answered in the profile; then one choice brings a friend to a new table.
      await drawer.getByRole('button', { name: 'Ask Ben to be friends' }).click();
      await drawer.getByRole('button', { name: 'Do not ask Ben anymore' }).waitFor();
      await ben.page.goto(`${at.site.url}/profile`);
      await ben.page.getByText('would like to be friends').waitFor();
      await expectAccessible(ben.page, 'friends');
      await ben.page.getByRole('button', { name: 'Be friends with Ann', exact: true }).click();
      await ben.page.getByRole('button', { name: 'Stop being friends with Ann' }).waitFor();
      await ben.page.getByRole('link', { name: 'Ann', exact: true }).click();
      await ben.page.getByRole('heading', { name: 'Ann' }).waitFor();
      await ann.page.goto(`${at.site.url}/create?where=online&game=liars-dice`);
      await ann.page.getByLabel('A name for the table').fill('Among friends');
      await ann.page.getByRole('button', { name: 'Create the table' }).click();
      await ann.page.getByRole('combobox', { name: 'Invite a friend' }).selectOption('Ben');
      await ann.page.getByRole('button', { name: 'Invite', exact: true }).click();
      await ann.page.getByText('Ben is invited.').waitFor();
      await expectAccessible(ann.page, 'inviting a friend');
      await ben.page.goto(at.site.url);
      const invited = ben.page.locator('.row', { hasText: 'invited by Ann' });
      await invited.waitFor();
      // What waits for me comes before what is there for everybody.
      const above = async (a: string, b: string): Promise<boolean> =>
        ((await ben.page.locator(a).first().boundingBox())?.y ?? 0) <
        ((await ben.page.locator(b).first().boundingBox())?.y ?? 0);
      expect(await above('#invitations', '.games')).toBe(true);
      expect(await above('#my-games', '.games')).toBe(true);
      await expectAccessible(ben.page, 'invited');
      await invited.getByRole('link', { name: 'Sit down' }).click();
      await ben.page.getByRole('button', { name: 'Sit down' }).first().click();
      await ben.page.locator('.mark.yours').waitFor();
      await ann.page.goto(address);
      await ann.page.getByRole('button', { name: 'About this table' }).click();
      await drawer.getByRole('button', { name: 'Stop being friends with Ben' }).waitFor();
      await drawer.getByRole('button', { name: 'Block Ben' }).click();
      await drawer.getByRole('button', { name: 'Unblock Ben' }).waitFor();
      await drawer.getByRole('button', { name: 'Report Ben' }).click();
      // Without a word there is nothing to send.
      expect(await drawer.getByRole('button', { name: 'Send the report' }).isDisabled()).toBe(true);
      await drawer.getByLabel('What happened').fill('Whistles all the time.');
      await expectAccessible(ann.page, 'a report');
      // On a phone no word touches the edge of its button.
      await ann.page.setViewportSize(PHONE);
      for (const button of await drawer.getByRole('button').all())
        expect(await button.evaluate(besideWords), await button.innerText()).toBeGreaterThan(7);
      await ann.page.setViewportSize({ width: 1366, height: 768 });
      await drawer.getByRole('button', { name: 'Send the report' }).click();
      await drawer.getByText('Done.').waitFor();
      // In the profile: whom I blocked, what I have played, and codes for when all else is lost.
      await ann.page.goto(`${at.site.url}/profile`);
      await ann.page.getByRole('button', { name: 'Unblock Ben' }).click();
      await ann.page.getByText('You have blocked nobody.').waitFor();
      await ann.page.getByRole('button', { name: 'Create new codes' }).click();
      const code = await ann.page.locator('code').first().innerText();
      // A guest with a code can come back, and nothing on the page says otherwise.
      await ann.page.getByText('one of your recovery codes brings you back').waitFor();
      expect(await ann.page.getByText('cannot come back').count()).toBe(0);
      await expectAccessible(ann.page, 'the profile');
      const later = await visitor(at.room);
      await later.page.goto(`${at.site.url}/profile`);
      expect(await later.page.locator('h2').first().innerText()).toBe('Play as a guest');
      // Who followed the link in a mail finds its code first, not how to begin as a new guest.
      await later.page.goto(`${at.site.url}/profile?code=${code}`);
      await later.page.getByLabel('Code', { exact: true }).waitFor();
      expect(await later.page.locator('h2').first().innerText()).toBe('Recover your account');
      expect(await later.page.getByLabel('Code', { exact: true }).inputValue()).toBe(code);
      await later.page.getByRole('button', { name: 'Recover' }).click();
      await later.page.getByText('9 codes are left').waitFor();
      expect(await later.page.locator('.lead').innerText()).toContain('Ann');
      await expectAccessible(later.page, 'back');
      for (const { context } of [ann, ben, later]) await context.close();
    },
    LONG,
  );
});
