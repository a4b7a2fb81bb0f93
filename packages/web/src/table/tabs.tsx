import type { Words } from '@starboard/words';
import type { ReactNode } from 'react';
import { Sign } from '../art/sign.tsx';
import type { SignName } from '../art/signs.ts';

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly sign?: SignName;
  /** Something is there for me. */
  readonly badge?: ReactNode;
}

/** On a phone the parts of the table take turns; the ask stays. Hidden where there is room for all. */
export function Tabs({
  tabs,
  now,
  words,
  onGo,
}: {
  readonly tabs: readonly Tab[];
  readonly now: string;
  readonly words: Words;
  readonly onGo: (id: string) => void;
}) {
  return (
    <nav className="tabs" aria-label={words.say('web-parts')}>
      {tabs.map(({ id, name, sign, badge }) => (
        <button
          key={id}
          type="button"
          aria-current={now === id ? 'true' : undefined}
          onClick={() => onGo(id)}
        >
          {sign !== undefined && <Sign name={sign} />}
          <span>{name}</span>
          {badge !== undefined && <span className="count">{badge}</span>}
        </button>
      ))}
    </nav>
  );
}
