import { useEffect, useState } from 'react';
import { Shell } from '../app/shell.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import { isAccount, useMe } from '../online/account.ts';
import { call } from '../online/api.ts';
import { Befriend } from '../online/befriend.tsx';
import { useFriends } from '../online/friends.ts';
import { Played } from './played.tsx';

/** Somebody else. */
export default function PlayerPage({ id }: { readonly id: string }) {
  const { words } = useLanguage();
  const me = useMe();
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let wanted = true;
    call('statistics', 'GET', `/players/${id}/statistics`).then(
      ({ player }) => wanted && setName(player.name),
      (error: unknown) => wanted && setTrouble(sayError(words, error)),
    );
    return () => {
      wanted = false;
    };
  }, [id, words]);
  return (
    <Shell title={name}>
      <h1>{name === '' ? words.say('web-profile') : name}</h1>
      {isAccount(me) && me.id !== id && name !== '' && <AskThem id={id} name={name} />}
      {trouble === '' ? <Played player={id} /> : <p className="trouble block">{trouble}</p>}
    </Shell>
  );
}

/** Whether we are friends, and how to be. */
function AskThem({ id, name }: { readonly id: string; readonly name: string }) {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  const [friends, setFriend] = useFriends();
  const [trouble, setTrouble] = useState('');
  if (own === null) return null;
  return (
    <p className="actions">
      <Befriend
        who={{ name }}
        how={friends.find((it) => it.id === id)?.how}
        own={own}
        onPress={(wanted) => {
          setTrouble('');
          setFriend(id, wanted).catch((error: unknown) => setTrouble(sayError(words, error)));
        }}
      />
      {trouble !== '' && (
        <span className="trouble" role="alert">
          {trouble}
        </span>
      )}
    </p>
  );
}
