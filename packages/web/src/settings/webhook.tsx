import { type FormEvent, useState } from 'react';
import { SaveButton, TextField } from '../app/fields.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { setMe } from '../online/account.ts';
import { call, type HookTrouble } from '../online/api.ts';
import { HookForms, isHookAddress, TroubleAtHook } from '../online/hook.tsx';

/** For whoever has a program or a chat room that takes messages. */
export function Webhook({
  url,
  form: kept,
  trouble,
}: {
  readonly url: string | null;
  readonly form: string | null;
  readonly trouble: HookTrouble | null;
}) {
  const { words } = useLanguage();
  const { say } = words;
  const [address, setAddress] = useState(url ?? '');
  const [form, setForm] = useState(kept ?? '');
  const [said, setSaid] = useState('');
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const given = address.trim();
    if (given !== '' && !isHookAddress(given)) return setSaid(say('web-hook-not'));
    try {
      const webhook = given === '' ? null : given;
      const webhookForm = form === '' ? null : form;
      setMe(await call('account', 'PATCH', '/me', { webhook, webhookForm }));
      setSaid(say('web-saved'));
    } catch (error) {
      setSaid(sayError(words, error));
    }
  }
  return (
    <form onSubmit={(event) => void save(event)}>
      <TextField
        label={say('web-hook')}
        explain={say('web-hook-explain')}
        type="url"
        max={500}
        value={address}
        onChange={setAddress}
      />
      <TroubleAtHook trouble={trouble} />
      <HookForms words={words} value={form} onChange={setForm} />
      <SaveButton name={say('web-hook-save')} said={said} />
    </form>
  );
}
