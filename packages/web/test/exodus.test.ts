import type { Facts } from '@starboard/bsg';
import type { OpenAsk } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { byKeys, isOver, playUntil } from './support/hands.ts';
import { misfits } from './support/looks.ts';
import { goTo, sitting } from './support/sitting.ts';
import { asksOf, type Staged, stagedByChance, WITH_EXODUS } from './support/staging.ts';

const LONG = 1_200_000;

/** Asks that only Exodus puts: one of every look, every kind of thing that is asked for. */
const ASKS = [
  'activate-a-viper',
  'choose-ally',
  'choose-condemned',
  'choose-cylon-for-ally',
  'choose-fleet-area',
  'choose-sector-to-nuke',
  'choose-text-to-resolve',
  'choose-title',
  'choose-trauma-to-discard',
  'choose-viper-mark',
  'decide-check',
  'discard-for-goal',
  'discard-to-refresh',
  'give-title-to',
  'lay-trauma-on-ally',
  'lay-trauma-on-crossroads',
  'mark-vii-to-damage',
  'may-discard-trauma',
  'order-quorum-deck',
  'remove-check-card',
  'state-of-emergency',
  'trade-quorum-cards',
];
/** Moments at which something can be played that only Exodus brings. */
const WINDOWS = ['cards-sorted', 'location-check-begins', 'quorum-resolved', 'roll-begins'];

/** A person who was eliminated, while the others go on; one whose turn it is not, too. */
function eliminated({ players }: Facts, _open: OpenAsk) {
  const seat = players.findIndex(({ standing }) => standing === 'eliminated');
  return seat < 0 ? null : { kind: 'eliminated', seat };
}

/** Somebody who may add no card, or at least two. */
function impulsive({ players }: Facts, { ask, seat }: OpenAsk) {
  const wanted = ask.kind === 'some' && ask.constraint === 'not-one-card' && ask.max > 1;
  return wanted && (players[seat]?.hand.length ?? 0) > 2 ? { kind: 'impulsive', seat } : null;
}

/** Whose trauma tokens somebody was sent: the seats, as often as one of their tokens was there to be read. */
function tokensHeld(frames: readonly string[]): number[] {
  const found: number[] = [];
  const look = (value: unknown, at: readonly (string | number)[]): void => {
    const held = at.indexOf('held');
    if (typeof value === 'string' && held >= 0) found.push(Number(at[held + 1]));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      look(item, [...at, Array.isArray(value) ? Number(key) : key]);
    }
  };
  for (const frame of frames) {
    const { view, patch = [] }: Heard = JSON.parse(frame);
    look(view, []);
    for (const { at, set, splice = [] } of patch) {
      look(set, at);
      look(splice.slice(2), at);
    }
  }
  return found;
}

/** What comes over a live connection, as far as it is looked at here. */
interface Heard {
  readonly view?: unknown;
  readonly patch?: readonly {
    readonly at: readonly (string | number)[];
    readonly set?: unknown;
    readonly splice?: readonly unknown[];
  }[];
}

