import { type Facts, loyaltyOf } from '@starboard/bsg';
import type { AskView } from '@starboard/kernel';
import type { Locator, Page } from 'playwright-core';
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
import { playUntil, THERE } from './support/hands.ts';
import { cutOff, lettersBelow, misfits, outOfSight, stickingOut } from './support/looks.ts';
import { goTo, sitting } from './support/sitting.ts';
import {
  asksOf,
  keepStaged,
  type Staged,
  stagedAsks,
  stagedByChance,
  stagedGames,
} from './support/staging.ts';

const SCREEN = { width: 1920, height: 1080 };
const SIZES = [LAPTOP, SCREEN, PHONE, LANDSCAPE];

/** One of every kind that lays out differently. */
const KINDS = new Set([
  'pick-a-character',
  'move-to',
  'choose-action',
  'contribute',
  'discard-to-hand-limit',
  'discard-to-three',
  'choose-skill-to-draw',
  'before-check',
  'choose-part',
]);
/** Cards are drawn to choose among. */
const CARDS = ['choose-crisis', 'choose-destination'];

/** Without the places where a word may be broken. */
const bare = (text: string): string => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Sentences of rooms of which a part is seen: cut off, or under whoever stands there. */
const halfSaid = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.location .text > span')]
    .filter((it) => it.checkVisibility())
    .filter((it) => {
      const room = it.closest('.location').getBoundingClientRect();
      const frame = it.parentElement.getBoundingClientRect();
      // Line by line: a sentence goes around whoever stands in the corner.
      const written = document.createRange();
      written.selectNodeContents(it);
      const lines = [...written.getClientRects()];
      const seen = lines.filter(({ left, top }) => left < frame.right - 1 && top < frame.bottom - 1);
      const heads = [...it.closest('.location').querySelectorAll('.token, .ally')].map((head) =>
        head.getBoundingClientRect());
      return seen.length > 0 && (seen.length < lines.length || seen.some((line) =>
        line.bottom > Math.min(room.bottom, frame.bottom) + 2 || heads.some((head) =>
          head.left < line.right && head.right > line.left &&
          head.top + 3 < line.bottom && head.bottom > line.top)));
    })
    .map((it) => it.textContent)`);

/** Rooms that can be gone to and do not say what can be done there. */
const unsaid = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.location.lit:not(.slim)')]
    .filter((room) => {
      const frame = room.querySelector('.text').getBoundingClientRect();
      return ![...room.querySelectorAll('.text > span')].some((it) => {
        const { left, top, bottom } = it.getBoundingClientRect();
        return left < frame.right - 1 && top < frame.bottom - 1 && bottom <= frame.bottom + 2;
      });
    })
    .map((it) => it.textContent)`);

/** Whether so many ships are off one side that they would not all stand beside each other in full size. */
function isFull({
  raiders,
  civilians,
  vipers,
}: Pick<Facts, 'raiders' | 'civilians' | 'vipers'>): boolean {
  const count = (of: readonly unknown[], side: string) => of.filter((it) => it === side).length;
  return ['port-bow', 'starboard-bow', 'port-quarter', 'starboard-quarter'].some((side) => {
    const shown = [raiders, vipers.map(({ where }) => where)].map((of) => count(of, side));
    const crafts = shown.reduce((sum, n) => sum + (n > 4 ? 2 : n), 0);
    return (
      crafts +
        count(
          civilians.map(({ where }) => where),
          side,
        ) >=
      7
    );
  });
}

const kindOf = ({ ask }: AskView): string | null => (KINDS.has(ask.prompt) ? ask.prompt : null);

