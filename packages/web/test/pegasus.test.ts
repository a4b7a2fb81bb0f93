import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { playUntil } from './support/hands.ts';
import { misfits } from './support/looks.ts';

describe.runIf(canBrowse)('with Pegasus and New Caprica', () => {
  const at = atSite();

  test('a game is made on the page for new ones, and its first turns are played by clicks', async () => {
    const { context, page, complaints } = await visitor(at.room);
    await page.goto(`${at.site.url}/create?game=bsg`);
    const pegasus = page.getByRole('checkbox', { name: /^Pegasus/ });
    const newCaprica = page.getByRole('checkbox', { name: /^New Caprica/ });
    const begin = page.getByRole('button', { name: 'Begin' });
    await newCaprica.waitFor();
    expect(await newCaprica.isDisabled()).toBe(true);
    expect(await page.locator('.choice', { has: newCaprica }).textContent()).toContain(
      'New Caprica can only be played together with Pegasus.',
    );
    // Seven need a Cylon leader (PEG-39.1).
    await page.getByRole('radio', { name: '7', exact: true }).check();
    await pegasus.check();
    await newCaprica.check();
    expect(await begin.isDisabled()).toBe(true);
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'a new game that cannot be played so');
    await page.getByRole('checkbox', { name: /^Cylon Leaders/ }).check();
    expect(await page.getByRole('alert').count()).toBe(0);
    await begin.click();

    await page.locator('.table').waitFor();
    const turn = async (): Promise<number> =>
      Number(/\d+/.exec((await page.locator('.top-bar .chip').allTextContents()).join(' '))?.[0]);
    await playUntil(page, async () => (await turn()) >= 3, { seed: 5 });
    const airlock = page.locator('.location', { hasText: 'Airlock' });
    expect(await airlock.count()).toBe(1);
    // The planet is far away (PEG-2.4).
    expect(await page.locator('.location', { hasText: 'Shipyard' }).count()).toBe(0);
    expect(await page.locator('.player').count()).toBe(7);
    await expectAccessible(page, 'seven players with Pegasus');
    expect(await misfits(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    const tab = page.getByRole('tab', { name: 'Pegasus' });
    if (!(await tab.isVisible()))
      await page.getByRole('button', { name: 'Board', exact: true }).click();
    await tab.click();
    expect(await misfits(page)).toEqual([]);
    await page.setViewportSize(LAPTOP);
    expect(complaints).toEqual([]);
    await context.close();
  }, 600_000);

  test('a whole game, from the front page to who was who', async () => {
    const { context, page, complaints } = await visitor(at.room);
    await page.goto(at.site.url);
    await page.locator('a[href*="/create"]').first().click();
    await page.getByRole('radio', { name: /^Battlestar Galactica/ }).check();
    await page.getByRole('radio', { name: '5', exact: true }).check();
    await page.getByRole('checkbox', { name: /^Pegasus/ }).check();
    await page.getByRole('checkbox', { name: /^New Caprica/ }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table').waitFor();
    const over = page.getByText('Who was who');
    await playUntil(page, async () => (await over.count()) > 0, { seed: 7 });
    await page.getByText('Watch it again').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }, 1_200_000);
});
