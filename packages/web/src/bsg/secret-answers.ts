import { meaningOf } from '@starboard/bsg/reading';
import type { AskView, Choice } from '@starboard/kernel';

/** What can be done by those alone whose Loyalty cards say so: that it can be done says which cards those are. */
export function secretAnswers(ask: AskView | null): readonly Choice[] {
  if (ask === null || ask.ask.kind !== 'one') return [];
  const { ask: asked } = ask;
  return asked.of.filter((choice) => meaningOf(asked, choice).is === 'reveal');
}

/** The same ask as anybody would be asked it. */
export function withoutSecrets(ask: AskView | null): AskView | null {
  const secret = secretAnswers(ask);
  if (ask === null || ask.ask.kind !== 'one' || secret.length === 0) return ask;
  return { ...ask, ask: { ...ask.ask, of: ask.ask.of.filter((it) => !secret.includes(it)) } };
}

/** Asks in which somebody may have such an answer. */
export const mayHaveSecrets = (ask: AskView | null): boolean => ask?.ask.prompt === 'choose-action';
