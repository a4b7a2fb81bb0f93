import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canBrowse, openBrowser, type Room, visitor } from './support/browser.ts';
import { byKeys, isOver, playUntil } from './support/hands.ts';
import { openSite, type Site } from './support/site.ts';

const LONG = 600_000;

describe.runIf(canBrowse)('by keyboard alone', () => {
  let room: Room;
  let site: Site;

  beforeAll(async () => {
    site = await openSite();
    room = await openBrowser();
  }, LONG);

  afterAll(async () => {
    await room?.close();
    await site?.close();
  });

  async function pressByKeys(page: Page, button: Locator): Promise<void> {
    await button.waitFor();
    const target = await button.elementHandle();
    if (target !== null) await byKeys(page, target);
  }

  test.each(['roll', 'bsg'] as const)(
    'from the lobby to the end of a game of %s, and back',
    async (game) => {
      const { context, page, complaints } = await visitor(room, { luck: 2 });
      await page.goto(site.url);
      const begin = page.locator(`.game-card.${game}`).getByRole('link', { name: /Play now/ });
      await pressByKeys(page, begin);
      await page.locator('.table').waitFor();
      await playUntil(page, () => isOver(page), { seed: 5, press: byKeys });
      expect(await page.locator('.end').first().innerText()).toMatch(/win/);
      await pressByKeys(page, page.locator('.end').getByRole('button', { name: /lobby/i }));
      await begin.waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );
});
