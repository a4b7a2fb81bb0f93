import { useEffect, useState } from 'react';
import { Shell } from '../app/shell.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { call } from '../online/api.ts';
import { Played } from './played.tsx';

/** Somebody else. */
export default function PlayerPage({ id }: { readonly id: string }) {
  const { words } = useLanguage();
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
      {trouble === '' ? <Played player={id} /> : <p className="trouble block">{trouble}</p>}
    </Shell>
  );
}
