import type { ElementHandle, Page } from 'playwright-core';

/** How a person presses something: with a mouse or finger, or with keys alone. */
export type Press = (page: Page, target: ElementHandle<HTMLElement | SVGElement>) => Promise<void>;

export const byPointer: Press = async (page, target) => {
  // Away from whatever the pointer rests on, so that what is told about it goes away.
  if (await page.locator('.details').isVisible()) await page.mouse.move(1, 1);
  await target.click({ timeout: 20_000 });
};

/**
 * To it with Tab, or back with Shift and Tab, whichever is shorter; with the arrows inside of a group; then Enter.
 * What those keys do not reach cannot be pressed.
 */
export const byKeys: Press = async (page, target) => {
  const mood = chances(1);
  for (let i = 0; i < 60; i++) {
    if (!(await target.isVisible())) throw new Error('it is gone');
    // Arrows go to what is nearest, which may lead in a circle: now and then another way is tried,
    // but not every so often, which may keep to the circle.
    const { here, key, times } = await target.evaluate(wayTo, mood() < 0.3);
    if (here) return page.keyboard.press('Enter');
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${await target.innerText()}`);
};

/** Which key leads from what is in focus to this, and how often. Runs in the page. */
function wayTo(target: Element, otherwise: boolean): { here: boolean; key: string; times: number } {
  const from = target.ownerDocument.activeElement;
  if (from === target) return { here: true, key: '', times: 0 };
  const group = target.hasAttribute('data-roam')
    ? target.closest('ul, ol, section, [role=group]')
    : null;
  if (group !== null && from !== null && group.contains(from) && from.hasAttribute('data-roam')) {
    const a = from.getBoundingClientRect();
    const b = target.getBoundingClientRect();
    const across = b.left - a.left;
    const down = b.top - a.top;
    const sideways = Math.abs(across) >= Math.abs(down) !== otherwise;
    const key = sideways
      ? across > 0
        ? 'ArrowRight'
        : 'ArrowLeft'
      : down > 0
        ? 'ArrowDown'
        : 'ArrowUp';
    return { here: false, key, times: 1 };
  }
  const stops = [
    ...target.ownerDocument.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]',
    ),
  ].filter((it) => it.tabIndex >= 0 && it.checkVisibility());
  const aim = stops.findIndex((it) => it === target || group?.contains(it) === true);
  const at = from instanceof HTMLElement ? stops.indexOf(from) : -1;
  // From nowhere, or from what is no stop itself, a single step leads to one.
  if (at < 0 || aim < 0 || aim === at) return { here: false, key: 'Tab', times: 1 };
  return { here: false, key: aim > at ? 'Tab' : 'Shift+Tab', times: Math.abs(aim - at) };
}

/** Always the same choices in the same game, so that a test that fails can be looked at. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Answers that stand in no list, because they lie on the table. */
export const THERE =
  '.bsg:has(.decision.there) .board .lit:is(button), .decision.there .skill-card.lit:not(.chosen)';

/** What may be pressed now, the most promising first: what is bright, then what a plan needs, then anything lit. */
const LIT = [
  '.curtain .button.primary',
  // What fills the screen is put away.
  '.moment',
  '.caption .button',
  // Whoever has chosen to spend something for good means it.
  '.answers.sure .button:not(.primary)',
  // One card that helps goes into every check.
  '.hand:not(:has(.chosen)) .skill-card.lit:has(.worth.good)',
  '.bottom .button.primary:enabled',
  // Wild dice are placed; then a die selects a phase.
  '.planner:has(.unplaced) .here:enabled',
  '.planner .unplaced .die-button.may:not(.held-die)',
  '.planner .slot-button:enabled',
  '.planner .die-button.may',
  // More is wanted before it can be confirmed.
  '.choosing:has(> .answers > .primary:disabled) .skill-card.lit:not(.chosen)',
  // In a list, or where it lies.
  `.bottom .answer .button:enabled:not([aria-pressed=true]), ${THERE}`,
  '.bottom .answers .button:enabled:not(.take-back, .as-list)',
  '.bottom button:enabled:not(.take-back, .coach, .as-list, [aria-disabled=true])',
];

export const isOver = (page: Page): Promise<boolean> => page.locator('.end').first().isVisible();

export interface Habits {
  /** From 0 to below 1: makes the choice that is left to chance. */
  readonly chance: number;
  readonly press?: Press;
  /** Answers that are given whenever they are offered, the dearest first. */
  readonly rather?: readonly RegExp[];
  /** Answers that are not given. */
  readonly never?: readonly RegExp[];
}

interface Wish {
  readonly places: readonly string[];
  readonly there: string;
  readonly rather: readonly string[];
  readonly never: readonly string[];
  readonly chance: number;
}

/** What a hand goes for, or null when nothing is offered. Runs in the page: one look, so that it is of one moment. */
function goesFor({ places, there, rather, never, chance }: Wish): HTMLElement | null {
  // An answer is on its way: what still lies there is of the past.
  if (document.querySelector('.ask[aria-busy=true]') !== null) return null;
  const says = (it: HTMLElement, what: string): boolean => new RegExp(what, 'i').test(it.innerText);
  const lit = (where: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(where)].filter(
      (it) => it.checkVisibility() && !never.some((what) => says(it, what)),
    );
  const answers =
    rather.length > 0 ? lit(`.bottom .answers .button:enabled:not(.take-back), ${there}`) : [];
  for (const wanted of rather) {
    const found = answers.find((it) => says(it, wanted));
    if (found !== undefined) return found;
  }
  for (const where of places) {
    const there = lit(where);
    const at = where.includes('primary') ? 0 : Math.floor(chance * there.length);
    if (there.length > 0) return there[at] ?? null;
  }
  return null;
}

/** Presses one thing that is offered; false when nothing is. */
export async function pressOne(
  page: Page,
  { chance, press = byPointer, rather = [], never = [] }: Habits,
): Promise<boolean> {
  const wish = {
    places: LIT,
    there: THERE,
    rather: rather.map(({ source }) => source),
    never: never.map(({ source }) => source),
    chance,
  };
  const target = (await page.evaluateHandle(goesFor, wish)).asElement();
  if (target === null) return false;
  try {
    await press(page, target);
    return true;
  } catch (error) {
    // It may have gone while we reached for it, as things on a table do.
    if (await target.isVisible()) throw error;
    return false;
  } finally {
    await target.dispose();
  }
}

/** Plays until something holds. */
export async function playUntil(
  page: Page,
  done: () => Promise<boolean>,
  { seed = 1, ...habits }: { seed?: number } & Omit<Habits, 'chance'> = {},
): Promise<void> {
  const next = chances(seed);
  let chance = next();
  let idle = 0;
  for (let i = 0; i < 5_000; i++) {
    if (await done()) return;
    if (await pressOne(page, { chance, ...habits })) {
      chance = next();
      idle = 0;
    } else if (idle++ < 3_000) await page.waitForTimeout(20);
    else break;
  }
  throw new Error(`it never came about: ${await page.locator('.ask').first().innerText()}`);
}
