import { useDeferredValue, useEffect, useState } from 'react';
import { TextField } from '../app/fields.tsx';
import type { GameName } from '../language/load.ts';
import { useLanguage } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { matches, readLedger, type Section } from './ledger.ts';

const files = import.meta.glob<string>('../../../../rules/{bsg-base,roll}.md', {
  query: '?raw',
  import: 'default',
});

const FILES: Readonly<Record<GameName, string>> = { bsg: 'bsg-base.md', roll: 'roll.md' };

async function ledgerOf(game: GameName): Promise<Section[]> {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(FILES[game])) ?? [];
  return load === undefined ? [] : readLedger(await load());
}

/** The ledger of a game; the rule asked for is marked and in sight. */
export function RuleList({ game, rule }: { readonly game: GameName; readonly rule: string }) {
  const { words, tag } = useLanguage();
  const [sections, setSections] = useState<readonly Section[] | null>(null);
  const [sought, setSought] = useState('');
  const seeking = useDeferredValue(sought.trim());
  useEffect(() => {
    let wanted = true;
    void ledgerOf(game).then((found) => wanted && setSections(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  useEffect(() => {
    if (sections !== null && rule !== '') {
      document.getElementById(rule)?.scrollIntoView({ block: 'center' });
    }
  }, [sections, rule]);
  if (sections === null) return <p role="status">{words.say('web-loading')}</p>;
  const shown = sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text }) => matches(`${id} ${text} ${title}`, seeking)),
    }))
    .filter(({ rules }) => rules.length > 0);
  const count = shown.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <>
      <div className="seek">
        <TextField
          type="search"
          label={words.say('web-search')}
          value={sought}
          onChange={setSought}
        />
        <p className="explain" role="status">
          {words.say('web-rules-count', { count })}
          {tag === 'en' ? '' : ` ${words.say('web-rules-in-english')}`}
        </p>
      </div>
      {shown.map(({ title, rules }) => (
        <section key={title} className="rules" lang="en" aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {rules.map(({ id, text }) => (
              <li key={id} id={id} className={id === rule ? 'rule here' : 'rule'}>
                <Link href={`/rules/${game}/${id}`}>{id}</Link>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
