import { readFile } from 'node:fs/promises';
import { bsg } from '@starboard/bsg';
import { anyGame, verify } from '@starboard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Saved } from '../src/practice/messages.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, visitor } from './support/browser.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';

describe.runIf(canBrowse)('files, messages and news', () => {
  const at = atSite();
  let over: Saved;

  beforeAll(async () => {
    over = playedUntil('bsg', 3, 'a'.repeat(64), () => false);
  }, 240_000);

  test('a practice game is saved as a genuine record, and opened from it elsewhere', async () => {
    const one = await visitor(at.room);
    await one.page.goto(`${at.site.url}/settings`);
    await one.page.locator('h1').waitFor();
    await keepGames(one.page, { kept: { saved: over, over: true } });
    await one.page.goto(`${at.site.url}/replay/kept`);
    const saving = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await saving).path();
    const text = await readFile(file, 'utf8');
    expect(verify([anyGame(bsg)], text)).toMatchObject({ genuine: true });
    await one.context.close();

    const two = await visitor(at.room);
    await two.page.goto(at.site.url);
    const input = two.page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: bytes('{}'),
    });
    await two.page.getByRole('alert').filter({ hasText: 'not a saved Starboard game' }).waitFor();
    await input.setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: bytes(text),
    });
    const slider = two.page.getByRole('slider');
    await slider.waitFor();
    const length = over.entries.length;
    await expect.poll(() => slider.getAttribute('max')).toBe(String(length));
    // Any moment, from anybody's eyes, and still there after the page was loaded again.
    await slider.fill('40');
    await two.page.getByLabel('Point of view').selectOption('1');
    await expect.poll(() => two.page.url()).toMatch(/\/40\?eyes=1$/);
    await two.page.locator('.secrets, .mine, .hand').first().waitFor();
    await two.page.reload();
    await two.page.locator('.reel .count', { hasText: `40 of ${length}` }).waitFor();
    await expectAccessible(two.page, 'replay from a file');
    // Whatever was changed in it is noticed.
    await two.page.goto(at.site.url);
    const forged = JSON.stringify({ ...JSON.parse(text), seats: 4 });
    await input.setInputFiles({
      name: 'y.json',
      mimeType: 'application/json',
      buffer: bytes(forged),
    });
    await two.page.getByRole('heading', { name: 'can no longer be opened' }).waitFor();
    await two.context.close();
  });

  test('a page that is older than the server is told, and loads again', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(`${at.site.url}/create?where=online&game=roll`);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('textbox', { name: 'The link to this table' }).waitFor();
    const news = page.getByRole('status').filter({ hasText: 'A newer version is available' });
    expect(await news.count()).toBe(0);
    // The server comes back with another app.
    await page.route('**/precache.json', (route) => route.fulfill({ json: ['/', '/assets/x.js'] }));
    await at.site.restart();
    await news.waitFor();
    await expectAccessible(page, 'a newer version');
    await page.unroute('**/precache.json');
    await news.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('textbox', { name: 'The link to this table' }).waitFor();
    await expect.poll(() => news.count()).toBe(0);
    await context.close();
  });

  test('quiet hours and a webhook are kept on the server', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(`${at.site.url}/settings`);
    await page.getByRole('link', { name: /server has to know you/ }).waitFor();
    expect(await page.getByText('Quiet hours').count()).toBe(0);
    await page.request.post(`${at.site.url}/api/guests`, {
      data: { name: 'Ann' },
      headers: { origin: at.site.url },
    });
    await page.reload();
    await page.getByRole('checkbox', { name: /Quiet hours/ }).check();
    await page.getByLabel('From', { exact: true }).fill('23:30');
    await page.getByLabel('Until', { exact: true }).fill('06:15');
    await page.getByRole('button', { name: 'Save quiet hours' }).click();
    await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
    await page.getByLabel('By webhook', { exact: true }).fill('ftp://nowhere');
    await page.getByRole('button', { name: 'Save webhook' }).click();
    const hook = page.locator('form', { has: page.getByLabel('By webhook', { exact: true }) });
    await hook.getByRole('status').filter({ hasText: 'https://' }).waitFor();
    await page.getByLabel('By webhook', { exact: true }).fill('https://hooks.example.org/me');
    await page.getByRole('button', { name: 'Save webhook' }).click();
    await hook.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
    await expectAccessible(page, 'settings of somebody known');
    await page.reload();
    // What is sent there does not arrive.
    const trouble = { failures: 1, at: '2026-01-02T03:04:05.000Z', why: 'inside', status: null };
    await at.site
      .store()
      .db.updateTable('player')
      .set({ hook_trouble: JSON.stringify(trouble) })
      .execute();
    await page.reload();
    await hook.getByText(/Jan 2, 2026.*the address leads into a private network/).waitFor();
    await expectAccessible(page, 'a webhook that fails');
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('23:30');
    expect(await page.getByLabel('By webhook', { exact: true }).inputValue()).toBe(
      'https://hooks.example.org/me',
    );
    await context.close();
  });
});

const bytes = (text: string): Buffer => Buffer.from(text);
