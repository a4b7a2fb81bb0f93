import { COLOURS, type Colour, colourOf, type Die, type Face } from '@starboard/roll';
import type { Words } from '@starboard/words';

/** A shape for each face, so that no colour is needed to read it. */
const FACES: Readonly<Record<Face, string>> = {
  explore:
    'M10 3 A7 7 0 1 0 10.01 3 Z M10 6 A4 4 0 1 1 9.99 6 Z M15 14 L21.5 20.5 L19.5 22.5 L13 16 Z',
  develop: 'M12 1.5 L22.5 12 L12 22.5 L1.5 12 Z M12 8 L16 12 L12 16 L8 12 Z',
  settle: 'M12 2.5 A9.5 9.5 0 1 0 12.01 2.5 Z M12 7 A5 5 0 1 1 11.99 7 Z',
  produce:
    'M3.5 3.5 H10.5 V10.5 H3.5 Z M13.5 3.5 H20.5 V10.5 H13.5 Z M3.5 13.5 H10.5 V20.5 H3.5 Z M13.5 13.5 H20.5 V20.5 H13.5 Z',
  ship: 'M2.5 3 L22 12 L2.5 21 L7 12 Z',
  wild: 'M12 1.5 L14.8 8.4 L22.2 9 L16.5 13.7 L18.4 21 L12 17 L5.6 21 L7.5 13.7 L1.8 9 L9.2 8.4 Z',
};

export function FaceShape({ face }: { readonly face: Face }) {
  return (
    <svg className="face-shape" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={FACES[face]} fillRule="evenodd" />
    </svg>
  );
}

/** A die, with the face it shows if it lies open. The letter says its colour. */
export function DieShape({
  die,
  face,
  words,
  mark,
  piece = false,
}: {
  readonly die: Die;
  readonly face?: Face | undefined;
  readonly words: Words;
  /** A word on the die: what became of it. */
  readonly mark?: string | undefined;
  readonly piece?: boolean;
}) {
  const colour = colourOf(die);
  return (
    <span
      className={`die ${colour}`}
      role="img"
      aria-label={dieName(die, face, words, mark)}
      {...(piece && { 'data-piece': `die-${die}` })}
    >
      {face !== undefined && <FaceShape face={face} />}
      <span className={face === undefined ? 'letter alone' : 'letter'} aria-hidden="true">
        {words.say(`web-roll-letter-${colour}`)}
      </span>
      {mark !== undefined && <span className="mark-word">{mark}</span>}
    </span>
  );
}

export function dieName(
  die: Die,
  face: Face | undefined,
  words: Words,
  mark: string | undefined,
): string {
  const name = words.say('roll-die', { colour: { say: `roll-colour-${colourOf(die)}` } });
  return [
    name,
    ...(face === undefined ? [] : [words.say(faceId(face))]),
    ...(mark ? [mark] : []),
  ].join(', ');
}

/** Dice by colour and number: for a glance across the table. */
export function DiceCount({
  dice,
  words,
}: {
  readonly dice: readonly Die[];
  readonly words: Words;
}) {
  const counts = COLOURS.map((colour): readonly [Colour, number] => [
    colour,
    dice.filter((die) => colourOf(die) === colour).length,
  ]).filter(([, count]) => count > 0);
  return (
    <span className="dice-count">
      {counts.map(([colour, count]) => (
        <span
          key={colour}
          className={`die ${colour}`}
          role="img"
          aria-label={`${count} × ${words.say('roll-die', { colour: { say: `roll-colour-${colour}` } })}`}
        >
          <b>{count}</b>
          <span className="letter" aria-hidden="true">
            {words.say(`web-roll-letter-${colour}`)}
          </span>
        </span>
      ))}
    </span>
  );
}

export function faceId(face: Face): string {
  return face === 'wild' ? 'roll-face-wild' : `roll-phase-${face}`;
}
