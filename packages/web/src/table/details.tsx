import type { Speech, Words } from '@starboard/words';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

/** What a thing on the table tells about itself: ids of definitions, and a remark of the moment. */
export interface About {
  readonly 'data-about'?: string;
  readonly 'data-remark'?: string;
  readonly 'data-rule'?: string;
}

export function about(ids: readonly string[], remark = '', rule: string | null = null): About {
  return {
    ...(ids.length > 0 && { 'data-about': ids.join(' ') }),
    ...(remark !== '' && { 'data-remark': remark }),
    ...(rule !== null && { 'data-rule': rule }),
  };
}

// Fetched when somebody first wants to know something.
const Popup = lazy(() => import('./popup.tsx'));

export interface Shown {
  readonly ids: readonly string[];
  readonly remark: string;
  /** The number of the rule it follows. */
  readonly rule: string | null;
  readonly target: HTMLElement;
  /** Opened by a tap or a key rather than in passing: stays until the next one. */
  readonly pinned: boolean;
}

const READ = '[aria-disabled="true"], [data-rule], .tile:not(:has(.held-die) .tile)';
const LONG_PRESS = 450;
const PASSING = 220;
/** How far a finger may slip and still hold, in pixels. */
const DRIFT = 12;

/** An answer that has nothing to tell but what is written on it. */
function answerAt(from: EventTarget): HTMLElement | null {
  const found = from instanceof Element ? from.closest('.answers button, .ask button') : null;
  return found instanceof HTMLElement ? found : null;
}

function told(from: EventTarget): HTMLElement | null {
  const found =
    from instanceof Element
      ? from.closest('[data-about], [data-remark], [data-rule], .details')
      : null;
  return found instanceof HTMLElement ? found : null;
}

/** Whether something else lies under the pointer than what is told; what a key has led to is not pointed at. */
const leaves = (from: HTMLElement, to: HTMLElement | null): boolean =>
  to !== from && to?.classList.contains('details') !== true && !from.matches(':focus-visible');

/**
 * One pop-up for the whole table: everything that carries `data-about` is told on hover, on focus and on a long
 * press. It says nothing that the thing's own label does not lead to, never takes the focus, and Escape closes it.
 */
export function WithDetails({
  speech,
  words,
  className,
  children,
  root,
  ...rest
}: {
  readonly speech: Speech;
  readonly words: Words;
  readonly className: string;
  readonly children: ReactNode;
  readonly root: RefObject<HTMLDivElement | null>;
} & HTMLAttributes<HTMLDivElement>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  /** Where the pointer was last: what comes to lie under one that rests is not pointed at. */
  const rests = useRef({ x: Number.NaN, y: Number.NaN });
  /** Something came to lie under it; the next movement points at it. */
  const slid = useRef(false);

  const later = (ms: number, what: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(what, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Also where it moves over something beside the table, which may go and leave it resting on the board.
  useEffect(() => {
    const beside = ({ target, clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      const within = target instanceof Node && root.current?.contains(target) === true;
      if (!within) rests.current = { x, y };
    };
    window.addEventListener('pointermove', beside);
    return () => window.removeEventListener('pointermove', beside);
  }, [root]);

  function show(target: HTMLElement, pinned: boolean): void {
    const ids = (target.dataset['about'] ?? '').split(' ').filter((id) => id !== '');
    const { remark = '', rule = null } = target.dataset;
    // It may have left the table while the pointer was on its way.
    if (target.isConnected) setShown({ ids, remark, rule, target, pinned });
  }

  /** A finger that stays on an answer wants to know about it, and no more than that. */
  function explain(target: HTMLElement): void {
    const remark = `${target.innerText.replace(/\s+/g, ' ').trim()}\n${words.say('web-hold')}`;
    setShown({ ids: [], remark, rule: null, target, pinned: true });
  }

  function over({ target, pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === 'touch') return;
    // One that was never seen to move rests where the last page left it.
    const { x, y } = rests.current;
    slid.current = Number.isNaN(x) || (clientX === x && clientY === y);
    if (!slid.current) point(target);
    else if (shown?.pinned === false && leaves(shown.target, told(target))) {
      later(PASSING, () => setShown(null));
    }
  }

  function point(target: EventTarget): void {
    const found = told(target);
    if (found?.classList.contains('details') === true) {
      clearTimeout(timer.current);
      return;
    }
    if (found !== null) later(PASSING, () => show(found, false));
    else if (shown?.pinned === false) later(PASSING, () => setShown(null));
    else if (shown === null) clearTimeout(timer.current);
  }

  function moved({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const far = Math.abs(x - rests.current.x) + Math.abs(y - rests.current.y);
    // A finger that is dragged or scrolls holds nothing.
    if (pointerType === 'touch') {
      if (far > DRIFT) clearTimeout(timer.current);
      return;
    }
    rests.current = { x, y };
    if (slid.current && far !== 0) {
      slid.current = false;
      point(target);
    }
  }

  function down({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    rests.current = { x, y };
    const found = told(target);
    if (found?.classList.contains('details') === true) return;
    held.current = false;
    setShown(null);
    clearTimeout(timer.current);
    const answer = found === null ? answerAt(target) : null;
    if (pointerType !== 'touch' || (found === null && answer === null)) return;
    later(LONG_PRESS, () => {
      held.current = true;
      if (found !== null) show(found, true);
      else if (answer !== null) explain(answer);
    });
  }

  function focused({ target }: FocusEvent): void {
    const found = told(target);
    if (found !== null && target.matches(':focus-visible')) show(found, false);
    else if (shown?.pinned === false) setShown(null);
  }

  function key({ key: pressed }: KeyboardEvent): void {
    if (pressed === 'Escape') setShown(null);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what its things do
    <div
      {...rest}
      ref={root}
      className={className}
      onPointerOver={over}
      onPointerDown={down}
      onPointerMove={moved}
      onPointerUp={() => {
        if (!held.current && shown?.pinned !== true) clearTimeout(timer.current);
      }}
      onPointerCancel={() => clearTimeout(timer.current)}
      onPointerLeave={() => {
        if (shown?.pinned === false) later(PASSING, () => setShown(null));
      }}
      onFocus={focused}
      onKeyDown={key}
      onContextMenu={(event) => {
        if (held.current) event.preventDefault();
      }}
      onClickCapture={(event) => {
        const found = told(event.target);
        if (held.current) {
          // The end of a long press is no press.
          held.current = false;
          event.preventDefault();
          event.stopPropagation();
          return;
        }
        // What cannot be used now can still be read, and so can tiles as long as a die in the hand does not go there.
        const read = found?.matches(READ) === true;
        if (found !== null && read) show(found, true);
        else if (found === null || !found.classList.contains('details')) setShown(null);
      }}
    >
      {children}
      {shown !== null && (
        <Suspense>
          <Popup shown={shown} speech={speech} words={words} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
