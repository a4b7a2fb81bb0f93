import { type FormEvent, useId, useState } from 'react';
import { SaveButton, TextField } from '../app/fields.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { setMe } from '../online/account.ts';
import { call } from '../online/api.ts';

const FORMS = ['discord', 'slack', 'matrix', 'json'] as const;

/** For whoever has a program or a chat room that takes messages. */
export function Webhook({
  url,
  form: kept,
}: {
  readonly url: string | null;
  readonly form: string | null;
}) {
  const { words } = useLanguage();
  const { say } = words;
  const [address, setAddress] = useState(url ?? '');
  const [form, setForm] = useState(kept ?? '');
  const [said, setSaid] = useState('');
  const id = useId();
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const given = address.trim();
    if (given !== '' && !/^https:\/\/[^/]+/.test(given)) return setSaid(say('web-hook-not'));
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
      <div className="field">
        <label htmlFor={id}>{say('web-hook-form')}</label>
        <select id={id} value={form} onChange={({ target }) => setForm(target.value)}>
          <option value="">{say('web-hook-form-usual')}</option>
          {FORMS.map((it) => (
            <option key={it} value={it}>
              {say(`web-hook-form-${it}`)}
            </option>
          ))}
        </select>
      </div>
      <SaveButton name={say('web-hook-save')} said={said} />
    </form>
  );
}
