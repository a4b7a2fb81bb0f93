import { isIdle } from '@starboard/roll';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Saved } from '../src/practice/messages.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, visitor } from './support/browser.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';

describe.runIf(canBrowse)('at a table', () => {
  const at = atSite();
  let over: Saved;
  let rolling: Saved;
  let adding: Saved;

  beforeAll(async () => {
    over = playedUntil('bsg', 3, 'a'.repeat(64), () => false);
    rolling = playedUntil('bsg', 5, 'b'.repeat(64), ({ ask }) => ask.prompt === 'before-roll');
    adding = playedUntil('bsg', 4, 'c'.repeat(64), ({ ask }) => ask.prompt === 'contribute');
  }, 240_000);

  async function keepIn(page: Page, saved: Saved, isOver: boolean): Promise<void> {
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepGames(page, { kept: { saved, over: isOver } });
  }

  async function sitDown(page: Page, saved: Saved, isOver = false): Promise<void> {
    await keepIn(page, saved, isOver);
    await page.goto(`${at.site.url}/practice/bsg/kept`);
  }

  test('the log of Roll leaves out powers of which nothing came', async () => {
    const games = Array.from({ length: 20 }, (_, i) =>
      playedUntil('roll', 4, i.toString(16).padStart(64, 'd'), () => false),
    );
    const idleIn = ({ logs }: Saved) => logs[0]?.find(({ event }) => isIdle(event));
    const played = games.find((it) => idleIn(it) !== undefined) ?? expect.fail('never idle');
    const { seq } = idleIn(played) ?? expect.fail();
    const { context, page, complaints } = await visitor(at.room);
    await keepIn(page, played, true);
    await page.goto(`${at.site.url}/replay/kept/${seq}?eyes=0`);
    const last = page.locator('.log li').last();
    await last.waitFor();
    const texts = await page.locator('.log li').allInnerTexts();
    expect(texts).not.toContain('');
    const said = (played.logs[0] ?? []).filter((it) => it.seq <= seq && !isIdle(it.event));
    expect(await last.getAttribute('data-event')).toBe(
      said.findLast(({ event }) => !['top-shown', 'phase-ended'].includes(event.type))?.event.type,
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the end opens every secret, and leads to the game once more', async () => {
    const { context, page, complaints } = await visitor(at.room);
    await sitDown(page, over, true);
    await page.locator('section.end').waitFor();
    const rows = page.locator('.unmasked > li');
    expect(await rows.count()).toBe(3);
    const { players } = (over.match as { state: { facts: { players: { hand: number[] }[] } } })
      .state.facts;
    for (const [seat, { hand }] of players.entries()) {
      const told = await rows.nth(seat).innerText();
      const cards = /In hand: (.*)/.exec(told)?.[1]?.split(', ') ?? [];
      const count = cards.reduce((sum, it) => sum + Number(/×(\d+)$/.exec(it)?.[1] ?? 1), 0);
      expect(count, told).toBeGreaterThanOrEqual(hand.length);
    }
    expect(players.some(({ hand }) => hand.length > 0)).toBe(true);
    await expectAccessible(page, 'the end');
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.getByRole('slider').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/replay\/kept/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('before a die is rolled, the ask says what for', async () => {
    const { context, page } = await visitor(at.room);
    await sitDown(page, rolling);
    await page.locator('.ask .prompt').filter({ hasText: 'roll a die' }).waitFor();
    expect(await page.locator('.ask .hint').innerText()).toMatch(
      /attack by .+ \(target: .+\)|early jump|risked|card being resolved/,
    );
    await context.close();
  });

  test('cards chosen for a check are still chosen after the page was loaded again', async () => {
    const { context, page } = await visitor(at.room);
    await sitDown(page, adding);
    const cards = page.locator('.hand .skill-card.lit');
    await cards.first().click();
    const chosen = page.locator('.hand .skill-card[aria-pressed=true]');
    expect(await chosen.count()).toBe(1);
    const name = await chosen.innerText();
    await page.reload();
    await chosen.waitFor();
    expect(await chosen.innerText()).toBe(name);
    await context.close();
  });

  test('aid, rules and cards are one key away, in one search and in my language', async () => {
    const { context, page } = await visitor(at.room, { language: 'pl' });
    await sitDown(page, rolling);
    await page.locator('.ask').waitFor();
    await page.keyboard.press('?');
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('heading', { name: 'Tura' }).waitFor();
    expect(await drawer.getByRole('row').count()).toBeGreaterThan(5);
    await page.keyboard.type('zeton');
    const rules = drawer.getByRole('button', { name: /^Zasady \([1-9]/ });
    await rules.click();
    const first = drawer.locator('.rule-row').first();
    expect(await first.innerText()).toMatch(/^BSG-\d+\.\d+\s+\S/);
    expect(await first.locator('[lang=en]').count()).toBe(0);
    await expectAccessible(page, 'the reference');
    await context.close();
  });

  test('a line of the log tells the rule it follows', async () => {
    const { context, page } = await visitor(at.room);
    await sitDown(page, rolling);
    const line = page.locator('.log li[data-rule]').last();
    await line.click();
    const told = page.locator('.details .rule-link');
    await expect.poll(() => told.innerText()).toMatch(/^Rule BSG-\d+\.\d+ \S+ \S+/);
    const href = await told.getByRole('link').getAttribute('href');
    expect(href).toMatch(/^\/rules\/bsg\/BSG-/);
    await context.close();
  });

  test('with others: what can be taken back is, what cannot is not offered; talk to one, and who is there', async () => {
    const one = await visitor(at.room);
    const two = await visitor(at.room);
    await one.page.goto(`${at.site.url}/create?where=online&game=roll`);
    await one.page.getByLabel('Your name').fill('Ann');
    await one.page.getByRole('checkbox', { name: /private|whisper|one another/i }).check();
    await one.page.getByRole('button', { name: 'Create the table' }).click();
    const link = await one.page
      .getByRole('textbox', { name: 'The link to this table' })
      .inputValue();
    await two.page.goto(link);
    await two.page.getByLabel('Your name').fill('Ben');
    await two.page.getByRole('button', { name: 'Sit down' }).first().click();
    await one.page.getByRole('button', { name: 'Begin' }).click();
    const answer = (page: Page) => page.locator('.bottom .answers .button').first().click();
    const takeBack = one.page.getByRole('button', { name: 'Take back' });
    await one.page.locator('.bottom .answers .button').first().waitFor();
    expect(await takeBack.count()).toBe(0);
    // Sealed, as long as the other thinks.
    await answer(one.page);
    await takeBack.click();
    await one.page.locator('.ask .prompt:not(.waiting)').waitFor();
    expect(await takeBack.count()).toBe(0);
    await answer(one.page);
    await takeBack.waitFor();
    await answer(two.page);
    // Now everybody has seen it.
    await one.page.locator('.planner, .caption, .ask .prompt:not(.waiting)').first().waitFor();
    await expect.poll(() => takeBack.count()).toBe(0);
    const three = await visitor(at.room);
    await three.page.goto(link);
    // Who watches looks at one side, then at the other, and sees of each what lies open.
    const side = three.page.getByRole('region', { name: /^Ann · \d+ of 12$/ });
    await side.waitFor();
    expect(await three.page.locator('.stacks .tile').count()).toBe(2);
    await three.page.getByRole('button', { name: /^Ben/ }).click();
    await three.page.getByRole('region', { name: /^Ben · \d+ of 12$/ }).waitFor();
    expect(await side.count()).toBe(0);
    await expectAccessible(three.page, 'watching Roll');
    await three.context.close();
    await one.page.getByLabel('Send to').selectOption('Only to Ben');
    await one.page.getByLabel('Say something').fill('psst');
    await one.page.keyboard.press('Enter');
    await two.page.locator('.talk li', { hasText: 'psst' }).waitFor();
    expect(await two.page.locator('.talk li').innerText()).toBe('Ann (Only to Ben) psst');
    await two.context.close();
    await one.page.locator('.opponent', { hasText: 'offline' }).waitFor();
    expect(one.complaints).toEqual([]);
    await one.context.close();
  });

  test('a game that another version kept says so, and what is safe', async () => {
    const { context, page } = await visitor(at.room);
    await sitDown(page, { ...rolling, match: { nothing: 'readable' } });
    await page.getByRole('heading', { name: 'This game can no longer be opened' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('your other games are in the lobby');
    await page.goto(`${at.site.url}/practice/bsg/nosuchgame`);
    await page.getByRole('heading', { name: 'This game is no longer here' }).waitFor();
    await context.close();
  });
});
