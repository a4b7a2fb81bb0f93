import type { Words } from '@starboard/words';
import { type ReactNode, useEffect, useRef } from 'react';
import { hold, turnUp, useLooked } from '../table/face-down.ts';

/** A press that lasts longer was a look: it ends with the press. */
const LOOK_MS = 350;

/**
 * A card back, the same for everybody: what lies under it is seen while it is held, by pointer or Space, or from one short
 * press to the next.
 */
export function Covered({
  words,
  title = null,
  className = 'covered',
  children,
}: {
  readonly words: Words;
  readonly title?: string | null;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const { turned } = useLooked();
  const pressed = useRef(0);
  useEffect(() => () => hold(false), []);
  return (
    <button
      type="button"
      className={turned ? `${className} turned` : className}
      aria-pressed={turned}
      onPointerDown={({ timeStamp }) => {
        pressed.current = timeStamp;
        hold(true);
      }}
      onPointerUp={() => hold(false)}
      onPointerLeave={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        hold(true);
      }}
      onKeyUp={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        hold(false);
      }}
      onBlur={() => hold(false)}
      onClick={({ detail, timeStamp }) => {
        if (detail === 0 || timeStamp - pressed.current < LOOK_MS) turnUp(!turned);
      }}
    >
      {children}
      <span>
        {title !== null && <b>{title}</b>}
        <span className="how">
          {words.say(turned ? 'web-bsg-turn-down' : 'web-bsg-hold-to-look')}
        </span>
      </span>
    </button>
  );
}
