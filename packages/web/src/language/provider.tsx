import type { Words } from '@starboard/words';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { extraWords, interfaceWords, preferred } from './load.ts';

interface Spoken {
  readonly tag: string;
  readonly words: Words;
}

const Language = createContext<Spoken | null>(null);

/** Loads the chosen language and shows everything in it; the old one stays until the new one is there. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const tag = preferred(language === '' ? navigator.languages : [language]);
  const spoken = useSpoken(tag, interfaceWords);
  const now = spoken?.tag;
  useEffect(() => {
    if (now !== undefined) document.documentElement.lang = now;
  }, [now]);
  return <Speaking spoken={spoken}>{children}</Speaking>;
}

const pagesWords = (tag: string): Promise<Words> => extraWords(tag, 'pages');

/** What is seen in here says more than tables and the lobby do. */
export function MoreWords({ children }: { readonly children: ReactNode }) {
  const spoken = useSpoken(useLanguage().tag, pagesWords);
  return <Speaking spoken={spoken}>{children}</Speaking>;
}

function useSpoken(tag: string, load: (tag: string) => Promise<Words>): Spoken | null {
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    let wanted = true;
    void load(tag).then((words) => wanted && setSpoken({ tag, words }));
    return () => {
      wanted = false;
    };
  }, [tag, load]);
  return spoken;
}

function Speaking({ spoken, children }: { spoken: Spoken | null; children: ReactNode }) {
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
