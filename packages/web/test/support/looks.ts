import type { Page } from 'playwright-core';

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
