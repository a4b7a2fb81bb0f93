import type { Words } from '@starboard/words';
import { useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { setMe } from '../online/account.ts';
import { type Account, call } from '../online/api.ts';

/** A secret link to my deadlines, for the calendar I use anyway. It is shown when it is made. */
export function Calendar({ own, me }: { readonly own: Words; readonly me: Account }) {
  const { words } = useLanguage();
  const [url, setUrl] = useState('');
  const [trouble, setTrouble] = useState('');
  async function make(): Promise<void> {
    try {
      setUrl((await call('url', 'POST', '/me/calendar')).url);
      setMe({ ...me, calendar: true });
    } catch (error) {
      setTrouble(sayError(words, error));
    }
  }
  async function drop(): Promise<void> {
    try {
      await call('nothing', 'DELETE', '/me/calendar');
      setUrl('');
      setMe({ ...me, calendar: false });
    } catch (error) {
      setTrouble(sayError(words, error));
    }
  }
  return (
    <div className="field">
      <span className="label" id="calendar">
        {own.say('place-calendar')}
      </span>
      <span className="explain">{own.say('place-calendar-explain')}</span>
      {url !== '' && (
        <input
          readOnly
          aria-labelledby="calendar"
          value={url}
          onFocus={({ target }) => target.select()}
        />
      )}
      <p className="actions">
        <button type="button" className="button" onClick={() => void make()}>
          {own.say(me.calendar ? 'place-calendar-new' : 'place-calendar-make')}
        </button>
        {me.calendar && (
          <button type="button" className="button quiet" onClick={() => void drop()}>
            {own.say('place-calendar-drop')}
          </button>
        )}
      </p>
      {trouble !== '' && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
