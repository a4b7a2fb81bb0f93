import type { AskView, Choice, Json } from '@starboard/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import { sayTableRefusal } from '../language/refusal.ts';
import { about } from './details.tsx';
import { Glyph } from './glyph.tsx';
import { useKept } from './kept.ts';
import type { TableProps } from './page.tsx';
import { waitingLine } from './waiting.ts';

/** The open ask of this viewer, or null. */
export function openAsk({ view }: TableProps['state']): AskView | null {
  return view?.asks.find(({ answered }) => !answered) ?? null;
}

/** Whether the last thing touched was a key. */
let byKey = false;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => {
    byKey = true;
  });
  window.addEventListener('pointerdown', () => {
    byKey = false;
  });
}

/** The one sentence that says what is asked or whom the table waits for, and whatever there is to say to it. */
export function AskBar({
  table,
  prompt,
  hint,
  children,
}: {
  readonly table: TableProps;
  /** Null when nothing is asked. */
  readonly prompt: string | null;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { state, client, speech, words } = table;
  // Nothing is taken back while something else is on its way, or when it is all over.
  const canTakeBack = state.canTakeBack && !state.sending && state.view?.outcome == null;
  useEffect(() => {
    if (!canTakeBack) return;
    const listen = (event: KeyboardEvent): void => {
      const at = event.target;
      if (at instanceof HTMLElement && at.matches('input, textarea, select')) return;
      if ((event.ctrlKey || event.metaKey) && event.key === 'z') client.takeBack();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [canTakeBack, client]);
  const bar = useRef<HTMLElement>(null);
  // Whoever plays by keyboard stands at the new ask when the old one, with its buttons, is gone.
  useEffect(() => {
    if (prompt !== null && byKey && document.activeElement === document.body) {
      bar.current?.focus({ preventScroll: true });
    }
  }, [prompt]);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={prompt === null ? 'ask idle' : 'ask'}
      data-ask={prompt === null ? undefined : ''}
      aria-label={words.say('web-your-decision')}
      aria-busy={state.sending}
    >
      <div className="sentence">
        <p className={prompt === null ? 'prompt waiting' : 'prompt'} aria-live="polite">
          {prompt ?? waitingLine(table)}
        </p>
        {hint !== undefined && hint !== '' && <p className="hint">{hint}</p>}
        {state.sending && (
          <p className="sending" role="status">
            {words.say('web-sending')}
          </p>
        )}
        {canTakeBack && (
          <Button
            className="button quiet take-back"
            aria-keyshortcuts="Control+Z"
            onPress={() => client.takeBack()}
          >
            <Glyph name="undo" /> {words.say('web-take-back')}
          </Button>
        )}
      </div>
      {state.refusal !== null && (
        <p className="refusal" role="alert">
          {sayTableRefusal(words, speech, state.refusal)}
        </p>
      )}
      {children}
    </section>
  );
}

export interface AnswersProps {
  readonly table: TableProps;
  readonly ask: AskView;
  readonly send: (answer: Json) => void;
  /** What can be read about a choice. */
  readonly aboutChoice?: (choice: Choice) => readonly string[];
  /** A picture beside the choice's words. */
  readonly picture?: (choice: Choice) => ReactNode;
}

/** The answers as buttons: every ask can be answered here, whatever else is lit on the board. */
export function Answers(props: AnswersProps) {
  const { ask } = props.ask;
  switch (ask.kind) {
    case 'one':
      return <OneOf {...props} of={ask.of} />;
    case 'some':
      return <SomeOf {...props} of={ask.of} min={ask.min} max={ask.max} />;
    case 'order':
      return <InOrder {...props} of={ask.of} />;
    case 'amount':
      return <Amount {...props} min={ask.min} max={ask.max} />;
    case 'plan':
      return null;
  }
}

function useDigits(count: number, press: (index: number) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      if (at instanceof HTMLElement && at.matches('input, textarea, select')) return;
      const index = Number(event.key) - 1;
      if (event.key.length !== 1 || !(index >= 0 && index < Math.min(count, 9))) return;
      event.preventDefault();
      press(index);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** A choice's number, to be pressed on the keyboard. */
function Digit({ index }: { readonly index: number }) {
  return index < 9 ? (
    <span className="digit key" aria-hidden="true">
      {index + 1}
    </span>
  ) : null;
}

/** Choices that decline; they stand last and quiet. */
const QUIET = new Set<Choice>(['pass', 'done', 'stay', 'none', 'nobody', 'skip', 'decline']);

function OneOf({
  table: { speech, state },
  ask,
  of,
  send,
  aboutChoice,
  picture,
}: AnswersProps & { of: readonly Choice[] }) {
  const ordered = [...of.filter((it) => !QUIET.has(it)), ...of.filter((it) => QUIET.has(it))];
  const single = ordered.length <= 2;
  useDigits(ordered.length, (index) => {
    const choice = ordered[index];
    if (choice !== undefined && !state.sending) send(choice);
  });
  return (
    <div className="answers">
      {ordered.map((choice, i) => (
        <span key={String(choice)} className="answer" {...about(aboutChoice?.(choice) ?? [])}>
          <Button
            className={i === 0 && single && !QUIET.has(choice) ? 'button primary' : 'button'}
            isDisabled={state.sending}
            onPress={() => send(choice)}
          >
            <Digit index={i} />
            {picture?.(choice)}
            <span>{speech.choice(ask.ask, choice, state.people, state.view?.facts)}</span>
          </Button>
        </span>
      ))}
    </div>
  );
}

function SomeOf({
  table: { speech, state, words },
  ask,
  of,
  min,
  max,
  send,
  aboutChoice,
  picture,
}: AnswersProps & { of: readonly Choice[]; min: number; max: number }) {
  const [chosen, setChosen] = useKept<Choice>(ask.id, 'chosen', []);
  const toggle = (choice: Choice): void => {
    if (chosen.includes(choice)) setChosen(chosen.filter((it) => it !== choice));
    else if (chosen.length < max) setChosen([...chosen, choice]);
    else if (max === 1) setChosen([choice]);
  };
  useDigits(of.length, (index) => {
    const choice = of[index];
    if (choice !== undefined) toggle(choice);
  });
  return (
    <div className="answers">
      {of.map((choice, i) => (
        <span key={String(choice)} className="answer" {...about(aboutChoice?.(choice) ?? [])}>
          <ToggleButton
            className="button"
            isSelected={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          >
            <Digit index={i} />
            {picture?.(choice)}
            <span>{speech.choice(ask.ask, choice, state.people, state.view?.facts)}</span>
          </ToggleButton>
        </span>
      ))}
      <Button
        className="button primary"
        isDisabled={state.sending || chosen.length < min || chosen.length > max}
        onPress={() => send([...chosen])}
      >
        {words.say('web-confirm-count', { count: chosen.length })}
      </Button>
    </div>
  );
}

function InOrder({
  table: { speech, state, words },
  ask,
  of,
  send,
  aboutChoice,
}: AnswersProps & { of: readonly Choice[] }) {
  const [order, setOrder] = useKept<Choice>(ask.id, 'order', []);
  const left = of.filter((choice) => !order.includes(choice));
  const name = (choice: Choice): string =>
    speech.choice(ask.ask, choice, state.people, state.view?.facts);
  useDigits(left.length, (index) => {
    const choice = left[index];
    if (choice !== undefined) setOrder([...order, choice]);
  });
  return (
    <div className="answers">
      {order.length > 0 && (
        <ol className="ordered">
          {order.map((choice) => (
            <li key={String(choice)}>{name(choice)}</li>
          ))}
        </ol>
      )}
      {left.map((choice, i) => (
        <span key={String(choice)} className="answer" {...about(aboutChoice?.(choice) ?? [])}>
          <Button className="button" onPress={() => setOrder([...order, choice])}>
            <Digit index={i} />
            {name(choice)}
          </Button>
        </span>
      ))}
      <Button className="button" isDisabled={order.length === 0} onPress={() => setOrder([])}>
        {words.say('web-start-over')}
      </Button>
      <Button
        className="button primary"
        isDisabled={state.sending || left.length > 0}
        onPress={() => send([...order])}
      >
        {words.say('web-confirm')}
      </Button>
    </div>
  );
}

function Amount({ table: { state }, min, max, send }: AnswersProps & { min: number; max: number }) {
  return (
    <div className="answers">
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
        <Button
          key={count}
          className="button amount"
          isDisabled={state.sending}
          onPress={() => send(count)}
        >
          {count}
        </Button>
      ))}
    </div>
  );
}

/** One sentence that says what is asked, and its answers. For asks that no board shows better. */
export function AskPanel({
  table,
  ask,
  ...rest
}: Omit<AnswersProps, 'send'> & { readonly table: TableProps; readonly ask: AskView }) {
  const { state, client, speech } = table;
  return (
    <AskBar table={table} prompt={speech.prompt(ask.ask, state.people)}>
      <Answers
        key={ask.id}
        table={table}
        ask={ask}
        send={(answer) => client.answer(ask.id, answer)}
        {...rest}
      />
    </AskBar>
  );
}
