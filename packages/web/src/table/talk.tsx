import type { Message } from '@starboard/kernel';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isMain } from '../game-name.ts';
import { Link } from '../link.tsx';
import type { Said } from './client.ts';
import type { TableProps } from './page.tsx';

/** What is said at the table, and what the table tells. Only where somebody listens. */
export function Talk({
  game,
  state,
  client,
  words,
  rules = [`web-talk-rules-${isMain(game) ? game : 'plain'}`],
}: TableProps & { readonly rules?: readonly string[] }) {
  const [text, setText] = useState('');
  const [to, setTo] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { online, people, view } = state;
  const talk = online?.talk ?? [];
  const count = talk.length;
  useEffect(() => {
    if (list.current !== null && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (online === null) return null;
  const me = view?.viewer;
  const mayTalk = me !== 'spectator';
  const nameOf = (seat: number): string => people[seat]?.name ?? '';
  // Bots have nothing to say.
  const others = people.flatMap(({ name }, seat) =>
    seat === me || state.bots.includes(seat) ? [] : [{ seat, name }],
  );
  const mayWhisper = mayTalk && others.length > 0 && (online.privateTalk || view?.outcome != null);
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    client.talk(said, mayWhisper ? to : null);
    setText('');
  };
  return (
    <section className="talk" aria-label={words.say('web-talk')}>
      <h2>
        {words.say('web-talk')}
        {online.watching > 0 && ` · ${words.say('web-watchers', { count: online.watching })}`}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-live="polite">
        {count === 0 &&
          rules.map((it) => (
            <li key={it} className="talk-rules">
              {words.say(it)}
            </li>
          ))}
        {talk.map((it) => (
          <li key={it.id} className={it.seat === null ? '' : `seat-${it.seat}`}>
            {spoken(it)}
          </li>
        ))}
      </ol>
      {mayTalk && (
        <form onSubmit={say}>
          {mayWhisper && (
            <select
              className="button quiet"
              aria-label={words.say('web-talk-to')}
              value={to ?? ''}
              onChange={({ target }) => setTo(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{words.say('web-talk-to-all')}</option>
              {others.map(({ seat, name }) => (
                <option key={seat} value={seat}>
                  {words.say('web-talk-to-one', { name })}
                </option>
              ))}
            </select>
          )}
          <input
            value={text}
            maxLength={500}
            aria-label={words.say('web-talk-say')}
            placeholder={words.say('web-talk-say')}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      )}
    </section>
  );

  function spoken({ name, to: heard, text: said, notice }: Said) {
    if (notice !== null) return <i>{noticed(notice)}</i>;
    return (
      <>
        <b>{name}</b>
        {heard !== null && (
          <small> ({words.say('web-talk-to-one', { name: nameOf(heard) })})</small>
        )}{' '}
        {said}
      </>
    );
  }

  function noticed({ id, args = {} }: Message) {
    const { seat, table } = args;
    if (id === 'rematch' && typeof table === 'string') {
      return <Link href={`/table/${table}`}>{words.say('web-notice-rematch')}</Link>;
    }
    const told = `web-notice-${id}`;
    const name = typeof seat === 'number' ? nameOf(seat) : '';
    return words.has(told) ? words.say(told, { name }) : '';
  }
}
