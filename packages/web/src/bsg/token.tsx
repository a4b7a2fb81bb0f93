import type { AllyId, CharacterId } from '@starboard/bsg/reading';
import type { Speech } from '@starboard/words';
import { memo } from 'react';
import { head, hexagon, type Person, portrait } from '../art/people.ts';
import { Picture } from '../art/picture.tsx';
import { useSeatColour } from '../table/seat-colours.tsx';
import { CAST } from './cast.ts';
import { named } from './names.ts';
import { plainName } from './short-name.ts';

/** What somebody looks like; null for whoever a module brings without a face. */
const looksOf = (who: string): Person | null =>
  Object.hasOwn(CAST, who) ? CAST[who as CharacterId] : null;

/** Those met in rooms belong to nobody. */
const NOBODYS = '#d9c9a3';

/** A person on the board: the head of the character in the colour of the seat, mine with a white ring. */
export const Token = memo(function Token({
  seat,
  character,
  speech,
  mine = false,
  piece = false,
  cylon = false,
}: {
  readonly seat: number;
  readonly character: CharacterId | null;
  readonly speech: Speech;
  readonly mine?: boolean;
  readonly piece?: boolean;
  /** A Cylon for all to see. */
  readonly cylon?: boolean;
}) {
  const colour = useSeatColour()(seat);
  const looks = character === null ? null : looksOf(character);
  return (
    <span
      className={`token seat-${seat} ${mine ? 'mine' : ''}`}
      {...(piece && { 'data-piece': `person-${seat}` })}
      aria-hidden="true"
    >
      {looks === null ? (
        initials(character === null ? '' : named(speech, character))
      ) : (
        <Picture
          id={`head ${character} ${colour} ${mine} ${cylon}`}
          draw={() => head(looks, colour, { mine, cylon })}
        />
      )}
    </span>
  );
});

/** A badge of somebody, with the sign of what they are. */
export const Portrait = memo(function Portrait({
  seat,
  character,
  speech,
  cylon = false,
}: {
  readonly seat: number;
  readonly character: CharacterId | null;
  readonly speech: Speech;
  readonly cylon?: boolean;
}) {
  const colour = useSeatColour()(seat);
  const looks = character === null ? null : looksOf(character);
  return (
    <span className="portrait" aria-hidden="true">
      {looks === null ? (
        <span className="no-face">
          {character === null ? '?' : initials(named(speech, character))}
        </span>
      ) : (
        <Picture
          id={`portrait ${character} ${colour} ${cylon}`}
          draw={() => portrait(looks, colour, cylon)}
        />
      )}
    </span>
  );
});

/** Somebody who can be met: six corners, so that nobody takes them for a player. */
export function AllyFace({ ally, name }: { readonly ally: AllyId; readonly name: string }) {
  const looks = looksOf(ally);
  return looks === null ? (
    <span className="face" aria-hidden="true">
      {initials(name)}
    </span>
  ) : (
    <Picture className="face" id={`ally ${ally}`} draw={() => hexagon(looks, NOBODYS)} />
  );
}

/** Of the first and the last name; a nickname in quotation marks is neither. */
export function initials(name: string): string {
  const words = plainName(name).split(/\s+/);
  const [first = '', ...rest] = words;
  return `${first.charAt(0)}${rest[rest.length - 1]?.charAt(0) ?? ''}`;
}
