import type { Page } from 'playwright-core';
import { THERE } from './hands.ts';

// What a page looks like, measured in the page itself.

/** What does not fit: a page that scrolls, a part that scrolls sideways, a thing to press beyond the edge. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const found = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push('the page is ' + scrollWidth + ' wide');
    if (scrollHeight > innerHeight) found.push('the page is ' + scrollHeight + ' high');
    for (const part of document.querySelectorAll('.table main > *')) {
      if (part.scrollWidth > part.clientWidth + 1 && part.checkVisibility()) {
        found.push(part.className + ' is ' + part.scrollWidth + ' wide');
      }
    }
    const scrolls = (it) => {
      if (it === null) return false;
      const { overflowX, overflowY } = getComputedStyle(it);
      return /auto|scroll/.test(overflowX + overflowY) || scrolls(it.parentElement);
    };
    for (const it of document.querySelectorAll('.table button, .table select, .prompt')) {
      const { left, top, right, bottom, width } = it.getBoundingClientRect();
      const beyond = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      if (width > 0 && it.checkVisibility() && beyond && !scrolls(it)) {
        found.push(it.className + ' "' + it.textContent + '" is beyond the edge');
      }
    }
    return found;
  })()`);

/** Whether the log shows its newest line. */
export const isAtEnd = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const list = document.querySelector('.log .lines');
    const last = [...list.querySelectorAll('li')].at(-1).getBoundingClientRect();
    const { top, bottom } = list.getBoundingClientRect();
    return list.scrollHeight > list.clientHeight && last.top > top && last.bottom < bottom + 3;
  })()`);

/** How large letters are, in pixels, by what they stand in. */
export const letterSizes = (page: Page, where: readonly string[]): Promise<number[]> =>
  page.evaluate(`${JSON.stringify(where)}.map((it) =>
    Number.parseFloat(getComputedStyle(document.querySelector(it)).fontSize))`);

/** How long everything that moves on the page still takes, in milliseconds. */
export const movements = (page: Page): Promise<number[]> =>
  page.evaluate(`document.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime)
    .filter((end) => end > 1)`);

/** A thing that has a colour: its name, and what is drawn or written on it besides. */
export interface Coloured {
  readonly name: string;
  readonly sign: string;
}

/** The coloured things at such places: their names are found in `name`, their signs in `sign`. */
export const coloured = (page: Page, at: string, name: string, sign: string): Promise<Coloured[]> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(at)})].map((it) => ({
    name: (${name})(it) ?? '',
    sign: (${sign})(it) ?? '',
  }))`);

/** What can be answered and is not wholly on the screen: beyond an edge, or scrolled away. A list of answers has all cards. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const within = (it, box) => {
      const { left, top, right, bottom } = it.getBoundingClientRect();
      return left >= box.left - 2 && top >= box.top - 2 && right <= box.right + 2 &&
        bottom <= box.bottom + 2;
    };
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const inSight = (it, around) => {
      if (around === null) return within(it, screen);
      const { overflowX, overflowY } = getComputedStyle(around);
      const cuts = /auto|scroll|hidden|clip/.test(overflowX + overflowY);
      return (!cuts || within(it, around.getBoundingClientRect())) && inSight(it, around.parentElement);
    };
    return [...document.querySelectorAll('.prompt, .bottom .answers .button, .decision:not(.many) .skill-card.lit, ${THERE}')]
      .filter((it) => !(it.disabled && !it.checkVisibility()))
      .filter((it) => !it.checkVisibility() || !inSight(it, it.parentElement))
      .map((it) => it.textContent);
  })()`);

/** Parts that hold more than they show, of those at such places. */
export const cutOff = (page: Page, at: string): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(at)})]
    .filter((it) => it.checkVisibility())
    .filter((it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)
    .map((it) => it.className + ' shows ' + it.clientWidth + 'x' + it.clientHeight + ' of ' +
      it.scrollWidth + 'x' + it.scrollHeight + ': ' + it.textContent)`);

/** Things at such places that stick out of what is around them, which `around` names. */
export const stickingOut = (page: Page, at: string, around: string): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(at)})]
    .filter((it) => it.checkVisibility())
    .filter((it) => {
      const box = it.closest(${JSON.stringify(around)}).getBoundingClientRect();
      const { left, top, right, bottom } = it.getBoundingClientRect();
      return left < box.left - 2 || top < box.top - 2 || right > box.right + 2 ||
        bottom > box.bottom + 2;
    })
    .map((it) => it.textContent || it.outerHTML)`);

/** Texts in smaller letters than so many pixels, with where they stand. */
export const lettersBelow = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(`(() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const it = texts.currentNode.parentElement;
      const read = texts.currentNode.textContent.trim() !== '' && it.checkVisibility() &&
        it.closest('.visually-hidden, option') === null;
      const size = Number.parseFloat(getComputedStyle(it).fontSize);
      if (read && size < ${least} - 0.01) found.add(size + ' ' + it.className + ': ' + it.textContent);
    }
    return [...found];
  })()`);
