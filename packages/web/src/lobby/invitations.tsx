import { useState } from 'react';
import { titleOf } from '../game-name.ts';
import { useLanguage } from '../language/provider.tsx';
import { useExtraWords } from '../lessons/words.ts';
import { Link } from '../link.tsx';
import { type Account, call, type Invitation } from '../online/api.ts';
import { useAgain } from './again.ts';

/** Tables that friends ask me to, or that are for the same people once more. */
export default function Invitations({ me }: { readonly me: Account }) {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  const [asked, setAsked] = useState<readonly Invitation[]>([]);
  useAgain(() => call('invitations', 'GET', '/me/invitations'), setAsked, me.id);
  if (own === null || asked.length === 0) return null;
  return (
    <section className="block" aria-labelledby="invitations">
      <h2 id="invitations">{own.say('place-invitations')}</h2>
      <ul className="rows">
        {asked.map(({ by, table }) => {
          const game = titleOf(words, table.game);
          return (
            <li key={table.id} className="row">
              <span className="grow">
                <b>{table.title === '' ? game : table.title}</b>{' '}
                <span className="explain">
                  {game} · {own.say('place-invited-by', { name: by })} ·{' '}
                  {words.say(`web-pace-${table.pace.kind}`)}
                </span>
              </span>
              <Link className="button" href={`/table/${table.id}`}>
                {words.say('web-sit-down')}
              </Link>
              <button
                type="button"
                className="button quiet"
                onClick={() => {
                  setAsked(asked.filter((it) => it.table.id !== table.id));
                  call('nothing', 'DELETE', `/me/invitations/${table.id}`).catch(() => null);
                }}
              >
                {own.say('place-invitation-no')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
