import { lazy, Suspense } from 'react';
import { Shell } from '../app/shell.tsx';
import { useSay } from '../language/provider.tsx';
import { lessonProgress } from '../lessons/progress.ts';
import { Link } from '../link.tsx';
import { isAccount, useMe } from '../online/account.ts';
import { OpenRecord } from '../replay/open-record.tsx';
import { MyGames } from './my-games.tsx';
import { OpenTables } from './open-tables.tsx';
import './lobby.css';

// Pictures come after the words.
const GameArt = lazy(() => import('./art.tsx'));

const Invitations = lazy(() => import('./invitations.tsx'));

const GAMES = ['bsg', 'roll'] as const;

/** What this is, one click to a game, and everything that waits for me. */
export default function Lobby() {
  const say = useSay();
  const me = useMe();
  return (
    <Shell title="">
      <section className="hero">
        <h1>{say('web-hero')}</h1>
        <p className="lead">{say('web-hero-lead')}</p>
      </section>
      {/* What waits for me comes before what could be begun. */}
      {isAccount(me) && (
        <Suspense>
          <Invitations key={me.id} me={me} />
        </Suspense>
      )}
      <MyGames me={isAccount(me) ? me : null} />
      <ul className="games">
        {GAMES.map((game) => {
          // Whoever knows how it goes plays next.
          const learnt = lessonProgress(game)?.over === true;
          return (
            <li key={game} className={`game-card of-${game}`}>
              <Suspense fallback={<div className={`art of-${game}`} />}>
                <GameArt game={game} />
              </Suspense>
              <div className="about">
                <h2>{say(`web-game-${game}`)}</h2>
                <p className="facts">{say(`web-game-${game}-facts`)}</p>
                <p className="what">{say(`web-game-${game}-lead`)}</p>
                <p className="actions">
                  <Link
                    className={`button learn${learnt ? '' : ' primary'}`}
                    href={`/learn/${game}`}
                  >
                    <b>{say('web-learn')}</b>
                    <small>{say(`web-learn-${game}`)}</small>
                  </Link>
                  <Link className={learnt ? 'button primary' : 'button'} href={`/practice/${game}`}>
                    {say('web-practise-now')}
                  </Link>
                  <Link className="button quiet" href={`/create?game=${game}`}>
                    {say('web-choose-players')}
                  </Link>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <OpenTables away={me === 'away'} />
      <OpenRecord />
    </Shell>
  );
}
