import { useDeferredValue, useMemo, useState } from 'react';
import { Seek } from '../app/fields.tsx';
import type { MainGame } from '../game-name.ts';
import { useGameWords } from '../language/game-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { matches } from './seek.ts';

/** Every card, tile and place of a game, told from the definitions that run. */
export function Cards({ game }: { readonly game: MainGame }) {
  const { words } = useLanguage();
  const spoken = useGameWords(game);
  const speech = spoken?.speech;
  const cards = useMemo(() => speech?.ids.map((id) => speech.definition(id)), [speech]);
  const [sought, setSought] = useState('');
  const seeking = useDeferredValue(sought.trim());
  if (cards === undefined) return <p role="status">{words.say('web-loading')}</p>;
  const shown = cards.filter(({ name, lines }) => matches(`${name} ${lines.join(' ')}`, seeking));
  return (
    <>
      <Seek value={sought} onChange={setSought}>
        {words.say('web-cards-count', { count: shown.length })}
      </Seek>
      <ul className="cards">
        {shown.map(({ id, name, lines }) => (
          <li key={id} id={id} className="card">
            <h2>{name}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
