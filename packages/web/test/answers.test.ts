import type { OpenAsk } from '@starboard/kernel';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Saved } from '../src/practice/messages.ts';
import { usualOf } from '../src/table/ask-panel.tsx';
import { atSite } from './support/at-site.ts';
import { canBrowse, expectAccessible, LAPTOP, PHONE, visitor } from './support/browser.ts';
import { keepGames, playedUntil } from './support/kept-games.ts';

const LONG = 240_000;

test('bright is what is normal and harmless, and nothing where that cannot be told', () => {
  const one = (window: string | null, of: readonly string[]) => ({
    ask: { kind: 'one' as const, prompt: 'ask', of },
    window,
  });
  const usual = (window: string | null, of: readonly string[], grave: readonly string[] = []) =>
    usualOf(one(window, of), of, (it) => grave.includes(String(it)));
  expect(usual(null, ['only'])).toBe('only');
  expect(usual('before-roll', ['declare-emergency:7', 'pass'])).toBe('pass');
  expect(usual('crisis-revealed', ['secret-destiny', 'pass'], ['secret-destiny'])).toBe('pass');
  expect(usual(null, ['once', 'none'], ['once'])).toBe('none');
  expect(usual(null, ['repair', 'done'])).toBe('repair');
  expect(usual(null, ['first', 'second'])).toBeNull();
  expect(usual(null, ['only'], ['only'])).toBeNull();
  expect(usual(null, ['a', 'b', 'pass'])).toBeNull();
});

