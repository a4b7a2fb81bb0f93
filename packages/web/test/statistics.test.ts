import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';

describe.runIf(canBrowse)('the numbers of a server', () => {
  const at = atSite();

  test('by game, side, character and ending, in every language, from the lobby', async () => {
    const { db } = at.site.store();
    const human = { game: 'bsg', role: 'human', character: 'william-adama' };
    const cylon = { game: 'bsg', role: 'cylon', character: 'gaius-baltar' };
    const [fuel, kobol] = ['fuel-gone', 'humans-reached-kobol'];
    await db
      .insertInto('tally_game')
      .values([
        { game: 'bsg', seats: 5, reason: fuel, games: 3 },
        { game: 'bsg', seats: 4, reason: kobol, games: 1 },
        { game: 'bsg', seats: 5, reason: kobol, games: 1 },
        { game: 'roll', seats: 2, reason: 'conceded', games: 1 },
      ])
      .execute();
    await db
      .insertInto('tally_seat')
      .values([
        { ...human, reason: fuel, games: 9, wins: 0 },
        { ...human, reason: kobol, games: 6, wins: 6 },
        { ...cylon, reason: fuel, games: 6, wins: 6 },
        { ...cylon, reason: kobol, games: 2, wins: 0 },
        { game: 'roll', role: '', character: '', reason: 'conceded', games: 2, wins: 1 },
      ])
      .execute();
    const { context, page, complaints } = await visitor(at.room);
    await page.goto(at.site.url);
    await page.getByRole('link', { name: 'Statistics' }).click();
    const rows = (section: string) =>
      page.getByRole('region', { name: section }).locator('tbody tr');
    await expect.poll(() => rows('Battlestar Galactica').allInnerTexts()).toHaveLength(6);
    const told = (await rows('Battlestar Galactica').allInnerTexts()).map((it) =>
      it.split(/\s*\t\s*/),
    );
    expect(told).toEqual([
      ['Human', '15', '6 (40%)'],
      ['Cylon', '8', '6 (75%)'],
      ['William Adama', '15', '6 (40%)'],
      ['Gaius Baltar', '8', '6 (75%)'],
      ['The fleet has no fuel left: the Cylons win.', '3'],
      ['The fleet found the way to Kobol: the humans are saved.', '2'],
    ]);
    expect(await rows('Roll for the Galaxy').allInnerTexts()).toEqual(['Someone gave up.\t1']);
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `statistics ${size.width}`);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    for (const [tag, title, games] of [
      ['pl', 'Statystyki', '5 gier'],
      ['de', 'Statistik', '5 Spiele'],
      ['hu', 'Statisztika', '5 játék'],
    ] as const) {
      const reader = await visitor(at.room, { language: tag });
      await reader.page.goto(`${at.site.url}/statistics`);
      await reader.page.getByRole('heading', { level: 1, name: title }).waitFor();
      await reader.page.getByText(games, { exact: true }).waitFor();
      await expectAccessible(reader.page, `statistics ${tag}`);
      expect(reader.complaints).toEqual([]);
      await reader.context.close();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
