import type { Locator, Page } from 'playwright-core';

/** How a person presses something: with a mouse or finger, or with keys alone. */
export type Press = (page: Page, target: Locator) => Promise<void>;

export const byPointer: Press = async (page, target) => {
  // Away from whatever the pointer rests on, so that what is told about it goes away.
  await page.mouse.move(1, 1);
  await target.click({ timeout: 5_000 });
};

/** Tab until it is in focus (arrows within a group), then Enter. What they do not reach cannot be pressed. */
export const byKeys: Press = async (page, target) => {
  for (let i = 0; i < 200; i++) {
    // Looked up anew each time: what happens at the table may put another in its place.
    if (!(await target.isVisible())) return;
    const { here, roams } = await target.evaluate((it) => {
      const { activeElement } = it.ownerDocument;
      const both = it.hasAttribute('data-roam') && activeElement?.hasAttribute('data-roam');
      return { here: it === activeElement, roams: both === true };
    });
    if (here) return page.keyboard.press('Enter');
    await page.keyboard.press(roams && i % 40 < 30 ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`no key leads to ${await target.innerText()}`);
};

/** Always the same choices in the same game, so that a test that fails can be looked at. */
export function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}

/** What may be pressed now, the most promising first: what is bright, then what a plan needs, then anything lit. */
const LIT = [
  '.curtain .button.primary',
  '.bottom .button.primary:enabled',
  '.planner .here:enabled',
  '.planner .slot-button:enabled',
  '.planner .unplaced .die-button.may',
  '.planner .die-button.may',
  '.bottom .answers .button:enabled:not(.take-back)',
  '.bottom button:enabled:not(.take-back, [aria-disabled=true])',
];

export const isOver = (page: Page): Promise<boolean> => page.locator('.end').first().isVisible();

/** Presses one thing that is offered; false when nothing is. */
export async function pressOne(
  page: Page,
  choose: (count: number) => number,
  press: Press = byPointer,
): Promise<boolean> {
  for (const where of LIT) {
    const offered = page.locator(where).filter({ visible: true });
    const count = await offered.count();
    if (count === 0) continue;
    const target = offered.nth(where.includes('primary') ? 0 : choose(count));
    try {
      await press(page, target);
      return true;
    } catch (error) {
      // It may have gone while we reached for it, as things on a table do.
      if (await target.isVisible().catch(() => false)) throw error;
    }
  }
  return false;
}

/** Plays until something holds. */
export async function playUntil(
  page: Page,
  done: () => Promise<boolean>,
  {
    seed = 1,
    most = 3_000,
    press = byPointer,
  }: { seed?: number; most?: number; press?: Press } = {},
): Promise<void> {
  const choose = chooser(seed);
  let idle = 0;
  for (let i = 0; i < most; i++) {
    if (await done()) return;
    if (await pressOne(page, choose, press)) idle = 0;
    else {
      idle += 1;
      if (idle > 600) break;
      await page.waitForTimeout(50);
    }
  }
  throw new Error(`it never came about: ${await page.locator('.ask').first().innerText()}`);
}
