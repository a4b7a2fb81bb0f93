import type { Words } from '@starboard/words';
import { useId } from 'react';
import { moment } from '../language/time.ts';
import { useExtraWords } from '../lessons/words.ts';
import type { HookTrouble } from './api.ts';

const FORMS = ['discord', 'slack', 'matrix', 'json'] as const;

/** What the server sends messages to: https, to a name that others can look up. */
export function isHookAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && /\.[a-z][a-z\d-]*$/i.test(hostname);
}

/** What is sent there does not arrive, though it is tried again. */
export function TroubleAtHook({ trouble }: { readonly trouble: HookTrouble | null }) {
  const own = useExtraWords('place');
  if (trouble === null || own === null) return null;
  const { at, why, status } = trouble;
  const last = moment(own.language.tag, at);
  return (
    <p className="trouble">{own.say('place-hook-trouble', { last, why, status: status ?? 0 })}</p>
  );
}

/** What takes the messages there. */
export function HookForms({
  words: { say },
  value,
  onChange,
}: {
  readonly words: Words;
  readonly value: string;
  readonly onChange: (form: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('place-hook-form')}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{say('place-hook-form-usual')}</option>
        {FORMS.map((it) => (
          <option key={it} value={it}>
            {say(`place-hook-form-${it}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
