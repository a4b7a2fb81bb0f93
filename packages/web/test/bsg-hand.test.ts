import { meaningOf } from '@starboard/bsg/reading';
import type { AskView } from '@starboard/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inHandOrder } from '../src/bsg/answered-there.ts';
import { inOrder, moved } from '../src/bsg/hand-order.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, PHONE, visitor } from './support/browser.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';

describe('an order of my own', () => {
  test('one card goes to another place, the others stay in line', () => {
    expect(moved([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
    expect(moved([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
    expect(moved([1, 2, 3], 2, 9)).toEqual([1, 3, 2]);
  });

  test('cards that are gone leave no gap, new ones follow', () => {
    expect(inOrder([1, 2, 3], null)).toEqual([1, 2, 3]);
    expect(inOrder([1, 3, 5, 7], [7, 2, 1])).toEqual([7, 1, 3, 5]);
  });
});

test('cards that can be played have their keys in the order of my hand, and the other answers keep theirs', () => {
  const of = ['pass', 'executive-order:12', 'use-location', 'repair:40', 'launch-scout:58', 'done'];
  const ask: AskView = {
    id: 1,
    ask: { kind: 'one', prompt: 'choose-action', of, things: 'play' },
    window: null,
    answered: false,
    answer: null,
  };
  const plays = of.filter((it) => meaningOf(ask.ask, it).is === 'play-card');
  expect(plays).toHaveLength(3);
  const keys = (hand: readonly number[]) => inHandOrder(ask, of, hand).slice(0, 4);
  expect(keys([12, 40, 58])).toEqual([
    'executive-order:12',
    'use-location',
    'repair:40',
    'launch-scout:58',
  ]);
  expect(keys([58, 3, 12, 40])).toEqual([
    'launch-scout:58',
    'use-location',
    'executive-order:12',
    'repair:40',
  ]);
});

describe.runIf(canBrowse)('the hand', () => {
  const at = atSite();
  const saved = playedUntil(
    'bsg',
    4,
    'c'.repeat(64),
    ({ ask }) => ask.prompt === 'contribute' && 'of' in ask && ask.of.length > 4,
  );

  async function sit(touch: boolean) {
    const { context, page } = await visitor(at.room, {
      touch,
      motion: true,
      settings: { botPace: 60_000 },
      ...(touch && { size: PHONE }),
    });
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepGames(page, { hand: { saved, over: false } });
    await page.goto(`${at.site.url}/practice/bsg/hand`);
    await page.locator('.hand .skill-card').first().waitFor();
    return { context, page };
  }

  const hand = (page: Page): Promise<string[]> =>
    page.evaluate(
      `[...document.querySelectorAll('.hand .skill-card')].map((it) => it.dataset.piece)`,
    );
  const boxOf = async (page: Page, nth: number) => {
    const box = await page.locator('.hand .skill-card').nth(nth).boundingBox();
    if (box === null) throw new Error('no such card');
    return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  test('by mouse and by keys; kept with the table, and sorted again', async () => {
    const { context, page } = await sit(false);
    const sorted = await hand(page);
    expect(sorted.length).toBeGreaterThan(3);
    // By skill, the strongest first: as in every other ask, whatever counts in this check.
    const cards: [skill: string, strength: number][] =
      await page.evaluate(`[...document.querySelectorAll('.hand .skill-card')].map((it) => [
        it.classList[1], Number(it.querySelector('.strength').textContent)])`);
    const inLine = [...cards].sort((a, b) => a[0].localeCompare(b[0]) || b[1] - a[1]);
    expect(cards).toEqual(inLine);
    const sort = page.locator('.hand .sort .button');
    expect(await sort.count()).toBe(0);
    const [first, last] = [await boxOf(page, 0), await boxOf(page, sorted.length - 1)];
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(last.x, last.y, { steps: 5 });
    await page.mouse.move(last.x + last.width / 3, last.y);
    await page.mouse.up();
    const dragged = [...sorted.slice(1), sorted[0] ?? ''];
    await expect.poll(() => hand(page)).toEqual(dragged);
    // Whoever drags a card has not chosen it.
    expect(await page.locator('.hand .chosen').count()).toBe(0);
    await expectAccessible(page, 'a hand in another order');
    await page.reload();
    await page.locator('.hand .skill-card').first().waitFor();
    expect(await hand(page)).toEqual(dragged);
    await sort.click();
    await expect.poll(() => hand(page)).toEqual(sorted);
    expect(await sort.count()).toBe(0);
    await page.locator('.hand .skill-card').first().focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Alt+ArrowRight');
    const [one = '', two = '', three = '', ...rest] = sorted;
    await expect.poll(() => hand(page)).toEqual([two, three, one, ...rest]);
    expect(await page.evaluate('document.activeElement.dataset.piece')).toBe(one);
    const told = page.getByRole('status').filter({ hasText: `Place 3 of ${sorted.length}` });
    expect(await told.count()).toBe(1);
    // Closed up, a card has a line for what it counts: that it is chosen stands above.
    await page.locator('.hand .skill-card').last().click();
    const chosen = page.locator('.hand .chosen');
    const bottomOf = async (of: string) => {
      const box = await chosen.locator(of).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottomOf('.picked')).toBeLessThan(await bottomOf('.card-name'));
    await context.close();
  });

  test('by finger, on a phone', async () => {
    const { context, page } = await sit(true);
    const sorted = await hand(page);
    const [from, to] = [await boxOf(page, 0), await boxOf(page, 1)];
    const touch = await context.newCDPSession(page);
    const at = (x: number, y: number) => [{ x, y }];
    const point = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : at(x, y),
      });
    await point('touchStart', from.x, from.y);
    const end = to.x + to.width / 3;
    for (let step = 1; step <= 6; step++) {
      await point('touchMove', from.x + ((end - from.x) * step) / 6, from.y);
    }
    await point('touchEnd', end, from.y);
    const [one = '', two = '', ...rest] = sorted;
    await expect.poll(() => hand(page)).toEqual([two, one, ...rest]);
    expect(await page.locator('.hand .chosen').count()).toBe(0);
    await context.close();
  });
});
