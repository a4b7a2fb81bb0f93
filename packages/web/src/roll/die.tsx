import type { Choice } from '@starboard/kernel';
import { COLOURS, type Colour, colourOf, type Die, type Face } from '@starboard/roll';
import type { Words } from '@starboard/words';
import { die as drawn } from '../art/dice.ts';
import { Picture } from '../art/picture.tsx';

/** As a die lies in the hand: its grain, its face, and its letter in the reader's language. */
function DieLook({
  colour,
  face,
  words,
}: {
  readonly colour: Colour;
  readonly face?: Face | undefined;
  readonly words: Words;
}) {
  return (
    <>
      <Picture
        id={`die:${colour}:${face ?? ''}`}
        draw={() => drawn(colour, face ?? null, 48, { letter: 'room' })}
      />
      <span className={face === undefined ? 'letter alone' : 'letter'} aria-hidden="true">
        {words.say(`web-roll-letter-${colour}`)}
      </span>
    </>
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
  /** What became of it or what it brings, for those who hear it. */
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
      <DieLook colour={colour} face={face} words={words} />
    </span>
  );
}

/** A die beside words that name it. */
export function DiePicture({
  colour,
  face,
  words,
}: {
  readonly colour: Colour;
  readonly face?: Face | undefined;
  readonly words: Words;
}) {
  return (
    <span
      className={`die ${colour}`}
      role="img"
      aria-label={words.say('roll-die', { colour: { say: `roll-colour-${colour}` } })}
    >
      <DieLook colour={colour} face={face} words={words} />
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
        <span key={colour} className="counted">
          <span
            className={`die ${colour}`}
            role="img"
            aria-label={`${count} × ${words.say('roll-die', { colour: { say: `roll-colour-${colour}` } })}`}
          >
            <DieLook colour={colour} words={words} />
          </span>
          {count > 1 && <span aria-hidden="true">×{count}</span>}
        </span>
      ))}
    </span>
  );
}

export function faceId(face: Face): string {
  return face === 'wild' ? 'roll-face-wild' : `roll-phase-${face}`;
}

/** Dice in the order of their colours, so that the same key means the same die when one is asked once more. */
export function byColour(of: readonly Choice[]): readonly Choice[] {
  const rank = (it: Choice): number =>
    typeof it === 'number' ? COLOURS.indexOf(colourOf(it)) : COLOURS.length;
  return [...of].sort((a, b) => rank(a) - rank(b));
}
