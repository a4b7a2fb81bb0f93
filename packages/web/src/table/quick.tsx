import { quickLines } from '@starboard/words/quick';
import { useState } from 'react';
import type { TableProps } from './page.tsx';

/** Suspicions, claims and courtesies with one choice: everybody reads them in their own language. */
export function Quick({
  game,
  state,
  client,
  words,
  to,
}: TableProps & { readonly to: number | null }) {
  const [chosen, setChosen] = useState('');
  const lines = quickLines(game);
  const others = state.people.flatMap(({ name }, seat) =>
    seat === state.view?.viewer ? [] : [{ seat, name }],
  );
  const say = (): void => {
    const [id = '', about] = chosen.split(' ');
    client.quick(id, about === undefined ? null : Number(about), to);
    setChosen('');
  };
  return (
    <div className="quick">
      <select
        className="button quiet"
        aria-label={words.say('web-quick')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{words.say('web-quick-choose')}</option>
        {lines
          .filter(({ about }) => !about)
          .map(({ id }) => (
            <option key={id} value={id}>
              {words.say(`web-quick-${id}`)}
            </option>
          ))}
        {lines
          .filter(({ about }) => about)
          .map(({ id }) => (
            <optgroup key={id} label={words.say(`web-quick-${id}`, { name: '…' })}>
              {others.map(({ seat, name }) => (
                <option key={seat} value={`${id} ${seat}`}>
                  {words.say(`web-quick-${id}`, { name })}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      <button type="button" className="button" disabled={chosen === ''} onClick={say}>
        {words.say('web-quick-say')}
      </button>
    </div>
  );
}
