import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, visitor } from './support/browser.ts';

const KB = 1_000;

describe.runIf(canBrowse)('what is loaded', () => {
  const at = atSite();

  /** What comes from now on, by its name: what a page and its worker share, once. */
  function sizesOf(page: Page): ReadonlyMap<string, number> {
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      const headers = response.headers();
      expect(headers['content-encoding'], pathname).toBeDefined();
      sizes.set(pathname, Number(headers['content-length']));
    });
    return sizes;
  }

  const bytesIn = (sizes: ReadonlyMap<string, number>): number =>
    [...sizes.values()].reduce((sum, size) => sum + size, 0);

  /** Compressed bytes of JavaScript that come with a page and with its worker. */
  async function loaded(path: string, there: (page: Page) => Promise<void>, language = 'en') {
    const { context, page } = await visitor(at.room, { language });
    const sizes = sizesOf(page);
    let workers = 0;
    page.on('worker', () => {
      workers += 1;
    });
    await page.goto(at.site.url + path);
    await there(page);
    await page.waitForLoadState('networkidle');
    await context.close();
    return { bytes: bytesIn(sizes), workers };
  }

  test('the lobby is small: at most 100 KB of compressed JavaScript', async () => {
    const { bytes, workers } = await loaded('/', (it) =>
      it.getByRole('heading', { level: 1 }).waitFor(),
    );
    expect(workers).toBe(0);
    expect(bytes).toBeGreaterThan(10 * KB);
    expect(bytes).toBeLessThan(100 * KB);
  });

  /** A table with everything that can be played together, once it is kept and opened again. */
  async function loadedWithAll(language: string) {
    const { context, page } = await visitor(at.room, { language });
    await page.goto(`${at.site.url}/create?game=bsg`);
    const ticks = page.locator('form input[type=checkbox]');
    await ticks.first().waitFor();
    // Pegasus, Exodus and its four options.
    for (const i of [0, 4, 5, 6, 7, 8]) await ticks.nth(i).check();
    await page.locator('button[type=submit]').click();
    await page.locator('.table .ask').waitFor();
    const sizes = sizesOf(page);
    await page.reload();
    await page.locator('.table .ask').waitFor();
    await page.waitForLoadState('networkidle');
    await context.close();
    return bytesIn(sizes);
  }

  // A table on the server has no worker and is smaller still.
  test.each([
    ['roll', 'en'],
    ['bsg', 'en'],
    ['bsg', 'pl'],
    ['bsg', 'de'],
    ['bsg', 'hu'],
  ])('a table of %s (%s) with its worker: at most 330 KB', async (game, language) => {
    const { bytes, workers } = await loaded(
      `/practice/${game}?players=4`,
      (it) => it.locator('.table .ask').waitFor(),
      language,
    );
    expect(workers).toBe(1);
    expect(bytes).toBeGreaterThan(100 * KB);
    expect(bytes).toBeLessThan(330 * KB);
  });

  test('only strong bots of BSG bring along what they have learned: at most 40 KB more', async () => {
    const table = async (level: string): Promise<number> => {
      const address = `/practice/bsg?players=4&level=${level}`;
      const { bytes } = await loaded(address, (it) => it.locator('.table .ask').waitFor());
      return bytes;
    };
    const more = (await table('strong')) - (await table('normal'));
    expect(more).toBeGreaterThan(15 * KB);
    expect(more).toBeLessThan(40 * KB);
  });

  test.each(['en', 'pl', 'de', 'hu'])(
    'a table with Pegasus and all of Exodus (%s) with its worker: at most 330 KB',
    async (language) => {
      const bytes = await loadedWithAll(language);
      expect(bytes).toBeGreaterThan(250 * KB);
      expect(bytes).toBeLessThan(330 * KB);
    },
  );
});
