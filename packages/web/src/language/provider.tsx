import type { Words } from '@starboard/words';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { interfaceWords, preferred } from './load.ts';

interface Spoken {
  readonly tag: string;
  readonly words: Words;
}

const Language = createContext<Spoken | null>(null);

/** Loads the chosen language and shows everything in it; the old one stays until the new one is there. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const tag = preferred(language === '' ? navigator.languages : [language]);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    let wanted = true;
    void interfaceWords(tag).then((words) => {
      if (!wanted) return;
      document.documentElement.lang = tag;
      setSpoken({ tag, words });
    });
    return () => {
      wanted = false;
    };
  }, [tag]);
  if (spoken === null) return <div className="loading" role="status" aria-busy="true" />;
  return <Language value={spoken}>{children}</Language>;
}

export function useLanguage(): Spoken {
  const spoken = use(Language);
  if (spoken === null) throw new Error('no language');
  return spoken;
}

/** Says a message of the interface. */
export function useSay(): Words['say'] {
  return useLanguage().words.say;
}
