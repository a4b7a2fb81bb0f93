import { type CardId, card, type Die, type Good, isWorldId } from '@starboard/roll';
import type { Speech, Words } from '@starboard/words';
import { DieShape } from './die.tsx';

/** A tile of an empire or a stack: name, cost, what it does, what lies on it. */
export function TileCard({
  id,
  speech,
  words,
  goods = [],
  dice = [],
}: {
  readonly id: CardId;
  readonly speech: Speech;
  readonly words: Words;
  readonly goods?: readonly Good[];
  readonly dice?: readonly Die[];
}) {
  const { name, lines } = speech.definition(id);
  const it = card(id);
  const colour = isWorldId(id) && 'colour' in it ? it.colour : 'development';
  return (
    <article className={`tile ${colour}`} title={lines.join('\n')}>
      <h3>
        <span className="shape" aria-hidden="true">
          {isWorldId(id) ? '●' : '◆'}
        </span>{' '}
        {name}
      </h3>
      <b className="cost">{it.cost}</b>
      <p>{lines.join(' ')}</p>
      <span className="on-tile">
        {goods.map(({ die }) => (
          <DieShape key={die} die={die} words={words} />
        ))}
        {dice.map((die) => (
          <DieShape key={die} die={die} words={words} />
        ))}
      </span>
    </article>
  );
}
