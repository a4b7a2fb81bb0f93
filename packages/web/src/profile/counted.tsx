import { gameNamed, titleOf } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { useExtraWords } from '../lessons/words.ts';
import type { Statistics } from '../online/api.ts';
import { PartsOfGame } from './parts-of-game.tsx';

/** Ratings, and how it went by side, by character and by ending. */
export function Counted({ numbers: { ratings, parts } }: { readonly numbers: Statistics }) {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  if (own === null) return null;
  const games = [...new Set(parts.map(({ game }) => game))].flatMap((it) => gameNamed(it) ?? []);
  return (
    <>
      <h3>{own.say('place-ratings')}</h3>
      {ratings.length > 0 && (
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{words.say('web-game')}</th>
              <th scope="col">{own.say('place-rating')}</th>
              <th scope="col">{words.say('web-games-played')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ game, role, rating, games: count }) => (
              <tr key={`${game} ${role}`}>
                <th scope="row">
                  {titleOf(words, game)}
                  {role !== null && ` · ${own.say(`place-role-${role}`)}`}
                </th>
                <td>{rating}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="explain">{own.say('place-ratings-explain')}</p>
      {games.map((game) => (
        <PartsOfGame
          key={game}
          game={game}
          parts={parts.filter((it) => it.game === game)}
          own={own}
        />
      ))}
    </>
  );
}
