import { useEffect, useId, useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { wholeDays } from '../language/time.ts';
import { useExtraWords } from '../lessons/words.ts';
import { call } from '../online/api.ts';

/** Away from all my games by mail until a day: my clocks stand so long. */
export function AwayEverywhere() {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  const id = useId();
  const [until, setUntil] = useState('');
  const [said, setSaid] = useState('');
  const [left, setLeft] = useState<readonly { readonly left: number }[]>([]);
  useEffect(() => {
    call('awayLeft', 'GET', '/me/vacation').then(setLeft, () => {});
  }, []);
  if (own === null) return null;
  const set = async (day: string | null): Promise<void> => {
    try {
      const tables = await call('away', 'PUT', '/me/vacation', { until: day });
      const told = own.say('place-away-tables', { count: tables.length });
      const whole = tables.filter((it) => it.until === day).length;
      // In the others fewer days are left than that, or none.
      const short = day === null ? 0 : Math.max(left.length, tables.length) - whole;
      setSaid(short === 0 ? told : `${told} ${own.say('place-away-short', { count: short })}`);
      setLeft(await call('awayLeft', 'GET', '/me/vacation'));
    } catch (error) {
      setSaid(sayError(words, error));
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{own.say('place-away-all')}</label>
      <span className="explain">
        {own.say('place-away-explain')}
        {left.length > 0 &&
          ` ${own.say('place-away-left-all', { count: wholeDays(Math.min(...left.map((it) => it.left))) })}`}
      </span>
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
