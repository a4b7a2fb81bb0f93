import { useDeferredValue, useMemo, useState } from 'react';
import { Drawer } from './drawer.tsx';
import type { TableProps } from './page.tsx';

/** Every card, tile and place of the game, to be searched, and the way to the whole rules. One key away: `?`. */
export function Reference({
  table: { speech, words, state },
  onClose,
}: {
  readonly table: TableProps;
  readonly onClose: () => void;
}) {
  const [wanted, setWanted] = useState('');
  const sought = useDeferredValue(wanted.trim().toLocaleLowerCase(words.language.tag));
  const all = useMemo(() => speech.ids.map((id) => speech.definition(id)), [speech]);
  const found = all.filter(({ name, lines }) =>
    sought === ''
      ? true
      : `${name} ${lines.join(' ')}`.toLocaleLowerCase(words.language.tag).includes(sought),
  );
  return (
    <Drawer
      title={words.say('web-reference')}
      closeName={words.say('web-table-close')}
      onClose={onClose}
    >
      <p className="drawer-lead">
        <a href={`/rules/${state.game}`} target="_blank" rel="noreferrer">
          {words.say('web-whole-rules')}
        </a>
      </p>
      <input
        type="search"
        className="search"
        value={wanted}
        aria-label={words.say('web-reference-search')}
        placeholder={words.say('web-reference-search')}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="visually-hidden" role="status">
        {words.say('web-reference-found', { count: found.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ul className="reference" tabIndex={0}>
        {found.slice(0, 60).map(({ id, name, lines }) => (
          <li key={id}>
            <h3>{name}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
