import { bsgSpeech, loadWords, rollSpeech } from '@starboard/words';
import { readText } from '@starboard/words/node';
import { afterOwn, MOST_LINES, sinceThen } from '@starboard/words/since';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin, botsTurn, playBot } from '../src/practice/game.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, PHONE, type Visitor, visitor } from './support/browser.ts';
import { playUntil } from './support/hands.ts';
import { PLAYED } from './support/played.ts';

test('at most seven lines, what matters before what does not, in its order', () => {
  const log = ['turn-began', 'drew-skill', 'jumped', 'crisis-drawn', 'cylon-revealed'].map(
    (type, seq) => ({ seq, event: { type, data: {} } }),
  );
  const types = (most?: number) => sinceThen('bsg', log, most).map(({ event }) => event.type);
  expect(types()).toEqual(['turn-began', 'jumped', 'crisis-drawn', 'cylon-revealed']);
  expect(types(2)).toEqual(['jumped', 'cylon-revealed']);
  const mine = { seq: 2, event: { type: 'jumped', data: { seat: 1 } } };
  expect(afterOwn([...log, mine], 2, 1).map(({ seq }) => seq)).toEqual([2, 3, 4]);
  const long = Array.from({ length: 40 }, (_, seq) => ({ seq, event: { type: 'x', data: {} } }));
  expect(sinceThen('tic-tac-toe', long).map(({ seq }) => seq)).toEqual([
    33, 34, 35, 36, 37, 38, 39,
  ]);
});

test.each([
  ['bsg', bsgSpeech],
  ['roll', rollSpeech],
] as const)(
  'what is told of %s is the same for everybody at the table: no secret is in it',
  async (name, speak) => {
    const speech = speak(await loadWords(readText, 'en', [name]));
    const setup = {
      game: name,
      seats: 4,
      humans: [],
      level: 'easy',
      names: [],
      options: {},
    } as const;
    const practice = begin(PLAYED[name], setup, '2'.repeat(64));
    for (let open = botsTurn(practice); open !== null; open = botsTurn(practice)) {
      playBot(practice, open);
    }
    const people = ['Ann', 'Ben', 'Cleo', 'Dan'].map((it) => ({ name: it }));
    const told = practice.logs.map((log) =>
      sinceThen(name, log, log.length).map(({ event }) => speech.event(event, people)),
    );
    expect(told[0]?.length).toBeGreaterThan(30);
    for (const lines of told) expect(lines).toEqual(told[0]);
  },
);

describe.runIf(canBrowse)('whoever comes back to a table', () => {
  const at = atSite('since then');

  test('reads what happened since their last turn, and goes to each place of it', async () => {
    const here = await visitor(at.room);
    await here.page.goto(`${at.site.url}/create?where=online&game=roll`);
    await here.page.getByLabel('Your name').fill('Ann');
    await here.page.getByRole('radio', { name: '3', exact: true }).check();
    await here.page.getByRole('button', { name: 'Create the table' }).click();
    const bot = here.page.getByRole('button', { name: 'Seat a bot here' });
    for (const left of [1, 0]) {
      await bot.first().click();
      await expect.poll(() => bot.count()).toBe(left);
    }
    await here.page.getByRole('button', { name: 'Begin' }).click();
    // Until one answer has led to a good deal that is worth telling, and the table waits again.
    const worth = here.page.locator(
      ['completed', 'shipped', 'phases-set', 'points-gained', 'produced', 'round-began']
        .map((it) => `.log li[data-event=${it}]`)
        .join(', '),
    );
    let told = 0;
    const muchHappened = async (): Promise<boolean> => {
      const [prompt, now] = await Promise.all([
        here.page.locator('.ask .prompt:not(.waiting)').count(),
        worth.count(),
      ]);
      if (prompt === 0) return false;
      const more = now - told;
      told = now;
      return more >= 4;
    };
    // On the way home, by phone. What others did before my own last answer is not told: then it is another round's turn.
    const lookedUp = async (page: Page): Promise<boolean> => {
      await page.goto(here.page.url());
      await page.locator('.ask .prompt:not(.waiting)').first().waitFor();
      const region = page.getByRole('region', { name: 'Since your last turn' });
      return region.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    };
    let there: Visitor | null = null;
    for (let tries = 0; there === null && tries < 8; tries++) {
      await playUntil(here.page, muchHappened);
      expect(await here.page.locator('.since').count()).toBe(0);
      const phone = await visitor(at.room, { size: PHONE });
      await phone.context.addCookies(await here.context.cookies());
      if (await lookedUp(phone.page)) there = phone;
      else await phone.context.close();
    }
    if (there === null) throw new Error('nothing was ever told');
    const { pathname } = new URL(here.page.url());
    const card = there.page.getByRole('region', { name: 'Since your last turn' });
    const lines = await card.getByRole('link').allInnerTexts();
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    await expectAccessible(there.page, 'since my last turn');
    const box = (await card.boundingBox()) ?? expect.fail();
    const asked = (await there.page.locator('.bottom').boundingBox()) ?? expect.fail();
    expect(box.y + box.height).toBeLessThanOrEqual(asked.y);
    // However high the question is.
    await there.page
      .locator('.bottom')
      .evaluate((it) => it.style.setProperty('min-height', '62dvh'));
    const bottomOf = async (): Promise<number> => {
      const now = (await card.boundingBox()) ?? expect.fail();
      return now.y + now.height;
    };
    const higher = (await there.page.locator('.bottom').boundingBox()) ?? expect.fail();
    expect(higher.y).toBeLessThan(asked.y);
    await expect.poll(bottomOf).toBeLessThanOrEqual(higher.y);
    await there.page.locator('.bottom').evaluate((it) => it.style.removeProperty('min-height'));
    // Each line leads to its place, and from there back to the table.
    const [first = ''] = lines;
    await card.getByRole('link').first().click();
    await there.page.getByRole('slider').waitFor();
    await there.page.locator('.log li', { hasText: first }).last().waitFor({ state: 'attached' });
    expect(await there.page.getByLabel('Point of view').count()).toBe(0);
    await there.page.getByRole('button', { name: 'Leave' }).click();
    await there.page.locator('.ask .prompt:not(.waiting)').first().waitFor();
    expect(new URL(there.page.url()).pathname).toBe(pathname);
    // Once read, it is not told again.
    expect(await there.page.locator('.since').count()).toBe(0);
    expect([...here.complaints, ...there.complaints]).toEqual([]);
    await here.context.close();
    await there.context.close();
  }, 240_000);
});
