import { COLOURS, colourOf, type Die, type Face, facesOf } from '@starboard/roll';
import type { Words } from '@starboard/words';
import { dieName, faceId } from './die.tsx';

/** Which faces each colour among these dice has more than once; null where all are of one colour. */
export function goodFor(dice: readonly Die[], words: Words): string | null {
  const kinds = COLOURS.flatMap((colour) => dice.find((die) => colourOf(die) === colour) ?? []);
  if (kinds.length < 2) return null;
  const said = kinds.map((die) => {
    const letter = words.say(`web-roll-letter-${colourOf(die)}`);
    return `${letter} ${repeated(facesOf(die))
      .map((face) => words.say(faceId(face)))
      .join(', ')}`;
  });
  return words.say('web-roll-good-for', { dice: said.join(' · ') });
}

const kindsOf = (faces: readonly Face[]): readonly Face[] => [...new Set(faces)];

const timesIn = (faces: readonly Face[], face: Face): number =>
  faces.filter((it) => it === face).length;

const repeated = (faces: readonly Face[]): readonly Face[] =>
  kindsOf(faces).filter((face) => timesIn(faces, face) > 1);

/** A die and its six faces. */
export function facesTold(die: Die, words: Words): string {
  const faces = facesOf(die);
  const told = kindsOf(faces).map((face) => {
    const name = words.say(face === 'wild' ? 'web-roll-star' : faceId(face));
    return `${timesIn(faces, face)} × ${name}`;
  });
  return `${dieName(die, undefined, words, undefined)}\n${told.join(' · ')}`;
}

/**
 * Whom to recruit as long as nobody says otherwise: one of each colour before a second of any, and of those whoever rolls
 * the most stars, which work anywhere. The first to make room comes first.
 */
export function suggested(dice: readonly Die[], count: number): readonly Die[] {
  const nth = (die: Die): number =>
    dice.slice(0, dice.indexOf(die)).filter((it) => colourOf(it) === colourOf(die)).length;
  const stars = (die: Die): number => timesIn(facesOf(die), 'wild');
  return [...dice]
    .sort((a, b) => nth(a) - nth(b) || stars(b) - stars(a))
    .slice(0, count)
    .reverse();
}
