import { type ReactNode, useEffect } from 'react';
import { Button } from '../app/button.tsx';

/** What a button does, and below it what that costs or brings. */
export function Act({
  note,
  children,
}: {
  readonly note: string | null;
  readonly children: ReactNode;
}) {
  return (
    <span className="act">
      <span>{children}</span>
      {note !== null && note !== '' && <small>{note}</small>}
    </span>
  );
}

/** What takes Enter for itself. */
const TAKES_ENTER = 'a, button, dialog, input, select, summary, textarea';

/** What is picked for an answer: it stays pressed, or a phase is selected with it; and the places of a board. */
const PICKED = '.bottom [aria-pressed], .board [aria-pressed], .slot-button';
/** What stays pressed and is no part of an answer. */
const ASIDE = '.sentence, .guide, .secrets, .covered';

/** Keys that lead somewhere, or press what they led to. */
const LEADS = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ']);

/**
 * What was pressed last by pointer, while no key has led on from there. It has the keyboard's focus, but whoever presses
 * Enter then has not chosen it by key: they mean what the bright button says.
 */
let pointed: Element | null = null;
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', ({ target }) => {
    pointed = target instanceof Element ? target.closest('button') : null;
  });
  window.addEventListener('keydown', ({ key }) => {
    if (LEADS.has(key)) pointed = null;
  });
}

/** Whether Enter does something where the keyboard stands. */
function takesEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const taker = target.closest(TAKES_ENTER);
  if (taker === null) return false;
  return taker !== pointed || !taker.matches(PICKED) || taker.closest(ASIDE) !== null;
}

/** Gives the answer that was put together. Enter does so too, wherever it does nothing else. */
export function Confirm({
  isDisabled,
  onPress,
  note = null,
  children,
}: {
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  readonly note?: string | null;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    if (isDisabled) return;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.defaultPrevented || takesEnter(event.target)) return;
      event.preventDefault();
      if (!event.repeat) onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  return (
    <Button
      className="button primary"
      aria-keyshortcuts="Enter"
      isDisabled={isDisabled}
      onPress={onPress}
    >
      <span className="digit key" aria-hidden="true">
        Enter
      </span>
      <Act note={note}>{children}</Act>
    </Button>
  );
}
