import { useState } from 'react';
import { NameField } from '../app/fields.tsx';
import { Shell } from '../app/shell.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { go } from '../router.ts';
import { beSomebody, isAccount, nameSoFar, useMe } from './account.ts';
import { call } from './api.ts';
import { guestName } from './guest-name.ts';

/** Somebody was sent a link that hands them a seat: they take it, as whoever they are. */
export function TakeSeat({
  table,
  seat,
  code,
}: {
  readonly table: string;
  readonly seat: number;
  readonly code: string;
}) {
  const { words, tag } = useLanguage();
  const { say } = words;
  const me = useMe();
  const [name, setName] = useState(nameSoFar);
  const [trouble, setTrouble] = useState('');
  async function take(): Promise<void> {
    try {
      await beSomebody(name.trim() || guestName(words), tag);
      await call('table', 'POST', `/tables/${table}/seats/${seat}/take-over`, { code });
      go(`/table/${table}`, 'replace');
    } catch (error) {
      setTrouble(sayError(words, error));
    }
  }
  return (
    <Shell title={say('web-take-seat')}>
      <h1>{say('web-take-seat')}</h1>
      <p className="lead">{say('web-take-seat-lead')}</p>
      {!isAccount(me) && (
        <div className="block">
          <NameField value={name} onChange={setName} />
        </div>
      )}
      {trouble !== '' && (
        <p className="trouble block" role="alert">
          {trouble}
        </p>
      )}
      <p className="actions">
        <button type="button" className="button primary" onClick={() => void take()}>
          {say('web-take-seat-do')}
        </button>
        <button type="button" className="button quiet" onClick={() => go('/')}>
          {say('web-back-to-lobby')}
        </button>
      </p>
    </Shell>
  );
}
