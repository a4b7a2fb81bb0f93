import type { Words } from '@starboard/words';
import { type FormEvent, useState } from 'react';
import { SaveButton, TextField } from '../app/fields.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { setMe } from '../online/account.ts';
import { call, type HookTrouble } from '../online/api.ts';
import { HookForms, isHookAddress, TroubleAtHook } from '../online/hook.tsx';

/** For whoever has a program or a chat room that takes messages. */
export function Webhook({
  own,
  url,
  form: kept,
  trouble,
}: {
  readonly own: Words;
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
    if (given !== '' && !isHookAddress(given)) return setSaid(own.say('place-hook-not'));
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
        label={own.say('place-hook')}
        explain={own.say('place-hook-explain')}
        type="url"
        max={500}
        value={address}
        onChange={setAddress}
      />
      <TroubleAtHook trouble={trouble} />
      <HookForms words={own} value={form} onChange={setForm} />
      <SaveButton name={own.say('place-hook-save')} said={said} />
    </form>
  );
}
