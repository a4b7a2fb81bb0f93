import type { Definition, RuleText, Speech, Words } from '@starboard/words';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Shown } from './details.tsx';

/** What a thing tells, beside it. */
export default function Popup({
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
  // What is told about goes, and so does what is told.
  useEffect(() => {
    if (!target.isConnected) onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: placed anew for every other thing
  useLayoutEffect(() => {
    if (box.current !== null) place(box.current, target);
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
    import('../rules/library.ts')
      .then(({ ruleText }) => ruleText(tag, rule))
      .then(
        (found) => wanted && setText(found),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [tag, rule]);
  return text?.id === rule ? text : null;
}

function definitions(speech: Speech, ids: readonly string[]): Definition[] {
  return [...new Set(ids)].flatMap((id) =>
    speech.ids.includes(id) ? [speech.definition(id)] : [],
  );
}

const GAP = 8;

/** Beside the thing where there is room, never over it, and never over what is asked. */
function place(box: HTMLElement, target: HTMLElement): void {
  const at = target.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const asked = [...document.querySelectorAll('.table .prompt')]
    .filter((it) => it.checkVisibility())
    .map((it) => it.getBoundingClientRect());
  const within = (left: number, top: number): DOMRect =>
    new DOMRect(
      Math.max(GAP, Math.min(left, innerWidth - width - GAP)),
      Math.max(GAP, Math.min(top, innerHeight - height - GAP)),
      width,
      height,
    );
  const middle = at.left + at.width / 2 - width / 2;
  const left = at.left - width - GAP;
  const right = at.right + GAP;
  const places = [
    within(middle, at.top - height - GAP),
    within(middle, at.bottom + GAP),
    within(right, at.top),
    within(left, at.top),
    ...asked.flatMap(({ top, bottom }) =>
      [top - height - GAP, bottom + GAP].flatMap((free) =>
        [middle, right, left].map((across) => within(across, free)),
      ),
    ),
  ];
  const covers = (it: DOMRect): number =>
    common(it, at) + asked.reduce((sum, prompt) => sum + 4 * common(it, prompt), 0);
  const [best] = places.sort((a, b) => covers(a) - covers(b));
  if (best === undefined) return;
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
}

/** How much of two things lies in one place, in pixels. */
function common(a: DOMRect, b: DOMRect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
