import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { LAPTOP, PHONE, visitor } from './support/browser.ts';
import { pressOne } from './support/hands.ts';
import { keepStaged, type Staged, stagedGames } from './support/staging.ts';

const folder = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const LANGUAGES = ['en', 'pl', 'de', 'hu'];
const SIZES = { laptop: LAPTOP, phone: PHONE };

/** A screen: its address, and what to do there before it is looked at. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: 'lobby', path: '/' },
  { name: 'create', path: '/create?game=bsg' },
  { name: 'roll-planning', path: '/practice/roll/roll-planning', before: planABit },
  { name: 'roll-reveal', path: '/practice/roll/roll-planning', before: reveal },
  { name: 'bsg-crisis', path: '/practice/bsg/bsg-crisis' },
  { name: 'bsg-combat', path: '/practice/bsg/bsg-combat' },
  { name: 'bsg-pegasus', path: '/practice/bsg/bsg-pegasus' },
  { name: 'bsg-new-caprica', path: '/practice/bsg/bsg-new-caprica' },
  { name: 'bsg-end', path: '/practice/bsg/bsg-end' },
  { name: 'replay', path: '/replay/bsg-end/200?eyes=all' },
  { name: 'rules', path: '/rules/bsg/BSG-16.8' },
];

async function planABit(page: Page): Promise<void> {
  for (let i = 0; i < 6; i++) {
    if (await page.locator('.planner .column.selected').isVisible()) return;
    await pressOne(page, { chance: 0 });
  }
}

async function reveal(page: Page): Promise<void> {
  await planABit(page);
  const ready = page.locator('.bottom .button.primary:enabled');
  for (let i = 0; i < 6 && (await ready.count()) === 0; i++) await pressOne(page, { chance: 0 });
  await ready.first().click();
  await page.locator('.round').waitFor();
  await page.mouse.move(1, 1);
  await page.waitForTimeout(900);
}

const at = atSite();
let games: readonly Staged[];

beforeAll(async () => {
  games = stagedGames();
  await mkdir(folder, { recursive: true });
});

/** All of them, or those named: SCREENS=replay,rules. */
const wanted = SCREENS.filter(({ name }) => {
  const named = process.env['SCREENS'];
  return named === undefined || named.split(',').includes(name);
});

test('screenshots', async () => {
  const painter = await at.room.browser.newPage();
  for (const language of LANGUAGES) {
    for (const [device, size] of Object.entries(SIZES)) {
      const { context, page } = await visitor(at.room, {
        size,
        language,
        settings: { botPace: 400, language },
      });
      await page.goto(`${at.site.url}/settings`);
      await page.locator('h1').waitFor();
      await keepStaged(page, games);
      for (const { name, path, before } of wanted) {
        await page.goto(at.site.url + path);
        await page.locator('h1, .table').first().waitFor();
        await page.waitForTimeout(1200);
        await before?.(page);
        const shot = await page.screenshot();
        await writeFile(
          join(folder, `${name}.${device}.${language}.webp`),
          await small(painter, shot),
        );
        await keepStaged(page, games);
      }
      await context.close();
    }
  }
});

/** The browser that took the picture also makes it small. */
async function small(painter: Page, png: Buffer): Promise<Buffer> {
  const data = await painter.evaluate(`new Promise((done) => {
    const picture = new Image();
    picture.onload = () => {
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d').drawImage(picture, 0, 0);
      done(canvas.toDataURL('image/webp', 0.62));
    };
    picture.src = 'data:image/png;base64,${png.toString('base64')}';
  })`);
  return Buffer.from(String(data).split(',')[1] ?? '', 'base64');
}
