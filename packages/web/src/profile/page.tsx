import { useState } from 'react';
import { NameField, TextField } from '../app/fields.tsx';
import { Shell } from '../app/shell.tsx';
import { useLanguage } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { beSomebody, isAccount, nameSoFar, setMe, useMe } from '../online/account.ts';
import { type Account, call } from '../online/api.ts';
import { guestName } from '../online/guest-name.ts';
import { whyAway } from '../online/no-server.ts';
import { useQuery } from '../router.ts';
import { change } from '../settings.ts';
import { Blocked } from './blocked.tsx';
import { Deed } from './deed.tsx';
import { Friends } from './friends.tsx';
import { makePasskey, passkeysPossible, signInByPasskey } from './passkeys.ts';
import { Played } from './played.tsx';
import { ComeBack, RecoveryCodes } from './recovery.tsx';

/** My name, my account, what I have played. */
export default function Profile() {
  const { words } = useLanguage();
  const { say } = words;
  const me = useMe();
  const code = useQuery().get('code') ?? '';
  return (
    <Shell title={say('web-profile')}>
      <h1>{say('web-profile')}</h1>
      {isAccount(me) && code !== '' && <ComeBack code={code} />}
      {me === 'away' ? (
        <p className="trouble block">{say(whyAway())}</p>
      ) : isAccount(me) ? (
        <Mine me={me} />
      ) : (
        <>
          <p className="lead">{say('web-profile-lead')}</p>
          {/* Who followed the link in a mail came for that, and for no new guest. */}
          {code !== '' && <ComeBack code={code} />}
          <NewGuest />
          <SignIn />
          {code === '' && <ComeBack code="" />}
        </>
      )}
    </Shell>
  );
}

function NewGuest() {
  const { words, tag } = useLanguage();
  const { say } = words;
  const [name, setName] = useState(nameSoFar);
  return (
    <Deed
      title={say('web-be-guest')}
      explain={say('web-be-guest-explain')}
      button={say('web-be-guest-go')}
      done={async () => {
        await beSomebody(name.trim() || guestName(words), tag);
        return '';
      }}
    >
      <NameField value={name} onChange={setName} />
    </Deed>
  );
}

function SignIn() {
  const { words } = useLanguage();
  const { say } = words;
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <>
      <Deed
        title={say('web-sign-in')}
        button={say('web-sign-in')}
        done={async () => {
          setMe(await call('account', 'POST', '/sign-in', { login, password }));
          return '';
        }}
      >
        <TextField
          label={say('web-login')}
          value={login}
          max={40}
          autoComplete="username webauthn"
          onChange={setLogin}
        />
        <TextField
          label={say('web-password')}
          type="password"
          max={200}
          value={password}
          autoComplete="current-password"
          onChange={setPassword}
        />
      </Deed>
      {passkeysPossible() && (
        <Deed
          title={say('web-passkey')}
          explain={say('web-passkey-sign-in-explain')}
          button={say('web-passkey-sign-in')}
          done={async () => {
            setMe(await signInByPasskey());
            return '';
          }}
        />
      )}
    </>
  );
}

/** How a guest can come back to their account, once this browser has forgotten them. */
function wayBack({ recoveryCodes, email, emailConfirmed }: Account): 'code' | 'mail' | null {
  if (recoveryCodes > 0) return 'code';
  return email !== null && emailConfirmed ? 'mail' : null;
}

function Mine({ me }: { readonly me: Account }) {
  const { words } = useLanguage();
  const { say } = words;
  const [name, setName] = useState(me.name);
  const [login, setLogin] = useState(me.login ?? '');
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const [sure, setSure] = useState(false);
  const back = wayBack(me);
  return (
    <>
      <p className="lead">
        {!me.guest
          ? say('web-you-are', { name: me.name })
          : back === null
            ? say('web-you-are-guest', { name: me.name })
            : say('web-you-are-guest-back', { name: me.name, back })}
      </p>
      <Deed
        title={say('web-your-name')}
        button={say('web-save')}
        done={async () => {
          setMe(await call('account', 'PATCH', '/me', { name: name.trim() }));
          change({ name: name.trim() });
          return say('web-saved');
        }}
      >
        <NameField value={name} onChange={setName} />
      </Deed>
      <Played player={me.id} />
      <Friends />
      <Blocked />
      <Deed
        title={say('web-keep-account')}
        explain={say('web-keep-account-explain')}
        button={say('web-save')}
        done={async () => {
          setMe(
            await call('account', 'POST', '/me/password', {
              login,
              password,
              ...(me.hasPassword ? { current } : {}),
            }),
          );
          setPassword('');
          return say('web-saved');
        }}
      >
        <TextField
          label={say('web-login')}
          explain={say('web-login-explain')}
          value={login}
          max={40}
          autoComplete="username"
          onChange={setLogin}
        />
        {me.hasPassword && (
          <TextField
            label={say('web-password-now')}
            type="password"
            max={200}
            value={current}
            autoComplete="current-password"
            onChange={setCurrent}
          />
        )}
        <TextField
          label={say('web-password')}
          explain={say('web-password-explain')}
          type="password"
          max={200}
          value={password}
          autoComplete="new-password"
          onChange={setPassword}
        />
      </Deed>
      <RecoveryCodes me={me} />
      {passkeysPossible() && (
        <Deed
          title={say('web-passkey')}
          explain={say('web-passkey-explain', { count: me.passkeys.length })}
          button={say('web-passkey-add')}
          done={async () => {
            setMe(await makePasskey(me.name));
            return say('web-saved');
          }}
        />
      )}
      <section className="block">
        <h2>{say('web-leave-here')}</h2>
        <p className="actions">
          <button type="button" className="button" onClick={() => void signOut('/sign-out')}>
            {say('web-sign-out')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void signOut('/sign-out-everywhere')}
          >
            {say('web-sign-out-everywhere')}
          </button>
          <a className="button" href="/api/me/export" download="starboard.json">
            {say('web-export')}
          </a>
        </p>
        {me.guest && back === null && <p className="explain">{say('web-guest-gone')}</p>}
        <p className="actions">
          {sure ? (
            <button
              type="button"
              className="button"
              onClick={() => void call('nothing', 'DELETE', '/me').then(() => setMe('nobody'))}
            >
              {say('web-delete-sure')}
            </button>
          ) : (
            <button type="button" className="button quiet" onClick={() => setSure(true)}>
              {say('web-delete')}
            </button>
          )}
          <Link href="/settings">{say('web-settings')}</Link>
        </p>
      </section>
    </>
  );

  async function signOut(path: string): Promise<void> {
    await call('nothing', 'POST', path).catch(() => null);
    setMe('nobody');
  }
}
