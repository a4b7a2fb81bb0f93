import { Shell } from '../app/shell.tsx';
import { useSay } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { Cards } from './cards.tsx';
import { partOf } from './ledger.ts';
import { RuleList } from './rule-list.tsx';
import './rules.css';

const PARTS = ['bsg', 'bsg-cards', 'roll', 'roll-cards'] as const;

/** Every rule by its number and every card by its name: to look something up, or to settle an argument. */
export default function Rules({ part, rule }: { readonly part: string; readonly rule: string }) {
  const say = useSay();
  const wanted = rule === '' ? part : partOf(rule);
  const here = PARTS.find((it) => it === wanted) ?? 'bsg';
  return (
    <Shell title={say(`web-rules-${here}`)} wide>
      <h1>{say('web-rules-title')}</h1>
      <nav className="parts" aria-label={say('web-rules-parts')}>
        {PARTS.map((it) => (
          <Link
            key={it}
            href={`/rules/${it}`}
            className="button quiet"
            {...(it === here ? { current: true } : {})}
          >
            {say(`web-rules-${it}`)}
          </Link>
        ))}
      </nav>
      {here === 'bsg' || here === 'roll' ? (
        <RuleList key={here} game={here} rule={rule} />
      ) : (
        <Cards key={here} game={here === 'bsg-cards' ? 'bsg' : 'roll'} />
      )}
    </Shell>
  );
}
