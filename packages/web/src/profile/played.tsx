import { useEffect, useState } from 'react';
import { titleOf } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { day } from '../language/time.ts';
import { Link } from '../link.tsx';
import { call, type FinishedGame, type Statistics } from '../online/api.ts';
import { Counted } from './counted.tsx';

/** What somebody has played: numbers by game, and the games to watch again. */
export function Played({ player }: { readonly player: string }) {
  const { words, tag } = useLanguage();
  const { say } = words;
  const [games, setGames] = useState<readonly FinishedGame[]>([]);
  const [numbers, setNumbers] = useState<Statistics | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([
      call('games', 'GET', `/players/${player}/games`),
      call('statistics', 'GET', `/players/${player}/statistics`),
    ]).then(
      ([found, counted]) => {
        if (!wanted) return;
        setGames(found);
        setNumbers(counted);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [player]);
  const round = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  return (
    <section className="block" aria-labelledby="played">
      <h2 id="played">{say('web-played')}</h2>
      {numbers === null || numbers.games.length === 0 ? (
        <p className="explain">{say('web-played-nothing')}</p>
      ) : (
        <>
          <table className="numbers">
            <thead>
              <tr>
                <th scope="col">{say('web-game')}</th>
                <th scope="col">{say('web-games-played')}</th>
                <th scope="col">{say('web-games-won')}</th>
                <th scope="col">{say('web-best-score')}</th>
              </tr>
            </thead>
            <tbody>
              {numbers.games.map((it) => (
                <tr key={it.game}>
                  <th scope="row">{titleOf(words, it.game)}</th>
                  <td>{it.games}</td>
                  <td>{it.wins}</td>
                  <td>{it.bestScore === null ? '–' : round.format(it.bestScore)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Counted numbers={numbers} />
          <ul className="rows">
            {games.map((it) => (
              <li key={it.table} className="row">
                <span className="grow">
                  <Link href={`/replay/${it.table}`}>
                    {it.title === '' ? titleOf(words, it.game) : it.title}
                  </Link>
                </span>
                <span className="mark">{say(it.won ? 'web-won' : 'web-lost')}</span>
                <span className="explain">{day(tag, it.ended)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
