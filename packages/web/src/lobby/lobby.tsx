import { useEffect, useState } from 'react';
import { LanguagePicker } from '../language/picker.tsx';
import { useSay } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { allKept, type Kept } from '../practice/keep.ts';
import './lobby.css';

const GAMES = ['bsg', 'roll'] as const;

/** What this is, and one click to a game. */
export function Lobby() {
  const say = useSay();
  return (
    <div className="lobby">
      <header className="lobby-top">
        <p className="brand">
          <img src="/icon.svg" alt="" width="28" height="28" /> Starboard
        </p>
        <LanguagePicker />
      </header>
      <main>
        <section className="hero">
          <h1>{say('web-hero')}</h1>
          <p>{say('web-hero-lead')}</p>
        </section>
        <ul className="games">
          {GAMES.map((game) => (
            <li key={game} className={`game-card ${game}`}>
              <h2>{say(`web-game-${game}`)}</h2>
              <p>{say(`web-game-${game}-lead`)}</p>
              <Link className="button primary" href={`/practice/${game}`}>
                {say('web-practise-now')}
              </Link>
            </li>
          ))}
        </ul>
        <PracticeGames />
      </main>
      <footer>
        <p>{say('web-unofficial')}</p>
      </footer>
    </div>
  );
}

function PracticeGames() {
  const say = useSay();
  const [games, setGames] = useState<readonly Kept[]>([]);
  useEffect(() => {
    void allKept().then(setGames, () => setGames([]));
  }, []);
  const open = games.filter(({ over }) => !over);
  if (open.length === 0) return null;
  return (
    <section className="kept" aria-labelledby="kept-games">
      <h2 id="kept-games">{say('web-go-on-with')}</h2>
      <ul>
        {open.map(({ id, saved, when }) => (
          <li key={id}>
            <Link href={`/practice/${saved.setup.game}/${id}`}>
              {say(`web-game-${saved.setup.game}`)}
            </Link>{' '}
            <time dateTime={new Date(when).toISOString()}>{new Date(when).toLocaleString()}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
