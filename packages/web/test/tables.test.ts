import type { AskView } from '@starboard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { type Coloured, coloured, letterSizes, misfits, movements } from './support/looks.ts';
import { goTo, sitting } from './support/sitting.ts';
import { type Staged, stagedAsks, stagedGames } from './support/staging.ts';

/** What an ask looks like: a few that differ stand for all. */
function lookOf({ ask }: AskView): string {
  if (ask.kind === 'plan') return ask.plan;
  const alike = ['pick-a-character', 'move-to', 'choose-action', 'contribute', 'name-a-character'];
  return alike.includes(ask.prompt) ? ask.prompt : ask.kind;
}

const SMALL = { width: 360, height: 740 };
const TVS = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];

describe.runIf(canBrowse)('the tables', () => {
  const at = atSite();
  let asks: readonly Staged[];
  let moments: readonly Staged[];

  beforeAll(async () => {
    asks = [...stagedAsks('bsg', 5, 2, lookOf), ...stagedAsks('roll', 4, 2, lookOf)].map(
      (it, i) => ({ ...it, id: `ask-${i}` }),
    );
    moments = stagedGames();
  }, 180_000);

  const sitDown = (games: readonly Staged[], settings: object = {}) =>
    sitting(at, games, { settings });

  const moment = (id: string): Staged => {
    const found = moments.find((it) => it.id === id);
    if (found === undefined) throw new Error(`no such moment: ${id}`);
    return found;
  };

  test('every kind of ask can be answered by everybody, on a laptop and on a phone', async () => {
    const { context, page, complaints } = await sitDown(asks);
    expect(asks.length).toBeGreaterThan(10);
    for (const ask of asks) {
      await goTo(page, ask);
      for (const size of [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${ask.name} ${size.width}`);
        expect(await misfits(page), `${ask.name} ${size.width}`).toEqual([]);
      }
      await page.setViewportSize(SMALL);
      expect(await misfits(page), `${ask.name} ${SMALL.width}`).toEqual([]);
      await page.setViewportSize(LAPTOP);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('so can every part of a table, every drawer and every end, in every theme', async () => {
    const others = ['contrast'] as const;
    const { context, page } = await sitDown(moments);
    for (const staged of moments) {
      await goTo(page, staged);
      await expectAccessible(page, staged.id, others);
      expect(await misfits(page), staged.id).toEqual([]);
    }
    const drawer = page.locator('dialog.drawer');
    await goTo(page, moment('bsg-crisis'));
    await page.keyboard.press('?');
    await drawer.waitFor();
    await expectAccessible(page, 'reference', others);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Standing orders' }).click();
    await drawer.waitFor();
    await expectAccessible(page, 'standing orders', others);
    await page.keyboard.press('Escape');
    // Suspicions: trust, doubt, accuse.
    for (const [i, it] of (await page.locator('.suspicion').all()).entries()) {
      for (let times = 0; times <= i; times++) await it.click();
    }
    // Something told about in passing.
    await page.locator('.skill-card').first().hover();
    await page.locator('.details').waitFor();
    await expectAccessible(page, 'suspicions and details', others);
    await page.setViewportSize(PHONE);
    for (const tab of await page.locator('.tabs button').all()) {
      await tab.click();
      await expectAccessible(page, `bsg ${await tab.innerText()}`, others);
      expect(await misfits(page)).toEqual([]);
    }
    await goTo(page, moment('roll-planning'));
    for (const tab of await page.locator('.tabs button').all()) {
      await tab.click();
      await expectAccessible(page, `roll ${await tab.innerText()}`, others);
      expect(await misfits(page)).toEqual([]);
    }
    await page.setViewportSize(LAPTOP);
    await page.locator('.opponent .look').first().click();
    await drawer.waitFor();
    await expectAccessible(page, "another's empire", others);
    for (const id of ['roll-end', 'bsg-end']) {
      await page.goto(`${at.site.url}/replay/${id}/40?eyes=all`);
      await page.locator('.table').waitFor();
      await page.locator('.held-back summary').click();
      await expectAccessible(page, `replay ${id}`, others);
      await page.setViewportSize(PHONE);
      await expectAccessible(page, `replay ${id} on a phone`, others);
      expect(await misfits(page), id).toEqual([]);
      await page.setViewportSize(LAPTOP);
    }
    await context.close();
  });

  test('the curtain and a broken page can be used by everybody', async () => {
    const { context, page } = await sitDown([]);
    await page.goto(`${at.site.url}/create?game=roll&where=passing`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.curtain, .table').first().waitFor();
    for (let i = 0; i < 4 && !(await page.locator('.curtain').isVisible()); i++) {
      await page.locator('.bottom .answers .button').first().click();
      await page.waitForTimeout(200);
    }
    await page.locator('.curtain').waitFor();
    await expectAccessible(page, 'curtain');
    await page.goto(`${at.site.url}/practice/roll/nosuchgame`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, 'a game that is not here');
    await page.goto(`${at.site.url}/nowhere/at/all`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, 'nowhere');
    await context.close();
  });

  test('a table and talk on the server, before and in the game', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(`${at.site.url}/create?where=online&game=bsg`);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Create the table' }).click();
    await page.getByRole('heading', { name: 'Seats' }).waitFor();
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `seats ${size.width}`);
    }
    const bot = page.getByRole('button', { name: 'Seat a bot here' });
    for (let left = 4; left > 0; left--) {
      await expect.poll(() => bot.count()).toBe(left);
      await bot.first().click();
    }
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table .ask').waitFor();
    await page.getByLabel('Say something').fill('Is anybody here human?');
    await page.keyboard.press('Enter');
    await page.locator('.talk li').waitFor();
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `online ${size.width}`);
      expect(await misfits(page)).toEqual([]);
    }
    await context.close();
  });

  test('on a TV everything is larger, and still there', async () => {
    const { context, page } = await sitDown(moments);
    const measure = () => letterSizes(page, ['.prompt', '.chip', '.log li']);
    for (const id of ['bsg-combat', 'roll-planning']) {
      await page.setViewportSize(LAPTOP);
      await goTo(page, moment(id));
      const near = await measure();
      for (const tv of TVS) {
        await page.setViewportSize(tv);
        const far = await measure();
        const grown = (tv.height / LAPTOP.height) * 0.95;
        for (const [i, size] of far.entries()) {
          expect(size, `${id} ${tv.width}`).toBeGreaterThan((near[i] ?? 0) * grown);
        }
        expect(await misfits(page), `${id} ${tv.width}`).toEqual([]);
      }
    }
    await context.close();
  });

  test('nothing moves for whoever asked for that', async () => {
    const { context, page } = await sitDown(moments);
    for (const staged of moments) {
      await goTo(page, staged);
      expect(await movements(page), staged.id).toEqual([]);
    }
    await context.close();
  });

  describe('without colours', () => {
    const PATH = "(it) => it.querySelector('path')?.getAttribute('d')";
    // A picture without its colours.
    const DRAWN =
      "(it) => decodeURIComponent(it.querySelector('img').src).replace(/#[0-9a-f]{6}|d[0-9a-z]+-[0-9a-z]+/g, '')";
    const text = (where: string): string =>
      `(it) => it.querySelector('${where}')?.textContent.trim()`;

    /** Each has a name and a sign, and another name goes with another sign. */
    function expectTold(what: string, things: readonly Coloured[]): void {
      const signs = new Map(things.map(({ name, sign }) => [name, sign]));
      expect(signs.size, what).toBeGreaterThan(1);
      for (const [name, sign] of signs) {
        expect(name, what).not.toBe('');
        expect(sign, what).not.toBe('');
      }
      expect(new Set(signs.values()).size, what).toBe(signs.size);
    }

    test('Battlestar Galactica: resources, skills, ships and people have a shape and a name', async () => {
      const { context, page } = await sitDown(moments);
      await goTo(page, moment('bsg-combat'));
      expectTold('dials', await coloured(page, '.dial', text('dt'), PATH));
      expectTold('skills', await coloured(page, '.skill-card', text('.card-skill'), PATH));
      expectTold(
        'ships',
        await coloured(page, '.ship', '(it) => it.firstChild.classList[1]', DRAWN),
      );
      expectTold('people', await coloured(page, '.player', text('b'), DRAWN));
      // What a sector holds is said in words beside its ships; what is in the red has a sign of its own.
      const sectors = await page.locator('.sector-spot', { has: page.locator('.ship') }).all();
      expect(sectors.length).toBeGreaterThan(1);
      for (const it of sectors)
        expect(await it.locator('.visually-hidden').innerText()).toMatch(/[a-z]/);
      const red = await page.locator('.dial.red').count();
      expect(red).toBeGreaterThan(0);
      expect(await page.locator('.dial.red .glyph').count()).toBe(red);
      await context.close();
    });

    test('Roll for the Galaxy: dice, phases and worlds have letters and shapes, in every language', async () => {
      const { context, page } = await sitDown(moments);
      await goTo(page, moment('roll-planning'));
      const colour = '(it) => it.classList[1]';
      const shape = "(it) => it.querySelector('.tile-shape').innerHTML";
      for (const language of ['en', 'pl', 'de', 'hu']) {
        await page.selectOption('select.language', language);
        await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
        const dice = await coloured(page, '.table .die', colour, text('.letter'));
        expectTold(`dice ${language}`, dice);
        const phases = await coloured(page, '.column:not(.aside) h2', text('span'), PATH);
        expectTold(`phases ${language}`, phases);
        expectTold(`worlds ${language}`, await coloured(page, '.tile', colour, shape));
      }
      for (const die of await page.locator('.table .die').all()) {
        expect(await die.getAttribute('aria-label')).toBeTruthy();
      }
      await context.close();
    });
  });
});
