import type { SkillCard } from '@starboard/bsg/reading';
import { type PointerEvent, useMemo, useRef } from 'react';
import { useSteady } from '../table/steady.ts';

// A card is dragged to another place in the hand by mouse, pen or finger. It follows the pointer, and lies where it was
// let go.

const FAR_ENOUGH = 8;

interface Drag {
  readonly card: SkillCard;
  readonly x: number;
  readonly y: number;
  readonly shape: HTMLElement;
  going: boolean;
}

/** Which place in the hand the pointer is at: how many of the other cards lie before it. */
function placeAt(hand: Element, dragged: Element, x: number, y: number): number {
  const others = [...hand.querySelectorAll('.skill-card')].filter((it) => it !== dragged);
  let place = 0;
  let least = Number.POSITIVE_INFINITY;
  others.forEach((it, i) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const [cx, cy] = [left + width / 2, top + height / 2];
    // Another row is farther than another place in the same one.
    const far = Math.abs(x - cx) + Math.abs(y - cy) * 2;
    if (far >= least) return;
    least = far;
    place = x > cx ? i + 1 : i;
  });
  return place;
}

const tableOf = ({ shape }: Drag): Element | null => shape.closest('.table');

export interface HandDrag {
  /** The click that ends a drag is none. */
  wasDropped(): boolean;
  handlers(card: SkillCard): {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** `onMove` is called with the card and the place it was let go at. */
export function useHandDrag(onMove: (card: SkillCard, to: number) => void): HandDrag {
  const move = useSteady(onMove);
  const drag = useRef<Drag | null>(null);
  const dropped = useRef(false);
  return useMemo(() => {
    const end = (): void => {
      const it = drag.current;
      drag.current = null;
      if (it === null) return;
      it.shape.style.translate = '';
      it.shape.classList.remove('dragged');
      tableOf(it)?.removeAttribute('data-dragging');
    };
    return {
      wasDropped() {
        const was = dropped.current;
        dropped.current = false;
        return was;
      },
      handlers: (card) => ({
        onPointerDown({ button, clientX: x, clientY: y, currentTarget: shape }) {
          dropped.current = false;
          if (button === 0) drag.current = { card, x, y, shape, going: false };
        },
        onPointerMove({ clientX, clientY, pointerId }) {
          const it = drag.current;
          if (it === null) return;
          const dx = clientX - it.x;
          const dy = clientY - it.y;
          if (!it.going && Math.hypot(dx, dy) < FAR_ENOUGH) return;
          if (!it.going) it.shape.setPointerCapture(pointerId);
          it.going = true;
          it.shape.classList.add('dragged');
          tableOf(it)?.setAttribute('data-dragging', '');
          it.shape.style.translate = `${dx}px ${dy}px`;
        },
        onPointerUp({ clientX, clientY }) {
          const it = drag.current;
          const hand = it?.shape.closest('.hand') ?? null;
          const to =
            it === null || !it.going || hand === null
              ? null
              : placeAt(hand, it.shape, clientX, clientY);
          end();
          if (it === null || to === null) return;
          dropped.current = true;
          move(it.card, to);
        },
        onPointerCancel: end,
      }),
    };
  }, [move]);
}
