import { colourOf, type Die, type Face } from '@starboard/roll';
import type { Words } from '@starboard/words';

/** A shape for each face, so that no colour is needed to read it. */
const FACES: Readonly<Record<Face, string>> = {
  explore: 'M10 3 A7 7 0 1 0 10.01 3 Z M10 6 A4 4 0 1 1 9.99 6 Z M15 14 L21 20 L19 22 L13 16 Z',
  develop: 'M12 2 L22 12 L12 22 L2 12 Z M12 8 L16 12 L12 16 L8 12 Z',
  settle: 'M12 3 A9 9 0 1 0 12.01 3 Z M12 7 A5 5 0 1 1 11.99 7 Z',
  produce: 'M4 4 H10 V10 H4 Z M14 4 H20 V10 H14 Z M4 14 H10 V20 H4 Z M14 14 H20 V20 H14 Z',
  ship: 'M3 4 L21 12 L3 20 L7 12 Z',
  wild: 'M12 2 L14.6 8.6 L21.6 9 L16.2 13.4 L18 20.2 L12 16.4 L6 20.2 L7.8 13.4 L2.4 9 L9.4 8.6 Z',
};

export function FaceShape({ face }: { readonly face: Face }) {
  return (
    <svg className="face" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={FACES[face]} fillRule="evenodd" />
    </svg>
  );
}

/** A die, with the face it shows if it lies open. */
export function DieShape({
  die,
  face,
  words,
  mark,
}: {
  readonly die: Die;
  readonly face?: Face | undefined;
  readonly words: Words;
  /** A word on the die: what became of it. */
  readonly mark?: string | undefined;
}) {
  const colour = colourOf(die);
  const name = words.say('roll-die', { colour: { say: `roll-colour-${colour}` } });
  const shown = face === undefined ? '' : `, ${words.say(faceId(face))}`;
  return (
    <span className={`die ${colour}`} role="img" aria-label={`${name}${shown}`}>
      {face !== undefined && <FaceShape face={face} />}
      <span className="letter" aria-hidden="true">
        {words.say(`roll-colour-${colour}`).charAt(0)}
      </span>
      {mark !== undefined && <span className="mark">{mark}</span>}
    </span>
  );
}

export function faceId(face: Face): string {
  return face === 'wild' ? 'roll-face-wild' : `roll-phase-${face}`;
}