describe.runIf(canBrowse)('the table of Battlestar', () => {
  const at = atSite();
  let asks: readonly Staged[];
  let moments: readonly Staged[];

  beforeAll(() => {
    asks = [
      ...stagedAsks('bsg', 5, 3, kindOf),
      ...stagedByChance(CARDS.length, 5, 40, [], asksOf(CARDS)),
      ...stagedByChance(1, 5, 40, [], ({ players, ...ships }, { ask, seat }) =>
        ask.things === 'move' && players[seat]?.standing === 'cylon' && isFull(ships)
          ? { kind: 'full-area', seat }
          : null,
      ),
      ...stagedByChance(1, 5, 40, [], ({ players }, { seat }) =>
        players[seat]?.notes.at(-1)?.about === 'crisis' ? { kind: 'noted', seat } : null,
      ),
    ];
    moments = stagedGames((id) => id.startsWith('bsg'));
  }, 180_000);

  const sitDown = (settings: object = {}) => sitting(at, [...asks, ...moments], { settings });

  const named = (name: string): Staged => {
    const found = [...asks, ...moments].find((it) => it.name === name);
    if (found === undefined) throw new Error(`no such moment: ${name}`);
    return found;
  };

  test('nothing that can be answered is ever out of sight, on laptops, large screens and phones however they are held', async () => {
    const { context, page, complaints } = await sitDown();
    const staged = [...asks, ...moments.filter(({ over }) => !over)];
    expect(staged.length).toBeGreaterThan(12);
    for (const it of staged) {
      await goTo(page, it);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const what = `${it.name} ${size.width}x${size.height}`;
        // Which answers stand in a list depends on the size, too.
        await expect.poll(() => outOfSight(page), { message: what }).toEqual([]);
        await expect.poll(() => misfits(page), { message: what }).toEqual([]);
      }
      await page.setViewportSize(LAPTOP);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('where to move: eleven answers and more, Stay among them, all on the screen', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('bsg-pegasus'));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const answers = page.locator(`.bottom .answer .button, ${THERE}`);
      await expect.poll(() => answers.count()).toBeGreaterThan(10);
      const stay = page.getByRole('button', { name: 'Stay' });
      expect(await stay.isVisible()).toBe(true);
      const box = await stay.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    await context.close();
  });

  test('places are answered where they lie, with their keys; a list is a press away', async () => {
    const { context, page, complaints } = await sitDown();
    const there = page.locator('.board .location.lit');
    const list = page.getByRole('button', { name: 'List all answers' });
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      await goTo(page, named('bsg-combat'));
      const places = await there.count();
      expect(places).toBeGreaterThan(5);
      // What can be read there is not told twice.
      expect(await page.locator('.bottom .answer').allInnerTexts()).toHaveLength(1);
      await list.click();
      await expect.poll(() => page.locator('.bottom .answer').count()).toBe(places + 1);
      await page.getByRole('button', { name: 'On the board again' }).click();
      await expect.poll(() => page.locator('.bottom .answer').count()).toBe(1);
    }
    await page.setViewportSize(LAPTOP);
    // One that costs no card, so that it is gone to at once.
    const free = page.locator('.board .location.lit:not(:has(.cost))').first();
    const name = await free.locator('.name').innerText();
    await page.keyboard.press(await free.locator('.digit').innerText());
    const told = page.locator('.log li.mine').last();
    await expect.poll(async () => bare(await told.innerText())).toContain('moved to');
    expect(bare(await told.innerText())).toContain(bare(name));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone what is asked about a check stands beside it, and no check is told where there is none', async () => {
    const { context, page, complaints } = await sitDown();
    await page.setViewportSize(PHONE);
    for (const name of ['before-check', 'contribute', 'choose-part']) {
      await goTo(page, named(name));
      await expect.poll(() => page.locator('.scene .card-on-table').isVisible()).toBe(true);
      expect(await page.locator('.bottom .ask').isVisible(), name).toBe(true);
    }
    await goTo(page, named('contribute'));
    for (const size of [PHONE, LANDSCAPE]) {
      await page.setViewportSize(size);
      // What a card counts stands on it, not across its edge.
      const across = () =>
        page.evaluate(`[...document.querySelectorAll('.skill-card .worth')].filter((it) =>
          it.getBoundingClientRect().right > it.closest('.skill-card').getBoundingClientRect().right)
          .length`);
      await expect.poll(across).toBe(0);
    }
    await page.setViewportSize(PHONE);
    await goTo(page, named('move-to'));
    const nothing = page.getByText('No Crisis card is on the table');
    expect(await nothing.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect.poll(() => nothing.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what a shot needs, what an ability does and what a Cylon’s card brings stand on the buttons', async () => {
    const shots = stagedByChance(1, 5, 40, [], asksOf(['choose-target']));
    const powers = stagedByChance(1, 5, 60, [], asksOf(['use-reveal-power']));
    const { context, page, complaints } = await sitDown();
    await keepStaged(page, [...shots, ...powers]);
    const [shot, power] = [shots[0] ?? expect.fail(), powers[0] ?? expect.fail()];
    await goTo(page, shot);
    // BSG-30.3, 30.11: of eight results.
    for (const answer of await page.locator('.bottom .answer').allInnerTexts()) {
      const needs = /basestar/i.test(answer) ? /5 or more: 4 in 8/ : /(3|7) or more: (6|2) in 8/;
      expect(answer).toMatch(needs);
    }
    await goTo(page, power);
    expect(await page.locator('.asked-cards li').count()).toBeGreaterThan(0);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => misfits(page)).toEqual([]);
      await expect.poll(() => outOfSight(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('no letter is smaller than 12 pixels, on a phone than 13', async () => {
    const { context, page } = await sitDown();
    for (const it of moments) {
      await goTo(page, it);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const least = size === PHONE || size === LANDSCAPE ? 13 : 12;
        expect(await lettersBelow(page, least), `${it.name} ${size.width}`).toEqual([]);
      }
    }
    await context.close();
  });

  test('cards that are decided on are there to be read, whole', async () => {
    const { context, page } = await sitDown();
    for (const name of CARDS) {
      await goTo(page, named(name));
      const cards = page.locator('.asked-cards li');
      const answers = page.locator('.bottom .answers .button');
      expect(await cards.count()).toBe(await answers.count());
      for (const card of await cards.all()) {
        expect(await card.isVisible()).toBe(true);
        expect((await card.locator('p').allInnerTexts()).join(' ').length).toBeGreaterThan(20);
      }
    }
    await context.close();
  });

  test('what was seen in secret is in my notes, with all its text', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('noted'));
    await page.getByRole('tab', { name: 'My notes' }).click();
    const [said, ...card] = await page.locator('.my-notes li').first().locator('p').allInnerTexts();
    expect(bare(said ?? '')).toMatch(/^(On top of its deck|You put it on the bottom)/);
    expect(bare(card.join(' ')).length).toBeGreaterThan(40);
    await context.close();
  });

  test('every hand card says what it does and, in a check, what it does to the total', async () => {
    const { context, page } = await sitDown();
    await goTo(page, named('bsg-crisis'));
    const cards = await page.locator('.hand .skill-card').all();
    expect(cards.length).toBeGreaterThan(4);
    for (const card of cards) {
      expect(await card.locator('.strength').innerText()).toMatch(/^\d$/);
      expect(await card.locator('.verdict').innerText()).toMatch(/[+−]\d to the total/);
    }
    // What I choose is reckoned up where the check is.
    await page.locator('.skill-card.lit').first().click();
    await expect
      .poll(() => page.locator('.prospect').innerText())
      .toMatch(/Yours: \d+ · needed: \d+\./);
    expect(await page.locator('.choosing > .answers .primary').innerText()).toMatch(
      /Add 1 card: [+−]\d/,
    );
    await context.close();
  });

  test('longer words of other languages stay within their card, and boards squeezed by long lists within themselves', async () => {
    const boxOf = async (of: Locator) => {
      const box = await of.boundingBox();
      if (box === null) throw new Error('it is not seen');
      return box;
    };
    for (const language of ['pl', 'hu']) {
      const { context, page } = await sitDown({ language });
      await goTo(page, named('bsg-crisis'));
      for (const card of (await page.locator('.skill-card.lit').all()).slice(0, 2)) {
        await card.click();
        const [whole, mark] = [await boxOf(card), await boxOf(card.locator('.picked'))];
        expect(mark.x + mark.width).toBeLessThanOrEqual(whole.x + whole.width);
      }
      await goTo(page, named('bsg-new-caprica'));
      const ships = await boxOf(page.locator('.ship-stacks dl'));
      const rooms = await page.locator('.location.readable').all();
      expect(rooms.length).toBe(6);
      for (const room of rooms) {
        const [whole, name] = [await boxOf(room), await boxOf(room.locator('.name'))];
        expect(whole.y).toBeGreaterThanOrEqual(ships.y + ships.height);
        expect(name.y + name.height).toBeLessThanOrEqual(whole.y + whole.height);
      }
      await context.close();
    }
  });

  test('a laptop shows the whole of a crisis, in every language', async () => {
    for (const language of ['en', 'pl', 'de', 'hu']) {
      const { context, page } = await sitDown({ language });
      await goTo(page, named('bsg-crisis'));
      await page.locator('.scene .pictured').waitFor();
      expect(await page.locator('.scene .card-lines li').count()).toBeGreaterThan(4);
      expect(await cutOff(page, '.scene'), language).toEqual([]);
      await context.close();
    }
  });

  test('of a room a sentence is whole or not there, and it is there where one can go; ships stay in their sector', async () => {
    for (const language of ['en', 'pl', 'de', 'hu']) {
      const { context, page } = await sitDown({ language });
      // Where Galactica lies alone, every room that can be gone to says what for.
      await goTo(page, named('move-to'));
      await expect.poll(() => unsaid(page), { message: language }).toEqual([]);
      // So does where everybody is.
      expect(await cutOff(page, '.player .plays'), language).toEqual([]);
      // A phone that lies has their signs.
      await page.setViewportSize(LANDSCAPE);
      const signs = page.locator('.board .location:not(.slim) .name .sign');
      await expect
        .poll(() => signs.evaluateAll((all) => all.filter((it) => it.checkVisibility()).length))
        .toBe(await signs.count());
      await page.setViewportSize(LAPTOP);
      for (const name of ['move-to', 'full-area', 'bsg-pegasus', 'bsg-ionian-nebula']) {
        await goTo(page, named(name));
        for (const size of [LAPTOP, PHONE]) {
          await page.setViewportSize(size);
          const what = `${name} ${language} ${size.width}`;
          // Ships fly to where they are drawn when the board is turned.
          const astray = () => stickingOut(page, '.sector-spot .ship', '.sector-spot');
          await expect.poll(() => halfSaid(page), { message: what }).toEqual([]);
          await expect.poll(astray, { message: what }).toEqual([]);
        }
        await page.setViewportSize(LAPTOP);
      }
      await context.close();
    }
  });

  test('what only I may see lies face down until it is held or wanted open', async () => {
    const { context, page } = await sitDown({ openSecrets: false });
    await goTo(page, named('bsg-crisis'));
    const secrets = page.locator('.secrets');
    const side = secrets.locator('.side');
    expect(await side.count()).toBe(0);
    const covered = secrets.getByRole('button', { name: /Hold to look/i });
    await covered.focus();
    await page.keyboard.down('Space');
    await side.waitFor();
    await page.keyboard.up('Space');
    await expect.poll(() => side.count()).toBe(0);
    await secrets.getByRole('button', { name: 'Keep open' }).click();
    await side.waitFor();
    await context.close();
  });

  test('nor does the log tell it to whoever looks over my shoulder', async () => {
    const { context, page } = await visitor(at.room, { settings: { openSecrets: false } });
    await page.goto(`${at.site.url}/practice/bsg`);
    const dealt = page.locator('.log li[data-event=loyalty-dealt]');
    await playUntil(page, async () => (await dealt.count()) > 0);
    const named = async () => (await dealt.allInnerTexts()).filter((it) => it.includes(':'));
    expect(await named()).toEqual([]);
    await page.locator('.secrets').getByRole('button', { name: 'Keep open' }).click();
    await expect.poll(named).toHaveLength(1);
    await context.close();
  });

  test('nobody sees or hears over my shoulder whether I am a Cylon: what only my cards let me do lies under them', async () => {
    const acting = stagedByChance(2, 5, 20, [], ({ players }, { ask: { prompt }, seat }) => {
      const me = players[seat];
      if (prompt !== 'choose-action' || me === undefined || me.standing !== 'human') return null;
      const cylon = me.loyalty.some(({ card }) => loyaltyOf(card).team === 'cylon');
      return { kind: cylon ? 'cylon' : 'human', seat };
    });
    const { context, page, complaints } = await sitting(at, acting, {
      settings: { openSecrets: false },
    });
    const reveal = page.getByRole('button', { name: /Reveal yourself/ });
    const covered = page.locator('.secrets .covered');
    const under: string[] = [];
    for (const it of acting) {
      await goTo(page, it);
      under.push(await page.locator('.secrets .loyalty').innerText());
      expect(await page.locator('.table').innerText(), it.name).not.toMatch(/reveal yourself/i);
      expect(await page.locator('[role=status], [role=log]').allInnerTexts()).not.toContain(
        'Cylon',
      );
      // Nothing is looked for with the coach, either.
      await page.keyboard.press('h');
      await page.locator('.guide .covered').waitFor();
      expect(await page.locator('.guide').innerText()).not.toMatch(/I would choose/);
      await page.locator('.guide').getByRole('button', { name: 'Close' }).click();
      await covered.focus();
      await page.keyboard.down('Space');
      const side = it.name === 'cylon' ? 'You are a Cylon.' : 'You are human.';
      await page
        .locator('.secrets [role=status]', { hasText: side })
        .waitFor({ state: 'attached' });
      expect(await reveal.count()).toBe(it.name === 'cylon' ? 1 : 0);
      await page.keyboard.up('Space');
      await expect.poll(() => reveal.count()).toBe(0);
    }
    expect(under[0]).toBe(under[1]);
    await goTo(page, acting.find(({ name }) => name === 'cylon') ?? expect.fail());
    for (const size of [LAPTOP, PHONE, LANDSCAPE]) {
      await page.setViewportSize(size);
      await expect.poll(() => outOfSight(page)).toEqual([]);
      await expect.poll(() => misfits(page)).toEqual([]);
      if (size !== LAPTOP) await page.getByRole('button', { name: 'Secret actions' }).click();
      await covered.press('Enter');
      await reveal.click();
      await page.getByText(/Reveal yourself as a Cylon\?/).waitFor();
      await expect.poll(() => outOfSight(page)).toEqual([]);
      await page.locator('.sure .primary').click();
      await reveal.waitFor();
      await expectAccessible(page, `turned up ${size.width}`);
      await covered.press('Enter');
      await expect.poll(() => reveal.count()).toBe(0);
    }
    await page.setViewportSize(LAPTOP);
    await covered.press('Enter');
    await page.keyboard.press(await reveal.locator('.digit').innerText());
    await page
      .locator('.sure')
      .getByRole('button', { name: /Reveal yourself/ })
      .click();
    await page.locator('.log li[data-event=cylon-revealed]').waitFor({ state: 'attached' });
    // There is nothing to hide any more.
    await expect.poll(() => covered.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('by daylight everything can be used by everybody, too', async () => {
    const { context, page } = await visitor(at.room, {
      settings: { botPace: 60_000 },
      scheme: 'light',
    });
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    await keepStaged(page, moments);
    for (const it of moments) {
      await goTo(page, it);
      expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe(
        'light',
      );
      for (const size of [LAPTOP, PHONE, LANDSCAPE]) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${it.name} ${size.width} by daylight`);
      }
      await page.setViewportSize(LAPTOP);
    }
    await context.close();
  });

  test('my own colour is mine at every table, and whoever had it has mine', async () => {
    const { context, page } = await sitDown({ colour: 4 });
    await goTo(page, named('bsg-crisis'));
    const colours: string[] = await page.evaluate(
      `[...document.querySelectorAll('.player')].map((it) => getComputedStyle(it).getPropertyValue('--seat'))`,
    );
    expect(colours[0]).toBe('#4fd0cb');
    expect(new Set(colours).size).toBe(colours.length);
    await context.close();
  });
});
