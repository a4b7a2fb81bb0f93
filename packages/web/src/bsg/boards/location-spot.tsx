import type { Location } from '@starboard/bsg';
import type { CSSProperties } from 'react';
import { about } from '../../table/details.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { named } from '../names.ts';
import { Token } from '../people.tsx';
import type { Spot } from '../spots.ts';
import type { BoardProps } from './frame.tsx';

const MARKED: Readonly<Partial<Record<Location, IconName>>> = { sickbay: 'sickbay', brig: 'brig' };

/** A word that needs a smaller letter. */
const LONG = /\S{13}/;

/** A location: its name, who is there, whether it can be used. */
export function LocationSpot({
  location,
  style,
  stop,
  facts,
  words,
  speech,
  mine,
  lit,
  chosen,
  onTouch,
}: BoardProps & {
  readonly location: Location;
  readonly style: CSSProperties;
  readonly stop: boolean;
}) {
  const spot: Spot = `location:${location}`;
  const isLit = lit.has(spot);
  const damaged = facts.damaged.some((it) => it === location);
  const people = facts.players.filter(({ where }) => where === location);
  const name = speech.name(spot);
  const mark = MARKED[location];
  return (
    <button
      type="button"
      className={[
        'location',
        damaged && 'damaged',
        mark !== undefined && 'hazard',
        isLit && 'lit',
        chosen === spot && 'chosen',
        people.length > 2 && 'crowded',
      ]
        .filter(Boolean)
        .join(' ')}
      style={style}
      aria-disabled={!isLit}
      aria-pressed={chosen === spot}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => isLit && onTouch(spot)}
      {...about([spot], damaged ? words.say('web-bsg-location-damaged') : '')}
    >
      <span className={LONG.test(name) ? 'name long' : 'name'}>
        {mark !== undefined && <Icon name={mark} />} {name}
      </span>
      {damaged && (
        <span className="damage">
          <Icon name="damage" /> {words.say('web-bsg-damaged')}
        </span>
      )}
      <span className="tokens">
        {people.map(({ seat, character }) => (
          <Token
            key={seat}
            seat={seat}
            character={character}
            speech={speech}
            mine={seat === mine}
            piece
          />
        ))}
      </span>
      <span className="visually-hidden">
        {people
          .flatMap(({ character }) => (character === null ? [] : [named(speech, character)]))
          .join(', ')}
      </span>
    </button>
  );
}
