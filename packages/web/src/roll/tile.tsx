import { type CardId, card, type Die, type Good, isWorldId } from '@starboard/roll';
import type { Speech, Words } from '@starboard/words';
import { about } from '../table/details.tsx';
import { DieShape } from './die.tsx';

export function colourOfTile(id: CardId): string {
  const it = card(id);
  return it.kind === 'world' ? it.colour : 'development';
}

/** A word that needs a smaller letter. */
const LONG = /\S{12}/;

/** A tile of an empire or a stack: name, cost, what it does, what lies on it. */
export function TileCard({
  id,
  speech,
  words,
  goods = [],
  dice = [],
  need,
  small = false,
  lit = false,
  stop = false,
}: {
  readonly id: CardId;
  readonly speech: Speech;
  readonly words: Words;
  readonly goods?: readonly Good[];
  readonly dice?: readonly Die[];
  /** What it costs now, when it lies on top of a stack. */
  readonly need?: number;
  readonly small?: boolean;
  readonly lit?: boolean;
  readonly stop?: boolean;
}) {
  const { name, lines } = speech.definition(id);
  const { cost } = card(id);
  return (
    <article
      className={['tile', colourOfTile(id), small && 'small', lit && 'lit']
        .filter(Boolean)
        .join(' ')}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      data-piece={`tile-${id}`}
      {...about([id])}
    >
      <span className="corner">
        <b className="cost">
          {cost}
          <span className="visually-hidden"> {words.say('web-roll-points')}</span>
        </b>
        <TileShape id={id} words={words} />
      </span>
      <h3 className={LONG.test(name) ? 'long' : ''}>{name}</h3>
      {!small && <p>{lines.slice(1).map(closed).join(' ')}</p>}
      {(goods.length > 0 || dice.length > 0 || need !== undefined) && (
        <span className="on-tile">
          {goods.map(({ die }) => (
            <DieShape key={die} die={die} words={words} piece />
          ))}
          {dice.map((die) => (
            <DieShape key={die} die={die} words={words} piece />
          ))}
          {need !== undefined && (
            <span className="progress">
              {words.say('web-roll-progress', { count: dice.length, of: need })}
            </span>
          )}
        </span>
      )}
    </article>
  );
}

/** A line that is no sentence, told apart from the next one. */
const closed = (line: string): string => (/[.!?…]$/.test(line) ? line : `${line} ·`);

/** A diamond for a development, a disc for a world; the letter on it says the world's colour, as it does on dice. */
export function TileShape({ id, words }: { readonly id: CardId; readonly words: Words }) {
  const colour = colourOfTile(id);
  const lettered = colour !== 'development' && colour !== 'grey';
  return (
    <svg className={`tile-shape ${colour}`} viewBox="0 0 16 16" aria-hidden="true">
      {isWorldId(id) ? (
        <circle cx="8" cy="8" r="7.5" />
      ) : (
        <path d="M8 .5 L15.5 8 L8 15.5 L.5 8 Z" />
      )}
      {lettered && (
        <text x="8" y="12" textAnchor="middle">
          {words.say(`web-roll-letter-${colour}`)}
        </text>
      )}
    </svg>
  );
}
