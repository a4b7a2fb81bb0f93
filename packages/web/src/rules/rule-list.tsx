import type { RuleSection, RulesReference } from '@starboard/words';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Seek } from '../app/fields.tsx';
import { useLanguage } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import type { Book } from './books.ts';
import { rulesOf } from './library.ts';

/** A ledger in the reader's language; null until it is there. */
export function useRules(tag: string, book: Book): RulesReference | null {
  const [rules, setRules] = useState<RulesReference | null>(null);
  useEffect(() => {
    let wanted = true;
    rulesOf(tag, book).then(
      (found) => wanted && setRules(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [tag, book]);
  return rules;
}

/** The sections with the rules that fit what is sought; all of them when nothing is. */
export function soughtIn(rules: RulesReference, sought: string): readonly RuleSection[] {
  if (sought === '') return rules.sections;
  const found = new Set(rules.search(sought, rules.total));
  return rules.sections
    .map((section) => ({
      title: section.title,
      rules: section.rules.filter((rule) => found.has(rule)),
    }))
    .filter((section) => section.rules.length > 0);
}

/** The ledger of a game; the rule asked for is marked and in sight. */
export function RuleList({ book, rule }: { readonly book: Book; readonly rule: string }) {
  const { words, tag } = useLanguage();
  const rules = useRules(tag, book);
  const [sought, setSought] = useState('');
  const seeking = useDeferredValue(sought.trim());
  useEffect(() => {
    if (rules !== null && rule !== '') {
      document.getElementById(rule)?.scrollIntoView({ block: 'center' });
    }
  }, [rules, rule]);
  const shown = useMemo(() => (rules === null ? [] : soughtIn(rules, seeking)), [rules, seeking]);
  if (rules === null) return <p role="status">{words.say('web-loading')}</p>;
  const count = shown.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <>
      <Seek value={sought} onChange={setSought}>
        {words.say('web-rules-count', { count })}
        {rules.translated < rules.total && ` ${words.say('web-rules-in-english')}`}
      </Seek>
      {shown.map((section) => (
        <section key={section.title} className="rules" aria-label={section.title}>
          <h2>{section.title}</h2>
          <ul>
            {section.rules.map(({ id, statement, english }) => (
              <li key={id} id={id} className={id === rule ? 'rule here' : 'rule'}>
                <Link href={`/rules/${book}/${id}`}>{id}</Link>
                <span {...(english && { lang: 'en' })}>{statement}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
