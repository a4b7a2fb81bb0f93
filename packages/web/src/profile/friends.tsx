import { useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import { Link } from '../link.tsx';
import { Befriend } from '../online/befriend.tsx';
import { useFriends } from '../online/friends.ts';

/** My friends, whom I asked, and who asks me. */
export function Friends() {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  const [friends, setFriend] = useFriends();
  const [trouble, setTrouble] = useState('');
  if (own === null) return null;
  const change = (id: string, wanted: boolean): void => {
    setTrouble('');
    setFriend(id, wanted).catch((error: unknown) => setTrouble(sayError(words, error)));
  };
  return (
    <section className="block" aria-labelledby="friends">
      <h2 id="friends">{own.say('place-friends')}</h2>
      <p className="explain">
        {own.say(friends.length === 0 ? 'place-friends-none' : 'place-friends-explain')}
      </p>
      <ul className="rows">
        {friends.map(({ id, name, how }) => (
          <li key={id} className="row">
            <span className="grow">
              <Link href={`/player/${id}`}>{name}</Link>{' '}
              {how !== 'friends' && (
                <span className="explain">{own.say(`place-friend-${how}`)}</span>
              )}
            </span>
            <Befriend who={{ name }} how={how} own={own} onPress={(wanted) => change(id, wanted)} />
            {how === 'asks' && (
              <button type="button" className="button quiet" onClick={() => change(id, false)}>
                {own.say('place-unfriend-asks', { name })}
              </button>
            )}
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
