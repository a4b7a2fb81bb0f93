import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { byPointer, isOver, playUntil } from './support/hands.ts';

const LONG = 600_000;

describe.runIf(canBrowse)('practice', () => {
  const at = atSite();

  const logged = (page: Page) => page.locator('.log li');
  const ready = async (page: Page): Promise<void> => {
    await page.locator('.table').waitFor();
    await page.locator('.ask .prompt:not(.waiting)').first().waitFor();
  };
  const rounds = async (page: Page): Promise<number> =>
    Number(/\d+/.exec((await page.locator('.top-bar .chip').first().textContent()) ?? '')?.[0]);

  test(
    'a new user starts practice and finishes a game of Roll by clicking, then watches it again',
    async () => {
      // As it is for everybody: things move, bots take a moment, rounds are shown step by step and can be skipped.
      const { context, page, complaints } = await visitor(at.room, {
        motion: true,
        settings: { botPace: 450 },
      });
      await page.goto(at.site.url);
      await page
        .locator('.game-card.of-roll')
        .getByRole('link', { name: /Play now/ })
        .click();
      await ready(page);
      await expectAccessible(page, 'the first ask of Roll');
      await playUntil(page, () => isOver(page), { seed: 7 });
      await expectAccessible(page, 'the end of Roll');
      expect(await page.locator('.end').textContent()).toMatch(/VP|win/);

      await page.goto(at.site.url);
      await page.locator('.row', { hasText: 'Finished' }).getByRole('link').click();
      const reel = page.locator('.reel');
      await reel.waitFor();
      await page.locator('.table').waitFor();
      const slider = reel.getByRole('slider');
      const last = Number(await slider.getAttribute('max'));
      expect(last).toBeGreaterThan(20);
      await slider.fill('10');
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/10$/);
      await expect.poll(() => page.locator('.end').count()).toBe(0);
      const then = await logged(page).count();
      await reel.getByRole('button', { name: 'One move forward' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/11$/);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/12$/);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/11$/);
      await reel.getByRole('combobox').selectOption('1');
      await expect.poll(() => new URL(page.url()).search).toBe('?eyes=1');
      await expect.poll(() => logged(page).count()).toBeGreaterThan(then - 5);
      await expectAccessible(page, 'a replay');
      // Whoever leaves it is back at the end of their game.
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await page.locator('.end').waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/practice\/roll\//);
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test('bots of a running game are slowed down at the table; newcomers can follow them from the start', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(`${at.site.url}/settings`);
    await page.evaluate(`localStorage.setItem('starboard.settings', '{}')`);
    await page.goto(`${at.site.url}/practice/roll`);
    await ready(page);
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
      await expectAccessible(page, `settings at the table ${size.width}`);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await page.getByRole('radio', { name: 'Easy to follow' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Slow', exact: true }).check();
    const kept = await page.evaluate(
      `JSON.parse(localStorage.getItem('starboard.settings')).botPace`,
    );
    expect(kept).toBe(2500);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await ready(page);
    await context.close();
  });

  test('the lobby looks the same after a table, and what goes on comes first', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(at.site.url);
    const cards = page.locator('.game-card');
    /** Where everything lies in the cards of the games, and what pictures are drawn as. */
    const look = async (): Promise<unknown> => {
      await expect.poll(() => cards.locator('.art :is(img, svg)').count()).toBeGreaterThan(9);
      return cards.evaluateAll((all) =>
        all.map((card) => {
          const from = card.getBoundingClientRect();
          return [...card.querySelectorAll(':not(svg *)')].map((it) => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return [x - from.x, y - from.y, width, height].map(Math.round).join(' ');
          });
        }),
      );
    };
    await page.waitForLoadState('networkidle');
    await page.evaluate('document.fonts.ready');
    const before = await look();
    const mine = page.locator('#my-games');
    expect(await mine.count()).toBe(0);
    for (const game of ['roll', 'bsg']) {
      await page
        .locator(`.game-card.of-${game}`)
        .getByRole('link', { name: /Play now/ })
        .click();
      await ready(page);
      await page.getByRole('button', { name: 'Leave' }).click();
      await mine.waitFor();
      expect(await look()).toEqual(before);
    }
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    expect(await top(mine)).toBeLessThan(await top(cards.first()));
    await context.close();
  });

  test(
    'a game goes on after the page was closed',
    async () => {
      const { context, page } = await visitor(at.room);
      await page.goto(`${at.site.url}/practice/roll`);
      await ready(page);
      await playUntil(page, async () => (await rounds(page)) >= 2, { seed: 3 });
      await ready(page);
      const before = await logged(page).last().textContent();
      const { pathname } = new URL(page.url());
      await page.close();
      const again = await context.newPage();
      await again.goto(at.site.url);
      await again.locator(`a[href="${pathname}"]`).click();
      await ready(again);
      expect(await rounds(again)).toBe(2);
      expect(await logged(again).last().textContent()).toBe(before);
      await context.close();
    },
    LONG,
  );

  test.each(['roll', 'bsg'])(
    'another language tells the past of %s again',
    async (game) => {
      const { context, page } = await visitor(at.room);
      await page.goto(`${at.site.url}/practice/${game}`);
      await ready(page);
      await playUntil(page, async () => (await logged(page).count()) > 2);
      await ready(page);
      const english = await logged(page).allTextContents();
      expect(english.length).toBeGreaterThan(2);
      const prompts = new Set<string | null>();
      let before = english;
      for (const tag of ['pl', 'de', 'hu']) {
        await page.selectOption('select.language', tag);
        await page.locator(`html[lang=${tag}]`).waitFor({ state: 'attached' });
        const untold = async (): Promise<string[]> => {
          const told = await logged(page).allTextContents();
          return told.filter((line, i) => line === before[i]);
        };
        await expect.poll(untold).toEqual([]);
        before = await logged(page).allTextContents();
        expect(before.length).toBe(english.length);
        prompts.add(await page.locator('.prompt').first().textContent());
      }
      expect(prompts.size).toBe(3);
      await context.close();
    },
    LONG,
  );

  test(
    'every step of a plan can be undone, one by one or all at once',
    async () => {
      const { context, page } = await visitor(at.room);
      await page.goto(`${at.site.url}/practice/roll`);
      const chosen = page.locator('.planner .column.selected');
      const isReady = async (): Promise<boolean> =>
        (await chosen.isVisible()) && page.getByRole('button', { name: 'Ready' }).isEnabled();
      await playUntil(page, isReady);
      for (const undo of [
        () => page.getByRole('button', { name: 'Undo step' }).click(),
        () => page.keyboard.press('Backspace'),
        () => page.getByRole('button', { name: 'Reset' }).click(),
      ]) {
        await undo();
        await chosen.waitFor({ state: 'hidden' });
        expect(await page.getByRole('button', { name: 'Ready' }).isEnabled()).toBe(false);
        await playUntil(page, isReady);
      }
      await context.close();
    },
    LONG,
  );

  test(
    'an answer is taken back while the bot thinks',
    async () => {
      // It takes its time, so that nobody goes on from it.
      const { context, page } = await visitor(at.room, { settings: { botPace: 3_600_000 } });
      await page.goto(`${at.site.url}/practice/roll`);
      await ready(page);
      const waiting = page.locator('.ask .prompt.waiting');
      const told = await logged(page).count();
      for (const takeBack of [
        () => page.getByRole('button', { name: 'Take back' }).click(),
        () => page.keyboard.press('Control+z'),
      ]) {
        await playUntil(page, () => waiting.isVisible());
        await takeBack();
        await ready(page);
        // The plan is there again, to be changed or given once more.
        await page.getByRole('button', { name: 'Ready' }).waitFor();
        expect(await waiting.count()).toBe(0);
        expect(await logged(page).count()).toBe(told);
      }
      await context.close();
    },
    LONG,
  );

  test.each(['roll', 'bsg'])(
    '%s on a phone',
    async (game) => {
      const { context, page, complaints } = await visitor(at.room, { size: PHONE });
      await page.goto(`${at.site.url}/practice/${game}`);
      await ready(page);
      await playUntil(page, async () => (await logged(page).count()) >= 40);
      await ready(page);
      await expectAccessible(page, `${game} on a phone`);
      for (const tab of await page.locator('.tabs button').all()) {
        await tab.click();
        await expectAccessible(page, `${game}: ${await tab.textContent()}`);
        expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(
          true,
        );
      }
      // The ask is always in sight.
      const box = await page.locator('.ask .prompt').first().boundingBox();
      expect(box?.y ?? 9999).toBeLessThan(PHONE.height);
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test(
    'nothing scrolls on a laptop, and everybody can use it',
    async () => {
      for (const game of ['roll', 'bsg']) {
        const { context, page } = await visitor(at.room, { size: LAPTOP });
        await page.goto(`${at.site.url}/practice/${game}?players=5`);
        await ready(page);
        await playUntil(page, async () => (await logged(page).count()) >= 60);
        await ready(page);
        await expectAccessible(page, game);
        expect(
          await page.evaluate(
            'document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth',
          ),
        ).toBe(true);
        await context.close();
      }
    },
    LONG,
  );

  test(
    'two people at one device, with a curtain between them',
    async () => {
      const { context, page } = await visitor(at.room);
      await page.goto(`${at.site.url}/create?game=roll&where=passing`);
      await page.getByLabel('Player 1').fill('Ann');
      await page.getByLabel('Player 2').fill('Ben');
      await page.getByRole('button', { name: 'Begin' }).click();
      const curtain = page.locator('.curtain');
      const seen: string[] = [];
      for (let i = 0; i < 4; i++) {
        await curtain.waitFor();
        // Behind it there is nothing, not even hidden.
        expect(await page.locator('.table').count()).toBe(0);
        await expectAccessible(page, 'the curtain');
        seen.push(/Ann|Ben/.exec((await curtain.textContent()) ?? '')?.[0] ?? '');
        await curtain.getByRole('button').click();
        await ready(page);
        // The curtain is ours to open, not that of hands that press whatever is bright.
        await playUntil(page, () => curtain.isVisible(), {
          seed: i,
          press: async (there, target) => {
            if (await target.evaluate((it) => it.closest('.curtain') !== null)) return;
            await byPointer(there, target);
          },
        });
      }
      expect(new Set(seen)).toEqual(new Set(['Ann', 'Ben']));
      await context.close();
    },
    LONG,
  );
});
