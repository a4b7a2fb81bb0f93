import { type RefObject, useLayoutEffect, useRef } from 'react';
import { settings } from '../settings.ts';

// People, ships, dice and cards are pieces: whatever carries `data-piece` slides from where it lay to where it
// lies now, and what is new on the table appears. Nothing else moves by itself.

export function isStill(): boolean {
  return (
    settings().motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

interface Lain {
  readonly left: number;
  readonly top: number;
}

const MOST = 90;

export function usePieces(root: RefObject<HTMLElement | null>, scene: string): void {
  const before = useRef<{ scene: string; width: number; lain: Map<string, Lain> } | null>(null);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    for (const it of running.current) it.finish();
    running.current = [];
    // Where things lie is asked for the sake of those that move: the browser lays the whole page out to say it.
    if (isStill()) {
      before.current = null;
      return;
    }
    const lain = new Map<string, Lain>();
    const last = before.current;
    const width = window.innerWidth;
    const same = last !== null && last.scene === scene && last.width === width;
    const moves: (() => void)[] = [];
    const pieces = table.querySelectorAll<HTMLElement>('[data-piece]');
    const shown = new Map<string, number>();
    for (const { dataset } of pieces) {
      const name = dataset['piece'] ?? '';
      shown.set(name, (shown.get(name) ?? 0) + 1);
    }
    for (const piece of pieces) {
      const name = piece.dataset['piece'] ?? '';
      // A piece shown in two places, in a picture of the past and as it lies now, stays where it is.
      if (piece.offsetParent === null || shown.get(name) !== 1) continue;
      const { left, top } = piece.getBoundingClientRect();
      lain.set(name, { left, top });
      if (!same) continue;
      const was = last.lain.get(name);
      if (was === undefined) {
        moves.push(() => {
          running.current.push(
            piece.animate(
              { opacity: [0, 1], transform: ['scale(0.3)', 'none'] },
              { duration: 300, easing: 'ease-out' },
            ),
          );
        });
        continue;
      }
      const dx = was.left - left;
      const dy = was.top - top;
      if (Math.abs(dx) + Math.abs(dy) < 3) continue;
      moves.push(() => {
        running.current.push(
          piece.animate(
            { transform: [`translate(${dx}px, ${dy}px)`, 'none'] },
            { duration: 420, easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)' },
          ),
        );
      });
    }
    before.current = { scene, width, lain };
    if (moves.length <= MOST) for (const move of moves) move();
  });
}
