import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import {
  canBrowse,
  expectAccessible,
  LANDSCAPE,
  LAPTOP,
  PHONE,
  visitor,
} from './support/browser.ts';
import { byKeys, byPointer, type Press, playUntil, THERE } from './support/hands.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';

const LONG = 600_000;

describe.runIf(canBrowse)('learning', () => {
  const at = atSite();
  const guide = (page: Page): Locator => page.locator('.guide');

  /** What the note says; nothing where there is none. */
  const told = async (page: Page): Promise<string> =>
    (await guide(page).count()) === 0 ? '' : guide(page).innerText();
  const expectTold = (page: Page, says: RegExp) =>
    expect.poll(() => told(page), { timeout: 60_000 }).toMatch(says);

  async function press(page: Page, how: Press, what: Locator): Promise<void> {
    await what.waitFor();
    const target = await what.elementHandle();
    if (target !== null) await how(page, target as never);
  }

  /** Reads on, by the button or by its key, until the note says this. */
  async function readTo(page: Page, how: Press, says: RegExp): Promise<void> {
    for (let i = 0; i < 12; i++) {
      await expectTold(page, /./);
      const text = await told(page);
      if (says.test(text)) return;
      let pressed = how === byKeys;
      if (pressed) await page.keyboard.press('n');
      // The note may go on by itself to one that waits for something else than its button.
      const gone = async (): Promise<boolean> => {
        if ((await told(page)) !== text) return true;
        if (!pressed)
          pressed = await guide(page)
            .getByRole('button', { name: 'Next' })
            .click({ timeout: 2_000 })
            .then(
              () => true,
              () => false,
            );
        return false;
      };
      await expect.poll(gone).toBe(true);
    }
    throw new Error(`nobody said ${says}`);
  }

  /** Nothing that can be pressed where the light falls lies under the note. */
  async function expectClear(page: Page, where: string): Promise<void> {
    await expect
      .poll(() =>
        page.evaluate((selector) => {
          const note = document.querySelector('.guide')?.getBoundingClientRect();
          if (note === undefined) return ['no note'];
          return [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((it) => {
              const { left, right, top, bottom } = it.getBoundingClientRect();
              const x = (left + right) / 2;
              const y = (top + bottom) / 2;
              return x > note.left && x < note.right && y > note.top && y < note.bottom;
            })
            .map((it) => it.innerText);
        }, where),
      )
      .toEqual([]);
  }

  /** Skips what is shown step by step, until the note says this. */
  async function seeThrough(page: Page, says: RegExp): Promise<void> {
    const skip = page.locator('.caption .button, .answers.recap .button');
    for (let i = 0; i < 300; i++) {
      if (says.test(await told(page))) return;
      if (await skip.isVisible()) await skip.click().catch(() => {});
      await page.waitForTimeout(100);
    }
    throw new Error(`nobody said ${says}`);
  }

  const answer = (page: Page, name: RegExp | string): Locator =>
    page.locator('.bottom .answers, .board').getByRole('button', { name }).first();

  test.each([
    ['a laptop, by keys', LAPTOP, byKeys],
    ['a phone, by hand', PHONE, byPointer],
  ])(
    'the lesson of Battlestar Galactica on %s',
    async (_, size, how) => {
      const { context, page, complaints } = await visitor(at.room, { size });
      await page.goto(at.site.url);
      await press(
        page,
        how,
        page.locator('.game-card.of-bsg').getByRole('link', { name: /Learn/ }),
      );
      await guide(page).waitFor();
      await expectAccessible(page, 'the first step');
      await readTo(page, how, /begins with a move/);
      await expectClear(page, `.bottom .answers .button, ${THERE}`);
      // It goes on where it was left.
      await press(page, how, guide(page).getByRole('button', { name: 'Leave the lesson' }));
      await page.locator('.row').getByRole('link', { name: 'Battlestar Galactica' }).click();
      await expectTold(page, /begins with a move/);
      await press(page, how, answer(page, 'Weapons Control'));
      await expectTold(page, /one action/);
      await press(page, how, answer(page, /Weapons Control/));
      await expectTold(page, /hit a raider/);
      await press(page, how, answer(page, /raider/i));
      await expectTold(page, /add up to 10/);
      await readTo(page, how, /green strip/);
      await expectClear(page, '.hand .skill-card');
      await press(page, how, guide(page).getByRole('button', { name: /Why would/ }));
      expect(await guide(page).innerText()).toMatch(/Cylons win when/);
      await expectAccessible(page, 'a step with its question answered');
      const helping = page.locator('.hand .skill-card.lit:has(.worth.good)');
      await press(page, how, helping.nth(0));
      await press(page, how, helping.nth(1));
      await press(page, how, page.locator('.bottom .button.primary'));
      await seeThrough(page, /6 of 10, and some/);
      await readTo(page, how, /Trust wisely/);
      await press(page, how, guide(page).getByRole('button', { name: 'Play on' }));
      await guide(page).waitFor({ state: 'hidden' });
      // The game goes on, with the same rules.
      const crises = page.locator('.log [data-event=crisis-drawn]');
      await playUntil(page, async () => (await crises.count()) > 1);
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test.each([
    ['a laptop, by hand', LAPTOP, byPointer],
    ['a phone, by hand', PHONE, byPointer],
    ['a laptop, by keys', LAPTOP, byKeys],
  ])(
    'the lesson of Roll for the Galaxy on %s',
    async (_, size, how) => {
      const { context, page, complaints } = await visitor(at.room, { size });
      await page.goto(at.site.url);
      await press(
        page,
        how,
        page.locator('.game-card.of-roll').getByRole('link', { name: /Learn/ }),
      );
      await guide(page).waitFor();
      await readTo(page, how, /Any die can choose/);
      await expectClear(page, '[data-drop="column:explore"] button, .bottom .button');
      await expectAccessible(page, 'planning in the lesson');
      const explore = page.locator('.planner [data-drop="column:explore"]');
      await press(page, how, explore.locator('.die-button').first());
      await press(page, how, explore.locator('.slot-button'));
      await press(page, how, page.getByRole('button', { name: 'Ready' }));
      await seeThrough(page, /plans are revealed/);
      await readTo(page, how, /explorer either scouts/);
      // What follows is asked before it is spoken of: a hand that is quicker than the note would answer it unread.
      const settled = page.locator('.log [data-event=completed]');
      const tillSettled = { press: how, never: [/Confirm/] };
      await playUntil(page, async () => (await settled.count()) > 0, tillSettled);
      await seeThrough(page, /Spice World is yours/);
      await readTo(page, how, /rest in your Citizenry/);
      await playUntil(page, async () => /roll your dice again/.test(await told(page)), {
        press: how,
      });
      await readTo(page, how, /whole game/);
      await press(page, how, guide(page).getByRole('button', { name: 'Start a new game' }));
      await page.waitForURL(/\/practice\/roll\//);
      await page.locator('.planner').waitFor();
      // Whoever is new is not asked which sides of the first tiles to use.
      expect(await guide(page).count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  /** What the note covers of these, by what is written there. */
  const covered = (page: Page, where: string): Promise<string[]> =>
    page.evaluate((selector) => {
      const note = document.querySelector('.guide')?.getBoundingClientRect();
      if (note === undefined) return ['no note'];
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((it) => {
          const { left, right, top, bottom, width } = it.getBoundingClientRect();
          const apart =
            right <= note.left + 1 ||
            left >= note.right - 1 ||
            bottom <= note.top + 1 ||
            top >= note.bottom - 1;
          return width > 0 && it.checkVisibility() && !apart;
        })
        .map((it) => it.innerText);
    }, where);
  const ASKED = `.ask .prompt, .bottom .answers .button, .tabs button, ${THERE}`;

  test.each(['roll', 'bsg'])(
    'on a phone that lies no note covers the question, its answers or the tabs: %s',
    async (game) => {
      const { context, page } = await visitor(at.room, { size: LANDSCAPE });
      await page.goto(`${at.site.url}/learn/${game}`);
      for (let step = 0; step < 3; step++) {
        await expectTold(page, /./);
        await expect.poll(() => covered(page, ASKED)).toEqual([]);
        const note = await guide(page).boundingBox();
        expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(LANDSCAPE.height);
        const text = await told(page);
        const next = guide(page).getByRole('button', { name: 'Next' });
        if (!(await next.isVisible())) break;
        await next.click();
        await expect.poll(() => told(page)).not.toBe(text);
      }
      await context.close();
    },
    LONG,
  );

  test(
    'on a phone that lies a tip covers neither the question nor the tabs',
    async () => {
      const { context, page } = await visitor(at.room, {
        size: LANDSCAPE,
        settings: { tips: true, botPace: 60_000 },
      });
      await page.goto(`${at.site.url}/settings`);
      await page.locator('h1').waitFor();
      const saved = playedUntil('bsg', 4, 'c'.repeat(64), ({ ask }) => ask.prompt === 'contribute');
      await keepGames(page, { tip: { saved, over: false } });
      await page.goto(`${at.site.url}/practice/bsg/tip`);
      await guide(page).waitFor();
      await expect.poll(() => covered(page, ASKED)).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test(
    'a tip is given once, and none to who wants none',
    async () => {
      const { context, page } = await visitor(at.room, { settings: { tips: true } });
      await page.goto(`${at.site.url}/practice/bsg`);
      const check = /skills it names help/;
      const tells = async (what: RegExp): Promise<boolean> => what.test(await told(page));
      await playUntil(page, async () => {
        // Looked at and put away in one go: a note may make room for the next in between.
        return page.evaluate(
          `(() => {
            const note = document.querySelector('.guide');
            const says = note?.querySelector('.says')?.innerText ?? '';
            if (${check}.test(says)) return true;
            if (says !== '') [...note.querySelectorAll('button')].find((it) => it.innerText === 'Got it')?.click();
            return false;
          })()`,
        );
      });
      await expectAccessible(page, 'a tip');
      expect(await page.locator('[role=status]', { hasText: check }).count()).toBe(1);
      await guide(page).getByRole('button', { name: 'Got it' }).click();
      await expect.poll(() => tells(check)).toBe(false);
      await page.reload();
      await page.locator('.table .ask').waitFor();
      expect(await tells(check)).toBe(false);
      await page.goto(`${at.site.url}/practice/roll`);
      const noMore = guide(page).getByRole('button', { name: 'No more tips' });
      // What a tip is about can pass while the hand is on its way.
      const pressed = async (): Promise<boolean> => {
        if (!(await noMore.isVisible())) return false;
        const click = noMore.click({ timeout: 2_000 });
        return click.then(() => true).catch(() => false);
      };
      await playUntil(page, pressed, { seed: 4 });
      await guide(page).waitFor({ state: 'hidden' });
      await page.goto(`${at.site.url}/settings`);
      expect(await page.getByLabel(/^Tips/).isChecked()).toBe(false);
      await context.close();
    },
    LONG,
  );

  /** At a plan of the second round or later, with these dice. */
  const planned = (seed: string, dice: (faces: readonly string[]) => boolean) => {
    let round = 0;
    return playedUntil('roll', 2, seed.repeat(64), ({ ask }) => {
      if (ask.kind !== 'plan' || ask.plan !== 'assign') return false;
      round += 1;
      const { dice: rolled } = ask.data as unknown as { dice: readonly { face: string }[] };
      return round >= 2 && dice(rolled.map(({ face }) => face));
    });
  };

  test(
    'a tip covers neither lanes nor wild dice nor the others, and comes no more to who answered beside it',
    async () => {
      const { context, page } = await visitor(at.room, {
        settings: { tips: true, botPace: 60_000 },
      });
      await page.goto(`${at.site.url}/settings`);
      await page.locator('h1').waitFor();
      const wild = planned('b', (faces) => faces.includes('wild') && faces.length > 3);
      const tame = planned('d', (faces) => !faces.includes('wild') && faces.length > 3);
      await keepGames(page, {
        wild: { saved: wild, over: false },
        tame: { saved: tame, over: false },
      });
      await page.goto(`${at.site.url}/practice/roll/wild`);
      await expectTold(page, /star is wild/);
      const seen =
        '.unplaced, .planner .lane-head, .planner .crew-dice, .opponent, .bottom, .top-bar';
      await expect.poll(() => covered(page, seen)).toEqual([]);
      await page.evaluate(() => localStorage.removeItem('starboard.tips'));
      await page.goto(`${at.site.url}/practice/roll/tame`);
      await page.locator('.planner .slot-button:enabled').first().click();
      await expectTold(page, /Dictate: set one/);
      await page.getByRole('button', { name: /^Ready/ }).click();
      const had = () => page.evaluate(() => localStorage.getItem('starboard.tips'));
      await expect.poll(had).toMatch(/roll-dictate/);
      await context.close();
    },
    LONG,
  );

  test(
    'what is told of a thing lies above the lesson, and its light',
    async () => {
      const { context, page } = await visitor(at.room);
      await page.goto(`${at.site.url}/learn/roll`);
      await guide(page).waitFor();
      await page.locator('.planner .tile').first().hover();
      await page.locator('.details').waitFor();
      const above = (what: string) =>
        page.locator(what).evaluate((it) => Number(getComputedStyle(it).zIndex));
      expect(await above('.details')).toBeGreaterThan(await above('.guide'));
      expect(await above('.details')).toBeGreaterThan(await above('.spotlight'));
      await context.close();
    },
    LONG,
  );

  test(
    'the coach of Roll shows its plan without giving it, and goes when it lies there',
    async () => {
      const { context, page } = await visitor(at.room);
      await page.goto(`${at.site.url}/practice/roll`);
      await page.locator('.ask .coach').waitFor();
      await page.keyboard.press('h');
      await guide(page).getByRole('button', { name: 'Show it to me' }).click();
      await guide(page).waitFor({ state: 'hidden' });
      await page.locator('.planner .column.selected').waitFor();
      await page.getByRole('button', { name: /^Undo step/ }).click();
      await page.locator('.planner:not(:has(.column.selected))').waitFor();
      await context.close();
    },
    LONG,
  );

  test.each(['roll', 'bsg'])(
    'the coach of %s says what it would do, and why',
    async (game) => {
      const { context, page, complaints } = await visitor(at.room);
      await page.goto(`${at.site.url}/practice/${game}`);
      await page.locator('.ask .prompt:not(.waiting)').waitFor();
      await page.locator('.ask .coach').waitFor();
      await page.keyboard.press('h');
      await expectTold(page, /I would choose: .{3,}/);
      expect((await guide(page).locator('.do').innerText()).length).toBeGreaterThan(10);
      await expectAccessible(page, 'advice');
      const told = await page.locator('.log li').count();
      await guide(page).getByRole('button', { name: 'Do that' }).click();
      await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(told);
      await guide(page).waitFor({ state: 'hidden' });
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test(
    'after a game: the decisions that mattered, each with its place in the replay',
    async () => {
      const { context, page, complaints } = await visitor(at.room);
      await page.goto(`${at.site.url}/settings`);
      await page.locator('h1').waitFor();
      const over = playedUntil('roll', 2, '6'.repeat(64), () => false);
      await keepGames(page, { over: { saved: over, over: true } });
      await page.goto(`${at.site.url}/practice/roll/over`);
      await page.getByRole('button', { name: 'What mattered' }).click();
      const turnings = page.locator('.turnings li');
      await turnings.first().waitFor({ timeout: 120_000 });
      expect(await turnings.count()).toBeLessThanOrEqual(3);
      for (const it of await turnings.all()) {
        expect(await it.innerText()).toMatch(/You chose: .+[\s\S]*I would choose: .+/);
      }
      await expectAccessible(page, 'what mattered');
      await turnings.first().getByRole('link').click();
      await page.waitForURL(/\/replay\/over\/\d+\?eyes=0/);
      await page.locator('.replay .table').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );
});
