import type { Speech, Words } from '@starboard/words';
import { useEffect, useState } from 'react';
import type { GameName } from '../game-name.ts';
import { gameWords } from './load.ts';
import { useLanguage } from './provider.tsx';

export interface Spoken {
  readonly game: GameName;
  readonly words: Words;
  readonly speech: Speech;
}

/**
 * A game in the reader's language, or as much of it as a table with these modules needs; null until it is there.
 * The old language stays until the new one is.
 */
export function useGameWords(
  game: GameName | null,
  modules: readonly string[] | null = null,
): Spoken | null {
  const { tag } = useLanguage();
  const [spoken, setSpoken] = useState<(Spoken & { readonly needed: string | null }) | null>(null);
  const needed = modules?.join(' ') ?? null;
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    void gameWords(tag, game, needed?.split(' ') ?? null).then(
      (found) => wanted && setSpoken({ game, needed, ...found }),
    );
    return () => {
      wanted = false;
    };
  }, [tag, game, needed]);
  return spoken?.game === game && spoken.needed === needed ? spoken : null;
}
