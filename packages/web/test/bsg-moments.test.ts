import { type BsgEvents, type LoyaltyId, loyaltyOf } from '@starboard/bsg';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenBy } from '../src/bsg/big-moments/given.tsx';
import type { BigMoment, Kind } from '../src/bsg/big-moments/which.ts';
import type { LogEntry } from '../src/table/client.ts';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { movements } from './support/looks.ts';
import { keepStaged, type Staged, stagedMoments } from './support/staging.ts';

const LONG = 120_000;
/** Bots think for so long that the table is there before anything happens. */
const PACE = 4_000;

const dealtIn = ({ entries }: BigMoment): readonly LoyaltyId[] =>
  entries.flatMap(({ event }) => (event.data as BsgEvents['loyalty-dealt']).cards ?? []);

/** Of whoever is dealt a card, whether it makes them a Cylon. */
function nameOf(moment: BigMoment): string | null {
  if (moment.kind !== 'loyalty') return moment.kind;
  return dealtIn(moment).some((card) => loyaltyOf(card).team === 'cylon') ? 'cylon' : 'human';
}

/** What each says in large letters. */
const HEADLINES: Readonly<Record<Exclude<Kind, 'loyalty' | 'looked'>, RegExp>> = {
  sleeper: /^Sleeper agents awaken$/,
  reveal: /^\S.* is a Cylon$/,
  execution: /is executed$/,
  jump: /^\S/,
  kobol: /^Kobol$/,
  'new-caprica': /^New Caprica$/,
  'ionian-nebula': /^Ionian Nebula$/,
  nuke: /^Nuclear strike$/,
  damage: /^Galactica is hit$/,
};

test('what somebody gave to every check is counted as everybody saw it', () => {
  const log = [
    ['turn-began', { seat: 0, turn: 3 }],
    ['check-began', {}],
    ['contributed', { seat: null, count: 2 }],
    ['contributed', { seat: 1, count: 2 }],
    ['contributed', { seat: 2, count: 3 }],
    ['check-settled', { result: 'fail' }],
    ['turn-began', { seat: 1, turn: 4 }],
    ['check-began', {}],
    ['contributed', { seat: 2, count: 1 }],
    ['check-settled', { result: 'pass' }],
    // One that is not over yet tells nothing.
    ['check-began', {}],
    ['contributed', { seat: 1, count: 5 }],
  ].map(([type, data], seq) => ({ seq, event: { type, data } }) as LogEntry);
  expect(givenBy(log, 1)).toEqual([
    { turn: 3, count: 2, result: 'fail' },
    { turn: 4, count: 0, result: 'pass' },
  ]);
});

