import {
  type Ability,
  characterOf,
  DEFINITIONS,
  type Facts,
  MOMENTS,
  type ModuleId,
  type Moment,
  playsAt,
} from '@starboard/bsg';
import { loadWords } from '@starboard/words';
import { readText } from '@starboard/words/node';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { momentsFor } from '../src/bsg/moments.ts';
import { resume } from '../src/practice/game.ts';
import type { Saved } from '../src/practice/messages.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, PHONE, visitor } from './support/browser.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';
import { PLAYED } from './support/played.ts';

test('orders speak of nothing that is in none of the boxes on the table', async () => {
  const words = await loadWords(readText, 'en', ['bsg', 'table']);
  const spokenOf = (modules: readonly ModuleId[]) => {
    const moments = momentsFor(undefined, modules, words);
    const values = moments.flatMap(({ facts }) =>
      facts.flatMap(({ fact }) => (fact.kind === 'one-of' ? fact.of : [])),
    );
    const plays = moments.flatMap((it) => it.plays);
    return new Set<unknown>([...moments.map(({ window }) => window), ...values, ...plays]);
  };
  const base = spokenOf([]);
  const all = spokenOf(['pegasus', 'new-caprica']);
  for (const place of ['brig', 'admirals-quarters', 'administration'])
    expect(base).toContain(place);
  // PEG-11, PEG-28: the Airlock is Pegasus’s, Resistance HQ and Detention are New Caprica’s, as is the occupation force.
  // PEG, too: Politically Adroit is an ability of one of its characters.
  for (const it of [
    'airlock',
    'resistance-hq',
    'detention',
    'force-attacked',
    'scar',
    'politically-adroit',
  ]) {
    expect(base).not.toContain(it);
    expect(all).toContain(it);
  }
  expect(base).not.toContain('pursuit');
  expect(spokenOf(['exodus', 'cylon-fleet'])).toContain('pursuit');
});

describe.runIf(canBrowse)('standing orders', () => {
  const at = atSite();
  let rolling: Saved;

  beforeAll(async () => {
    rolling = playedUntil('bsg', 5, 'b'.repeat(64), ({ ask }) => ask.prompt === 'before-roll');
  }, 240_000);

  const form = (page: Page) => page.locator('.order-form');
  const says = (page: Page) => page.locator('.order-form .says');

  test('at a table: an order with conditions is put together, read, given, kept and forgotten', async () => {
    const { context, page, complaints } = await visitor(at.room);
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepGames(page, { kept: { saved: rolling, over: false } });
    await page.goto(`${at.site.url}/practice/bsg/kept`);
    await page.getByRole('button', { name: 'Standing orders' }).click();
    // It begins with the moment I am asked about.
    const when = form(page).getByLabel('When');
    expect(await when.inputValue()).toBe('before-roll');
    await form(page)
      .getByLabel('What the die is for')
      .selectOption({ label: 'The die is for an attack' });
    await form(page).getByLabel('Then').selectOption({ label: 'Use Strategic Planning' });
    const order = 'Before a die is rolled, if the die is for an attack: use Strategic Planning.';
    expect(await says(page).innerText()).toContain(order);
    await form(page).getByRole('button', { name: 'Give this order' }).click();
    const given = page.locator('.finer li');
    await given.filter({ hasText: order }).waitFor();
    // What never holds is not given.
    await when.selectOption('after-total');
    const missing = form(page).getByRole('group', { name: 'The number of points missing' });
    await missing.getByLabel('At least').fill('3');
    await missing.getByLabel('At most').fill('1');
    expect(await form(page).getByRole('button', { name: 'Give this order' }).isDisabled()).toBe(
      true,
    );
    await missing.getByLabel('At least').fill('1');
    await missing.getByLabel('At most').fill('2');
    await form(page).getByLabel('Then').selectOption({ label: 'Use Declare Emergency' });
    await form(page).getByRole('button', { name: 'Give this order' }).click();
    await expect.poll(() => given.count()).toBe(2);
    await expectAccessible(page, 'standing orders');
    // The second goes before the first, and both are there after the page was loaded again.
    await given
      .nth(1)
      .getByRole('button', { name: /^Move up/ })
      .click();
    await expect.poll(() => given.first().innerText()).toContain(order);
    await page.reload();
    await page.getByRole('button', { name: 'Standing orders' }).click();
    await expect.poll(() => given.count()).toBe(2);
    expect(await given.first().innerText()).toContain(order);
    await given
      .first()
      .getByRole('button', { name: /^Forget/ })
      .click();
    await expect.poll(() => given.count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('only what my character can do is offered', async () => {
    const { context, page } = await visitor(at.room);
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepGames(page, { kept: { saved: rolling, over: false } });
    const moments = form(page).getByLabel('When').locator('option');
    await expect.poll(() => moments.count()).toBe(Object.keys(MOMENTS).length);
    await page.goto(`${at.site.url}/practice/bsg/kept`);
    await page.getByRole('button', { name: 'Standing orders' }).click();
    await form(page).waitFor();
    const offered = await moments.evaluateAll((all) => all.map((it) => it.getAttribute('value')));
    const { state } = resume(PLAYED.bsg, rolling).match;
    const { character } = (state.facts as Facts).players[rolling.setup.humans[0] ?? 0] ?? {};
    if (character == null) throw new Error('nobody was chosen');
    const playedAt = (abilities: readonly Ability[]): Moment[] =>
      abilities.flatMap((it) => (it.rule === 'play' && it.at in MOMENTS ? [it.at as Moment] : []));
    const mine = new Set(playedAt(characterOf(character).abilities));
    expect(mine.size).toBeGreaterThan(0);
    expect(offered).toEqual(expect.arrayContaining([...mine]));
    // What only others can do: with no skill card, and not with what my character can.
    const others = DEFINITIONS.characters
      .flatMap(({ abilities }) => playedAt(abilities))
      .filter((at) => !mine.has(at) && playsAt(at, [], []).length === 0);
    expect(others.length).toBeGreaterThan(3);
    // Where nobody is to tell that somebody else is asked, everybody is (location-check).
    expect(offered.filter((at) => others.some((it) => it === at))).toEqual(['location-check']);
    await context.close();
  });

  test('in the settings, on a phone and by keyboard: new games begin with it', async () => {
    const { context, page } = await visitor(at.room, { size: PHONE });
    await page.goto(`${at.site.url}/settings`);
    await form(page).getByLabel('When').focus();
    await page.keyboard.press('End');
    expect(await says(page).innerText()).toMatch(/At the end of my turn: pass for me/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const order = page.locator('.finer li', { hasText: 'At the end of my turn: ask me.' });
    await order.waitFor();
    const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect(wide).toBe(false);
    await page.goto(`${at.site.url}/practice/bsg`);
    await page.getByRole('button', { name: 'Standing orders' }).click();
    await order.waitFor();
    await context.close();
  });
});