describe.runIf(canBrowse)('answers', () => {
  const at = atSite();
  const games: Record<string, Saved> = {};

  const offers = ({ ask }: OpenAsk, what: (choice: string) => boolean): boolean =>
    ask.kind === 'one' && ask.of.some((it) => typeof it === 'string' && what(it));
  /** A moment of some game of bots. */
  const moment = (wanted: (open: OpenAsk) => boolean): Saved => {
    for (let i = 0; i < 30; i++) {
      let met = false;
      const it = playedUntil('bsg', 4, i.toString(16).padStart(64, 'e'), (open) => {
        met ||= wanted(open);
        return met;
      });
      if (met) return it;
    }
    throw new Error('no such moment');
  };

  beforeAll(() => {
    games['once'] = moment(
      (open) => open.window !== null && offers(open, (it) => it === 'secret-destiny'),
    );
    games['reveal'] = moment((open) => offers(open, (it) => it.startsWith('reveal:')));
    games['check'] = moment(({ ask }) => ask.prompt === 'contribute');
    games['raiders'] = moment(
      ({ ask }) =>
        ask.prompt === 'choose-sector-to-activate' && ask.kind === 'one' && ask.of.length > 3,
    );
    games['move'] = moment(({ ask }) => ask.things === 'move' && ask.kind === 'one');
  }, LONG);

  async function sitDown(page: Page, id: string): Promise<Locator> {
    await page.goto(`${at.site.url}/settings`);
    await page.locator('h1').waitFor();
    const saved = games[id] ?? expect.fail(id);
    await keepGames(page, { [id]: { saved, over: false } });
    await page.goto(`${at.site.url}/practice/bsg/${id}`);
    const prompt = page.locator('.ask .prompt:not(.waiting)');
    await prompt.waitFor();
    return prompt;
  }

  const answer = (page: Page, name: string | RegExp) =>
    page.locator('.answers').getByRole('button', { name });

  test('what can be used once per game is not the bright answer, and is asked for once more', async () => {
    const { context, page, complaints } = await visitor(at.room);
    const prompt = await sitDown(page, 'once');
    const asked = await prompt.innerText();
    expect(await page.locator('.answers .primary').innerText()).toMatch(/pass$/i);
    await answer(page, /Secret Destiny/).click();
    await page.getByText('You can do this only once in the whole game. Do it now?').waitFor();
    await expectAccessible(page, 'asked once more');
    // Going back is where the keyboard stands, and leaves everything as it was.
    await page.keyboard.press('Enter');
    await page.locator('.sure').waitFor({ state: 'detached' });
    expect(await prompt.innerText()).toBe(asked);
    await answer(page, /Secret Destiny/).click();
    await answer(page, /Secret Destiny/).click();
    await page.locator('.log li[data-event=ability-used]', { hasText: 'Secret Destiny' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('whoever reveals themselves as a Cylon is asked whether they mean it', async () => {
    const { context, page } = await visitor(at.room, { size: PHONE });
    const prompt = await sitDown(page, 'reveal');
    const asked = await prompt.innerText();
    await answer(page, /^\d? ?reveal yourself/i)
      .first()
      .click();
    const question = page.locator('.sure-question');
    await question.waitFor();
    expect(await question.innerText()).toMatch(
      /Reveal yourself as a Cylon\?.*Resurrection Ship.*Super Crisis/,
    );
    expect(await page.locator('.sure .danger').innerText()).toMatch(/reveal yourself/i);
    // It lies across, and is read whole.
    const across = (await question.boundingBox())?.width ?? 0;
    expect(across).toBeGreaterThan(PHONE.width * 0.8);
    await answer(page, 'Cancel').click();
    expect(await prompt.innerText()).toBe(asked);
    expect(await page.locator('.log li[data-event=cylon-revealed]').count()).toBe(0);
    await answer(page, /^\d? ?reveal yourself/i)
      .first()
      .click();
    await answer(page, /^\d? ?reveal yourself/i).click();
    await page.locator('.log li[data-event=cylon-revealed]').last().waitFor({ state: 'attached' });
    await context.close();
  });

  /** Puts a finger on something for so long. */
  async function touch(page: Page, target: Locator, ms: number): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = (await target.boundingBox()) ?? expect.fail('it is not there');
    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(ms);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  }

  test('what was put together is given with Enter, which the button says, and not while Enter does something else', async () => {
    const { context, page, complaints } = await visitor(at.room, { settings: { botPace: 60_000 } });
    const prompt = await sitDown(page, 'check');
    const asked = await prompt.innerText();
    const given = page.locator('.ask .answers .primary');
    await page.keyboard.press('1');
    await expect.poll(() => given.innerText()).toMatch(/Enter\s+Add 1 card/i);
    // On a card Enter picks it.
    await page.locator('.hand .skill-card button, .hand button.skill-card').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => given.innerText()).toMatch(/Add none/i);
    expect(await prompt.innerText()).toBe(asked);
    // Whoever picked it by pointer means what the button says, though the keyboard stands on the card.
    await page.locator('.hand .skill-card button, .hand button.skill-card').first().click();
    await expect.poll(() => given.innerText()).toMatch(/Enter\s+Add 1 card/i);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.ask .prompt:not(.waiting)').allInnerTexts())
      .not.toContain(asked);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('Enter gives what was put together after a place of the board was pressed, too', async () => {
    const { context, page, complaints } = await visitor(at.room, { settings: { botPace: 60_000 } });
    const prompt = await sitDown(page, 'check');
    const asked = await prompt.innerText();
    const given = page.locator('.ask .answers .primary');
    await page.locator('.board .location').first().click({ force: true });
    await page.keyboard.press('1');
    await expect.poll(() => given.innerText()).toMatch(/Enter\s+Add 1 card/i);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.ask .prompt:not(.waiting)').allInnerTexts())
      .not.toContain(asked);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('answers that lie on the board alone are said to be lit there', async () => {
    const { context, page } = await visitor(at.room);
    await sitDown(page, 'raiders');
    expect(await page.locator('.ask .hint').first().innerText()).toMatch(
      /in which order the raiders act\. You can choose anything that is lit up\./,
    );
    await context.close();
  });

  test('a finger that stays on an answer explains it and answers nothing', async () => {
    const { context, page, complaints } = await visitor(at.room, { size: PHONE, touch: true });
    const prompt = await sitDown(page, 'move');
    const asked = await prompt.innerText();
    const details = page.locator('.details');
    const stay = answer(page, /Stay/);
    const places = await page.locator('.board .location.lit').all();
    expect(places.length).toBeGreaterThan(2);
    for (const button of [...places.slice(0, 2), stay]) {
      const name = ((await button.innerText()).split('\n')[0] ?? '').replaceAll('\u00ad', '');
      await touch(page, button, 650);
      await details.waitFor();
      expect((await details.innerText()).toLowerCase()).toContain(name.toLowerCase());
      expect(await page.locator('.ask').first().getAttribute('aria-busy')).toBe('false');
      expect(await prompt.innerText()).toBe(asked);
      await details.getByRole('button').tap();
      await details.waitFor({ state: 'detached' });
    }
    // And a short touch is an answer.
    await touch(page, stay, 60);
    await expect.poll(() => prompt.innerText().catch(() => '')).not.toBe(asked);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what is told about a thing never lies over the question', async () => {
    for (const size of [LAPTOP, { width: 1920, height: 1080 }]) {
      const { context, page } = await visitor(at.room, { size });
      const prompt = await sitDown(page, 'move');
      const things = page.locator('.bottom [data-about]:visible, .left [data-about]:visible');
      const details = page.locator('.details');
      const count = Math.min(await things.count(), 16);
      expect(count).toBeGreaterThan(4);
      for (let i = 0; i < count; i++) {
        await page.mouse.move(1, 1);
        await details.waitFor({ state: 'detached' });
        await things.nth(i).hover();
        await details.waitFor();
        const told = (await details.boundingBox()) ?? expect.fail();
        const asked = (await prompt.boundingBox()) ?? expect.fail();
        const apart =
          told.x >= asked.x + asked.width ||
          told.x + told.width <= asked.x ||
          told.y >= asked.y + asked.height ||
          told.y + told.height <= asked.y;
        expect(apart, await details.innerText()).toBe(true);
      }
      await context.close();
    }
  });

  test('nothing is told about what comes to lie under a pointer that rests', async () => {
    const { context, page } = await visitor(at.room);
    await sitDown(page, 'move');
    const details = page.locator('.details');
    await page.mouse.move(683, 300);
    await page.mouse.move(5, 384);
    await details.waitFor({ state: 'detached' });
    // A card is dealt right there, and the browser says that it lies under the pointer now.
    await page.evaluate(`{
      const card = document.querySelector('.bottom [data-about]');
      card.style.cssText = 'position: fixed; left: 0; top: 340px; width: 80px; height: 90px; z-index: 9';
      const where = { bubbles: true, pointerType: 'mouse', clientX: 5, clientY: 384 };
      card.dispatchEvent(new PointerEvent('pointerover', where));
    }`);
    await page.waitForTimeout(900);
    expect(await details.count()).toBe(0);
    await page.mouse.move(9, 386);
    await details.waitFor();
    // It slides away again: what was told of it goes with it.
    await page.evaluate(`document.querySelector('.log').dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: 9, clientY: 386 }),
    )`);
    await details.waitFor({ state: 'detached' });
    // A pointer that has not moved since the page came is not pointing either.
    await page.reload();
    await page.locator('.bottom [data-about]').first().waitFor();
    await page.evaluate(`document.querySelector('.bottom [data-about]').dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: 300, clientY: 700 }),
    )`);
    await page.waitForTimeout(900);
    expect(await details.count()).toBe(0);
    await context.close();
  });

  test('nothing is told any longer about what has gone from under a pointer that rests', async () => {
    const { context, page } = await visitor(at.room);
    await sitDown(page, 'move');
    const details = page.locator('.details');
    const card = page.locator('.hand [data-about]').first();
    await card.hover();
    await details.waitFor();
    const box = (await card.boundingBox()) ?? expect.fail('it is not there');
    // The hand closes up, and the browser says what lies under the pointer now.
    await page.evaluate(
      `((where) => {
        document.querySelector('.hand [data-about]').style.translate = '0 -300px';
        document.querySelector('.hand').dispatchEvent(new PointerEvent('pointerover', where));
      })(${JSON.stringify({
        bubbles: true,
        pointerType: 'mouse',
        clientX: box.x + box.width / 2,
        clientY: box.y + box.height / 2,
      })})`,
    );
    await details.waitFor({ state: 'detached' });
    await context.close();
  });
});
