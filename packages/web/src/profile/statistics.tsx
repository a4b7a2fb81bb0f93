import { useEffect, useState } from 'react';
import { Shell } from '../app/shell.tsx';
import { gameNamed, titleOf } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import { call, type ServerStatistics } from '../online/api.ts';
import { PartsOfGame } from './parts-of-game.tsx';

/** What all finished games of this server come to. */
export default function StatisticsPage() {
  const { words } = useLanguage();
  const { say } = words;
  const own = useExtraWords('place');
  const [numbers, setNumbers] = useState<ServerStatistics | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    call('serverStatistics', 'GET', '/statistics').then(
      (found) => wanted && setNumbers(found),
      (error: unknown) => wanted && setTrouble(error),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const games = [...new Set(numbers?.endings.map(({ game }) => game))].flatMap(
    (it) => gameNamed(it) ?? [],
  );
  return (
    <Shell title={say('web-statistics')}>
      <h1>{say('web-statistics')}</h1>
      {own !== null && <p className="lead">{own.say('place-statistics-lead')}</p>}
      {trouble !== null && <p className="trouble block">{sayError(words, trouble)}</p>}
      {numbers !== null && games.length === 0 && (
        <p className="explain">{say('web-played-nothing')}</p>
      )}
      {own !== null &&
        games.map((game) => {
          const endings = (numbers?.endings ?? []).filter((it) => it.game === game);
          const count = endings.reduce((sum, it) => sum + it.games, 0);
          return (
            <section key={game} className="block" aria-labelledby={`of-${game}`}>
              <h2 id={`of-${game}`}>{titleOf(words, game)}</h2>
              <p className="explain">{own.say('place-statistics-games', { count })}</p>
              <PartsOfGame
                game={game}
                parts={(numbers?.parts ?? []).filter((it) => it.game === game)}
                endings={endings}
                own={own}
              />
            </section>
          );
        })}
    </Shell>
  );
}
