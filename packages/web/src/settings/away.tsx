import { useId, useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import { call } from '../online/api.ts';

/** Away from all my games by mail until a day: my clocks stand so long. */
export function AwayEverywhere() {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  const id = useId();
  const [until, setUntil] = useState('');
  const [said, setSaid] = useState('');
  if (own === null) return null;
  const set = async (day: string | null): Promise<void> => {
    try {
      const tables = await call('away', 'PUT', '/me/vacation', { until: day });
      setSaid(own.say('place-away-tables', { count: tables.length }));
    } catch (error) {
      setSaid(sayError(words, error));
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{own.say('place-away-all')}</label>
      <span className="explain">{own.say('place-away-explain')}</span>
      <input id={id} type="date" value={until} onChange={({ target }) => setUntil(target.value)} />
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={until === ''}
          onClick={() => void set(new Date(`${until}T23:59:59`).toISOString())}
        >
          {own.say('place-away-set')}
        </button>
        <button type="button" className="button quiet" onClick={() => void set(null)}>
          {own.say('place-away-back')}
        </button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}
