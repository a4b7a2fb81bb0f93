import type { TableProps } from '../table/page.tsx';
import { presenceOf } from '../table/presence.ts';

/** Who is at the table: who I am, who is thinking, who is away, who is a bot. */
export function People({ table: { state, words } }: { readonly table: TableProps }) {
  const { people, view, bots } = state;
  return (
    <section className="people" aria-label={words.say('web-players')}>
      <h2>{words.say('web-players')}</h2>
      <ul>
        {people.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} className={`seat-${seat}`}>
            <b>{name}</b>{' '}
            {seat === view?.viewer && <span className="you">{words.say('web-you')}</span>}
            <span className="soft">{remarks(seat).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );

  function remarks(seat: number): string[] {
    const presence = presenceOf(state, seat);
    const thinking = view?.outcome == null && view?.waiting.some((it) => it === seat) === true;
    return [
      ...(bots.includes(seat) ? [words.say('web-plain-bot')] : []),
      ...(presence === 'here' ? [] : [words.say(`web-presence-${presence}`)]),
      ...(thinking && seat !== view?.viewer ? [words.say('web-thinking')] : []),
    ];
  }
}
