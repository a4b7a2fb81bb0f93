import { Shell } from '../app/shell.tsx';
import { useLanguage, useSay } from '../language/provider.tsx';
import { Link } from '../link.tsx';
import { AidSection, useAid } from './aid.tsx';
import { bookOf } from './books.ts';
import { Cards } from './cards.tsx';
import { RuleList } from './rule-list.tsx';
import './rules.css';

const PARTS = [
  'bsg',
  'bsg-aid',
  'bsg-cards',
  'bsg-pegasus',
  'bsg-exodus',
  'roll',
  'roll-aid',
  'roll-cards',
] as const;

type Part = (typeof PARTS)[number];

/** Every rule by its number and every card by its name: to look something up, or to settle an argument. */
export default function Rules({ part, rule }: { readonly part: string; readonly rule: string }) {
  const say = useSay();
  // A rule's number leads to it, with or without the part it is in.
  const number = rule !== '' || bookOf(part) === null ? rule : part;
  const wanted = bookOf(number) ?? part;
  const here = PARTS.find((it) => it === wanted) ?? 'bsg';
  return (
    <Shell title={say(`web-rules-${here}`)}>
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
      <Shown key={here} part={here} rule={number} />
    </Shell>
  );
}

function Shown({ part, rule }: { readonly part: Part; readonly rule: string }) {
  const say = useSay();
  switch (part) {
    case 'bsg':
    case 'bsg-pegasus':
    case 'roll':
      return <RuleList book={part} rule={rule} />;
    case 'bsg-exodus':
      return (
        <>
          <p className="explain">{say('web-rules-not-played')}</p>
          <RuleList book={part} rule={rule} />
        </>
      );
    case 'bsg-aid':
    case 'roll-aid':
      return <Aid game={part === 'bsg-aid' ? 'bsg' : 'roll'} />;
    case 'bsg-cards':
    case 'roll-cards':
      return <Cards game={part === 'bsg-cards' ? 'bsg' : 'roll'} />;
  }
}

function Aid({ game }: { readonly game: 'bsg' | 'roll' }) {
  const { words, tag } = useLanguage();
  const aid = useAid(tag, game);
  if (aid === null) return <p role="status">{words.say('web-loading')}</p>;
  return (
    <div className="aids">
      {aid.map((section) => (
        <AidSection key={section.title} section={section} heading="h2" />
      ))}
    </div>
  );
}
