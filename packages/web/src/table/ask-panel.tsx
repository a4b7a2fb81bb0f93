import type { AskView, Choice, Json } from '@starboard/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button, ToggleButton } from '../app/button.tsx';
import { sayTableRefusal } from '../language/refusal.ts';
import { Act, Confirm } from './act.tsx';
import { about } from './details.tsx';
import { Glyph } from './glyph.tsx';
import { useKept } from './kept.ts';
import type { TableProps } from './page.tsx';
import { Sure } from './sure.tsx';
import { waitingLine } from './waiting.ts';

// After a game was given up.
const Rematch = lazy(async () => ({ default: (await import('./end-header.tsx')).Rematch }));

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
        {prompt !== null && table.extras?.ask}
        {state.online?.status === 'abandoned' &&
          client.rematch !== null &&
          state.view?.viewer !== 'spectator' && (
            <Suspense>
              <Rematch rematch={client.rematch} words={words} />
            </Suspense>
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
  /** What it costs or brings, below the choice's words. */
  readonly note?: (choice: Choice) => string | null;
  /** Choices that are given elsewhere on the table, where they lie: they keep their keys, and stand in no list. */
  readonly elsewhere?: ReadonlySet<Choice>;
  /** Another order than usual, which is that of the keys, too. */
  readonly inOrder?: (of: readonly Choice[]) => readonly Choice[];
  /** What stands after the answers and is none. */
  readonly after?: ReactNode;
  /** For what is spent for good or cannot be hidden again: the question whether it is meant. */
  readonly sureOf?: (choice: Choice) => string | null;
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

/** The keys of the first answers: the row of numbers, then the row below it. */
const KEYS = '1234567890qwertyuiop';

export function useDigits(count: number, press: (index: number) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      // No language begins with a digit: whoever has just chosen one goes on playing.
      const types = 'input, textarea, select:not(.language)';
      if (at instanceof HTMLElement && at.matches(types)) return;
      const index = event.key.length === 1 ? KEYS.indexOf(event.key.toLowerCase()) : -1;
      if (index < 0 || index >= count) return;
      event.preventDefault();
      press(index);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

/** A choice's key, to be pressed on the keyboard. */
export function Digit({ index }: { readonly index: number }) {
  const key = KEYS[index];
  return key === undefined ? null : (
    <span className="digit key" aria-hidden="true">
      {key.toUpperCase()}
    </span>
  );
}

/** Choices that decline; they stand last and quiet. */
const QUIET = new Set<Choice>(['pass', 'done', 'stay', 'none', 'nobody', 'skip', 'decline']);

/** Choices as they are read, and as their keys count them. */
export const inReadingOrder = (of: readonly Choice[]): readonly Choice[] => [
  ...of.filter((it) => !QUIET.has(it)),
  ...of.filter((it) => QUIET.has(it)),
];

/**
 * What is normal and harmless, where that can be told: the only answer; declining, where others are interrupted; otherwise
 * what is asked about rather than leaving it. Never what is spent for good, and of two things alike neither.
 */
export function usualOf(
  { ask, window }: Pick<AskView, 'ask' | 'window'>,
  of: readonly Choice[],
  isGrave: (choice: Choice) => boolean,
): Choice | null {
  const light = of.filter((it) => !isGrave(it));
  const [first, second] = light;
  if (ask.kind !== 'one' || of.length > 2 || first === undefined) return null;
  if (second === undefined) return first;
  const leaves = light.find((it) => QUIET.has(it));
  if (leaves === undefined) return null;
  return window === null ? (light.find((it) => it !== leaves) ?? null) : leaves;
}

function OneOf({
  table: { speech, state, words, called },
  ask,
  of,
  send,
  aboutChoice,
  picture,
  note,
  elsewhere,
  inOrder = inReadingOrder,
  after,
  sureOf = () => null,
}: AnswersProps & { of: readonly Choice[] }) {
  const [doubted, setDoubted] = useState<Choice | null>(null);
  const ordered = inOrder(of);
  const usual = usualOf(ask, ordered, (it) => sureOf(it) !== null);
  const press = (choice: Choice | undefined): void => {
    if (choice === undefined || state.sending) return;
    if (sureOf(choice) === null) send(choice);
    else setDoubted(choice);
  };
  const name = (choice: Choice): string =>
    speech.choice(ask.ask, choice, called.now, state.view?.facts);
  useDigits(doubted === null ? ordered.length : 0, (index) => press(ordered[index]));
  if (doubted !== null) {
    return (
      <Sure
        question={sureOf(doubted) ?? ''}
        yes={name(doubted)}
        words={words}
        isSending={state.sending}
        onYes={() => send(doubted)}
        onNo={() => setDoubted(null)}
      />
    );
  }
  return (
    <div className="answers">
      {ordered.map((choice, i) =>
        elsewhere?.has(choice) === true ? null : (
          <span key={String(choice)} className="answer" {...about(aboutChoice?.(choice) ?? [])}>
            <Button
              className={choice === usual ? 'button primary' : 'button'}
              isDisabled={state.sending}
              onPress={() => press(choice)}
            >
              <Digit index={i} />
              {picture?.(choice)}
              <Act note={note?.(choice) ?? null}>{name(choice)}</Act>
            </Button>
          </span>
        ),
      )}
      {after}
    </div>
  );
}

function SomeOf({
  table: { speech, state, words, called },
  ask,
  of,
  min,
  max,
  send,
  aboutChoice,
  picture,
  note,
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
            <Act note={note?.(choice) ?? null}>
              {speech.choice(ask.ask, choice, called.now, state.view?.facts)}
            </Act>
          </ToggleButton>
        </span>
      ))}
      <Confirm
        isDisabled={state.sending || chosen.length < min || chosen.length > max}
        onPress={() => send([...chosen])}
      >
        {words.say('web-confirm-count', { count: chosen.length })}
      </Confirm>
    </div>
  );
}

