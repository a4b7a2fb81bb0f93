import type { Die } from '@starboard/roll';
import { type PointerEvent, useRef } from 'react';

// Dragging with finger, pen or mouse. What is dragged follows the pointer; what is under it is told by `data-drop`.

const FAR_ENOUGH = 6;

interface Drag {
  readonly die: Die;
  readonly x: number;
  readonly y: number;
  readonly shape: HTMLElement;
  going: boolean;
  over: Element | null;
}

export function useDrag(may: (die: Die) => boolean, drop: (die: Die, place: string) => void) {
  const drag = useRef<Drag | null>(null);
  /** The click that ends a drag is none. */
  const dropped = useRef(false);

  function under(x: number, y: number): Element | null {
    return document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;
  }

  function end(): void {
    const it = drag.current;
    if (it === null) return;
    it.shape.style.transform = '';
    it.shape.classList.remove('dragged');
    it.over?.classList.remove('over');
    drag.current = null;
  }

  return {
    wasDropped(): boolean {
      const was = dropped.current;
      dropped.current = false;
      return was;
    },
    handlers: (die: Die) => ({
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        dropped.current = false;
        if (event.button !== 0 || !may(die)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientX: x, clientY: y, currentTarget: shape } = event;
        drag.current = { die, x, y, shape, going: false, over: null };
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const it = drag.current;
        if (it === null) return;
        const dx = event.clientX - it.x;
        const dy = event.clientY - it.y;
        if (!it.going && Math.hypot(dx, dy) < FAR_ENOUGH) return;
        it.going = true;
        it.shape.classList.add('dragged');
        it.shape.style.transform = `translate(${dx}px, ${dy}px) scale(1.1)`;
        const over = under(event.clientX, event.clientY);
        if (over === it.over) return;
        it.over?.classList.remove('over');
        over?.classList.add('over');
        it.over = over;
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const it = drag.current;
        end();
        if (it === null || !it.going) return;
        dropped.current = true;
        const place = under(event.clientX, event.clientY)?.getAttribute('data-drop');
        if (place != null) drop(it.die, place);
      },
      onPointerCancel: end,
    }),
  };
}
