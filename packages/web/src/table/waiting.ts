import { day } from '../language/time.ts';
import type { TableProps } from './page.tsx';
import { isPaused } from './standing.ts';
import { standsStill } from './take-over.tsx';

/** Whom the table waits for, by name, or how it ended. */
export function waitingLine({ state, words, speech, called }: TableProps): string {
  const { view, people } = state;
  if (view?.outcome != null) return speech.outcome(view.outcome, people);
  if (state.online?.status === 'abandoned') {
    const given = state.online.talk.findLast(({ notice }) => notice?.id === 'conceded')?.notice;
    const name = people[Number(given?.args?.['seat'])]?.name;
    return name === undefined
      ? words.say('web-abandoned')
      : words.say('web-notice-conceded', { name });
  }
  if (isPaused(state)) return words.say('web-paused');
  if (standsStill(state)) return words.say('web-away-all');
  const names = (view?.waiting ?? []).map((seat) => {
    const name = called.now[seat]?.name ?? '';
    const until = state.online?.table.seats[seat]?.vacation ?? null;
    if (until === null || Date.parse(until) <= Date.now()) return name;
    return `${name} (${words.say('web-on-vacation', { day: day(words.language.tag, until) })})`;
  });
  if (names.length === 0) return words.say('web-a-moment');
  const list = new Intl.ListFormat(words.language.tag, { type: 'conjunction' });
  return words.say('web-waiting-for', { names: list.format(names) });
}
