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

/** A game in the reader's language; null until it is there. The old language stays until the new one is. */
export function useGameWords(game: GameName | null): Spoken | null {
  const { tag } = useLanguage();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    void gameWords(tag, game).then((found) => wanted && setSpoken({ game, ...found }));
    return () => {
      wanted = false;
    };
  }, [tag, game]);
  return spoken?.game === game ? spoken : null;
}
