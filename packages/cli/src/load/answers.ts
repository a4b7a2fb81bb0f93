import { type AskView, answerOfForm, type Chance, type Json } from '@starboard/kernel';

/** An answer that is legal most of the time; the server refuses the others, which costs nothing here. */
export function guess({ ask }: AskView, chance: Chance): Json {
  return ask.kind === 'plan' ? null : answerOfForm(ask, chance);
}
