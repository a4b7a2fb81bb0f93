import type { Words } from '@starboard/words';
import { useEffect, useState } from 'react';
import { type ExtraPart, extraWords } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';

/** The words of something that is only wanted now and then; null until they are there. */
export function useExtraWords(part: ExtraPart): Words | null {
  const { tag } = useLanguage();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    void extraWords(tag, part).then((found) => wanted && setWords(found));
    return () => {
      wanted = false;
    };
  }, [tag, part]);
  return words;
}
