import { useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import { call, type TableInfo } from './api.ts';
import { useFriends } from './friends.ts';

/** A friend who does not sit here yet is asked to come; they need no link. */
export default function InviteFriend({ info }: { readonly info: TableInfo }) {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  const [friends] = useFriends();
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState('');
  const others = friends.filter(
    ({ id, how }) => how === 'friends' && info.seats.every(({ player }) => player?.id !== id),
  );
  const friend = others.find(({ id }) => id === chosen) ?? others[0];
  if (own === null || friend === undefined) return null;
  return (
    <section className="block" aria-labelledby="invite-friend">
      <h2 id="invite-friend">{own.say('place-invite-friend')}</h2>
      <p className="actions">
        <span className="field">
          <select
            aria-labelledby="invite-friend"
            value={friend.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </span>
        <button
          type="button"
          className="button"
          onClick={() =>
            void call('nothing', 'PUT', `/tables/${info.id}/invitations/${friend.id}`).then(
              () => setSaid(own.say('place-invited', { name: friend.name })),
              (error: unknown) => setSaid(sayError(words, error)),
            )
          }
        >
          {own.say('place-invite-send')}
        </button>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
