import { memo, useEffect, useRef } from 'react';
import type { TableProps } from './page.tsx';

/** What happened, in sentences, the newest last. */
export const Log = memo(function Log({
  state: { log, people },
  speech,
  words,
}: Pick<TableProps, 'state' | 'speech' | 'words'>) {
  const end = useRef<HTMLLIElement>(null);
  const count = log.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  const shown = log.slice(-200);
  return (
    <section className="log" aria-label={words.say('web-log')}>
      <h2>{words.say('web-log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol tabIndex={0} aria-live="polite">
        {shown.map(({ seq, event }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: events of one move have no name of their own
            key={`${seq}-${i}`}
            ref={i === shown.length - 1 ? end : null}
          >
            {speech.event(event, people)}
          </li>
        ))}
      </ol>
    </section>
  );
});
