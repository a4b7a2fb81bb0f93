import type { Ask, AskView } from '@starboard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import {
  canBrowse,
  expectAccessible,
  LANDSCAPE,
  LAPTOP,
  PHONE,
  visitor,
} from './support/browser.ts';
import { playUntil } from './support/hands.ts';
import { playedUntil } from './support/kept-games.ts';
import { cutOff, lettersBelow, misfits, outOfSight, stickingOut } from './support/looks.ts';
import { goTo, sitting } from './support/sitting.ts';
import { type Staged, stagedAsks, stagedGames } from './support/staging.ts';

const SCREEN = { width: 1920, height: 1080 };
const SIZES = [LAPTOP, SCREEN, PHONE, LANDSCAPE];
const kindOf = ({ ask }: AskView): string => {
  if (ask.kind === 'one' && ask.prompt === 'choose-shipment' && ask.of.length > 6)
    return 'shipments';
  return ask.kind === 'plan' ? ask.plan : ask.prompt;
};

describe.runIf(canBrowse)('the table of Roll', () => {
  const at = atSite();
  let asks: readonly Staged[];
  let moments: readonly Staged[];

  beforeAll(() => {
    asks = stagedAsks('roll', 5, 3, kindOf);
    moments = stagedGames((id) => id.startsWith('roll'));
  }, 180_000);

  const sitDown = (settings: object = {}, scheme: 'dark' | 'light' = 'dark') =>
    sitting(at, [...asks, ...moments], { settings, scheme });

  const named = (name: string): Staged => {
    const found = [...asks, ...moments].find((it) => it.name === name);
    if (found === undefined) throw new Error(`no such moment: ${name}`);
    return found;
  };

  test('nothing that can be answered is out of sight, on laptops, large screens and phones however they are held', async () => {
    const { context, page, complaints } = await sitDown();
    const staged = [...asks, ...moments.filter(({ over }) => !over)];
    expect(staged.length).toBeGreaterThan(6);
    for (const it of staged) {
      await goTo(page, it);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const what = `${it.name} ${size.width}x${size.height}`;
        expect(await outOfSight(page), what).toEqual([]);
        expect(await misfits(page), what).toEqual([]);
      }
      await page.setViewportSize(LAPTOP);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('no letter is smaller than 12 pixels, on a phone than 13', async () => {
    const { context, page } = await sitDown();
    for (const it of [...asks, ...moments]) {
      await goTo(page, it);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const least = size === PHONE || size === LANDSCAPE ? 13 : 12;
        expect(await lettersBelow(page, least), `${it.name} ${size.width}`).toEqual([]);
      }
    }
    await context.close();
  });

  test('a laptop shows whole what lanes work on and what they are called, in every language', async () => {
    for (const language of ['en', 'pl', 'de', 'hu']) {
      const { context, page } = await sitDown({ language });
      await goTo(page, named('roll-planning'));
      expect(await cutOff(page, '.planner .work, .my-empire'), language).toEqual([]);
      // Every lane begins its dice in the same line, whatever is said above them.
      const slots = page.locator('.planner .slot');
      const tops = await slots.evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, language).toBe(1);
      await goTo(page, named('roll-phase'));
      const names = '.round .lane-head h2 > span';
      expect(await cutOff(page, '.right > .stacks, .my-empire'), language).toEqual([]);
      expect(await stickingOut(page, names, '.lane-top'), language).toEqual([]);
      await context.close();
    }
  });

  test('what goes on below fades there until its end is reached, and nothing else does', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('roll-planning'));
    const fades = (): Promise<{ more: boolean; fades: boolean }[]> =>
      page.locator('.planner .work, .my-empire').evaluateAll((all) =>
        all.map((it) => ({
          more: it.scrollHeight > it.clientHeight + 1,
          fades: getComputedStyle(it).getPropertyValue('--goes-on') !== '0px',
        })),
      );
    for (const height of [768, 560]) {
      await page.setViewportSize({ width: 1366, height });
      await expect.poll(async () => (await fades()).every((it) => it.fades === it.more)).toBe(true);
    }
    expect((await fades()).some(({ more }) => more)).toBe(true);
    await page.locator('.planner .work, .my-empire').evaluateAll((all) => {
      for (const it of all) it.scrollTop = it.scrollHeight;
    });
    await expect.poll(async () => (await fades()).some((it) => it.fades)).toBe(false);
    await context.close();
  });

  test('by daylight everybody can use it, too', async () => {
    const { context, page } = await sitDown({}, 'light');
    for (const it of [...asks, ...moments]) {
      await goTo(page, it);
      for (const size of [LAPTOP, PHONE, LANDSCAPE]) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${it.name} by day ${size.width}`);
      }
    }
    await context.close();
  });

  test('a lane says what its dice come to, and so does the button that ends the plan', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('roll-planning'));
    const ready = page.getByRole('button', { name: /^Ready/ });
    expect(await ready.isEnabled()).toBe(false);
    const explore = page.locator('.column.explore');
    // A single home die: Stock pays two credits (ROLL-8.2), or it draws one tile (ROLL-8.3).
    expect(await explore.locator('.die').count()).toBe(1);
    expect(await explore.locator('.outcome b').innerText()).toBe('+$2, or 1 tile');
    expect(await explore.locator('.outcome').innerText()).toMatch(/Only if someone chooses/);
    // Whoever says no more than the phase means the die that lies there anyway.
    await page.keyboard.press('1');
    await page.locator('.column.explore.selected').waitFor();
    expect(await explore.locator('.outcome').innerText()).not.toMatch(/Only if someone chooses/);
    const dice = await page.locator('.planner .die-button').count();
    expect(await ready.innerText()).toMatch(
      new RegExp(`1 die works for sure, ${dice - 1} may not`),
    );
    await page.keyboard.press('Enter');
    await page.locator('.round').waitFor();
    await context.close();
  });

  test('answers say what they bring', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('explore'));
    // Of two things alike neither is the bright one.
    expect(await page.locator('.exploring .primary').count()).toBe(0);
    const stock = page.getByRole('button', { name: /Stock: \+\$2/ }).first();
    const before = Number(await page.locator('.purse .coin').innerText());
    expect(await stock.innerText()).toContain(`brings you to $${before + 2}`);
    await goTo(page, named('choose-shipment'));
    const answers = await page.locator('.bottom .answers .button').allInnerTexts();
    expect(answers.length).toBeGreaterThan(1);
    for (const it of answers) expect(it).toMatch(/Trade[\s\S]*\+\$\d|Consume[\s\S]*\+\d VP/);
    await context.close();
  });

  test('what is chosen before the first round belongs to it', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('choose-start-development'));
    expect(await page.locator('.top-bar .chip').first().innerText()).toBe('Round 1');
    expect(await page.locator('.round .heads h2').first().innerText()).toBe('Round 1');
    await context.close();
  });

  test('a tile that comes besides those scouted for shows both its sides before it is put anywhere', async () => {
    const seed = 'e'.padStart(64, '8');
    const saved = playedUntil('roll', 5, seed, ({ ask }) => ask.prompt === 'place-extra-tile');
    const extra: Staged = { id: 'extra', name: 'an extra tile', saved, over: false };
    const { context, page } = await sitting(at, [extra]);
    await goTo(page, extra);
    const sides = page.locator('.bottom .placement');
    expect(await sides.locator('.tile').count()).toBe(2);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await outOfSight(page), `${size.width}`).toEqual([]);
      expect(await misfits(page), `${size.width}`).toEqual([]);
    }
    await page.setViewportSize(LAPTOP);
    const before = await page.locator('.log li').count();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
    await context.close();
  });

  test('the open plans: phases that happen are wide, the others say that they do not', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('explore'));
    const width = async (where: string): Promise<number> =>
      (await page.locator(where).first().boundingBox())?.width ?? 0;
    expect(await width('.column.active')).toBeGreaterThan(1.5 * (await width('.column.silent')));
    expect(await page.locator('.column.selected .when').innerText()).toBe('Happening now');
    for (const it of await page.locator('.column.silent').all()) {
      expect(await it.innerText()).toContain('Does not happen');
    }
    await context.close();
    // On a phone the number of the round is there as a whole, in the longest words, too.
    for (const language of ['en', 'pl', 'de', 'hu']) {
      const there = await sitDown({ language });
      await goTo(there.page, named('explore'));
      await there.page.setViewportSize(PHONE);
      expect(await cutOff(there.page, '.top-bar .chip'), language).toEqual([]);
      await there.context.close();
    }
  });

  test('many goods and shippers: a good is chosen, and below it what to do with it', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('shipments'));
    const goods = page.locator('.places .button');
    expect(await goods.count()).toBeGreaterThan(1);
    await goods.last().click();
    expect(await goods.last().getAttribute('aria-pressed')).toBe('true');
    for (const it of await page.locator('.bottom .answers .button').allInnerTexts()) {
      expect(it).toMatch(/Trade[\s\S]*\+\$\d|Consume[\s\S]*\+\d VP/);
    }
    const before = await page.locator('.log li').count();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
    await context.close();
  });

  test('whoever recruits in the last round reads what for', async () => {
    const seed = 'a'.padStart(64, '7');
    const managing = (ask: Ask): boolean => ask.kind === 'plan' && ask.plan === 'manage';
    let all = 0;
    playedUntil('roll', 2, seed, ({ ask }) => {
      if (managing(ask)) all += 1;
      return false;
    });
    let nth = 0;
    const saved = playedUntil('roll', 2, seed, ({ ask }) => {
      if (managing(ask)) nth += 1;
      return nth === all;
    });
    const last: Staged = { id: 'last', name: 'the last recruiting', saved, over: false };
    const { context, page } = await sitting(at, [last]);
    await goTo(page, last);
    expect(await page.locator('.sentence .hint').innerText()).toMatch(
      /ends after this round.*\. Tie/,
    );
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await outOfSight(page), `${size.width}`).toEqual([]);
    }
    await context.close();
  });

  test('one producer and many worlds: a press on the world is the answer', async () => {
    const saved = playedUntil('roll', 3, '4'.padStart(64, '7'), ({ ask }) => {
      if (ask.prompt !== 'choose-world-for-producer' || ask.kind !== 'one') return false;
      return ask.of.length > 4 && new Set(ask.of.map((it) => String(it).split(':')[0])).size === 1;
    });
    const staged: Staged = { id: 'producer', name: 'one producer', saved, over: false };
    const { context, page } = await sitting(at, [staged]);
    await goTo(page, staged);
    const worlds = page.locator('.places .button');
    await worlds.nth(4).waitFor();
    for (const it of await worlds.allInnerTexts()) expect(it).toMatch(/\$\d, or \d/);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await outOfSight(page), `${size.width}`).toEqual([]);
      expect(await misfits(page), `${size.width}`).toEqual([]);
    }
    const before = await page.locator('.log li').count();
    await page.setViewportSize(LAPTOP);
    await worlds.last().click();
    await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
    await context.close();
  });

  test('with a die in the hand a press anywhere in a lane puts it there', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('roll-planning'));
    const settle = page.locator('.column.settle');
    await page.locator('.column.explore .die-button').click();
    // Where it cannot be put nothing is said of putting it.
    await expect.poll(() => page.locator('.prompt').innerText()).toMatch(/^“Select”[^;]*$/);
    await settle.locator('.lane-head').click();
    await page.locator('.column.settle.selected').waitFor();
    expect(await page.locator('.column.explore .die-button').count()).toBe(0);
    expect(await page.locator('.details').count()).toBe(0);
    // An empty hand puts nothing anywhere, but a press on a tile tells of it.
    await page.locator('.my-empire .tile').first().click();
    await page.waitForTimeout(400);
    expect(await page.locator('.details').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('.column.ship .lane-head').click();
    expect(await page.locator('.column.selected').count()).toBe(1);
    await context.close();
  });

  test('recruiting: why it cannot be confirmed yet, and nothing moves under the pointer', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('manage'));
    const dice = page.locator('.manage fieldset').first().locator('.die-button[data-selected]');
    const all = page.locator('.manage .die-button');
    const places = () => Promise.all([...Array(3).keys()].map((i) => all.nth(i).boundingBox()));
    const before = await places();
    await dice.first().click();
    const confirm = page.locator('.manage .button.primary');
    expect(await confirm.innerText()).toContain('you must recruit all you can pay for');
    expect(await places()).toEqual(before);
    await context.close();
  });

  test('recruiting: a die tells its faces, and takes the place of another where all are taken', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('manage'));
    const citizenry = page.locator('.manage fieldset').first();
    const chosen = citizenry.locator('.die-button[data-selected]');
    const others = citizenry.locator('.die-button:not([data-selected])');
    const count = await chosen.count();
    expect(count).toBeGreaterThan(0);
    expect(await others.count()).toBeGreaterThan(0);
    await others.first().hover();
    await expect.poll(() => page.locator('.details').innerText()).toMatch(/\d × [\s\S]*\d × /);
    await others.first().click();
    expect(await chosen.count()).toBe(count);
    expect(await page.locator('.manage .button.primary').isEnabled()).toBe(true);
    await context.close();
  });

  test('planning: what ends the plan stays where it is, and Escape lets go', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('roll-planning'));
    const row = page.locator('.plan-row > .answers .button');
    const places = () =>
      row.evaluateAll((all) => all.map((it) => JSON.stringify(it.getBoundingClientRect())));
    const before = await places();
    // Advice that is offered keeps its side.
    const advice = page.locator('.sentence .coach');
    const sideOf = async () => Math.round((await advice.boundingBox())?.x ?? 0);
    const side = await sideOf();
    expect(side).toBeGreaterThan(0);
    await page.keyboard.press('1');
    await page.locator('.column.explore.selected').waitFor();
    expect(await places()).toEqual(before);
    expect(await sideOf()).toBe(side);
    const dictate = page.getByRole('button', { name: /^Dictate/ });
    await dictate.click();
    await page.locator('.planner.picking').waitFor();
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await page.locator('.planner:not(.picking)').waitFor();
    expect(await dictate.getAttribute('aria-pressed')).toBe('false');
    await page.locator('.column.explore.selected').waitFor();
    await context.close();
  });

  test('every phase keeps its picture and its name, and whoever or whatever chose it, when the plans are revealed, moving or still', async () => {
    for (const motion of [true, false]) {
      const settings = { botPace: 300 };
      const { context, page } = await visitor(at.room, { motion, luck: 7, settings });
      await page.goto(at.site.url);
      await page.locator('.game-card.of-roll').getByRole('link', { name: 'Play now' }).click();
      await page.locator('.ask .prompt').first().waitFor();
      const lost = new Set<string>();
      const round = page.locator('.top-bar .chip').first();
      const flat = `[...document.querySelectorAll('.round .lane-head')]
        .filter((it) => it.offsetHeight < 20 ||
          it.matches('.active > .lane-top:not(:has(.chose)) > .lane-head')).map((it) => it.textContent)`;
      const inFifth = async (): Promise<boolean> => {
        for (const it of await page.evaluate<string[]>(flat)) lost.add(it);
        return (await round.innerText()) === 'Round 5';
      };
      await playUntil(page, inFifth, { seed: 7 });
      expect([...lost], `motion ${motion}`).toEqual([]);
      await context.close();
    }
  });

  test('sounds are off until wanted, and how loud they are is a setting', async () => {
    const { context, page } = await sitDown();
    await page.addInitScript(`{ window.made = 0; const Real = AudioContext;
      window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } }; }`);
    await page.reload();
    await goTo(page, named('roll-planning'));
    const made = () => page.evaluate('window.made');
    expect(await made()).toBe(0);
    const sounds = page.getByRole('button', { name: 'Sounds' });
    expect(await sounds.getAttribute('aria-pressed')).toBe('false');
    await sounds.click();
    expect(await sounds.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(made).toBe(1);
    await page.goto(`${at.site.url}/settings`);
    await page.getByRole('radio', { name: '40 %' }).click();
    const kept = await page.evaluate("JSON.parse(localStorage.getItem('starboard.settings'))");
    expect(kept).toMatchObject({ sounds: true, volume: 40 });
    await context.close();
  });
});
