import { type CardId, card, type Die, type Good, isWorldId } from '@starboard/roll';
import type { Speech, Words } from '@starboard/words';
import { about } from '../table/details.tsx';
import { DieShape } from './die.tsx';
import { SmallTilePicture, TilePicture } from './tile-picture.tsx';

export function colourOfTile(id: CardId): string {
  const it = card(id);
  return it.kind === 'world' ? it.colour : 'development';
}

/** A tile of an empire or a stack: picture, cost, name, what it does, what lies on it. */
export function TileCard({
  id,
  speech,
  words,
  text,
  goods = [],
  site,
  lit = false,
  stop = false,
}: {
  readonly id: CardId;
  readonly speech: Speech;
  readonly words: Words;
  /** What is to be said of it now, if that is not what it does. */
  readonly text?: string | undefined;
  readonly goods?: readonly Good[];
  /** While it is built: the dice that lie on it, how many would come, and how many it needs. */
  readonly site?: { readonly dice: readonly Die[]; readonly coming: number; readonly need: number };
  readonly lit?: boolean;
  readonly stop?: boolean;
}) {
  return (
    <article
      className={['tile', colourOfTile(id), lit && 'lit'].filter(Boolean).join(' ')}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      data-piece={`tile-${id}`}
      {...about([id])}
    >
      <div className="tile-window">
        <TilePicture id={id} w={184} h={62} />
        <h3>{speech.name(id)}</h3>
        <TileShape id={id} words={words} />
      </div>
      <div className="tile-text">
        {goods.length > 0 && (
          <span className="on-tile">
            {goods.map(({ die }) => (
              <DieShape key={die} die={die} words={words} piece />
            ))}
          </span>
        )}
        <p>{text ?? speech.brief(id)}</p>
      </div>
      {site !== undefined && <Progress {...site} words={words} />}
    </article>
  );
}

/** The dice that pay for a tile: those that lie there, those that would come, and those still wanted. */
function Progress({
  dice,
  coming,
  need,
  words,
}: {
  readonly dice: readonly Die[];
  readonly coming: number;
  readonly need: number;
  readonly words: Words;
}) {
  const wanted = Math.max(0, need - dice.length);
  return (
    <div className="progress">
      {dice.map((die) => (
        <DieShape key={die} die={die} words={words} piece />
      ))}
      {Array.from({ length: wanted }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places differ by nothing but their number
        <span key={i} className={i < coming ? 'die-place next' : 'die-place'} aria-hidden="true" />
      ))}
      <b>
        {words.say('web-roll-progress', {
          count: Math.min(need, dice.length + coming),
          of: need,
        })}
      </b>
    </div>
  );
}

/** A tile as small as a coin, with its cost. Its name is told on touch, and said to those who listen. */
export function TileMini({
  id,
  speech,
  words,
  goods = [],
}: {
  readonly id: CardId;
  readonly speech: Speech;
  readonly words: Words;
  readonly goods?: readonly Good[];
}) {
  return (
    <span className={`mini ${colourOfTile(id)}`} {...about([id])}>
      <SmallTilePicture id={id} size={40} />
      <span className="visually-hidden">{speech.name(id)}</span>
      <b className="mini-cost">{card(id).cost}</b>
      {goods.length > 0 && (
        <span className="mini-goods">
          {goods.map(({ die }) => (
            <DieShape key={die} die={die} words={words} />
          ))}
        </span>
      )}
    </span>
  );
}

/** What a tile costs: in a diamond for a development, in a ring for a world, whose letter says its colour, as on dice. */
function TileShape({ id, words }: { readonly id: CardId; readonly words: Words }) {
  const colour = colourOfTile(id);
  const letter =
    colour === 'development' || colour === 'grey' ? null : words.say(`web-roll-letter-${colour}`);
  return (
    <span className="cost">
      <svg className={`tile-shape ${colour}`} viewBox="0 0 32 34" aria-hidden="true">
        {isWorldId(id) ? (
          <circle className="rim" cx="16" cy="15" r="12.5" />
        ) : (
          <path className="rim" d="M16 .8 L30.2 15 L16 29.2 L1.8 15 Z" />
        )}
        <text className="number" x="16" y="20.5" textAnchor="middle">
          {card(id).cost}
        </text>
        {letter !== null && (
          <>
            <rect x="17" y="20" width="15" height="14" rx="4" />
            <text x="24.5" y="31.3" textAnchor="middle">
              {letter}
            </text>
          </>
        )}
      </svg>
      <span className="visually-hidden">
        {card(id).cost} {words.say('web-roll-points')}
      </span>
    </span>
  );
}
