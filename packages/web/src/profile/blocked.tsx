import { useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import { useBlocked } from '../online/blocked.ts';

/** Whom I do not want to meet, to change my mind about. */
export function Blocked() {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  const [blocked, setBlocked] = useBlocked();
  const [trouble, setTrouble] = useState('');
  if (own === null) return null;
  return (
    <section className="block" aria-labelledby="blocked">
      <h2 id="blocked">{own.say('place-blocked')}</h2>
      <p className="explain">
        {own.say(blocked.length === 0 ? 'place-blocked-none' : 'place-people-explain')}
      </p>
      <ul className="rows">
        {blocked.map((it) => (
          <li key={it.id} className="row">
            <span className="grow">{it.name}</span>
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                setBlocked(it, false).catch((error: unknown) => setTrouble(sayError(words, error)));
              }}
            >
              {own.say('place-unblock', { name: it.name })}
            </button>
          </li>
        ))}
      </ul>
      {trouble !== '' && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}
