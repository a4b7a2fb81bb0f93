import { COLOURS, colourOf, type Die, type Face, facesOf } from '@starboard/roll';
import type { Words } from '@starboard/words';
import { faceId } from './die.tsx';

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

const repeated = (faces: readonly Face[]): readonly Face[] =>
  [...new Set(faces)].filter((face) => faces.indexOf(face) !== faces.lastIndexOf(face));
