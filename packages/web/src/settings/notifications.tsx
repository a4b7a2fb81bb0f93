import { useEffect, useState } from 'react';
import { TextField } from '../app/fields.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
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
  const me = useMe();
  return (
    <section className="block" aria-labelledby="notifications">
      <h2 id="notifications">{say('web-notifications')}</h2>
      <p className="explain">{say('web-notifications-explain')}</p>
      {isAccount(me) ? (
        <>
          <ThisDevice />
          <ByMail key={me.id} email={me.email} confirmed={me.emailConfirmed} />
          {me.email !== null && <HowOften when={me.mailWhen} />}
          <QuietHours key={`${me.id} quiet`} quiet={me.quiet} />
          <Webhook
            key={`${me.id} hook`}
            url={me.webhook}
            form={me.webhookForm}
            trouble={me.webhookTrouble}
          />
          <Calendar me={me} />
          <AwayEverywhere />
        </>
      ) : (
        <p>
          <Link href="/profile">{say('web-notifications-sign-in')}</Link>
        </p>
      )}
    </section>
  );
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

function ThisDevice() {
  const { words } = useLanguage();
  const { say } = words;
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
        error instanceof DOMException ? say('web-push-not-allowed') : sayError(words, error),
      );
    }
  }

  if (!possible) return <p className="explain">{say('web-push-impossible')}</p>;
  return (
    <>
      <label className="choice">
        <input type="checkbox" checked={on} onChange={({ target }) => void turn(target.checked)} />
        <span className="what">{say('web-push')}</span>
        <span className="explain">{say('web-push-explain')}</span>
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
  email,
  confirmed,
}: {
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
      setSaid(say(given === null ? 'web-saved' : 'web-mail-sent'));
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
        label={say('web-mail')}
        explain={say(email !== null && !confirmed ? 'web-mail-unconfirmed' : 'web-mail-explain')}
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
function HowOften({ when }: { readonly when: 'turns' | 'daily' }) {
  const { words } = useLanguage();
  const { say } = words;
  const [said, setSaid] = useState('');
  return (
    <p className="actions">
      <label className="field">
        <span className="label">{say('web-mail-when')}</span>
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
              {say(`web-mail-${it}`)}
            </option>
          ))}
        </select>
      </label>
      <span role="status">{said}</span>
    </p>
  );
}
