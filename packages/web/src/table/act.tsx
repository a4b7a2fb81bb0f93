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
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TAKES_ENTER) !== null) return;
      event.preventDefault();
      onPress();
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
