import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, type Visitor, visitor } from './support/browser.ts';
import { type Habits, playUntil } from './support/hands.ts';

const LONG = 600_000;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** In what a viewer is sent: what only one seat may know. */
const SECRET = new Set([
  'asks',
  'drawn',
  'hand',
  'loyalty',
  'notes',
  'quorumHand',
  'rolled',
  'superCrisis',
]);
/** Events whose cards only the seat they happened to may know. */
const WHISPERED = new Set([
  'deck-looked-at',
  'drew-skill',
  'hand-seen',
  'loyalty-dealt',
  'super-crisis-drawn',
]);

describe.runIf(canBrowse)('tables on the server', () => {
  const at = atSite('day 238', 'folder');

  const asked = (page: Page) => page.locator('.ask .prompt:not(.waiting)').first();
  const takeBacks = (page: Page) => [
    () => page.getByRole('button', { name: 'Take back' }).click(),
    () => page.keyboard.press('Control+z'),
  ];
  const moves = (page: Page) => page.locator('.log li').count();

  /** Makes a table by the form and gives the link to it. */
  async function makeTable(
    page: Page,
    game: 'bsg' | 'roll',
    seats: number,
    name: string,
  ): Promise<string> {
    await page.goto(`${at.site.url}/create?where=online&game=${game}`);
    await page.getByRole('radio', { name: `${seats}`, exact: true }).check();
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Create the table' }).click();
    return page.getByRole('textbox', { name: 'The link to this table' }).inputValue();
  }

  async function sit(page: Page, link: string, name: string): Promise<void> {
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).first().click();
    await page.locator('.mark.yours').waitFor();
  }

  /** What only one seat may know, wherever it was sent to somebody at another seat, or at none. */
  function secretsIn(frames: readonly string[], seat: number | null): string[] {
    const found: string[] = [];
    const look = (value: unknown, at: readonly (string | number)[]): void => {
      const name = at.findLast((it) => typeof it === 'string') ?? '';
      const whose = at.indexOf('players');
      const own = seat !== null && (whose < 0 || at[whose + 1] === seat);
      const told = Array.isArray(value) ? value.some((it) => it !== null) : value != null;
      if (told && !own && SECRET.has(name)) found.push(at.join('.'));
      if (typeof value !== 'object' || value === null) return;
      for (const [key, item] of Object.entries(value)) {
        look(item, [...at, Array.isArray(value) ? Number(key) : key]);
      }
    };
    for (const frame of frames) {
      const { view, patch = [], steps = [] }: Heard = JSON.parse(frame);
      look(view, []);
      for (const { at, set, splice = [] } of patch) {
        look(set, at);
        look(splice.slice(2), at);
      }
      for (const { type, data } of steps.flatMap(({ events }) => events)) {
        const open = !('card' in data || 'cards' in data);
        if (WHISPERED.has(type) && !open && data['seat'] !== seat) found.push(type);
      }
    }
    return found;
  }

  /** What stands in the log of a page: the kind of event, and what is said of it. */
  async function logged({ page }: Visitor): Promise<readonly (readonly [string, string])[]> {
    return page.locator('.log li').evaluateAll((all: HTMLElement[]) =>
      // (What stands there, not how it looks: that would make the page lay itself out at every look.)
      all.map((it) => [it.dataset['event'] ?? '', it.textContent ?? ''] as const),
    );
  }

  test(
    'four people and a bot play Battlestar Galactica, and somebody watches who learns no secret',
    async () => {
      const players = await Promise.all(NAMES.map(() => visitor(at.room)));
      const zoe = await visitor(at.room);
      const everybody = [...players, zoe];
      const [ann] = players;
      if (ann === undefined) throw new Error('nobody came');
      const link = await makeTable(ann.page, 'bsg', 5, 'Ann');
      await expectAccessible(ann.page, 'the seats');
      for (const [i, { page }] of players.entries()) {
        if (i > 0) await sit(page, link, NAMES[i] ?? '');
      }
      await zoe.page.goto(link);
      await zoe.page.getByRole('heading', { name: 'Seats' }).waitFor();
      await ann.page.getByRole('button', { name: 'Seat a bot here' }).click();
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      for (const { page } of everybody) await page.locator('.table').waitFor();

      /** What each has read, by the kind of event: the log itself shows only what is not too long ago. */
      const read = new Map(everybody.map((it) => [it, new Map<string, Set<string>>()]));
      const readOn = async (it: Visitor): Promise<void> => {
        for (const [event, line] of await logged(it)) {
          const lines = read.get(it)?.get(event) ?? new Set();
          read.get(it)?.set(event, lines.add(line));
        }
      };
      const linesOf = (it: Visitor, event: string): string[] => [
        ...(read.get(it)?.get(event) ?? []),
      ];
      /** All four play, each at their own page, until everybody has read this many different lines of each kind. */
      const playOn = async (
        wanted: Readonly<Record<string, number>>,
        habits: Pick<Habits, 'rather' | 'never'>,
        seed: number,
      ): Promise<void> => {
        let all = false;
        const reading = async (): Promise<void> => {
          while (!all) {
            await Promise.all(everybody.map(readOn));
            all = everybody.every((it) =>
              Object.entries(wanted).every(([event, count]) => linesOf(it, event).length >= count),
            );
            if (!all) await zoe.page.waitForTimeout(400);
          }
        };
        const playing = players.map(({ page }, i) =>
          playUntil(page, async () => all, { seed: seed + i, ...habits }),
        );
        await Promise.all([reading(), ...playing]);
      };

      // The fleet is under attack from the start; everybody wants to be gone from here.
      await playOn(
        { 'crisis-drawn': 3, 'check-revealed': 2, attacked: 1, jumped: 1 },
        { rather: [/FTL Control/], never: [/reveal yourself/] },
        1,
      );
      await expectAccessible(zoe.page, 'watching');
      expect(await zoe.page.locator('.table .answers .button:enabled').count()).toBe(0);
      expect(await zoe.page.locator('.hand, .secrets').count()).toBe(0);
      expect(secretsIn(zoe.frames, null)).toEqual([]);
      for (const [seat, { frames, page }] of players.entries()) {
        expect(secretsIn(frames, seat)).toEqual([]);
        // Each got their own, so that this says something.
        expect(secretsIn(frames, null)).not.toEqual([]);
        expect(await page.locator('.secrets .held').count()).toBeGreaterThan(0);
      }
      // Each can read what they drew, and nobody else can.
      for (const one of players) {
        const others = everybody.filter((it) => it !== one);
        for (const event of ['loyalty-dealt', 'drew-skill']) {
          const theirs = new Set(others.flatMap((it) => linesOf(it, event)));
          expect(linesOf(one, event).filter((line) => !theirs.has(line))).not.toEqual([]);
        }
      }

      // A Cylon among them has waited long enough. What they were is known now, and nothing else.
      await playOn(
        { 'cylon-revealed': 1, 'super-crisis-drawn': 1 },
        { rather: [/reveal yourself/] },
        11,
      );
      const still = secretsIn(zoe.frames, null).filter((it) => !it.includes('loyalty'));
      expect(still).toEqual([]);
      for (const { page, context, complaints } of everybody) {
        await expect.poll(() => page.locator('.player.cylon').count()).toBe(1);
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
    LONG,
  );

  test(
    'a half-made plan outlives a cut connection, a server that is away, and another load of the page',
    async () => {
      const { context, page } = await visitor(at.room);
      await makeTable(page, 'roll', 2, 'Ann');
      await page.getByRole('button', { name: 'Seat a bot here' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      const chosen = page.locator('.planner .column.selected');
      const broken = page.locator('.top-bar .broken');
      await playUntil(page, () => chosen.isVisible());
      const before = await chosen.textContent();

      for (const cut of [async () => at.site.cut(), at.site.restart]) {
        const noticed = broken.waitFor();
        await cut();
        await noticed;
        await broken.waitFor({ state: 'hidden' });
        expect(await chosen.textContent()).toBe(before);
      }
      await page.reload();
      await chosen.waitFor();
      expect(await chosen.textContent()).toBe(before);

      // And the game goes on from it.
      await page.getByRole('button', { name: 'Ready' }).click();
      const told = await moves(page);
      await playUntil(page, async () => (await moves(page)) > told + 3);
      await context.close();
    },
    LONG,
  );

  test(
    'a move is taken back as long as nobody went on from it',
    async () => {
      const { context, page, complaints } = await visitor(at.room);
      await makeTable(page, 'bsg', 3, 'Ann');
      for (let i = 0; i < 2; i++)
        await page.getByRole('button', { name: 'Seat a bot here' }).first().click();
      await page.getByRole('button', { name: 'Begin' }).click();
      const moving = asked(page).filter({ hasText: 'Where do you want to move?' });
      await playUntil(page, () => moving.isVisible(), { rather: [/William Adama/] });
      const place = page.locator('.player', { has: page.locator('.you') });
      const before = await place.innerText();
      const told = await moves(page);
      for (const takeBack of takeBacks(page)) {
        await page.locator('.board').getByRole('button', { name: 'Research Lab' }).click();
        await expect.poll(() => place.innerText()).toContain('Research Lab');
        await takeBack();
        await moving.waitFor();
        await expect.poll(() => place.innerText()).toBe(before);
        expect(await moves(page)).toBe(told);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test(
    'a plan is taken back while others still plan, and is there to be changed',
    async () => {
      const ann = await visitor(at.room);
      const ben = await visitor(at.room);
      const link = await makeTable(ann.page, 'roll', 2, 'Ann');
      await sit(ben.page, link, 'Ben');
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      const planner = ben.page.locator('.planner');
      await Promise.all([
        playUntil(ann.page, () => ann.page.locator('.planner .column.selected').isVisible()),
        playUntil(ben.page, () => planner.isVisible()),
      ]);
      const chosen = ann.page.locator('.planner .column.selected');
      const plan = await chosen.innerText();
      for (const takeBack of takeBacks(ann.page)) {
        await ann.page.getByRole('button', { name: 'Ready' }).click();
        await chosen.waitFor({ state: 'hidden' });
        await takeBack();
        await chosen.waitFor();
        expect(await chosen.innerText()).toBe(plan);
      }
      expect(await planner.isVisible()).toBe(true);
      for (const { context, complaints } of [ann, ben]) {
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
    LONG,
  );

  test(
    'the lobby says whose turn it is, and lists public tables',
    async () => {
      const ann = await visitor(at.room);
      const ben = await visitor(at.room);
      await ann.page.goto(`${at.site.url}/create?where=online&game=roll`);
      await ann.page.getByLabel('Your name').fill('Ann');
      await ann.page.getByRole('radio', { name: /Anyone The table is listed/ }).check();
      await ann.page.getByLabel('A name for the table').fill('Friday night');
      await ann.page.getByRole('button', { name: 'Create the table' }).click();
      await ann.page.getByRole('heading', { name: 'Seats' }).waitFor();

      await ben.page.goto(at.site.url);
      const row = ben.page.locator('.row', { hasText: 'Friday night' });
      await row.getByRole('link', { name: 'Sit down' }).click();
      await ben.page.getByLabel('Your name').fill('Ben');
      await ben.page.getByRole('button', { name: 'Sit down' }).first().click();
      await ben.page.getByRole('button', { name: 'Begin' }).click();
      await asked(ben.page).waitFor();

      await ann.page.goto(at.site.url);
      const mine = ann.page.locator('.row', { hasText: 'Friday night' });
      await mine.getByText('Your turn').waitFor();
      await expectAccessible(ann.page, 'a lobby with games');
      await mine.getByRole('link').first().click();
      await asked(ann.page).waitFor();
      for (const { context } of [ann, ben]) await context.close();
    },
    LONG,
  );

  test(
    'practice works without a network once the app was there',
    async () => {
      const { browser } = at.room;
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(at.site.url);
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      await page.reload();
      await context.setOffline(true);
      await page.goto(`${at.site.url}/practice/roll`);
      await asked(page).waitFor();
      await playUntil(page, () => page.locator('.planner').isVisible());
      await page.goto(at.site.url);
      await page.getByText('The server cannot be reached').first().waitFor();
      await context.close();
    },
    LONG,
  );
});

/** A message of the server, as far as it can tell secrets. */
interface Heard {
  readonly view?: unknown;
  readonly patch?: readonly {
    readonly at: readonly (string | number)[];
    readonly set?: unknown;
    readonly splice?: readonly unknown[];
  }[];
  readonly steps?: readonly {
    readonly events: readonly { readonly type: string; readonly data: Record<string, unknown> }[];
  }[];
}
