import { useDeferredValue, useMemo, useState } from 'react';
import type { MainGame } from '../game-name.ts';
import { useGameWords } from '../language/game-words.ts';
import { AidSection, useAid } from '../rules/aid.tsx';
import { textOf } from '../rules/aid-text.ts';
import { soughtIn, useRules } from '../rules/rule-list.tsx';
import { matches } from '../rules/seek.ts';
import { Drawer } from './drawer.tsx';
import type { TableProps } from './page.tsx';

const PARTS = ['aid', 'rules', 'cards'] as const;
type Part = (typeof PARTS)[number];

/** The player aid, every rule and every card of the game, in one search. One key away: `?`. */
export function Reference({
  game,
  table: { words },
  onClose,
}: {
  readonly game: MainGame;
  readonly table: TableProps;
  readonly onClose: () => void;
}) {
  const { tag } = words.language;
  const [wanted, setWanted] = useState('');
  const [part, setPart] = useState<Part>('aid');
  const sought = useDeferredValue(wanted.trim());
  // Of every card there is, not only of those at this table.
  const speech = useGameWords(game)?.speech;
  const allCards = useMemo(() => speech?.ids.map((id) => speech.definition(id)) ?? null, [speech]);
  const allRules = useRules(tag, game);
  const allAid = useAid(tag, game);
  const cards = (allCards ?? []).filter(({ name, lines }) =>
    matches(`${name} ${lines.join(' ')}`, sought),
  );
  const rules = useMemo(
    () => (allRules === null ? [] : soughtIn(allRules, sought)),
    [allRules, sought],
  );
  const aid = (allAid ?? []).filter((section) => matches(textOf(section), sought));
  const counts: Readonly<Record<Part, number>> = {
    aid: aid.length,
    rules: rules.reduce((sum, section) => sum + section.rules.length, 0),
    cards: cards.length,
  };
  // Where nothing is found, something may be found elsewhere.
  const shown =
    sought !== '' && counts[part] === 0 ? (PARTS.find((it) => counts[it] > 0) ?? part) : part;
  const all = { aid: allAid, rules: allRules, cards: allCards };
  const loading = all[shown] === null;
  return (
    <Drawer
      title={words.say('web-reference')}
      closeName={words.say('web-table-close')}
      onClose={onClose}
    >
      <input
        type="search"
        className="search"
        value={wanted}
        aria-label={words.say('web-reference-search')}
        placeholder={words.say('web-reference-search')}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="reference-parts">
        {PARTS.map((it) => (
          <button
            key={it}
            type="button"
            className="button quiet"
            aria-pressed={it === shown}
            onClick={() => setPart(it)}
          >
            {words.say(`web-reference-${it}`)}
            {sought !== '' && ` (${counts[it]})`}
          </button>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {words.say('web-reference-found', { count: counts.aid + counts.rules + counts.cards })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className="reference" tabIndex={0} key={shown}>
        {loading && <p role="status">{words.say('web-loading')}</p>}
        {sought !== '' && counts[shown] === 0 && <p>{words.say('web-reference-none')}</p>}
        {shown === 'aid' &&
          aid.map((section) => <AidSection key={section.title} section={section} />)}
        {shown === 'rules' &&
          rules.map((section) => (
            <section key={section.title} aria-label={section.title}>
              <h3>{section.title}</h3>
              <ul>
                {section.rules.map(({ id, statement, english }) => (
                  <li key={id} className="rule-row">
                    <a href={`/rules/${game}/${id}`} target="_blank" rel="noreferrer">
                      {id}
                    </a>
                    <span {...(english && { lang: 'en' })}>{statement}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        {shown === 'cards' && (
          <ul>
            {cards.slice(0, MOST).map(({ id, name, lines }) => (
              <li key={id}>
                <h3>{name}</h3>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}

/** More than one reads through: whoever wants another seeks it. */
const MOST = 80;
