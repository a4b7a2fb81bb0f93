import type { KeyboardEvent } from 'react';

// A board is one stop of the Tab key; within it the arrow keys go to the nearest thing in their direction. Which
// thing the stop is, the board says by its `tabIndex`: things come and go, and there must always be one.

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(it: Element): readonly [number, number] {
  const { left, top, width, height } = it.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** For `onKeyDown` of a group whose things carry `data-roam`. */
export function roam(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') return leave(event);
  const direction = DIRECTIONS[event.key];
  if (direction === undefined || !(event.target instanceof Element)) return;
  const from = event.target.closest('[data-roam]');
  if (from === null) {
    // From the list itself into it: to its newest entry.
    const last = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roam]')].at(-1);
    if (event.target !== event.currentTarget || last === undefined) return;
    event.preventDefault();
    last.focus();
    return;
  }
  const [x, y] = centre(from);
  const [dx, dy] = direction;
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const it of event.currentTarget.querySelectorAll<HTMLElement>('[data-roam]')) {
    if (it === from || it.offsetParent === null) continue;
    const [tx, ty] = centre(it);
    const along = (tx - x) * dx + (ty - y) * dy;
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along <= 1) continue;
    const cost = along + across * 2;
    if (cost < least) {
      least = cost;
      best = it;
    }
  }
  if (best === null) return;
  event.preventDefault();
  best.focus();
}

/** Tab leads out of the board from wherever the arrows led: its stop is none while the focus moves on. */
function leave({ currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || target.dataset['roam'] === undefined) return;
  if (target.tabIndex >= 0) return;
  const stops = currentTarget.querySelectorAll<HTMLElement>('[data-roam][tabindex="0"]');
  for (const it of stops) it.tabIndex = -1;
  setTimeout(() => {
    for (const it of stops) it.tabIndex = 0;
  });
}
