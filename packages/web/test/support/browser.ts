import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Room } from '@starboard/real-browser';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export { canBrowse } from '@starboard/real-browser';

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about, from its console and its errors. */
  readonly complaints: string[];
  /** Everything that came over live connections, as text. */
  readonly frames: string[];
}

/** Somebody with a browser of their own: no cookies, nothing stored. */
export async function visitor(
  { browser }: Room,
  { size = LAPTOP, language = 'en', settings = {}, motion = false, luck = 1 }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    // What is tested is the page as it came; offline it is tested by itself.
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    `if (location.protocol === 'http:' && localStorage.getItem('starboard.settings') === null)
      localStorage.setItem('starboard.settings', ${JSON.stringify(JSON.stringify({ botPace: 0, ...settings }))})`,
  );
  // Games begun here are always the same ones, so that a test that fails can be looked at.
  await context.addInitScript(
    `{ let state = ${luck};
      crypto.getRandomValues = (bytes) => bytes.map(() => (state = (state * 48271) % 2147483647) >> 8); }`,
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  const frames: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => {
    // A browser tells of every answer that is not 2xx; that nobody is signed in is no fault.
    const harmless = said.text().includes('401') || said.text().includes('WebSocket');
    if (said.type() === 'error' && !harmless) complaints.push(said.text());
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return { context, page, complaints, frames };
}

interface VisitorOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: string;
  /** Bots answer at once unless something else is said here. */
  readonly settings?: object;
  /** Things move, as they do unless the system asks for stillness. */
  readonly motion?: boolean;
  /** Another number, another game. */
  readonly luck?: number;
}

let axe: string | null = null;

/** Nothing on this screen is out of reach of anybody: WCAG 2.2 A and AA, as far as a program can tell. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  axe ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // What is still fading in has no colour yet.
  const still = `document.getAnimations().every(({ effect, playState }) =>
    playState === 'finished' || effect.getComputedTiming().endTime === Infinity)`;
  await expect.poll(() => page.evaluate(still), { timeout: 30_000 }).toBe(true);
  await page.evaluate(axe);
  const found: Found[] = await page.evaluate(
    `axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // An experiment of axe, and so off by itself: what is written on a thing is in its name.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    }).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) =>
        target.join(' ') + ': ' + failureSummary.split('\\n').slice(1).join(' ')) })))`,
  );
  expect(found, what).toEqual([]);
}

interface Found {
  readonly id: string;
  readonly nodes: readonly string[];
}
