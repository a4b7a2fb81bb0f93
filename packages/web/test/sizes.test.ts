import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canBrowse, openBrowser, type Room, visitor } from './support/browser.ts';
import { openSite, type Site } from './support/site.ts';

const KB = 1_000;

describe.runIf(canBrowse)('what is loaded', () => {
  let room: Room;
  let site: Site;

  beforeAll(async () => {
    site = await openSite();
    room = await openBrowser();
  }, 120_000);

  afterAll(async () => {
    await room?.close();
    await site?.close();
  });

  /** Compressed bytes of JavaScript that come with a page, and those that come with its worker. */
  async function loaded(path: string, there: (page: Page) => Promise<void>, language = 'en') {
    const { context, page } = await visitor(room, { language });
    const bytes = { page: 0, worker: 0 };
    const begun = new Set<string>();
    page.on('worker', (worker) => begun.add(worker.url()));
    const responses: { readonly url: string; readonly size: number }[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js')) return;
      const headers = response.headers();
      expect(headers['content-encoding'], pathname).toBeDefined();
      responses.push({ url: response.url(), size: Number(headers['content-length']) });
    });
    await page.goto(site.url + path);
    await there(page);
    await page.waitForLoadState('networkidle');
    for (const { url, size } of responses) bytes[begun.has(url) ? 'worker' : 'page'] += size;
    await context.close();
    return { ...bytes, worked: begun.size > 0 };
  }

  test('the lobby is small: at most 150 KB of compressed JavaScript', async () => {
    const { page, worked } = await loaded('/', (it) =>
      it.getByRole('heading', { level: 1 }).waitFor(),
    );
    expect(worked).toBe(false);
    expect(page).toBeGreaterThan(10 * KB);
    expect(page).toBeLessThan(150 * KB);
  });

  // A table on the server has no worker; one in this browser loads it beside the page, which does not wait for it.
  test.each([
    ['roll', 'en'],
    ['bsg', 'en'],
    ['bsg', 'pl'],
    ['bsg', 'de'],
    ['bsg', 'hu'],
  ])('a table of %s (%s): at most 300 KB, and 100 KB for its worker', async (game, language) => {
    const { page, worker, worked } = await loaded(
      `/practice/${game}?players=4`,
      (it) => it.locator('.table .ask').waitFor(),
      language,
    );
    expect(worked).toBe(true);
    expect(page).toBeGreaterThan(50 * KB);
    expect(page).toBeLessThan(300 * KB);
    expect(worker).toBeGreaterThan(10 * KB);
    expect(worker).toBeLessThan(100 * KB);
  });
});
