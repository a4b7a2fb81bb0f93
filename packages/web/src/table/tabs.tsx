import type { Words } from '@starboard/words';
import type { ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly name: string;
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
      {tabs.map(({ id, name, badge }) => (
        <button
          key={id}
          type="button"
          aria-current={now === id ? 'true' : undefined}
          onClick={() => onGo(id)}
        >
          {name}
          {badge !== undefined && <span className="count">{badge}</span>}
        </button>
      ))}
    </nav>
  );
}
