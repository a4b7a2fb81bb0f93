import { test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { visitor } from './support/browser.ts';
import { isOver, playUntil } from './support/hands.ts';
import { keepStaged, stagedGames } from './support/staging.ts';
import { notedUpdates, noteUpdates, type Update } from './support/updates.ts';

const at = atSite();

const COUNT = 60;

/** The value that so much of all are at most. */
function within(values: readonly number[], part: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return `${(sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(1)} ms`;
}

test('how long a change takes from the message to the screen', async () => {
  const { context, page } = await visitor(at.room, { settings: { botPace: 150 } });
  await noteUpdates(context);
  const games = stagedGames();
  const updates: Update[] = [];
  // A game that ends too early is played once more.
  while (updates.length < COUNT) {
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepStaged(page, games);
    await page.goto(`${at.site.url}/practice/bsg/bsg-crisis`);
    await page.locator('.table .ask').waitFor();
    const others = async () =>
      (await notedUpdates(page)).slice(3).filter(({ asked, painted }) => !asked && painted > 0);
    const enough = async () => updates.length + (await others()).length >= COUNT;
    await playUntil(page, async () => (await isOver(page)) || (await enough()));
    updates.push(...(await others()));
  }
  for (const what of ['changed', 'painted'] as const) {
    const values = updates.map((it) => it[what]);
    const [half, most, all] = [0.5, 0.95, 1].map((part) => within(values, part));
    console.log(`${what}: half within ${half}, 95 % within ${most}, all within ${all}`);
  }
  await context.close();
});
