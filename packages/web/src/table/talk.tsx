import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TableProps } from './page.tsx';

/** What is said at the table. Only where somebody listens. */
export function Talk({ state, client, words }: Pick<TableProps, 'state' | 'client' | 'words'>) {
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const talk = state.online?.talk ?? [];
  const count = talk.length;
  useEffect(() => {
    if (list.current !== null && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (state.online === null) return null;
  const mayTalk = state.view?.viewer !== 'spectator';
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    client.talk(said, null);
    setText('');
  };
  return (
    <section className="talk" aria-label={words.say('web-talk')}>
      <h2>{words.say('web-talk')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol ref={list} tabIndex={0} aria-live="polite">
        {talk.flatMap(({ id, name, seat, text: said }) =>
          said === null
            ? []
            : [
                <li key={id} className={seat === null ? '' : `seat-${seat}`}>
                  <b>{name}</b> {said}
                </li>,
              ],
        )}
      </ol>
      {mayTalk && (
        <form onSubmit={say}>
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
}
