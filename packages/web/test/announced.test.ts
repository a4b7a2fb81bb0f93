import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { isOver, playUntil } from './support/hands.ts';

const LONG = 600_000;

/** Writes down what is added to the log, what is said to those who hear the page, and what the dials show. */
const LISTEN = `
  window.shown = []; window.told = []; window.dials = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const it of addedNodes) {
      if (!(it instanceof Element)) continue;
      const lines = it.matches('.log li') ? [it] : [...it.querySelectorAll('.log li')];
      for (const line of lines) window.shown.push(line.textContent);
      const said = it.matches('.announcer p') ? [it] : [...it.querySelectorAll('.announcer p')];
      for (const line of said) window.told.push(line.textContent);
    }
    const now = document.querySelector('.summary')?.textContent ?? '';
    if (window.dials.at(-1)?.now !== now) window.dials.push({ now, told: window.told.length });
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

interface Heard {
  readonly shown: readonly string[];
  readonly told: readonly string[];
  readonly dials: readonly { readonly now: string; readonly told: number }[];
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate('({ shown: window.shown, told: window.told, dials: window.dials })');

describe.runIf(canBrowse)('for those who hear the page', () => {
  const at = atSite();

  test.each([
    ['roll', 2],
    ['bsg', 2],
    ['liars-dice', 3],
  ] as const)(
    'a whole game of %s is told, every line once and in order',
    async (game, luck) => {
      // On a phone the log lies behind a tab, and is told all the same.
      const size = game === 'bsg' ? PHONE : LAPTOP;
      const { context, page } = await visitor(at.room, { luck, size });
      await page.addInitScript(LISTEN);
      await page.goto(`${at.site.url}/practice/${game}`);
      await page.locator('.table .ask').waitFor();
      await playUntil(page, () => isOver(page), { seed: 5 });
      const { shown, told, dials } = await heard(page);
      expect(told.length).toBeGreaterThan(game === 'liars-dice' ? 5 : 60);
      // What was there when the table opened was not news; after that, all of it was.
      expect(shown.slice(shown.length - told.length)).toEqual(told);
      expect(shown.length - told.length).toBeLessThan(30);
      expect(told.every((line) => line.trim() !== '')).toBe(true);
      if (game === 'bsg') expectDialsTold(told, dials);
      await context.close();
    },
    LONG,
  );

  /** Whenever a dial shows something else, a line that names its resource was said by then. */
  function expectDialsTold(told: Heard['told'], dials: Heard['dials']): void {
    const value = (text: string, name: string): string | undefined =>
      new RegExp(`${name}\\D*(\\d+)`, 'i').exec(text)?.[1];
    let changes = 0;
    for (const [i, { now, told: said }] of dials.entries()) {
      const before = dials[i - 1];
      if (before === undefined) continue;
      for (const name of ['food', 'fuel', 'morale', 'population']) {
        const was = value(before.now, name);
        const is = value(now, name);
        if (was === undefined || is === undefined || was === is) continue;
        changes += 1;
        const since = told.slice(Math.max(0, before.told - 1), said + 1).join(' ');
        expect(since, `${name} ${was} to ${is}`).toMatch(new RegExp(name, 'i'));
      }
    }
    expect(changes).toBeGreaterThan(3);
  }
});
