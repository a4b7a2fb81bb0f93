import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, visitor } from './support/browser.ts';

const KB = 1_000;

describe.runIf(canBrowse)('what is loaded', () => {
  const at = atSite();

  /** Compressed bytes of JavaScript that come with a page and with its worker. */
  async function loaded(path: string, there: (page: Page) => Promise<void>, language = 'en') {
    const { context, page } = await visitor(at.room, { language });
    const sizes = new Map<string, number>();
    let workers = 0;
    page.on('worker', () => {
      workers += 1;
    });
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      const headers = response.headers();
      expect(headers['content-encoding'], pathname).toBeDefined();
      sizes.set(pathname, Number(headers['content-length']));
    });
    await page.goto(at.site.url + path);
    await there(page);
    await page.waitForLoadState('networkidle');
    await context.close();
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    return { bytes, workers };
  }

  test('the lobby is small: at most 150 KB of compressed JavaScript', async () => {
    const { bytes, workers } = await loaded('/', (it) =>
      it.getByRole('heading', { level: 1 }).waitFor(),
    );
    expect(workers).toBe(0);
    expect(bytes).toBeGreaterThan(10 * KB);
    expect(bytes).toBeLessThan(150 * KB);
  });

  // A table on the server has no worker and is smaller still.
  test.each([
    ['roll', 'en'],
    ['bsg', 'en'],
    ['bsg', 'pl'],
    ['bsg', 'de'],
    ['bsg', 'hu'],
  ])('a table of %s (%s) with its worker: at most 300 KB', async (game, language) => {
    const { bytes, workers } = await loaded(
      `/practice/${game}?players=4`,
      (it) => it.locator('.table .ask').waitFor(),
      language,
    );
    expect(workers).toBe(1);
    expect(bytes).toBeGreaterThan(100 * KB);
    expect(bytes).toBeLessThan(300 * KB);
  });
});
