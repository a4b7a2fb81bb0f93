import type { TableProps } from './page.tsx';

/** Whom the table waits for, by name, or how it ended. */
export function waitingLine({ state, words, speech }: TableProps): string {
  const { view, people } = state;
  if (view?.outcome != null) return speech.outcome(view.outcome, people);
  const names = (view?.waiting ?? []).map((seat) => people[seat]?.name ?? '');
  if (names.length === 0) return words.say('web-a-moment');
  const list = new Intl.ListFormat(words.language.tag, { type: 'conjunction' });
  return words.say('web-waiting-for', { names: list.format(names) });
}
