import { memo } from 'react';
import { change } from '../settings.ts';
import { TAGS } from './load.ts';
import { useLanguage } from './provider.tsx';

/** Every language by its own name. */
export const LanguagePicker = memo(function LanguagePicker() {
  const { tag, words } = useLanguage();
  return (
    <select
      className="button quiet language"
      aria-label={words.say('web-language')}
      value={tag}
      onChange={({ target }) => change({ language: target.value })}
    >
      {TAGS.map((it) => (
        <option key={it} value={it} lang={it}>
          {new Intl.DisplayNames([it], { type: 'language' }).of(it) ?? it}
        </option>
      ))}
    </select>
  );
});
