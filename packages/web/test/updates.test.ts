import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, visitor } from './support/browser.ts';
import { type Press, playUntil } from './support/hands.ts';
import { keepStaged, stagedGames } from './support/staging.ts';
import { notedUpdates, noteUpdates } from './support/updates.ts';

describe.runIf(canBrowse)('a change at a table', () => {
  const at = atSite();

  test('is put onto the page once, and leaves alone what it does not concern', async () => {
    const { context, page } = await visitor(at.room, { settings: { botPace: 120 } });
    await noteUpdates(context);
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    const games = stagedGames((id) => id === 'bsg-crisis');
    await keepStaged(page, games);
    await page.goto(`${at.site.url}/practice/bsg/bsg-crisis`);
    await page.locator('.ask .button.primary').waitFor();
    // Everything that lies on the table now is to be the same thing afterwards.
    const things = '.location, .sector-spot, .player, .top-bar, .held';
    // Of the log, which lets go of what is long past, the newest.
    const newest = '.log li:nth-last-child(-n + 20)';
    const before = await page.evaluate(`(() => {
      const lying = document.querySelectorAll('${things}, ${newest}');
      for (const it of lying) it.lay = true;
      return lying.length;
    })()`);
    expect(before).toBeGreaterThan(40);
    // Whoever asked for stillness sees nothing move, so nobody asks where things lie: that would lay the page out.
    await page.evaluate(`(() => {
      window.measured = 0;
      const measure = Element.prototype.getBoundingClientRect;
      Element.prototype.getBoundingClientRect = function () {
        window.measured += 1;
        return measure.call(this);
      };
    })()`);
    const seen = (await notedUpdates(page)).length;
    // Pressed without a pointer, which would also open and close what is told about things.
    const press: Press = (_, target) => target.dispatchEvent('click');
    const others = async () =>
      (await notedUpdates(page)).slice(seen).filter(({ asked, painted }) => !asked && painted > 0);
    await playUntil(page, async () => (await others()).length >= 6, { press });
    for (const { commits } of await others()) expect(commits).toBe(1);
    const still = await page.evaluate(
      `[...document.querySelectorAll('${things}, .log li')].filter((it) => it.lay).length`,
    );
    expect(still).toBe(before);
    expect(await page.evaluate('window.measured')).toBe(0);
    await context.close();
  });
});
