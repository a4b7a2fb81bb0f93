import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, visitor } from './support/browser.ts';
import { byKeys, isOver, playUntil } from './support/hands.ts';

const LONG = 600_000;

describe.runIf(canBrowse)('by keyboard alone', () => {
  const at = atSite();

  async function pressByKeys(page: Page, button: Locator): Promise<void> {
    await button.waitFor();
    const target = await button.elementHandle();
    if (target !== null) await byKeys(page, target);
  }

  test.each(['roll', 'bsg'] as const)(
    'from the lobby to the end of a game of %s, and back',
    async (game) => {
      const { context, page, complaints } = await visitor(at.room, { luck: 2 });
      await page.goto(at.site.url);
      const begin = page.locator(`.game-card.of-${game}`).getByRole('link', { name: /Play now/ });
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
