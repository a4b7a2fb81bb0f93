import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BsgEvents, loyaltyOf } from '@starboard/bsg';
import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import type { BigMoment } from '../src/bsg/big-moments/which.ts';
import { atSite } from './support/at-site.ts';
import { LANDSCAPE, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { pressOne } from './support/hands.ts';
import { keepStaged, type Staged, stagedGames, stagedMoments } from './support/staging.ts';

const folder = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const LANGUAGES = ['en', 'pl', 'de', 'hu'];
const SIZES = { laptop: LAPTOP, phone: PHONE, landscape: LANDSCAPE };

/** A screen: its address, and what to do there before it is looked at. */
interface Screen {
  readonly name: string;
  readonly path: string;
  readonly before?: (page: Page) => Promise<void>;
  /** How long bots think there, in milliseconds. */
  readonly pace?: number;
  /** Also by daylight, and on a phone that lies: once, in the first language. */
  readonly everyLight?: true;
}

const SCREENS: readonly Screen[] = [
  { name: 'lobby', path: '/' },
  { name: 'lesson', path: '/learn/bsg', before: firstCheck },
  { name: 'lesson-roll', path: '/learn/roll', before: firstPlan },
  { name: 'create', path: '/create?game=bsg' },
  {
    name: 'roll-planning',
    path: '/practice/roll/roll-planning',
    before: planABit,
    everyLight: true,
  },
  { name: 'roll-reveal', path: '/practice/roll/roll-planning', before: reveal, everyLight: true },
  { name: 'roll-phase', path: '/practice/roll/roll-phase', everyLight: true },
  { name: 'roll-end', path: '/practice/roll/roll-end' },
  { name: 'bsg-crisis', path: '/practice/bsg/bsg-crisis', before: chooseTwo, everyLight: true },
  { name: 'recap', path: '/practice/bsg/bsg-crisis', before: countsUp, everyLight: true },
  { name: 'bsg-combat', path: '/practice/bsg/bsg-combat', everyLight: true },
  { name: 'bsg-pegasus', path: '/practice/bsg/bsg-pegasus', everyLight: true },
  { name: 'bsg-boards', path: '/practice/bsg/bsg-exodus', everyLight: true },
  { name: 'bsg-ionian-nebula', path: '/practice/bsg/bsg-ionian-nebula' },
  { name: 'bsg-new-caprica', path: '/practice/bsg/bsg-new-caprica', everyLight: true },
  { name: 'bsg-reveal', path: '/practice/bsg/reveal', before: reveals, pace: 4_000 },
  { name: 'bsg-cylon', path: '/practice/bsg/cylon', before: looksAtOwn, pace: 4_000 },
  { name: 'bsg-end', path: '/practice/bsg/bsg-end' },
  { name: 'replay', path: '/replay/bsg-end/200?eyes=all' },
  { name: 'rules', path: '/rules/bsg/BSG-16.8' },
];

/** Two cards that help, so that the check has something to reckon with: what was chosen before is still chosen. */
async function chooseTwo(page: Page): Promise<void> {
  const missing = 2 - (await page.locator('.skill-card.chosen').count());
  for (let i = 0; i < missing; i++) {
    await page.locator('.skill-card.lit:not(.chosen)').first().click();
  }
  await page.mouse.move(1, 1);
  await page.waitForTimeout(300);
}

/** The cards of the check are turned up one by one. */
async function countsUp(page: Page): Promise<void> {
  await chooseTwo(page);
  await page.locator('.choosing > .answers .primary').click();
  const turning = page.locator('.answers.recap');
  for (let i = 0; i < 300 && !(await turning.isVisible()); i++) {
    await pressOne(page, { chance: 0 });
    await page.waitForTimeout(60);
  }
  await page.mouse.move(1, 1);
  await page.waitForTimeout(1600);
}

const readOn = (page: Page): Promise<void> => page.locator('.guide .button.primary').click();

/** To the check of the lesson: to the guns, fire at a raider, and two cards that help. */
async function firstCheck(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) await readOn(page);
  for (const key of ['2', '1', '1']) {
    await page.locator('.bottom .answers .button').first().waitFor();
    await page.waitForTimeout(600);
    await page.keyboard.press(key);
  }
  await readOn(page);
  const helping = page.locator('.hand .skill-card.lit:has(.worth.good)');
  await helping.first().waitFor();
  for (const i of [0, 1]) await helping.nth(i).click();
  await page.mouse.move(1, 1);
  await page.waitForTimeout(900);
}

