import type { Definition } from '@starboard/words';
import { useDeferredValue, useEffect, useState } from 'react';
import { TextField } from '../app/fields.tsx';
import type { MainGame } from '../game-name.ts';
import { gameWords } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';
import { matches } from './seek.ts';

/** Every card, tile and place of a game, told from the definitions that run. */
export function Cards({ game }: { readonly game: MainGame }) {
  const { words, tag } = useLanguage();
  const [cards, setCards] = useState<readonly Definition[] | null>(null);
  const [sought, setSought] = useState('');
  const seeking = useDeferredValue(sought.trim());
  useEffect(() => {
    let wanted = true;
    void gameWords(tag, game).then(({ speech }) => {
      if (wanted) setCards(speech.ids.map((id) => speech.definition(id)));
    });
    return () => {
      wanted = false;
    };
  }, [tag, game]);
  if (cards === null) return <p role="status">{words.say('web-loading')}</p>;
  const shown = cards.filter(({ name, lines }) => matches(`${name} ${lines.join(' ')}`, seeking));
  return (
    <>
      <div className="seek">
        <TextField
          type="search"
          label={words.say('web-search')}
          value={sought}
          onChange={setSought}
        />
        <p className="explain" role="status">
          {words.say('web-cards-count', { count: shown.length })}
        </p>
      </div>
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
