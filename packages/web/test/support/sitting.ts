import type { Page } from 'playwright-core';
import type { AtSite } from './at-site.ts';
import { type Visitor, type VisitorOptions, visitor } from './browser.ts';
import { keepStaged, type Staged } from './staging.ts';

/** Somebody on whose device these games are kept, and for whom bots wait. */
export async function sitting(
  at: AtSite,
  games: readonly Staged[],
  { settings = {}, ...options }: VisitorOptions = {},
): Promise<Visitor> {
  const someone = await visitor(at.room, {
    ...options,
    settings: { botPace: 60_000, ...settings },
  });
  await someone.page.goto(`${at.site.url}/settings`);
  await someone.page.locator('h1').waitFor();
  await keepStaged(someone.page, games);
  return someone;
}

/**
 * To a game that is kept here, by the page's own way from place to place: to load the page anew for each takes longer
 * than to look at it.
 */
export async function goTo(page: Page, { id, saved }: Staged): Promise<void> {
  const walk = (path: string): Promise<void> =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await walk('/settings');
  await page.locator('.table').waitFor({ state: 'detached' });
  await walk(`/practice/${saved.setup.game}/${id}`);
  await page.locator('.table .ask, .table .end').first().waitFor();
  // Its letters have their own widths from the first frame after which no font is on its way.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => document.fonts.ready.then(() => done())))',
  );
}