async function firstPlan(page: Page): Promise<void> {
  for (let i = 0; i < 2; i++) await readOn(page);
  await page.waitForTimeout(600);
}

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
  // Everybody's plan lies open.
  await page.waitForTimeout(4200);
}

/** Somebody turns out to be a Cylon. */
async function reveals(page: Page): Promise<void> {
  await page.locator('.moment.reveal').waitFor();
  await page.waitForTimeout(2300);
}

/** The card that was dealt, while it is held. */
async function looksAtOwn(page: Page): Promise<void> {
  await page.keyboard.up(' ');
  await page.locator('.moment.loyalty').waitFor();
  await page.keyboard.down(' ');
  await page.locator('.moment .open').waitFor();
  await page.waitForTimeout(700);
}

const at = atSite();
let games: readonly Staged[];

beforeAll(async () => {
  const others = wanted.some(({ before }) => before !== reveals && before !== looksAtOwn);
  games = [...(others ? stagedGames() : []), ...stagedMoments(2, 5, [], shownMoment)];
  await mkdir(folder, { recursive: true });
});

/** Of a reveal, and of a Cylon's card. */
function shownMoment(moment: BigMoment): string | null {
  if (moment.kind === 'reveal') return 'reveal';
  const cards = moment.entries.flatMap(({ event }) =>
    event.type === 'loyalty-dealt' ? ((event.data as BsgEvents['loyalty-dealt']).cards ?? []) : [],
  );
  return cards.some((card) => loyaltyOf(card).team === 'cylon') ? 'cylon' : null;
}

/** All of them, or those named: SCREENS=replay,rules. */
const wanted = SCREENS.filter(({ name }) => {
  const named = process.env['SCREENS'];
  return named === undefined || named.split(',').includes(name);
});

test('screenshots', async () => {
  const painter = await at.room.browser.newPage();
  for (const language of LANGUAGES) {
    for (const [device, size] of Object.entries(SIZES)) {
      for (const theme of ['dark', 'light']) {
        const screens = wanted.filter(({ everyLight }) => {
          const usual = theme === 'dark' && device !== 'landscape';
          return usual || (everyLight === true && language === LANGUAGES[0]);
        });
        await take(painter, screens, { language, device, size, theme });
      }
    }
  }
});

interface Shot {
  readonly language: string;
  readonly device: string;
  readonly size: typeof LAPTOP;
  readonly theme: string;
}

async function take(
  painter: Page,
  screens: readonly Screen[],
  { language, device, size, theme }: Shot,
): Promise<void> {
  if (screens.length === 0) return;
  const { context, page } = await visitor(at.room, {
    size,
    language,
    settings: { botPace: 400, language, theme, openSecrets: false },
  });
  await page.goto(`${at.site.url}/settings`);
  await page.locator('h1').waitFor();
  await keepStaged(page, games);
  const light = theme === 'light' ? '.light' : '';
  for (const { name, path, before, pace = 400 } of screens) {
    await page.evaluate(`localStorage.setItem('starboard.settings', JSON.stringify({
      ...JSON.parse(localStorage.getItem('starboard.settings')), botPace: ${pace},
    }))`);
    await page.goto(at.site.url + path);
    await page.locator('h1, .table').first().waitFor();
    await page.waitForTimeout(1200);
    await before?.(page);
    const shot = await page.screenshot();
    const file = `${name}.${device}.${language}${light}.webp`;
    await writeFile(join(folder, file), await small(painter, shot));
    await keepStaged(page, games);
  }
  await context.close();
}

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
