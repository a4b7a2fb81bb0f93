import { type FormEvent, useState } from 'react';
import { SaveButton, TextField } from '../app/fields.tsx';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';
import { setMe } from '../online/account.ts';
import { call } from '../online/api.ts';

/** For whoever has a program or a chat room that takes messages. */
export function Webhook({ url }: { readonly url: string | null }) {
  const { words } = useLanguage();
  const { say } = words;
  const [address, setAddress] = useState(url ?? '');
  const [said, setSaid] = useState('');
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const given = address.trim();
    if (given !== '' && !/^https:\/\/[^/]+/.test(given)) return setSaid(say('web-hook-not'));
    try {
      setMe(await call('account', 'PATCH', '/me', { webhook: given === '' ? null : given }));
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
      <SaveButton name={say('web-hook-save')} said={said} />
    </form>
  );
}
