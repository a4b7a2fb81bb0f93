import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { chances, isOver, playUntil, pressOne } from './support/hands.ts';
import { misfits } from './support/looks.ts';

const LONG = 600_000;

describe.runIf(canBrowse)('a table for any other game', () => {
  const at = atSite();

  /** What is waited for comes, however busy the machine is. */
  const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000 });
  const told = (page: Page) => page.locator('.scene-told li');
  const logged = (page: Page) => page.locator('.log li');

  /** Everybody can use it and everything has its place, on a laptop and on a phone with each of its parts. */
  async function expectGood(page: Page, what: string): Promise<void> {
    const before = page.viewportSize() ?? LAPTOP;
    await page.setViewportSize(LAPTOP);
    await expectAccessible(page, `${what} on a laptop`);
    expect(await misfits(page), what).toEqual([]);
    await page.setViewportSize(PHONE);
    for (const tab of (await page.locator('.tabs button').all()).reverse()) {
      await tab.click();
      await expectAccessible(page, `${what} on a phone: ${await tab.innerText()}`);
      expect(await misfits(page), what).toEqual([]);
    }
    await page.setViewportSize(before);
  }

  async function makeTable(page: Page): Promise<void> {
    await page.goto(`${at.site.url}/create?where=online&game=tic-tac-toe`);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByRole('button', { name: 'Create the table' }).click();
  }

  test(
    'two people play tic-tac-toe online to the end, talk, and watch it again',
    async () => {
      const ann = await visitor(at.room);
      const ben = await visitor(at.room, { size: PHONE });
      await makeTable(ann.page);
      const link = ann.page.getByRole('textbox', { name: 'The link to this table' });
      await ben.page.goto(await link.inputValue());
      await ben.page.getByLabel('Your name').fill('Ben');
      await ben.page.getByRole('button', { name: 'Sit down' }).first().click();
      await ben.page.locator('.mark.yours').waitFor();
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      for (const { page } of [ann, ben]) await page.locator('.table.plain').waitFor();
      expect(await told(ann.page).allInnerTexts()).toEqual([
        'Ann: no cell marked yet.',
        'Ben: no cell marked yet.',
      ]);
      await ann.page.getByRole('button', { name: 'Center' }).click();
      await soon(() => told(ben.page).first().innerText()).toBe('Ann: center.');
      await expectGood(ben.page, 'tic-tac-toe, asked');
      await expectGood(ann.page, 'tic-tac-toe, waiting');
      await ann.page.getByRole('textbox', { name: 'Say something to the table' }).fill('Your turn');
      await ann.page.keyboard.press('Enter');
      await ben.page.locator('.talk li', { hasText: 'Your turn' }).waitFor({ state: 'attached' });
      // Taken back and played again: nobody went on from it.
      await ann.page.getByRole('button', { name: 'Take back' }).click();
      await soon(() => told(ben.page).first().innerText()).toBe('Ann: no cell marked yet.');
      const next = chances(3);
      while (!(await isOver(ann.page)) || !(await isOver(ben.page))) {
        for (const { page } of [ann, ben]) {
          if (!(await isOver(page))) await pressOne(page, { chance: next() });
        }
      }
      const said = await ann.page.locator('.end h1').innerText();
      expect(said).toMatch(/Three in a row|The board is full/);
      expect(await ben.page.locator('.end h1').innerText()).toBe(said);
      await expectGood(ann.page, 'the end of tic-tac-toe');
      const marks = await logged(ann.page).count();
      expect(marks).toBeGreaterThanOrEqual(5);

      await ann.page.getByRole('link', { name: 'Watch it again' }).click();
      await ann.page.locator('.replay .table').waitFor();
      const slider = ann.page.getByRole('slider');
      // From its beginning. The first mark and its take-back came before those that stand.
      await soon(() => slider.getAttribute('max')).toBe(`${marks + 2}`);
      expect(await slider.inputValue()).toBe('0');
      await slider.fill(`${marks + 2}`);
      await soon(() => logged(ann.page).count()).toBe(marks);
      await slider.fill('1');
      await soon(() => told(ann.page).first().innerText()).toBe('Ann: center.');
      await expectGood(ann.page, 'a replay of tic-tac-toe');
      expect([...ann.complaints, ...ben.complaints]).toEqual([]);
      await ann.context.close();
      await ben.context.close();
    },
    LONG,
  );

  test(
    'liar’s dice in practice: every kind of ask, to the end, and everybody’s dice when it is watched again',
    async () => {
      const { context, page, complaints } = await visitor(at.room);
      const looked = new Set<string>();
      /** Looks at each kind of ask once. */
      const look = async (): Promise<boolean> => {
        const [asked = ''] = await page.locator('.ask .prompt:not(.waiting)').allInnerTexts();
        const kind = /open with|Which face|raise it|call it a lie/.exec(asked)?.[0];
        if (kind !== undefined && !looked.has(kind)) {
          looked.add(kind);
          await expectGood(page, kind);
        }
        return isOver(page);
      };
      // How fast the page is decides what is pressed, so a game may end before every kind was asked: then another does.
      for (let seed = 4; seed < 9 && looked.size < 4; seed++) {
        await page.goto(`${at.site.url}/practice/liars-dice`);
        // "Pass" is rather said than "liar", so that there is something to raise.
        await playUntil(page, look, { seed, rather: [/^\d*\s*pass/i] });
      }
      expect([...looked].sort()).toEqual(['Which face', 'call it a lie', 'open with', 'raise it']);
      expect(await page.locator('.end h1').innerText()).toContain('Nobody else has dice left');
      await expectGood(page, 'the end of liar’s dice');

      await page.getByRole('link', { name: 'Watch it again' }).click();
      await page.locator('.replay .table').waitFor();
      await page.getByRole('slider').fill('0');
      const five = /: [1-6], [1-6], [1-6], [1-6], and [1-6]\./;
      const cups = async (): Promise<string[]> => (await told(page).allInnerTexts()).slice(1);
      const seen = async (): Promise<boolean[]> => (await cups()).map((line) => five.test(line));
      await soon(seen).toEqual([true, true, true]);
      const eyes = page.getByRole('combobox', { name: 'Point of view' });
      await eyes.selectOption('1');
      await soon(seen).toEqual([false, true, false]);
      await eyes.selectOption('spectator');
      await soon(seen).toEqual([false, false, false]);
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test('its standing orders answer for me', async () => {
    const { context, page, complaints } = await visitor(at.room, { scheme: 'light' });
    await page.goto(`${at.site.url}/practice/liars-dice`);
    await page.locator('.table.plain').waitFor();
    // Its light is the system's.
    const light = await page.locator('.table').evaluate((it) => getComputedStyle(it).colorScheme);
    expect(light).toBe('light');
    await expectAccessible(page, 'liar’s dice in the light');
    await page.getByRole('button', { name: 'Standing orders' }).click();
    await page.getByLabel('After a bid').selectOption('pass');
    await expectAccessible(page, 'standing orders of liar’s dice');
    await page.keyboard.press('Escape');
    let asked = false;
    await playUntil(page, async () => {
      asked ||= (await page.locator('.answers', { hasText: 'Call it a lie' }).count()) > 0;
      return isOver(page);
    });
    expect(asked).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a game that this app does not know is said to be unknown', async () => {
    const { context, page, complaints } = await visitor(at.room);
    await page.routeWebSocket(/.*/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        socket.send(String(text).replaceAll('"game":"tic-tac-toe"', '"game":"hnefatafl"'));
      });
    });
    await makeTable(page);
    await page.getByRole('heading', { name: 'This game cannot be shown here' }).waitFor();
    await expectAccessible(page, 'an unknown game');
    await page.goto(`${at.site.url}/practice/hnefatafl`);
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();

    await page.evaluate(`sessionStorage.setItem('starboard.record file-x', JSON.stringify({
      format: 'starboard-record', game: 'hnefatafl', seats: 2, links: [], final: 'x' }))`);
    await page.goto(`${at.site.url}/replay/file-x`);
    await page.getByText('does not know the game').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
