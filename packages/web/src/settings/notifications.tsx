import type { Words } from '@starboard/words';
import { useEffect, useState } from 'react';
import { TextField } from '../app/fields.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { useExtraWords } from '../lessons/words.ts';
import { Link } from '../link.tsx';
import { isAccount, setMe, useMe } from '../online/account.ts';
import { call } from '../online/api.ts';
import { AwayEverywhere } from './away.tsx';
import { Calendar } from './calendar.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { Webhook } from './webhook.tsx';

/** How a game by mail reaches me: on this device, by mail, by webhook. */
export function Notifications() {
  const { words } = useLanguage();
  const { say } = words;
  const own = useExtraWords('place');
  const me = useMe();
  return (
    <section className="block" aria-labelledby="notifications">
      <h2 id="notifications">{say('web-notifications')}</h2>
      <p className="explain">{say('web-notifications-explain')}</p>
      {!isAccount(me) ? (
        <p>
          <Link href="/profile">{say('web-notifications-sign-in')}</Link>
        </p>
      ) : (
        own !== null && (
          <>
            <ThisDevice own={own} />
            <ByMail own={own} key={me.id} email={me.email} confirmed={me.emailConfirmed} />
            {me.email !== null && <HowOften own={own} when={me.mailWhen} />}
            <QuietHours own={own} key={`${me.id} quiet`} quiet={me.quiet} />
            <Webhook
              own={own}
              key={`${me.id} hook`}
              url={me.webhook}
              form={me.webhookForm}
              trouble={me.webhookTrouble}
            />
            <Calendar own={own} me={me} />
            <AwayEverywhere />
          </>
        )
      )}
    </section>
  );
}

interface Own {
  readonly own: Words;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

function ThisDevice({ own }: Own) {
  const { words } = useLanguage();
  const [on, setOn] = useState(false);
  const [trouble, setTrouble] = useState('');
  const possible = 'serviceWorker' in navigator && 'PushManager' in window;
  useEffect(() => {
    void subscription().then((found) => setOn(found !== null));
  }, []);

  async function turn(wanted: boolean): Promise<void> {
    setTrouble('');
    try {
      const there = await subscription();
      if (!wanted) {
        if (there !== null) {
          await call('nothing', 'DELETE', '/push', { endpoint: there.endpoint });
          await there.unsubscribe();
        }
        return setOn(false);
      }
      const { key } = await call('key', 'GET', '/push/key');
      const worker = await navigator.serviceWorker.ready;
      const made = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      });
      await call('nothing', 'PUT', '/push', made.toJSON());
      setOn(true);
    } catch (error) {
      setTrouble(
        error instanceof DOMException ? own.say('place-push-not-allowed') : sayError(words, error),
      );
    }
  }

  if (!possible) return <p className="explain">{own.say('place-push-impossible')}</p>;
  return (
    <>
      <label className="choice">
        <input type="checkbox" checked={on} onChange={({ target }) => void turn(target.checked)} />
        <span className="what">{own.say('place-push')}</span>
        <span className="explain">{own.say('place-push-explain')}</span>
      </label>
      {trouble !== '' && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

function ByMail({
  own,
  email,
  confirmed,
}: Own & {
  readonly email: string | null;
  readonly confirmed: boolean;
}) {
  const { words } = useLanguage();
  const { say } = words;
  const [address, setAddress] = useState(email ?? '');
  const [said, setSaid] = useState('');
  async function save(): Promise<void> {
    try {
      const given = address.trim() === '' ? null : address.trim();
      setMe(await call('account', 'POST', '/me/email', { email: given }));
      setSaid(given === null ? say('web-saved') : own.say('place-mail-sent'));
    } catch (error) {
      setSaid(sayError(words, error));
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={own.say('place-mail')}
        explain={own.say(
          email !== null && !confirmed ? 'place-mail-unconfirmed' : 'place-mail-explain',
        )}
        type="email"
        max={200}
        autoComplete="email"
        value={address}
        onChange={setAddress}
      />
      <p className="actions">
        <button type="submit" className="button">
          {say('web-save')}
        </button>
        <span role="status">{said}</span>
      </p>
    </form>
  );
}

/** A mail for every turn, or one a day with all of it. */
function HowOften({ own, when }: Own & { readonly when: 'turns' | 'daily' }) {
  const { words } = useLanguage();
  const { say } = words;
  const [said, setSaid] = useState('');
  return (
    <p className="actions">
      <label className="field">
        <span className="label">{own.say('place-mail-when')}</span>
        <select
          value={when}
          onChange={({ target }) => {
            const mailWhen = target.value === 'daily' ? 'daily' : 'turns';
            call('account', 'PATCH', '/me', { mailWhen }).then(
              (now) => {
                setMe(now);
                setSaid(say('web-saved'));
              },
              (error: unknown) => setSaid(sayError(words, error)),
            );
          }}
        >
          {(['turns', 'daily'] as const).map((it) => (
            <option key={it} value={it}>
              {own.say(`place-mail-${it}`)}
            </option>
          ))}
        </select>
      </label>
      <span role="status">{said}</span>
    </p>
  );
}
