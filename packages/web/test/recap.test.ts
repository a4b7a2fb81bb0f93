import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Saved } from '../src/practice/messages.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, visitor } from './support/browser.ts';
import { playUntil } from './support/hands.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';
import { isAtEnd, movements } from './support/looks.ts';

const LONG = 240_000;

/** The table at a step of what happened. */
interface Step {
  readonly figures: readonly string[];
  readonly logged: number;
  readonly says: string | null;
  readonly last: string;
}

/** What the page shows now, and after every change from now on: noted by the page, however slow whoever asks is. */
async function noteChanges<T>(page: Page, look: string): Promise<() => Promise<T[]>> {
  await page.evaluate(`{
    const noted = [${look}];
    window.noted = noted;
    const note = () => {
      const now = ${look};
      if (JSON.stringify(now) !== JSON.stringify(noted.at(-1))) noted.push(now);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true, childList: true, characterData: true,
    });
  }`);
  return () => page.evaluate<T[]>('window.noted');
}

describe.runIf(canBrowse)('what happened is shown step by step', () => {
  const at = atSite();

  async function sitDown(page: Page, game: 'roll' | 'bsg', saved: Saved): Promise<void> {
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepGames(page, { kept: { saved, over: false } });
    await page.goto(`${at.site.url}/practice/${game}/kept`);
    await page.locator('.ask .prompt:not(.waiting)').first().waitFor();
  }

  test(
    'a round of Roll: stacks, points and log know no more than the step that is shown, also in stillness',
    async () => {
      const rounds = { begun: 0 };
      const saved = playedUntil('roll', 3, '4'.repeat(64), ({ ask, seat }) => {
        if (ask.kind === 'plan' && ask.plan === 'assign' && seat === 0) rounds.begun += 1;
        return rounds.begun === 4;
      });
      for (const motion of [false, true]) {
        const { context, page } = await visitor(at.room, { motion, settings: { botPace: 40 } });
        await sitDown(page, 'roll', saved);
        const caption = page.locator('.caption');
        const noted = await noteChanges<Step>(
          page,
          `({
            figures: [...document.querySelectorAll('.opponent .figures')].map((it) => it.textContent),
            logged: document.querySelectorAll('.log li').length,
            says: document.querySelector('.caption .prompt')?.textContent ?? null,
            last: [...document.querySelectorAll('.log li')].at(-1)?.textContent ?? '',
          })`,
        );
        const before = (await noted()).at(-1);
        await playUntil(page, () => caption.isVisible());
        if (!motion) while (await caption.isVisible()) expect(await movements(page)).toEqual([]);
        await caption.waitFor({ state: 'hidden' });
        const shown = (await noted()).filter(({ says }) => says !== null);
        const [first] = shown;
        // Nothing has been built or paid at the reveal.
        expect(first?.figures).toEqual(before?.figures);
        expect(new Set(shown.map(({ says }) => says)).size).toBeGreaterThan(3);
        for (const { says, last } of shown) if (says !== '') expect(last).toBe(says);
        const counts = shown.map(({ logged }) => logged);
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
        expect((await noted()).at(-1)?.logged).toBeGreaterThan(first?.logged ?? 0);
        await context.close();
      }
    },
    LONG,
  );

  test(
    'a check: card by card, and no word of what they come to before they all lie there',
    async () => {
      const saved = playedUntil('bsg', 4, 'c'.repeat(64), ({ ask }) => ask.prompt === 'contribute');
      for (const motion of [false, true]) {
        const { context, page } = await visitor(at.room, { motion, settings: { botPace: 40 } });
        await sitDown(page, 'bsg', saved);
        const turning = page.getByText('The cards of the check are being revealed.');
        const noted = await noteChanges<{ turning: boolean; pile: number; told: boolean }>(
          page,
          `({
            turning: [...document.querySelectorAll('.prompt')].some((it) =>
              it.textContent?.includes('are being revealed'),
            ),
            pile: document.querySelectorAll('.pile > li').length,
            told: document.querySelectorAll(
              '.gauge, .decided, .log li[data-event=check-totalled]:last-child',
            ).length > 0,
          })`,
        );
        const lines = page.locator('.log li');
        const before = await lines.count();
        await playUntil(page, () => turning.isVisible(), { never: [/Show all/] });
        if (!motion) await expectAccessible(page, 'cards that are turned up');
        await turning.waitFor({ state: 'hidden' });
        const shown = (await noted()).filter((it) => it.turning);
        expect(shown.filter(({ told }) => told)).toEqual([]);
        const piles = shown.map(({ pile }) => pile);
        expect(new Set(piles).size).toBeGreaterThan(2);
        expect(piles).toEqual([...piles].sort((a, b) => a - b));
        await page.locator('.log li[data-event=check-revealed]').last().waitFor();
        // The log has followed, though many lines came at once.
        await expect.poll(() => lines.count()).toBeGreaterThan(before + 5);
        await expect.poll(() => isAtEnd(page)).toBe(true);
        await context.close();
      }
    },
    LONG,
  );
});
