import { readFile } from 'node:fs/promises';
import type { BsgView } from '@starboard/bsg/reading';
import { anyGame, verify } from '@starboard/kernel';
import { roll } from '@starboard/roll';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { breakable, brokenWord } from '../scripts/breaks.ts';
import { storyOf } from '../src/bsg/story.ts';
import type { Saved } from '../src/practice/messages.ts';
import type { LogEntry } from '../src/table/client.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { playUntil } from './support/hands.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';
import { isAtEnd } from './support/looks.ts';

test('long words break where their language breaks them', () => {
  const words: Readonly<Record<string, readonly string[]>> = {
    de: [
      'Waf-fen-steue-rung',
      'aus-ge-spielt',
      'Ein-dring-lin-ge',
      'Kri-sen-sta-pel',
      'be-schlos-sen',
      'Dau-er-an-wei-sun-gen',
      'For-schungs-la-bor',
      'Un-ter-su-chungs-aus-schuss',
      'Schick-sals-sta-pel',
      'Zy-lo-nen-flot-te',
      'Zy-lo-nen-vi-rus',
      'Fer-tig-keit-kar-ten',
      'Ziel-ort-sta-pels',
      'Sprung-ska-la',
    ],
    pl: ['Przy-go-to-wa-nia', 'umie-jęt-no-ści', 'bez-pie-czeń-stwa'],
    hu: ['parancs-nok-ság', 'ké-pes-ség-kár-tya', 'vál-ság-kár-tya', 'győ-zel-mi-pont'],
    en: ['Com-mu-ni-ca-tions', 'Ad-min-is-tra-tion'],
  };
  for (const [tag, all] of Object.entries(words)) {
    for (const word of all) {
      // No two letters stand on a line of their own.
      const wanted = word.replace(/^(..)-/, '$1').replace(/-(..)$/, '$1');
      expect(brokenWord(word.replaceAll('-', ''), tag).replaceAll('\u00ad', '-')).toBe(wanted);
    }
  }
});

test('messages are marked where people read them, and nowhere else', () => {
  const source = [
    'krisenstapel-beschlossen = Krisenstapel: { $krisenstapelname ->',
    '  [krisenstapel] { FORM($krisenstapelname, "krisenstapel") } beschlossen',
    ' *[other] Sieg',
    ' }',
    ' .krisenstapel = Auf dem Krisenstapel',
  ].join('\n');
  const marked = breakable(source, 'de', false);
  expect(marked.replaceAll('\u00ad', '')).toBe(source);
  expect(
    marked.match(/\p{L}+\u00ad[\p{L}\u00ad]+/gu)?.map((it) => it.replaceAll('\u00ad', '-')),
  ).toEqual(['Kri-sen-sta-pel', 'beschlos-sen', 'Kri-sen-sta-pel']);
  expect(breakable('name = Administration', 'en', false)).toBe('name = Administration');
  expect(breakable('name = Administration', 'en', true)).toContain('\u00ad');
});

test('the story of a game tells what ran out, and what was chosen in its last turn', () => {
  const log = [
    ['turn-began', { seat: 0, turn: 1 }],
    ['part-chosen', { seat: 0, card: 'riots', deck: 'crisis', part: 0 }],
    ['resource-changed', { resource: 'food', by: -1 }],
    ['turn-began', { seat: 1, turn: 2 }],
    ['action-taken', { seat: 1, action: 'location' }],
    ['part-chosen', { seat: 1, card: 'riots', deck: 'crisis', part: 1 }],
    ['resource-changed', { resource: 'population', by: -1 }],
    ['ended', {}],
  ].map(([type, data], seq) => ({ seq, event: { type, data } }) as LogEntry);
  const resources = { food: 7, fuel: 1, morale: 3, population: 0 };
  const told = storyOf(log, { turn: 2, resources } as unknown as BsgView);
  expect(told.map(({ turn, entries }) => [turn, entries.map(({ event }) => event.type)])).toEqual([
    [2, ['part-chosen', 'resource-changed', 'ended']],
  ]);
});

