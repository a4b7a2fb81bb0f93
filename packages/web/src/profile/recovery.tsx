import { useState } from 'react';
import { TextField } from '../app/fields.tsx';
import { useExtraWords } from '../lessons/words.ts';
import { setMe } from '../online/account.ts';
import { type Account, call } from '../online/api.ts';
import { go } from '../router.ts';
import { Deed } from './deed.tsx';

/** Back with a code that was written down, or came by mail; or a mail with one. */
export function ComeBack({ code: given }: { readonly code: string }) {
  const own = useExtraWords('place');
  const [code, setCode] = useState(given);
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  if (own === null) return null;
  return (
    <>
      <Deed
        title={own.say('place-recover')}
        explain={own.say('place-recover-explain')}
        button={own.say('place-recover-go')}
        done={async () => {
          const body = { code: code.trim(), ...(password === '' ? {} : { password }) };
          setMe(await call('account', 'POST', '/recover', body));
          go('/profile', 'replace');
          return own.say('place-done');
        }}
      >
        <TextField
          label={own.say('place-code')}
          value={code}
          max={64}
          autoComplete="one-time-code"
          onChange={setCode}
        />
        <TextField
          label={own.say('place-new-password')}
          explain={own.say('place-new-password-explain')}
          type="password"
          max={200}
          value={password}
          autoComplete="new-password"
          onChange={setPassword}
        />
      </Deed>
      <Deed
        title={own.say('place-forgotten')}
        explain={own.say('place-forgotten-explain')}
        button={own.say('place-forgotten-go')}
        done={async () => {
          await call('nothing', 'POST', '/forgotten', { email: email.trim() });
          return own.say('place-forgotten-done');
        }}
      >
        <TextField
          label={own.say('place-email')}
          type="email"
          max={200}
          value={email}
          autoComplete="email"
          onChange={setEmail}
        />
      </Deed>
    </>
  );
}

/** Codes to write down, for when everything else is lost. They are shown this once. */
export function RecoveryCodes({ me }: { readonly me: Account }) {
  const own = useExtraWords('place');
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (own === null) return null;
  return (
    <Deed
      title={own.say('place-codes')}
      explain={own.say('place-codes-explain', { count: me.recoveryCodes })}
      button={own.say('place-codes-make')}
      done={async () => {
        const made = await call('codes', 'POST', '/me/recovery-codes');
        setCodes(made.codes);
        setMe({ ...me, recoveryCodes: made.codes.length });
        return own.say('place-codes-shown');
      }}
    >
      {codes.length > 0 && (
        <ol className="rows">
          {codes.map((it) => (
            <li key={it}>
              <code>{it}</code>
            </li>
          ))}
        </ol>
      )}
    </Deed>
  );
}