function InOrder({
  table: { speech, state, words, called },
  ask,
  of,
  send,
  aboutChoice,
}: AnswersProps & { of: readonly Choice[] }) {
  const [order, setOrder] = useKept<Choice>(ask.id, 'order', []);
  const left = of.filter((choice) => !order.includes(choice));
  const name = (choice: Choice): string =>
    speech.choice(ask.ask, choice, called.now, state.view?.facts);
  // Every answer keeps its key, whatever was pressed before it.
  useDigits(of.length, (index) => {
    const choice = of[index];
    if (choice !== undefined && !order.includes(choice)) setOrder([...order, choice]);
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
      {left.map((choice) => (
        <span key={String(choice)} className="answer" {...about(aboutChoice?.(choice) ?? [])}>
          <Button className="button" onPress={() => setOrder([...order, choice])}>
            <Digit index={of.indexOf(choice)} />
            {name(choice)}
          </Button>
        </span>
      ))}
      <Button className="button" isDisabled={order.length === 0} onPress={() => setOrder([])}>
        {words.say('web-start-over')}
      </Button>
      <Confirm isDisabled={state.sending || left.length > 0} onPress={() => send([...order])}>
        {words.say('web-confirm')}
      </Confirm>
    </div>
  );
}

function Amount({
  table: { state },
  min,
  max,
  note,
  send,
}: AnswersProps & { min: number; max: number }) {
  return (
    <div className="answers">
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((count) => (
        <Button
          key={count}
          className="button amount"
          isDisabled={state.sending}
          onPress={() => send(count)}
        >
          <Act note={note?.(count) ?? null}>{count}</Act>
        </Button>
      ))}
    </div>
  );
}

/** One sentence that says what is asked, and its answers. For asks that no board shows better. */
export function AskPanel({
  table,
  ask,
  hint = '',
  ...rest
}: Omit<AnswersProps, 'send'> & {
  readonly table: TableProps;
  readonly ask: AskView;
  readonly hint?: string;
}) {
  const { client, speech, called } = table;
  return (
    <AskBar table={table} prompt={speech.prompt(ask.ask, called.now)} hint={hint}>
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