describe.runIf(canBrowse)('big moments of Battlestar', () => {
  const at = atSite();
  const games = new Map<string, Staged>();

  beforeAll(() => {
    const base = [
      'cylon',
      'human',
      'looked',
      'sleeper',
      'reveal',
      'jump',
      'kobol',
      'nuke',
      'damage',
    ];
    const only = (kinds: readonly string[]) => (moment: BigMoment) => {
      const name = nameOf(moment);
      return name !== null && kinds.includes(name) ? name : null;
    };
    const onNewCaprica = ['execution', 'new-caprica'];
    for (const game of [
      ...stagedMoments(base.length, 5, [], only(base)),
      ...stagedMoments(2, 5, ['pegasus', 'new-caprica'], only(onNewCaprica)),
      ...stagedMoments(1, 5, ['exodus', 'ionian-nebula'], only(['ionian-nebula'])),
    ]) {
      games.set(game.id, game);
    }
  }, 600_000);

  interface Looking {
    readonly motion?: boolean;
    readonly openSecrets?: boolean;
    readonly size?: typeof LAPTOP;
  }

  /** Somebody sits at a table, just before it happens. */
  async function sit(
    id: string,
    { motion = false, openSecrets = true, size = LAPTOP }: Looking = {},
    seat: number | null = null,
  ) {
    const { context, page } = await visitor(at.room, {
      size,
      motion,
      settings: { botPace: PACE, openSecrets },
    });
    await context.addInitScript(`{
      window.moments = [];
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const it of addedNodes) {
          if (it instanceof Element && it.matches('.moment')) window.moments.push(it.className);
        }
      }).observe(document, { childList: true, subtree: true });
    }`);
    const game = games.get(id);
    if (game === undefined) throw new Error(`nothing staged: ${id}`);
    const setup = { ...game.saved.setup, ...(seat === null ? {} : { humans: [seat] }) };
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepStaged(page, [{ ...game, saved: { ...game.saved, setup } }]);
    await page.goto(`${at.site.url}/practice/bsg/${id}`);
    await page.locator('.table .ask').waitFor();
    const moment = page.locator('.moment');
    expect(await moment.count()).toBe(0);
    return { context, page, moment };
  }

  test('what I see of somebody else’s loyalty is shown, face down', async () => {
    const { context, page, moment } = await sit('looked', { openSecrets: false });
    await moment.waitFor();
    const card = moment.locator('.secret-card');
    expect(await card.locator('.headline').innerText()).toMatch(
      /’s Loyalty card, for your eyes only$/,
    );
    expect(await card.locator('.dealt-card').count()).toBe(0);
    await page.keyboard.down('Space');
    await card.locator('.dealt-card').waitFor();
    await page.keyboard.up('Space');
    await moment.waitFor({ state: 'detached' });
    await page.locator('.secrets .covered .new').waitFor();
    await page.locator('.secrets .covered').press('Enter');
    await page.locator('.secrets .note', { hasText: 'card:' }).waitFor();
    await expect.poll(() => page.locator('.secrets .covered .new').count()).toBe(0);
    await context.close();
  });

  test('a card that comes to others is called a new one: it need not be the one that says what I am', async () => {
    const { context, page, moment } = await sit('sleeper');
    await page.locator('.moment.sleeper').waitFor();
    await page.keyboard.press('Escape');
    const card = page.locator('.moment.loyalty .secret-card');
    await card.locator('.dealt-card').waitFor();
    const dealt = await card.locator('.dealt-card').innerText();
    expect(dealt).toMatch(/^New card: You Are /);
    const isCylon = /You are a Cylon/.test(await card.locator('.headline').innerText());
    const byAnother = isCylon && dealt.includes('Not a Cylon');
    expect(await card.getByText('Your other card still makes you a Cylon.').count()).toBe(
      byAnother ? 1 : 0,
    );
    await page.keyboard.press('Escape');
    await moment.waitFor({ state: 'detached' });
    await context.close();
  });

  const gone = (moment: Locator): Promise<void> =>
    moment.waitFor({ state: 'detached', timeout: 60_000 });

  test.each(Object.entries(HEADLINES))(
    '%s: over the whole screen, still for who asked for stillness; a jump is over by itself',
    async (kind, headline) => {
      const { context, page, moment } = await sit(kind);
      const fills = page.locator(`.moment.${kind}`);
      await fills.waitFor();
      expect(await fills.boundingBox()).toEqual({ x: 0, y: 0, ...LAPTOP });
      expect(await movements(page)).toEqual([]);
      expect(await fills.locator('.headline').innerText()).toMatch(headline);
      // What it says is what the log says, no more.
      const line = await fills.locator('.line').first().innerText();
      const logged = await page.locator('.log li').allInnerTexts();
      expect(logged).toContain(line);
      if (kind === 'jump') {
        await page.evaluate(`{
          window.heard = [];
          const note = ({ type }) => window.heard.push(type);
          window.addEventListener('keydown', note);
          document.querySelector('.table').addEventListener('click', note);
        }`);
        await gone(moment);
        // A click and a key that were meant for it come too late, and do nothing to the table.
        await page.mouse.click(600, 300);
        await page.keyboard.press('1');
        expect(await page.evaluate('window.heard')).toEqual([]);
        await page.locator('.moment-gone').waitFor({ state: 'detached' });
      }
      await context.close();
    },
    LONG,
  );

  test(
    'any key or a click ends it and answers nothing',
    async () => {
      const ends: readonly ((page: Page) => Promise<void>)[] = [
        (page) => page.keyboard.press('Escape'),
        (page) => page.keyboard.press('1'),
        (page) => page.mouse.click(600, 700),
      ];
      for (const end of ends) {
        const { context, page, moment } = await sit('reveal', { motion: true });
        await moment.waitFor();
        // What the table would hear of it.
        await page.evaluate(`{
          window.heard = [];
          const note = ({ type }) => window.heard.push(type);
          window.addEventListener('keydown', note);
          document.querySelector('.table').addEventListener('click', note);
        }`);
        await end(page);
        // Long before it would have gone by itself.
        await moment.waitFor({ state: 'detached', timeout: 1_000 });
        expect(await page.evaluate('window.heard')).toEqual([]);
        await context.close();
      }
    },
    LONG,
  );

  test(
    'bots wait while it fills the screen, and a card for my eyes waits until it was looked at',
    async () => {
      const { context, page, moment } = await sit('human', { openSecrets: false });
      await moment.waitFor();
      const lines = await page.locator('.log li').count();
      // Longer than the bots think, and than any other moment lasts.
      await page.waitForTimeout(PACE + 1_500);
      expect(await moment.count()).toBe(1);
      expect(await page.locator('.log li').count()).toBe(lines);
      await page.keyboard.press('Escape');
      await expect
        .poll(() => page.locator('.log li').count(), { timeout: 20_000 })
        .toBeGreaterThan(lines);
      await context.close();
    },
    LONG,
  );

  test(
    'whoever comes to a table sees nothing of what has happened there',
    async () => {
      const [seat = 0] = games.get('kobol')?.saved.setup.humans ?? [];
      const happened = games.get('kobol')?.saved.logs[seat]?.map(({ event }) => event.type);
      expect(happened).toContain('destination-chosen');
      const { context, page } = await sit('kobol');
      await page.locator('.moment.kobol').waitFor();
      expect(await page.evaluate('window.moments')).toEqual(['moment dark kobol']);
      await context.close();
    },
    LONG,
  );

  test(
    'a Loyalty card is dealt face down: a Cylon and a human see the same until they hold it',
    async () => {
      const seen: { readonly covered: string; readonly open: string }[] = [];
      for (const id of ['cylon', 'human']) {
        const { context, page, moment } = await sit(id, { openSecrets: false, size: PHONE });
        await moment.waitFor();
        const covered = await moment.evaluate((it) => it.outerHTML);
        await page.keyboard.down(' ');
        await moment.locator('.open').waitFor();
        // It stays as long as it is held.
        await expectAccessible(page, `a ${id}`);
        const open = await moment.innerText();
        await page.keyboard.up(' ');
        await gone(moment);
        // What was looked at is new no more where it lies.
        await page.locator('.secrets .covered').waitFor({ state: 'attached' });
        expect(await page.locator('.secrets .covered .new').count()).toBe(0);
        seen.push({ covered, open });
        await context.close();
      }
      const [cylon, human] = seen;
      expect(cylon?.covered).toBe(human?.covered);
      expect(cylon?.covered).not.toMatch(/cylon|human/i);
      expect(cylon?.open).toContain('You are a Cylon');
      // What the card brings when it is revealed.
      expect(cylon?.open).toContain('Reveal:');
      expect(human?.open).toContain('You are human');
    },
    LONG,
  );

  test(
    'nobody else learns what somebody was dealt',
    async () => {
      const game = games.get('cylon');
      const [owner = 0] = game?.saved.setup.humans ?? [];
      // Somebody who was dealt another card in the same deal, and has it open.
      const other = [0, 1, 2].find((seat) => seat !== owner && seat !== game?.next) ?? 0;
      const { context, page, moment } = await sit('cylon', {}, other);
      await moment.waitFor();
      const own = await page.locator('.moment .dealt-card').allInnerTexts();
      expect(own).toHaveLength(1);
      expect(await moment.count()).toBe(1);
      const logged = await page.locator('.log li[data-event=loyalty-dealt]').allInnerTexts();
      // Of all the cards that were dealt, one is named: my own.
      expect(logged.filter((it) => it.includes(':'))).toHaveLength(1);
      expect(logged.join(' ')).toContain(own[0] ?? '?');
      await context.close();
    },
    LONG,
  );
});
