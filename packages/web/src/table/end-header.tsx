import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Link } from '../link.tsx';
import type { TableProps } from './page.tsx';

/** How it ended, for me and for all, and where to go from here. */
export function EndHeader({
  table: { state, speech, words, onLeave, again },
  children,
}: {
  readonly table: TableProps;
  /** What else can be looked at. */
  readonly children?: ReactNode;
}) {
  const outcome = state.view?.outcome;
  if (outcome == null) return null;
  const mine = state.view?.viewer;
  const won = outcome.winners.some((seat) => seat === mine);
  const lost = outcome.losers.some((seat) => seat === mine);
  return (
    <header>
      {(won || lost) && (
        <p className={won ? 'verdict good' : 'verdict bad'}>
          {words.say(won ? 'web-you-won' : 'web-you-lost')}
        </p>
      )}
      <h1>{speech.outcome(outcome, state.people)}</h1>
      <p className="answers">
        <Button className="button primary" onPress={onLeave}>
          {words.say('web-back-to-lobby')}
        </Button>
        {children}
        {again !== null && (
          <Link className="button" href={again}>
            {words.say('web-watch-again')}
          </Link>
        )}
      </p>
    </header>
  );
}
