import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useOnPage } from './on-page.ts';
import { type Box, placeOf } from './place.ts';
import './note.css';

/** How often it is looked where things are: boards move, cards are dealt. */
const LOOK_MS = 150;

/**
 * Where there is room beside a board: what had better be seen while a note is read, and how much. The log and the talk
 * can wait.
 */
const BETTER: readonly (readonly [string, number])[] = [
  ['.top-bar, .others, .scene, .stage, .bottom, .bsg .crew, .bsg .secrets', 1],
  ['.my-empire, .stacks', 0.3],
];
const ROOMY = '(min-width: 781px) and (min-height: 501px)';

const boxOf = (it: Element): Box => {
  const { left, top, width, height } = it.getBoundingClientRect();
  return { left, top, width, height };
};

/** The first of these that is in sight. */
function find(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    for (const it of document.querySelectorAll(selector)) {
      const { width, height, bottom, top } = it.getBoundingClientRect();
      const shown = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
      if (shown && it.checkVisibility()) return it;
    }
  }
  return null;
}

const lines = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** The box around two. */
function around(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}

interface Placed {
  readonly note: Box;
  readonly target: Box | null;
  readonly wanted: Box | null;
}

/** A note beside what it speaks of; with `spotlight` all else is dimmed. Nothing is ever blocked by it. */
export function Note({
  name,
  at,
  also = null,
  keep = '',
  wanted = [],
  spotlight = false,
  column = false,
  children,
}: {
  /** What it is called for those who hear it. */
  readonly name: string;
  readonly at: readonly string[];
  /** What else lies in the light. */
  readonly also?: string | null;
  /** What must not be covered. */
  readonly keep?: string;
  /** What is to be pressed: the first of these that is in sight. */
  readonly wanted?: readonly string[];
  readonly spotlight?: boolean;
  /** As narrow as a column beside a board. */
  readonly column?: boolean;
  readonly children: ReactNode;
}) {
  const note = useRef<HTMLElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const lighted = at.join('\n');
  const ringed = wanted.join('\n');
  useLayoutEffect(() => {
    const look = (): void => {
      const it = note.current;
      if (it === null) return;
      const found = find(lines(lighted));
      const ring = find(lines(ringed));
      const more = also === null ? null : find([also]);
      const clear: Box[] = [];
      for (const there of document.querySelectorAll(
        '.ask :is(.sentence, .answers, .hand), .tabs, .table:has(.decision.there) .board .lit',
      )) {
        if (there !== found && there.checkVisibility()) clear.push(boxOf(there));
      }
      for (const there of keep === '' ? [] : document.querySelectorAll(keep)) {
        clear.push(boxOf(there));
      }
      // One note makes room for another that was there before.
      for (const other of document.querySelectorAll('.guide')) {
        if (it.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING)
          clear.push(boxOf(other));
      }
      // What can be pressed in the light stays in reach.
      const inReach: Box[] = [];
      for (const button of found?.querySelectorAll('button, [data-roam]') ?? []) {
        if (button.checkVisibility()) inReach.push(boxOf(button));
      }
      // What is in the dark may be covered.
      const roomy = !spotlight && window.matchMedia(ROOMY).matches;
      const better = (roomy ? BETTER : []).flatMap(([selector, weight]) =>
        [...document.querySelectorAll(selector)].map((there) => ({ box: boxOf(there), weight })),
      );
      const lit = [found, more].flatMap((there) => (there === null ? [] : [boxOf(there)]));
      const target = lit.length === 0 ? null : lit.reduce(around);
      const size = { width: it.offsetWidth, height: it.offsetHeight };
      const view = { width: window.innerWidth, height: window.innerHeight };
      if (ring !== null) clear.push(boxOf(ring));
      const next = {
        note: placeOf(size, target, clear, view, inReach, better),
        target,
        wanted: ring === null ? null : boxOf(ring),
      };
      setPlaced((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [lighted, ringed, also, keep, spotlight]);
  const target = placed?.target ?? null;
  const ring = placed?.wanted ?? null;
  return (
    <>
      {spotlight && (
        <div
          className={target === null ? 'spotlight everywhere' : 'spotlight'}
          aria-hidden="true"
          style={target === null ? undefined : insetOf(target)}
        />
      )}
      {ring !== null && <div className="wanted-ring" aria-hidden="true" style={insetOf(ring)} />}
      <section
        ref={note}
        className={['guide', spotlight && 'teaching', column && 'as-column']
          .filter(Boolean)
          .join(' ')}
        aria-label={name}
        style={
          placed === null
            ? { visibility: 'hidden' }
            : { left: placed.note.left, top: placed.note.top }
        }
      >
        {children}
      </section>
    </>
  );
}

/** A little larger than what is meant, and never beyond the screen. */
function insetOf({ left, top, width, height }: Box): Box {
  const from = { left: Math.max(2, left - 4), top: Math.max(2, top - 4) };
  return {
    ...from,
    width: Math.min(window.innerWidth - 2, left + width + 4) - from.left,
    height: Math.min(window.innerHeight - 2, top + height + 4) - from.top,
  };
}

const RECAP = ['.caption, .recap, .moment'];

/** Whether the table shows step by step what has just happened. */
export const useRecap = (): boolean => useOnPage(RECAP).size > 0;

/** Calls back on a key, unless somebody writes. */
export function useKey(key: string, press: (() => void) | null): void {
  useEffect(() => {
    if (press === null) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const where = event.target;
      if (where instanceof HTMLElement && where.matches('input, textarea, select')) return;
      if (event.key.toLowerCase() !== key) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** Says a note to those who hear the page: it is there before there is anything to say. */
export function Told({ text }: { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
