import type { Words } from '@starboard/words';
import { type ReactNode, useEffect, useState } from 'react';
import { Sign } from '../art/sign.tsx';
import type { SignName } from '../art/signs.ts';
import { Talk } from './lazy-talk.tsx';
import { Log, type LogProps } from './log.tsx';

type Part = 'talk' | 'log' | 'notes';

const SIGNS: Readonly<Record<Part, SignName>> = { talk: 'talk', log: 'log', notes: 'secret' };

/** Beside the board, one at a time: what is said, what happened, what only I know. */
export function Side({
  talkRules,
  notes,
  ...props
}: LogProps & {
  /** Messages that say what may be said at this table. */
  readonly talkRules: readonly string[];
  /** Null for somebody who has none. */
  readonly notes: ReactNode | null;
}) {
  const { table } = props;
  const { words, state } = table;
  const talks = state.online !== null;
  const parts: readonly Part[] = [
    ...(talks ? (['talk'] as const) : []),
    'log',
    ...(notes === null ? [] : (['notes'] as const)),
  ];
  const [picked, setPicked] = useState<Part | null>(null);
  const shown = picked !== null && parts.includes(picked) ? picked : (parts[0] ?? 'log');
  const said = state.online?.talk.length ?? 0;
  const [read, setRead] = useState(said);
  useEffect(() => {
    if (shown === 'talk') setRead(said);
  }, [shown, said]);
  const unread = shown === 'talk' ? 0 : said - read;
  return (
    <div className={parts.length > 1 ? 'side tabbed' : 'side'} data-shown={shown}>
      {parts.length > 1 && (
        <div className="side-tabs" role="tablist" aria-label={words.say('web-parts')}>
          {parts.map((part) => (
            <button
              key={part}
              type="button"
              role="tab"
              aria-selected={part === shown}
              onClick={() => setPicked(part)}
            >
              <Sign name={SIGNS[part]} /> {nameOf(part, words)}
              {part === 'talk' && unread > 0 && (
                <span className="count" role="status">
                  <span aria-hidden="true">{unread}</span>
                  <span className="visually-hidden">
                    {words.say('web-unread', { count: unread })}
                  </span>
                </span>
              )}
            </button>
          ))}
        </div>
      )}
      {talks && (
        <div className="side-part" hidden={shown !== 'talk'}>
          <Talk {...table} rules={talkRules} whole />
        </div>
      )}
      <div className="side-part" hidden={shown !== 'log'}>
        <Log {...props} />
      </div>
      {shown === 'notes' && notes}
    </div>
  );
}

function nameOf(part: Part, words: Words): string {
  return words.say(part === 'talk' ? 'web-talk' : part === 'log' ? 'web-log' : 'web-bsg-notes');
}
