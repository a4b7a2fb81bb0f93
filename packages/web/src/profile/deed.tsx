import { type FormEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../language/provider.tsx';
import { sayError } from '../language/refusal.ts';

/** A form that does one thing on the server and says how it went. */
export function Deed({
  title,
  explain,
  button,
  done,
  children,
}: {
  readonly title: string;
  readonly explain?: string;
  readonly button: string;
  readonly done: () => Promise<string>;
  readonly children?: ReactNode;
}) {
  const { words } = useLanguage();
  const [said, setSaid] = useState({ good: true, text: '' });
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      setSaid({ good: true, text: await done() });
    } catch (error) {
      setSaid({ good: false, text: sayError(words, error) });
    }
    setBusy(false);
  }
  return (
    <form className="block" onSubmit={send}>
      <h2>{title}</h2>
      {explain !== undefined && <p className="explain">{explain}</p>}
      {children}
      <p className="actions">
        <button type="submit" className="button" disabled={busy}>
          {button}
        </button>
        {said.text !== '' && (
          <span className={said.good ? '' : 'trouble'} role={said.good ? 'status' : 'alert'}>
            {said.text}
          </span>
        )}
      </p>
    </form>
  );
}
