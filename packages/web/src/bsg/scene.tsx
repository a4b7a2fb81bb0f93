import type { BsgView, CheckView } from '@starboard/bsg';
import type { TableProps } from '../table/page.tsx';
import { OpenCard } from './cards.tsx';
import { Icon } from './icons.tsx';

/** What is going on beside the board: the card on the table, and the check with its cards. */
export function Scene({ facts, table }: { readonly facts: BsgView; readonly table: TableProps }) {
  const { speech, words } = table;
  const top = facts.onTable[facts.onTable.length - 1];
  const { check } = facts;
  if (top === undefined && check === null) return null;
  const shown = top?.card ?? check?.of;
  const definition = shown === undefined ? null : speech.definition(shown);
  return (
    <section className="scene" aria-label={words.say('web-bsg-scene')}>
      {definition !== null && (
        <>
          <h2>{definition.name}</h2>
          {definition.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      {check !== null && <Check check={check} table={table} />}
    </section>
  );
}

function Check({ check, table }: { readonly check: CheckView; readonly table: TableProps }) {
  const { words, state } = table;
  const destiny = check.cards - check.added.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="check">
      <p className="difficulty">
        <b>{check.difficulty}</b>
        {check.partial !== null && <span> ({check.partial})</span>}
        {check.skills.map((skill) => (
          <span key={skill} className={`skill ${skill}`}>
            <Icon name={skill} /> {words.say(`bsg-skill-${skill}`)}
          </span>
        ))}
      </p>
      {check.pile === null ? (
        <ul className="added">
          {destiny > 0 && <li>{words.say('web-bsg-destiny', { count: destiny })}</li>}
          {check.added.map(({ seat, count }) => (
            <li key={seat}>
              <span aria-hidden="true">{'▮'.repeat(count)}</span> {state.people[seat]?.name}{' '}
              <b>{count}</b>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="pile">
          {check.pile.map((card) => (
            <OpenCard key={card} card={card} words={words} />
          ))}
        </ul>
      )}
      {check.total !== null && (
        <p className={check.total >= check.difficulty ? 'total good' : 'total bad'}>
          {words.say('web-bsg-total', { total: check.total, difficulty: check.difficulty })}
        </p>
      )}
    </div>
  );
}
