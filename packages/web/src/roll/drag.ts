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

interface Dragging {
  readonly may: (die: Die) => boolean;
  /** Whether a die can be dropped there: such places light up while it is in the air. */
  readonly takes: (die: Die, place: string) => boolean;
  readonly drop: (die: Die, place: string) => void;
  /** It was let go over a place that does not take it. */
  readonly refused: (die: Die) => void;
}

const placeOf = (it: Element | null): string => it?.getAttribute('data-drop') ?? '';

export function useDrag({ may, takes, drop, refused }: Dragging) {
  const drag = useRef<Drag | null>(null);
  /** The click that ends a drag is none. */
  const dropped = useRef(false);

  function under(x: number, y: number): Element | null {
    return document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;
  }

  function light(die: Die): void {
    for (const it of document.querySelectorAll('[data-drop]')) {
      it.classList.toggle('takes', takes(die, placeOf(it)));
    }
  }

  function end(): void {
    const it = drag.current;
    if (it === null) return;
    for (const lit of document.querySelectorAll('[data-drop].takes')) lit.classList.remove('takes');
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
        if (!it.going) light(it.die);
        it.going = true;
        it.shape.classList.add('dragged');
        it.shape.style.transform = `translate(${dx}px, ${dy}px) scale(1.1)`;
        const found = under(event.clientX, event.clientY);
        const over = takes(it.die, placeOf(found)) ? found : null;
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
        const place = placeOf(under(event.clientX, event.clientY));
        if (takes(it.die, place)) drop(it.die, place);
        else if (place !== '') refused(it.die);
      },
      onPointerCancel: end,
    }),
  };
}
