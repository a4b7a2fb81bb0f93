import type { Words } from '@starboard/words';
import { type ReactNode, useState } from 'react';
import { Button } from '../app/button.tsx';
import { sayError } from '../language/refusal.ts';
import { Link } from '../link.tsx';
import { go } from '../router.ts';
import type { TableProps } from './page.tsx';

/** How it ended, for me and for all, and where to go from here. */
export function EndHeader({
  table: { state, client, speech, words, onLeave, again, extras },
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
      <div className="answers">
        {client.rematch !== null && mine !== 'spectator' && (
          <Rematch rematch={client.rematch} words={words} />
        )}
        <Button className="button" onPress={onLeave}>
          {words.say('web-back-to-lobby')}
        </Button>
        {children}
        {again !== null && (
          <Link className="button" href={again}>
            {words.say('web-watch-again')}
          </Link>
        )}
        {extras?.end}
      </div>
    </header>
  );
}

/** The same people once more. Whoever presses it second comes to the table of the first. */
export function Rematch({
  rematch,
  words,
}: {
  readonly rematch: () => Promise<string>;
  readonly words: Words;
}) {
  const [trouble, setTrouble] = useState('');
  const play = (): void => {
    rematch().then(go, (error: unknown) => setTrouble(sayError(words, error)));
  };
  return (
    <>
      <Button className="button primary" onPress={play}>
        {words.say('web-rematch')}
      </Button>
      {trouble !== '' && <span role="alert">{trouble}</span>}
    </>
  );
}