describe.runIf(canBrowse)('with Exodus', () => {
  const at = atSite('crossroads');

  const sitDown = (games: readonly Staged[], settings: object = {}) =>
    sitting(at, games, { settings });

  test(
    'a first game as the rulebook suggests it, from the front page to who was who',
    async () => {
      const { context, page, complaints } = await visitor(at.room);
      await page.goto(at.site.url);
      await page.locator('a[href*="/create"]').first().click();
      await page.getByRole('radio', { name: /^Battlestar Galactica/ }).check();
      await page.getByRole('radio', { name: '5', exact: true }).check();
      const exodus = page.getByRole('checkbox', { name: /^Exodus/ });
      const finalFive = page.getByRole('checkbox', { name: /^(The )?Final Five/ });
      await exodus.waitFor();
      expect(await finalFive.isDisabled()).toBe(true);
      await exodus.check();
      // EXO-M4
      await page.getByText('Good for a first game with Exodus.').waitFor();
      await finalFive.check();
      // EXO-C4: without Pegasus a table can choose; the usual reading is chosen, and says so.
      const usual = page.locator('.choice', { hasText: '(usual)' });
      expect(await usual.count()).toBe(1);
      expect(await usual.getByRole('radio').isChecked()).toBe(true);
      await page.getByRole('checkbox', { name: /^(The )?Cylon Fleet/ }).check();
      expect(await usual.count()).toBe(2);
      await page.getByRole('checkbox', { name: /^(The )?Cylon Fleet/ }).uncheck();
      await page.getByRole('checkbox', { name: /^Pegasus/ }).check();
      expect(await usual.count()).toBe(0);
      await page.getByRole('checkbox', { name: /^Pegasus/ }).uncheck();
      await expectAccessible(page, 'a new game with Exodus');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.table').waitFor();
      await playUntil(page, () => isOver(page), { seed: 3 });
      await page.getByText('Who was who').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test(
    'everything at once for seven, by keys alone, to the end',
    async () => {
      const { context, page, complaints } = await visitor(at.room, { luck: 7 });
      await page.goto(`${at.site.url}/create?game=bsg`);
      const tick = async (name: RegExp): Promise<void> => {
        await page.getByRole('checkbox', { name }).focus();
        await page.keyboard.press('Space');
      };
      await page.getByRole('checkbox', { name: /^Exodus/ }).waitFor();
      await page.getByRole('radio', { name: '4', exact: true }).focus();
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
      for (const name of [
        /^Pegasus/,
        /^Cylon Leaders/,
        /^Exodus/,
        /^Personal Goals/,
        /^(The )?Final Five/,
        /^(The )?Cylon Fleet/,
        /^(The )?Ionian Nebula/,
      ]) {
        await tick(name);
      }
      // EXO-39.20
      const newCaprica = page.getByRole('checkbox', { name: /^New Caprica/ });
      expect(await newCaprica.isDisabled()).toBe(true);
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.getByRole('button', { name: 'Begin' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.table').waitFor();
      const turn = async (): Promise<number> =>
        Number(/\d+/.exec((await page.locator('.top-bar .chip').allTextContents()).join(' '))?.[0]);
      await playUntil(page, async () => (await turn()) >= 2, { seed: 6, press: byKeys });
      expect(await page.locator('.player').count()).toBe(7);
      await expectAccessible(page, 'seven players with everything');
      for (const size of [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        expect(await misfits(page), `${size.width}`).toEqual([]);
      }
      await page.setViewportSize(LAPTOP);
      await playUntil(page, () => isOver(page), { seed: 6, press: byKeys });
      await page.getByText('Who was who').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test(
    'every ask of it can be answered by everybody, on a laptop and on a phone, in every theme',
    async () => {
      const wanted = [...ASKS, ...WINDOWS];
      const asks = stagedByChance(
        wanted.length,
        6,
        700,
        ['pegasus', ...WITH_EXODUS],
        asksOf(wanted),
      );
      expect(asks.map(({ name }) => name).sort()).toEqual([...wanted].sort());
      const { context, page, complaints } = await sitDown(asks);
      for (const ask of asks) {
        await goTo(page, ask);
        expect(await page.locator('body').innerText(), ask.name).not.toMatch(/\b(bsg|web)-[a-z]/i);
        for (const size of [LAPTOP, PHONE]) {
          await page.setViewportSize(size);
          // Themes differ in colours, which are the same at every size.
          const themes = size === LAPTOP ? (['contrast'] as const) : [];
          await expectAccessible(page, `${ask.name} ${size.width}`, themes);
          expect(await misfits(page), `${ask.name} ${size.width}`).toEqual([]);
        }
        await page.setViewportSize(LAPTOP);
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
    LONG,
  );

  test('cards that must come to exactly 20 are summed up, and sent when they do', async () => {
    const [ask] = stagedByChance(1, 6, 700, WITH_EXODUS, asksOf(['discard-for-goal']));
    if (ask === undefined) throw new Error('nobody is selfish');
    const { context, page } = await sitDown([ask]);
    await goTo(page, ask);
    const confirm = page.locator('.choosing > .answers .primary');
    const strengths = (await page.locator('.skill-card .strength').allInnerTexts()).map(Number);
    let sum = 0;
    for (const [i, card] of (await page.locator('.skill-card').all()).entries()) {
      await card.click();
      sum += strengths[i] ?? 0;
      await page.getByText(`Chosen: ${sum} of 20`).waitFor();
      expect(await confirm.isDisabled(), `${sum}`).toBe(sum !== 20);
    }
    await context.close();
  });

  test('who may not add a single card is told so before it is sent', async () => {
    const [ask] = stagedByChance(1, 6, 400, WITH_EXODUS, impulsive);
    if (ask === undefined) throw new Error('nobody is impulsive');
    const { context, page } = await sitDown([ask]);
    await goTo(page, ask);
    const confirm = page.locator('.choosing > .answers .primary');
    const [first, second] = await page.locator('.skill-card').all();
    expect(await confirm.isEnabled()).toBe(true);
    await first?.click();
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    expect(await page.locator('.ask .hint').innerText()).not.toBe('');
    await second?.click();
    await expect.poll(() => confirm.isEnabled()).toBe(true);
    await context.close();
  });

  test('EXO-38.13: who is eliminated goes on watching, without a hand and without asks', async () => {
    const [game] = stagedByChance(1, 6, 900, WITH_EXODUS, eliminated);
    if (game === undefined) throw new Error('nobody is out');
    const { context, page, complaints } = await sitDown([game]);
    await goTo(page, game);
    await page.getByText('You are out of the game.').waitFor();
    expect(await page.locator('.player.out').count()).toBe(1);
    expect(await page.locator('.player.out').innerText()).toMatch(/eliminated/i);
    expect(await page.locator('.hand, .secrets, .table .answers .button').count()).toBe(0);
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `eliminated ${size.width}`);
      expect(await misfits(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  }, 180_000);

  test(
    'EXO-H1, H4: nobody is sent another’s goals, cards of the Final Five or trauma tokens',
    async () => {
      const [ann, ben, zoe] = await Promise.all([1, 2, 3].map(() => visitor(at.room)));
      if (ann === undefined || ben === undefined || zoe === undefined) throw new Error('nobody');
      await ann.page.goto(`${at.site.url}/create?where=online&game=bsg`);
      await ann.page.getByRole('radio', { name: '4', exact: true }).check();
      for (const name of [
        /^Exodus/,
        /^Personal Goals/,
        /^(The )?Final Five/,
        /^(The )?Ionian Nebula/,
      ]) {
        await ann.page.getByRole('checkbox', { name }).check();
      }
      await ann.page.getByLabel('Your name').fill('Ann');
      await ann.page.getByRole('button', { name: 'Create the table' }).click();
      const link = await ann.page
        .getByRole('textbox', { name: 'The link to this table' })
        .inputValue();
      await ben.page.goto(link);
      await ben.page.getByLabel('Your name').fill('Ben');
      await ben.page.getByRole('button', { name: 'Sit down' }).first().click();
      await ben.page.locator('.mark.yours').waitFor();
      await zoe.page.goto(link);
      await zoe.page.getByRole('heading', { name: 'Seats' }).waitFor();
      const bot = ann.page.getByRole('button', { name: 'Seat a bot here' });
      for (let left = 2; left > 0; left--) {
        await expect.poll(() => bot.count()).toBe(left);
        await bot.first().click();
      }
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      for (const { page } of [ann, ben, zoe]) await page.locator('.table').waitFor();
      // EXO-19, 34.13: what may be said stands where it is said.
      expect(await ann.page.locator('.talk-rules').count()).toBe(3);
      let all = false;
      const turn = async (): Promise<number> => {
        const chips = await zoe.page.locator('.top-bar .chip').allTextContents();
        return Number(/Turn (\d+)/.exec(chips.join(' '))?.[1] ?? 0);
      };
      const reading = async (): Promise<void> => {
        while (!all) {
          all = (await turn()) >= 3;
          await zoe.page.waitForTimeout(100);
        }
      };
      await Promise.all([
        reading(),
        ...[ann, ben].map(({ page }, i) => playUntil(page, async () => all, { seed: 2 + i })),
      ]);
      const secret = /"(goal-[a-z-]+|final-five-[a-z-]+)"/g;
      const ids = (frames: readonly string[]): Set<string> =>
        new Set(frames.flatMap((it) => [...it.matchAll(secret)].map(([, id = '']) => id)));
      const shown = new Set(
        (await zoe.page.locator('.log li').allTextContents()).filter((it) =>
          /Personal Goal/.test(it),
        ),
      );
      expect(shown.size).toBe(0);
      expect([...ids(zoe.frames)]).toEqual([]);
      const [anns, bens] = [ids(ann.frames), ids(ben.frames)];
      expect([...anns].filter((id) => bens.has(id))).toEqual([]);
      // Somebody has something to hide, so that this says something.
      expect(anns.size + bens.size).toBeGreaterThan(0);
      for (const { page } of [ann, ben]) {
        expect(await page.locator('.own-trauma .trauma').count()).toBeGreaterThan(0);
      }
      expect(tokensHeld(zoe.frames)).toEqual([]);
      expect(new Set(tokensHeld(ann.frames))).toEqual(new Set([0]));
      expect(new Set(tokensHeld(ben.frames))).toEqual(new Set([1]));
      for (const { context, complaints } of [ann, ben, zoe]) {
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
    LONG,
  );
});
