import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, PHONE, visitor } from './support/browser.ts';

const LONG = 180_000;

describe.runIf(canBrowse)('whoever lets their time run out', () => {
  const at = atSite('somebody is at the door');
  const banner = (page: Page) => page.locator('.take-over');
  /** The shortest time there is, and then the time in which a reminder could help. */
  const appears = (page: Page) => banner(page).waitFor({ timeout: 60_000 });

  /** A table with bots at all seats but the first so many. */
  async function sitDown(page: Page, game: string, seats: number, people: number) {
    await page.goto(`${at.site.url}/settings`);
    return page.evaluate(
      async ({ game, seats, people }) => {
        const call = async (method: string, path: string, body: object = {}) => {
          const headers = { 'content-type': 'application/json' };
          const text = JSON.stringify(body);
          const response = await fetch(`/api${path}`, { method, headers, body: text });
          return response.status === 204 ? null : response.json();
        };
        await call('POST', '/guests', { name: 'Ann' });
        const pace = { kind: 'live', seconds: 5, reserve: 0 };
        const made = await call('POST', '/tables', { game, seats, pace });
        for (let seat = people; seat < seats; seat++)
          await call('PUT', `/tables/${made.id}/seats/${seat}/bot`, { level: 'easy' });
        if (people === 1) await call('POST', `/tables/${made.id}/start`);
        return { id: String(made.id), invite: String(made.invite) };
      },
      { game, seats, people },
    );
  }

  test(
    'alone with bots: the game waits, says so across the whole screen, and goes on with whatever they press',
    async () => {
      const { context, page, complaints } = await visitor(at.room, { size: PHONE });
      const { id } = await sitDown(page, 'roll', 3, 1);
      await page.goto(`${at.site.url}/table/${id}`);
      const answers = page.locator('.bottom .answers .button');
      await answers.first().waitFor();
      await appears(page);
      expect(await banner(page).innerText()).toMatch(
        /^Your time ran out\. The game is waiting for you\.\s+Take over$/,
      );
      expect((await banner(page).boundingBox())?.width).toBe(PHONE.width);
      expect(await page.title()).toMatch(/^● You are away/);
      await expectAccessible(page, 'away');
      const logged = await page.locator('.log li').count();
      await page.waitForTimeout(3_000);
      expect(await page.locator('.log li').count()).toBe(logged);
      // Any key will do.
      await page.keyboard.press('Shift');
      await banner(page).waitFor({ state: 'detached' });
      expect(await page.title()).toMatch(/^● Your turn/);
      await appears(page);
      // An answer, too, and it is taken.
      await answers.first().click();
      await banner(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(logged);
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test(
    'among others: a bot plays for them until they take over',
    async () => {
      const ann = await visitor(at.room);
      const ben = await visitor(at.room);
      const { id, invite } = await sitDown(ann.page, 'tic-tac-toe', 2, 2);
      await ben.page.goto(`${at.site.url}/table/${id}?invite=${invite}`);
      await ben.page.getByLabel('Your name').fill('Ben');
      await ben.page.getByRole('button', { name: 'Sit down' }).first().click();
      await ben.page.locator('.mark.yours').waitFor();
      await ann.page.goto(`${at.site.url}/table/${id}`);
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      await appears(ann.page);
      // The bot has answered, and Ben is asked.
      await ben.page.locator('.ask .prompt:not(.waiting)').waitFor();
      expect(await banner(ann.page).innerText()).toMatch(
        /^A bot is playing for you\.\s+Take over$/,
      );
      expect(await ben.page.locator('.talk').innerText()).toContain('Ann did not answer in time');
      await ann.page.getByRole('button', { name: 'Take over' }).click();
      await banner(ann.page).waitFor({ state: 'detached' });
      await ben.page.locator('.talk li', { hasText: 'Ann is back' }).waitFor();
      expect([...ann.complaints, ...ben.complaints]).toEqual([]);
      await ann.context.close();
      await ben.context.close();
    },
    LONG,
  );
});