describe.runIf(canBrowse)('around a table and after a game', () => {
  const at = atSite();
  let bsg: Saved;
  let rolled: Saved;
  let underWay: Saved;

  beforeAll(() => {
    bsg = playedUntil('bsg', 3, 'a'.repeat(64), () => false);
    rolled = playedUntil('roll', 3, 'b'.repeat(64), () => false);
    let checks = 0;
    underWay = playedUntil('bsg', 4, 'c'.repeat(64), ({ ask }) => {
      if (ask.prompt === 'contribute') checks += 1;
      return checks > 16;
    });
  }, 240_000);

  async function keepIn(page: Page, saved: Saved, over: boolean): Promise<void> {
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepGames(page, { kept: { saved, over } });
  }

  test('a game is watched again from its beginning, and once more from there after its end', async () => {
    const { context, page, complaints } = await visitor(at.room);
    await keepIn(page, rolled, true);
    await page.goto(`${at.site.url}/practice/roll/kept`);
    await page.getByRole('link', { name: 'Watch it again' }).click();
    const length = rolled.entries.length;
    const count = page.locator('.reel .count');
    await page.locator('.reel .count', { hasText: `0 of ${length}` }).waitFor();
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await play.click();
    await expect.poll(() => count.innerText(), { timeout: 20_000 }).toContain('2 of');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('slider').fill(`${length}`);
    await page.locator('.reel .count', { hasText: `${length} of ${length}` }).waitFor();
    await play.click();
    await expect.poll(() => count.innerText(), { timeout: 20_000 }).toMatch(/^(Move )?[01] of/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('after the end the whole story can be read, and whoever looks at the board comes back to it', async () => {
    const { context, page, complaints } = await visitor(at.room, { size: LAPTOP });
    await keepIn(page, bsg, true);
    await page.goto(`${at.site.url}/practice/bsg/kept`);
    const story = page.locator('.end .story ol');
    await story.waitFor();
    const newest = story.locator('li').last();
    await newest.scrollIntoViewIfNeeded();
    const list = await story.boundingBox();
    const line = await newest.boundingBox();
    expect((line?.y ?? Number.NaN) + (line?.height ?? 0)).toBeLessThanOrEqual(LAPTOP.height);
    expect((list?.y ?? Number.NaN) + (list?.height ?? 0)).toBeLessThanOrEqual(LAPTOP.height);
    await page.getByRole('button', { name: 'See the board' }).click();
    await page.locator('.stage .board').first().waitFor();
    await expectAccessible(page, 'the board after the end');
    await page.locator('.bottom').getByRole('button', { name: 'Who was who' }).click();
    await story.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the same people play once more, on this device and online', async () => {
    const { context, page } = await visitor(at.room);
    await keepIn(page, rolled, true);
    await page.goto(`${at.site.url}/practice/roll/kept`);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.ask .prompt:not(.waiting)').first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/practice\/roll\/(?!kept)/);
    expect(await page.locator('.opponent').count()).toBe(2);
    await context.close();

    const ann = await visitor(at.room);
    const ben = await visitor(at.room);
    const link = await makeTable(ann.page, 'tic-tac-toe', 'Ann');
    await sitDown(ben.page, link, 'Ben');
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    const over = async () => (await ann.page.locator('.end').count()) > 0;
    for (let i = 0; i < 9 && !(await over()); i++) {
      const { page: asked } = i % 2 === 0 ? ann : ben;
      await asked.locator('.ask .prompt:not(.waiting)').waitFor();
      await asked.locator('.answers .button').first().click();
      await asked.locator('.ask .prompt.waiting, .end').first().waitFor();
    }
    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ann.page.locator('.mark.yours').waitFor();
    await ben.page.getByRole('button', { name: 'Play again' }).click();
    await ben.page.getByRole('button', { name: 'Sit down' }).waitFor();
    expect(new URL(ben.page.url()).pathname).toBe(new URL(ann.page.url()).pathname);
    await ann.context.close();
    await ben.context.close();
  });

  async function makeTable(page: Page, game: string, name: string | null): Promise<string> {
    await page.goto(`${at.site.url}/create?where=online&game=${game}`);
    if (name !== null) await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Create the table' }).click();
    return page.getByRole('textbox', { name: 'The link to this table' }).inputValue();
  }

  async function sitDown(page: Page, link: string, name: string | null): Promise<void> {
    await page.goto(link);
    if (name !== null) await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).first().click();
    await page.locator('.mark.yours').waitFor();
  }

  test('people who gave no name are told apart, and so are two of one name; a phone shows the whole clock', async () => {
    const one = await visitor(at.room, { luck: 5 });
    const two = await visitor(at.room, { luck: 6, size: PHONE });
    const link = await makeTable(one.page, 'roll', null);
    await sitDown(two.page, link, null);
    const names = await one.page.locator('.rows .row b').allInnerTexts();
    await expect.poll(() => one.page.locator('.rows .row b').allInnerTexts()).not.toContain('');
    for (const name of names) expect(name).toMatch(/^Captain [A-Z][a-z]+$/);
    expect(new Set(names).size).toBe(2);
    await one.page.getByRole('button', { name: 'Begin' }).click();
    const clock = two.page.getByRole('timer');
    await clock.waitFor();
    expect(await clock.innerText()).toMatch(/\d+:\d\d$/);
    const clipped = await clock.evaluate((it) => it.scrollWidth > it.clientWidth);
    expect(clipped).toBe(false);
    await one.context.close();
    await two.context.close();

    const ann = await visitor(at.room);
    const other = await visitor(at.room);
    await sitDown(other.page, await makeTable(ann.page, 'roll', 'Ann'), 'Ann');
    expect(await other.page.locator('.rows .row b').allInnerTexts()).toEqual(['Ann', 'Ann 2']);
    await ann.context.close();
    await other.context.close();
  });

  test('two at one device who gave no name are told apart', async () => {
    const { context, page } = await visitor(at.room);
    const both = { ...underWay, setup: { ...underWay.setup, humans: [0, 1] } };
    await keepIn(page, both, false);
    await page.goto(`${at.site.url}/practice/bsg/kept`);
    await page.getByRole('button', { name: /Captain/ }).click();
    const people = await page.locator('.players, .left').first().innerText();
    expect(people).toContain('Captain 2');
    await context.close();
  });

  test('after the end nothing of the President’s lies with what is mine, and nobody guesses at points', async () => {
    const { context, page } = await visitor(at.room);
    const { titles, quorumHand } = (
      bsg.match as unknown as {
        state: { facts: { titles: { president: number }; quorumHand: string[] } };
      }
    ).state.facts;
    expect(quorumHand.length).toBeGreaterThan(0);
    const sitAs = async (seat: number) => {
      await keepIn(page, { ...bsg, setup: { ...bsg.setup, humans: [seat] } }, true);
      await page.goto(`${at.site.url}/practice/bsg/kept`);
      await page.locator('section.end').waitFor();
      return page.locator('.secrets [data-about^="quorum:"]').count();
    };
    expect(await sitAs((titles.president + 1) % 3)).toBe(0);
    expect(await page.getByText('Only you see this').count()).toBe(0);
    // Nothing is anybody's own any more: the end tells everything of everybody.
    expect(await sitAs(titles.president)).toBe(0);
    expect(await page.getByText('Only you see this').count()).toBe(0);
    await keepIn(page, rolled, true);
    await page.goto(`${at.site.url}/practice/roll/kept`);
    await page.locator('section.end').waitFor();
    expect(await page.getByText('if the game ended now').count()).toBe(0);
    await context.close();
  });

  test('a file of a game says who played it', async () => {
    const one = await visitor(at.room, { settings: { name: 'Laura' } });
    await keepIn(one.page, rolled, true);
    await one.page.goto(`${at.site.url}/replay/kept`);
    const saving = one.page.waitForEvent('download');
    await one.page.getByRole('button', { name: 'Save as a file' }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(verify([anyGame(roll)], text)).toMatchObject({ genuine: true });
    await one.context.close();
    const two = await visitor(at.room);
    await two.page.goto(at.site.url);
    await two.page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    const eyes = two.page.getByLabel('Point of view');
    await eyes.waitFor();
    const names = await eyes.locator('option').allInnerTexts();
    expect(names.slice(2)).toEqual(['Laura', 'Orsa', 'Talos']);
    await expectAccessible(two.page, 'a game from a file');
    await two.context.close();
  });

  test('the log shows its newest line: behind its tab, after another size, in another language', async () => {
    const { context, page } = await visitor(at.room, { size: PHONE });
    await keepIn(page, underWay, false);
    await page.goto(`${at.site.url}/practice/bsg/kept`);
    await page.locator('.ask .prompt:not(.waiting)').waitFor();
    await page.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
    const atEnd = () => isAtEnd(page);
    await expect.poll(atEnd).toBe(true);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect.poll(atEnd).toBe(true);
    await page.setViewportSize({ width: 1100, height: 600 });
    await expect.poll(atEnd).toBe(true);
    await page.getByLabel('Language').selectOption('hu');
    await page.locator('html[lang=hu]').waitFor({ state: 'attached' });
    await expect.poll(atEnd).toBe(true);
    // Whoever reads what was before stays there.
    await page.locator('.log').hover();
    await page.mouse.wheel(0, -600);
    await expect.poll(atEnd).toBe(false);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.waitForTimeout(200);
    expect(await atEnd()).toBe(false);
    await context.close();
  });

  test('the log follows for more than 200 lines and behind another tab; whoever scrolled back is told of new lines', async () => {
    const { context, page } = await visitor(at.room, {
      size: PHONE,
      motion: true,
      settings: { botPace: 20 },
    });
    const lines = underWay.logs[underWay.setup.humans[0] ?? 0]?.length ?? 0;
    expect(lines).toBeGreaterThan(200);
    await keepIn(page, underWay, false);
    await page.goto(`${at.site.url}/practice/bsg/kept`);
    await page.locator('.ask .prompt:not(.waiting)').waitFor();
    const tab = (name: string) => page.getByRole('navigation').getByRole('button', { name });
    const atEnd = () => isAtEnd(page);
    const newest = () => page.locator('.log li').last().textContent();
    const more = async () => {
      const before = await newest();
      await playUntil(page, async () => (await newest()) !== before);
    };
    await tab('Log').click();
    await expect.poll(atEnd).toBe(true);
    await tab('Board').click();
    for (let i = 0; i < 4; i++) await more();
    await tab('Log').click();
    await expect.poll(atEnd).toBe(true);
    await page.setViewportSize(LAPTOP);
    for (let i = 0; i < 4; i++) await more();
    await expect.poll(atEnd).toBe(true);
    // Whoever reads what was before stays there, and goes to the newest with one press.
    const read = page.locator('.log li').nth(-60);
    await read.scrollIntoViewIfNeeded();
    expect(await atEnd()).toBe(false);
    const text = await read.innerText();
    const place = async () =>
      (await page.locator('.log li', { hasText: text }).last().boundingBox())?.y;
    const there = await place();
    await more();
    expect(Math.abs(((await place()) ?? 0) - (there ?? 0))).toBeLessThan(3);
    await page.getByRole('button', { name: 'New lines' }).click();
    await expect.poll(atEnd).toBe(true);
    expect(await page.getByRole('button', { name: 'New lines' }).count()).toBe(0);
    await context.close();
  });

  test('whoever has just chosen a language answers with digits', async () => {
    const { context, page } = await visitor(at.room);
    const saved = playedUntil('bsg', 3, 'd'.repeat(64), ({ ask }) => ask.kind === 'one');
    await keepIn(page, saved, false);
    await page.goto(`${at.site.url}/practice/bsg/kept`);
    await page.locator('.answers .digit').first().waitFor();
    const asked = await page.locator('.ask .prompt').first().innerText();
    const picker = page.locator('.top-bar .language');
    await picker.focus();
    await picker.selectOption('en');
    const lines = await page.locator('.log li').count();
    await page.keyboard.press('1');
    await expect
      .poll(async () => ({
        asked: await page.locator('.ask .prompt').first().innerText(),
        lines: await page.locator('.log li').count(),
      }))
      .not.toEqual({ asked, lines });
    await context.close();
  });

  test('long German names may be broken, and are found by whoever seeks them', async () => {
    const { context, page } = await visitor(at.room, { language: 'de' });
    await keepIn(page, underWay, false);
    await page.goto(`${at.site.url}/practice/bsg/kept`);
    await page.locator('.ask .prompt').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    const told = await page.locator('main').evaluate((it) => it.textContent ?? '');
    expect(told).toMatch(/\p{L}{3}\u00ad\p{L}{3}/u);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('forschungslabor');
    await page
      .getByRole('dialog')
      .getByText(/For\u00ad?schungs/)
      .first()
      .waitFor();
    await context.close();
  });
});
