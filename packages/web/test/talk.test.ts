import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, PHONE, visitor } from './support/browser.ts';

describe.runIf(canBrowse)('talk at a table', () => {
  const at = atSite('what they say');

  /** A table of Battlestar Galactica with two people, one of them by phone and in German, and a bot. */
  async function seated() {
    const ann = await visitor(at.room);
    const ben = await visitor(at.room, { size: PHONE, language: 'de' });
    await ann.page.goto(`${at.site.url}/create?where=online&game=bsg`);
    await ann.page.getByRole('radio', { name: '3', exact: true }).check();
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.getByRole('button', { name: 'Create the table' }).click();
    const link = ann.page.getByRole('textbox', { name: 'The link to this table' });
    await ben.page.goto(await link.inputValue());
    await ben.page.getByLabel('Dein Name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Platz nehmen' }).first().click();
    await ben.page.locator('.mark.yours').waitFor();
    await ann.page.getByRole('button', { name: /bot/i }).first().click();
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [ann, ben]) await page.locator('.table.bsg').waitFor();
    return { ann, ben };
  }

  const heard = (page: Page, text: string) => page.locator('.talk li', { hasText: text });
  const logTab = (page: Page) => page.locator('.tabs button', { hasText: 'Verlauf' });

  test('suspicions and claims in everybody’s language, unread marks, mute; the question stays free', async () => {
    const { ann, ben } = await seated();
    // Room for it: the whole column beside the board.
    const talk = ann.page.locator('.talk');
    expect((await talk.boundingBox())?.height ?? 0).toBeGreaterThan(400);
    await expectAccessible(ann.page, 'talk');
    const lines = ann.page.getByLabel('Quick messages');
    await lines.selectOption({ label: 'I suspect Ben.' });
    await ann.page.getByRole('button', { name: 'Say it' }).click();
    await heard(ann.page, 'Ann I suspect Ben.').waitFor();
    await lines.selectOption({ label: 'I am human.' });
    await ann.page.getByRole('button', { name: 'Say it' }).click();
    // Ben looks at the board: a mark says that two things are to be read, and nothing lies over the question.
    const badge = logTab(ben.page).locator('.count');
    await expect.poll(() => badge.innerText()).toMatch(/^2\s+2 ungelesen$/);
    expect(await ben.page.locator('.talk').isVisible()).toBe(false);
    await expectAccessible(ben.page, 'unread');
    await logTab(ben.page).click();
    await heard(ben.page, 'Ann Ich verdächtige Ben.').waitFor();
    await heard(ben.page, 'Ann Ich bin ein Mensch.').waitFor();
    expect(await badge.count()).toBe(0);
    await ben.page.locator('.mute summary').click();
    await ben.page.locator('.mute').getByRole('button', { name: 'Ann' }).click();
    expect(await heard(ben.page, 'Ann').count()).toBe(0);
    await ann.page.getByLabel('Say something').fill('Can you hear me?');
    await ann.page.keyboard.press('Enter');
    await heard(ann.page, 'Can you hear me?').waitFor();
    // Still muted after the page was loaded again; heard again when Ben likes.
    await ben.page.reload();
    await ben.page.locator('.table.bsg').waitFor();
    await logTab(ben.page).click();
    expect(await heard(ben.page, 'Ann').count()).toBe(0);
    // And on another device of Ben's, where nothing was ever chosen.
    const laptop = await visitor(at.room, { language: 'de' });
    await laptop.context.addCookies(await ben.context.cookies());
    await laptop.page.goto(ben.page.url());
    await laptop.page.locator('.mute summary').click();
    const annThere = laptop.page.locator('.mute').getByRole('button', { name: 'Ann' });
    await expect.poll(() => annThere.getAttribute('aria-pressed')).toBe('true');
    expect(await heard(laptop.page, 'Ann').count()).toBe(0);
    await annThere.click();
    await heard(laptop.page, 'Can you hear me?').waitFor();
    await ben.page.reload();
    await ben.page.locator('.table.bsg').waitFor();
    await logTab(ben.page).click();
    await heard(ben.page, 'Can you hear me?').waitFor();
    expect(laptop.complaints).toEqual([]);
    await laptop.context.close();
    expect([...ann.complaints, ...ben.complaints]).toEqual([]);
    await ann.context.close();
    await ben.context.close();
  });
});
