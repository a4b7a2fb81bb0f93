import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Room } from '@starboard/real-browser';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export { canBrowse } from '@starboard/real-browser';

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };
export const LANDSCAPE = { width: 844, height: 390 };

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
  {
    size = LAPTOP,
    language = 'en',
    settings = {},
    motion = false,
    touch = false,
    luck = 1,
    scheme = 'dark',
  }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    colorScheme: scheme,
    hasTouch: touch,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    // What is tested is the page as it came; offline it is tested by itself.
    serviceWorkers: 'block',
  });
  // A busy machine is no failure: what never comes is a matter for the test's own end.
  context.setDefaultTimeout(120_000);
  await context.addInitScript(
    `if (location.protocol === 'http:' && localStorage.getItem('starboard.settings') === null)
      localStorage.setItem('starboard.settings', ${JSON.stringify(JSON.stringify({ botPace: 0, tips: false, openSecrets: true, ...settings }))})`,
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

export interface VisitorOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: string;
  /** Bots answer at once unless something else is said here. */
  readonly settings?: object;
  /** Things move, as they do unless the system asks for stillness. */
  readonly motion?: boolean;
  /** What the system looks like. */
  readonly scheme?: 'dark' | 'light';
  /** By finger rather than by mouse. */
  readonly touch?: boolean;
  /** Another number, another game. */
  readonly luck?: number;
}

let axe: string | null = null;

const UNWORDED = /\b(?:[Ww]eb|[Pp]lace|[Cc]oach|[Ll]esson|[Tt]ip|[Bb]sg)(?:-[a-z0-9]+)+/;

/** What a page has no words for it would say by the name of the message. */
export async function expectWorded(page: Page, what: string): Promise<void> {
  expect(await page.locator('body').innerText(), what).not.toMatch(UNWORDED);
}

/**
 * Nothing on this screen is out of reach of anybody: WCAG 2.2 A and AA, as far as a program can tell. Other themes
 * differ in their colours alone, and are looked at for that.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  otherThemes: readonly ('contrast' | 'light')[] = [],
): Promise<void> {
  axe ??= await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // What is still fading in has no colour yet; what follows scrolling never ends.
  const still = `document.getAnimations().every(({ effect, playState, timeline }) =>
    timeline !== document.timeline || playState === 'finished' ||
    effect.getComputedTiming().endTime === Infinity)`;
  const settled = () => expect.poll(() => page.evaluate(still)).toBe(true);
  // Of another size of the window the page hears with the next frame.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
  );
  await settled();
  // Once a page: what runs a second time runs much faster.
  if (await page.evaluate('!("axe" in window)')) await page.evaluate(axe);
  const found = await faults(
    page,
    `{
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // An experiment of axe, and so off by itself: what is written on a thing is in its name.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    }`,
  );
  expect(found, what).toEqual([]);
  if (otherThemes.length === 0) return;
  const own = await page.evaluate(`document.documentElement.dataset.theme`);
  for (const theme of otherThemes) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    await settled();
    expect(await faults(page, `{ runOnly: ['color-contrast'] }`), `${what}, ${theme}`).toEqual([]);
  }
  await page.evaluate(`document.documentElement.dataset.theme = '${own}'`);
}

const faults = (page: Page, options: string): Promise<Found[]> =>
  page.evaluate(
    // Only what is wrong is told: to say of everything else what is right takes as long again.
    `axe.run(document, { ...${options}, resultTypes: ['violations'], preload: false }).then(({ violations }) =>
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) =>
        target.join(' ') + ': ' + failureSummary.split('\\n').slice(1).join(' ')) })))`,
  );

interface Found {
  readonly id: string;
  readonly nodes: readonly string[];
}
