import type { Definition, RuleText, Speech, Words } from '@starboard/words';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ruleText } from '../rules/library.ts';

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

interface Shown {
  readonly ids: readonly string[];
  readonly remark: string;
  /** The number of the rule it follows. */
  readonly rule: string | null;
  readonly target: HTMLElement;
  /** Opened by a tap or a key rather than in passing: stays until the next one. */
  readonly pinned: boolean;
}

const LONG_PRESS = 450;
const PASSING = 220;

function told(from: EventTarget): HTMLElement | null {
  const found =
    from instanceof Element
      ? from.closest('[data-about], [data-remark], [data-rule], .details')
      : null;
  return found instanceof HTMLElement ? found : null;
}

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

  const later = (ms: number, what: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(what, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(target: HTMLElement, pinned: boolean): void {
    const ids = (target.dataset['about'] ?? '').split(' ').filter((id) => id !== '');
    const { remark = '', rule = null } = target.dataset;
    setShown({ ids, remark, rule, target, pinned });
  }

  function over({ target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return;
    const found = told(target);
    if (found?.classList.contains('details') === true) {
      clearTimeout(timer.current);
      return;
    }
    if (found !== null) later(PASSING, () => show(found, false));
    else if (shown?.pinned === false) later(PASSING, () => setShown(null));
    else if (shown === null) clearTimeout(timer.current);
  }

  function down({ target, pointerType }: PointerEvent): void {
    const found = told(target);
    if (found?.classList.contains('details') === true) return;
    held.current = false;
    setShown(null);
    clearTimeout(timer.current);
    if (found === null) return;
    if (pointerType !== 'touch') return;
    later(LONG_PRESS, () => {
      held.current = true;
      show(found, true);
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
        // What cannot be used now can still be read.
        const read = found?.matches('[aria-disabled="true"], [data-rule]') === true;
        if (found !== null && read) show(found, true);
        else if (found === null || !found.classList.contains('details')) setShown(null);
      }}
    >
      {children}
      {shown !== null && (
        <Popup shown={shown} speech={speech} words={words} onClose={() => setShown(null)} />
      )}
    </div>
  );
}

function Popup({
  shown: { ids, remark, rule, target, pinned },
  speech,
  words,
  onClose,
}: {
  readonly shown: Shown;
  readonly speech: Speech;
  readonly words: Words;
  readonly onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const text = useRuleText(words.language.tag, rule);
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed anew for every other thing
  useLayoutEffect(() => {
    if (box.current !== null) place(box.current, target.getBoundingClientRect());
    target.setAttribute('aria-describedby', 'details');
    return () => target.removeAttribute('aria-describedby');
  }, [target, ids.join(' '), remark, rule, text]);
  return (
    <div ref={box} className={pinned ? 'details pinned' : 'details'} id="details" role="tooltip">
      <button
        type="button"
        className="close"
        tabIndex={-1}
        aria-label={words.say('web-table-close')}
        onClick={onClose}
      >
        ×
      </button>
      {remark !== '' && <p className="remark">{remark}</p>}
      {definitions(speech, ids).map(({ id, name, lines }) => (
        <article key={id}>
          <h3>{name}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </article>
      ))}
      {rule !== null && (
        <p className="rule-link">
          <a
            href={`/rules/${rule.split('-')[0]?.toLowerCase()}/${rule}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.say('web-rule', { rule })}
          </a>
          {text !== null && <span {...(text.english && { lang: 'en' })}> {text.statement}</span>}
        </p>
      )}
    </div>
  );
}

/** What a rule says; fetched when somebody first looks at one. */
function useRuleText(tag: string, rule: string | null): RuleText | null {
  const [text, setText] = useState<RuleText | null>(null);
  useEffect(() => {
    if (rule === null) return setText(null);
    let wanted = true;
    ruleText(tag, rule).then(
      (found) => wanted && setText(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [tag, rule]);
  return text?.id === rule ? text : null;
}

export function definitions(speech: Speech, ids: readonly string[]): Definition[] {
  return [...new Set(ids)].flatMap((id) =>
    speech.ids.includes(id) ? [speech.definition(id)] : [],
  );
}

const GAP = 8;

/** Beside the thing where there is room, never over it. */
function place(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const above = at.top - height - GAP;
  const below = at.bottom + GAP;
  const left = Math.min(
    Math.max(GAP, at.left + at.width / 2 - width / 2),
    innerWidth - width - GAP,
  );
  if (above >= GAP || below + height <= innerHeight - GAP) {
    box.style.left = `${left}px`;
    box.style.top = `${above >= GAP ? above : below}px`;
    return;
  }
  const right = at.right + GAP;
  box.style.left = `${right + width <= innerWidth - GAP ? right : Math.max(GAP, at.left - width - GAP)}px`;
  box.style.top = `${Math.max(GAP, Math.min(at.top, innerHeight - height - GAP))}px`;
}
