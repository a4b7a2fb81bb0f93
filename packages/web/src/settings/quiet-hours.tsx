import type { Words } from '@starboard/words';
import { type FormEvent, useId, useState } from 'react';
import { SaveButton, Tick } from '../app/fields.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { setMe } from '../online/account.ts';
import { call, type Quiet } from '../online/api.ts';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function minutes(text: string): number | null {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** As this device keeps time now; the server counts from Greenwich. */
const here = (): number => -new Date().getTimezoneOffset();

const moved = (at: number, by: number): number => (((at + by) % 1440) + 1440) % 1440;

/** When I sleep: no messages, and games by mail do not count these hours. */
export function QuietHours({ own, quiet }: { readonly own: Words; readonly quiet: Quiet | null }) {
  const { words } = useLanguage();
  const { say } = words;
  const id = useId();
  // Set elsewhere in the world, they are still the same hours.
  const shift = quiet === null ? 0 : here() - quiet.offset;
  const [on, setOn] = useState(quiet !== null);
  const [from, setFrom] = useState(clock(moved(quiet?.from ?? 22 * 60, shift)));
  const [to, setTo] = useState(clock(moved(quiet?.to ?? 7 * 60, shift)));
  const [said, setSaid] = useState('');
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const begins = minutes(from);
    const ends = minutes(to);
    if (on && (begins === null || ends === null || begins === ends)) {
      return setSaid(own.say('place-quiet-not'));
    }
    const wanted = on ? { from: begins, to: ends, offset: here() } : null;
    try {
      setMe(await call('account', 'PATCH', '/me', { quiet: wanted }));
      setSaid(say('web-saved'));
    } catch (error) {
      setSaid(sayError(words, error));
    }
  }
  const time = (name: string, label: string, value: string, set: (value: string) => void) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        type="time"
        required
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
  return (
    <form className="quiet-hours" onSubmit={(event) => void save(event)}>
      <Tick
        label={own.say('place-quiet')}
        explain={own.say('place-quiet-explain')}
        checked={on}
        onChange={setOn}
      />
      {on && (
        <div className="hours">
          {time('from', own.say('place-quiet-from'), from, setFrom)}
          {time('to', own.say('place-quiet-to'), to, setTo)}
        </div>
      )}
      <SaveButton name={own.say('place-quiet-save')} said={said} />
    </form>
  );
}
