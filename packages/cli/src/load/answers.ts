import type { AskView, Chance, Json } from '@starboard/kernel';
import { pickWith, shuffleWith } from '@starboard/kernel';

/** An answer that is legal most of the time; the server refuses the others, which costs nothing here. */
export function guess({ ask }: AskView, chance: Chance): Json {
  switch (ask.kind) {
    case 'one':
      return pickWith(chance, ask.of);
    case 'amount':
      return ask.min + chance.below(ask.max - ask.min + 1);
    case 'order':
      return shuffleWith(chance, [...ask.of]);
    case 'some':
      return shuffleWith(chance, [...ask.of]).slice(
        0,
        ask.min + chance.below(ask.max - ask.min + 1),
      );
    case 'plan':
      return null;
  }
}
