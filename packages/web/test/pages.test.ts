import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';

const PAGES = [
  ['/', 'Two great space games'],
  ['/create?game=bsg', 'A new game'],
  ['/create?game=roll&where=online', 'A new game'],
  ['/create?game=liars-dice&where=passing', 'A new game'],
  ['/create?game=bsg&where=passing', 'A new game'],
  ['/settings', 'Settings'],
  ['/profile', 'Profile'],
  ['/statistics', 'Statistics'],
  ['/rules/roll', 'Look it up'],
  ['/rules/bsg-cards', 'Look it up'],
  ['/rules/bsg-aid', 'Look it up'],
  ['/table/nosuchtable', 'You cannot see this table'],
  ['/player/00000000000000000000000000000000', 'Profile'],
  ['/replay/nosuchgame', 'This game cannot be shown'],
] as const;

describe.runIf(canBrowse)('the pages around the tables', () => {
  const at = atSite(undefined, 'folder');

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test.each(PAGES)(
    '%s can be used by everybody, on a laptop and on a phone',
    async (path, title) => {
      const { context, page, complaints } = await visitor(at.room);
      await page.goto(at.site.url + path);
      await heading(page).filter({ hasText: title }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const size of [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${path} ${size.width}`);
      }
      // Nothing sticks out at the side.
      await page.setViewportSize({ width: 360, height: 700 });
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(complaints.filter((it) => !/40[04]/.test(it))).toEqual([]);
      await context.close();
    },
  );

  test('whoever was through a lesson is asked to play next', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(at.site.url);
    const bright = page.locator('.game-card.of-roll .primary');
    expect(await bright.innerText()).toContain('Learn');
    await page.evaluate(
      `localStorage.setItem('starboard.lesson.roll', '{"id":"a","read":[],"over":true}')`,
    );
    await page.reload();
    await expect.poll(() => bright.innerText()).toContain('Play now');
    const other = page.locator('.game-card.of-bsg .primary');
    expect(await other.innerText()).toContain('Learn');
    await context.close();
  });

  test('high contrast keeps its contrast', async () => {
    const { context, page } = await visitor(at.room, { settings: { theme: 'contrast' } });
    for (const path of ['/', '/settings', '/create']) {
      await page.goto(at.site.url + path);
      await heading(page).waitFor();
      await expectAccessible(page, path);
    }
    await context.close();
  });

  test('every page is in the chosen language, at once and from then on', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(at.site.url);
    const titles = new Set<string>();
    for (const tag of ['pl', 'de', 'hu', 'en']) {
      await page.selectOption('select.language', tag);
      await page.locator(`html[lang=${tag}]`).waitFor({ state: 'attached' });
      titles.add((await heading(page).textContent()) ?? '');
    }
    expect(titles.size).toBe(4);
    await page.selectOption('select.language', 'hu');
    await page.goto(`${at.site.url}/settings`);
    await heading(page).filter({ hasText: 'Beállítások' }).waitFor();
    await context.close();
  });

  test('only what the rules allow can be chosen', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(`${at.site.url}/create?game=bsg`);
    const without = page.getByRole('radio', { name: /No Sympathizer/ });
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await without.check();
    await page.getByRole('radio', { name: '5', exact: true }).check();
    expect(await without.isDisabled()).toBe(true);
    expect(await page.getByRole('radio', { name: /As in the rules/ }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /Roll for the Galaxy/ }).check();
    expect(await page.getByRole('radio', { name: '6', exact: true }).count()).toBe(0);
    await context.close();
  });

  test('a rule has an address of its own, and can be searched', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(`${at.site.url}/rules/roll/ROLL-1.22`);
    const here = page.locator('.rule.here');
    await here.waitFor();
    expect(await here.textContent()).toContain('credits are at least 0');
    await expect.poll(async () => (await here.boundingBox())?.y ?? 9999).toBeLessThan(768);
    await page.getByLabel('Search').fill('reassign dictate');
    await expect.poll(() => page.locator('.rule').count()).toBeLessThan(40);
    for (const text of await page.locator('.rule').allTextContents()) {
      expect(text.toLowerCase()).toMatch(/dictate/);
    }
    await context.close();
  });

  test('the rules are in my language, under the same number', async () => {
    const { context, page } = await visitor(at.room, { language: 'pl' });
    await page.goto(`${at.site.url}/rules/ROLL-1.22`);
    const here = page.locator('.rule.here');
    await here.waitFor();
    await expect.poll(() => here.textContent()).toMatch(/^ROLL-1\.22.*[Kk]redyt/);
    // Without the accents one may not have on the keyboard.
    await page.getByLabel('Szukaj').fill('populacji kosci');
    await expect.poll(() => page.locator('.rule').count()).toBeLessThan(100);
    expect(await page.locator('.rule').count()).toBeGreaterThan(3);
    await page.selectOption('select.language', 'hu');
    await page.getByText('szabály.').waitFor();
    await page.getByLabel('Keresés').fill('');
    await expect.poll(() => here.textContent()).toMatch(/^ROLL-1\.22.*kredit/);
    await page.getByRole('link', { name: /Roll.*segédlet/ }).click();
    await page.getByRole('heading', { name: 'Kockák' }).waitFor();
    expect(await page.getByRole('row').count()).toBeGreaterThan(10);
    await context.close();
  });
});
