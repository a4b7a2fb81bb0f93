import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  canBrowse,
  expectAccessible,
  openBrowser,
  type Room,
  type Visitor,
  visitor,
} from './support/browser.ts';
import { playUntil, pressOne } from './support/hands.ts';
import { openSite, type Site } from './support/site.ts';

const LONG = 240_000;

describe.runIf(canBrowse)('tables on the server', () => {
  let room: Room;
  let site: Site;

  beforeAll(async () => {
    site = await openSite();
    room = await openBrowser();
  }, 180_000);

  afterAll(async () => {
    await room?.close();
    await site?.close();
  });

  const asked = (page: Page) => page.locator('.ask .prompt:not(.waiting)').first();
  const moves = (page: Page) => page.locator('.log li').count();

  /** Makes a table by the form and gives the link to it. */
  async function makeTable(page: Page, query: string, name: string): Promise<string> {
    await page.goto(`${site.url}/create?where=online&${query}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Make the table' }).click();
    return page.getByRole('textbox', { name: 'The link to this table' }).inputValue();
  }

  async function sit(page: Page, link: string, name: string): Promise<void> {
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).first().click();
    await page.locator('.mark.yours').waitFor();
  }

  /** Everything a viewer was sent that only its owner may know. */
  function secretsIn({ frames }: Visitor): string[] {
    const found: string[] = [];
    const look = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, item] of Object.entries(value)) {
        const secret = ['hand', 'quorumHand', 'rolled', 'drawn', 'notes', 'asks'].includes(key);
        if (secret && Array.isArray(item) && item.length > 0) found.push(`${at}.${key}`);
        if (key === 'loyalty' && Array.isArray(item) && item.some((it) => it !== null))
          found.push(`${at}.${key}`);
        look(item, `${at}.${key}`);
      }
    };
    for (const frame of frames) {
      const { view, patch }: { view?: unknown; patch?: readonly Change[] } = JSON.parse(frame);
      look(view, 'view');
      for (const { at, set, splice } of patch ?? []) {
        const where = at.join('.');
        look({ [String(at.at(-1))]: set }, where);
        if (splice !== undefined) look({ [String(at.at(-1))]: splice.slice(2) }, where);
      }
    }
    return found;
  }

  test(
    'two people meet by a link, a third watches and sees no secret',
    async () => {
      const ann = await visitor(room);
      const ben = await visitor(room);
      const zoe = await visitor(room);
      const link = await makeTable(ann.page, 'game=bsg', 'Ann');
      await expectAccessible(ann.page, 'the seats');
      await sit(ben.page, link, 'Ben');
      await zoe.page.goto(link);
      await zoe.page.getByRole('heading', { name: 'Seats' }).waitFor();
      await ann.page.locator('.row', { hasText: 'Ben' }).waitFor();
      for (let i = 0; i < 2; i++)
        await ann.page.getByRole('button', { name: 'Let a bot sit here' }).first().click();
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      for (const { page } of [ann, ben, zoe]) await page.locator('.table').waitFor();

      const choose = () => 0;
      await expect
        .poll(
          async () => {
            for (const { page } of [ann, ben]) {
              if (await asked(page).isVisible()) await pressOne(page, choose).catch(() => false);
            }
            return moves(zoe.page);
          },
          { timeout: 120_000, interval: 50 },
        )
        .toBeGreaterThan(25);
      await expectAccessible(zoe.page, 'watching');
      expect(await zoe.page.locator('.table .answers .button:enabled').count()).toBe(0);
      // Nobody learns anybody else's secrets; and Ann got her own, so that this says something.
      expect(secretsIn(zoe)).toEqual([]);
      expect(secretsIn(ann)).not.toEqual([]);
      for (const { context, complaints } of [ann, ben, zoe]) {
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
    LONG,
  );

  test(
    'a half-made plan outlives the connection, and the game goes on',
    async () => {
      const { context, page } = await visitor(room);
      await makeTable(page, 'game=roll', 'Ann');
      await page.getByRole('button', { name: 'Let a bot sit here' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      const chosen = page.locator('.planner .column.selected');
      await playUntil(page, () => chosen.isVisible());
      const before = await chosen.textContent();
      await site.restart();
      await expect.poll(() => chosen.textContent(), { timeout: 30_000 }).toBe(before);
      const told = await moves(page);
      await playUntil(page, async () => (await moves(page)) > told + 3);
      // And also when the page is loaded anew.
      await playUntil(page, () => chosen.isVisible());
      await page.reload();
      await chosen.waitFor();
      await context.close();
    },
    LONG,
  );

  test(
    'the lobby says whose turn it is, and lists public tables',
    async () => {
      const ann = await visitor(room);
      const ben = await visitor(room);
      await ann.page.goto(`${site.url}/create?where=online&game=roll`);
      await ann.page.getByLabel('Your name').fill('Ann');
      await ann.page.getByRole('radio', { name: /Anybody The table is listed/ }).check();
      await ann.page.getByLabel('A name for the table').fill('Friday night');
      await ann.page.getByRole('button', { name: 'Make the table' }).click();
      await ann.page.getByRole('heading', { name: 'Seats' }).waitFor();

      await ben.page.goto(site.url);
      const row = ben.page.locator('.row', { hasText: 'Friday night' });
      await row.getByRole('link', { name: 'Sit down' }).click();
      await ben.page.getByLabel('Your name').fill('Ben');
      await ben.page.getByRole('button', { name: 'Sit down' }).first().click();
      await ben.page.getByRole('button', { name: 'Begin' }).click();
      await asked(ben.page).waitFor();

      await ann.page.goto(site.url);
      const mine = ann.page.locator('.row', { hasText: 'Friday night' });
      await mine.getByText('Your turn').waitFor();
      await expectAccessible(ann.page, 'a lobby with games');
      await mine.getByRole('link').first().click();
      await asked(ann.page).waitFor();
      for (const { context } of [ann, ben]) await context.close();
    },
    LONG,
  );

  test(
    'practice works without a network once the app was there',
    async () => {
      const { browser } = room;
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(site.url);
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      await page.reload();
      await context.setOffline(true);
      await page.goto(`${site.url}/practice/roll`);
      await asked(page).waitFor();
      await playUntil(page, () => page.locator('.planner').isVisible());
      await page.goto(site.url);
      await page.getByText('The server cannot be reached').first().waitFor();
      await context.close();
    },
    LONG,
  );
});

interface Change {
  readonly at: readonly (string | number)[];
  readonly set?: unknown;
  readonly splice?: readonly unknown[];
}
