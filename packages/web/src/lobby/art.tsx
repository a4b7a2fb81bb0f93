import { type DieColour, die } from '../art/dice.ts';
import { bustPicture, type Person } from '../art/people.ts';
import { Inline, Picture } from '../art/picture.tsx';
import { SEAT_COLOURS } from '../art/seats.ts';
import type { SignName } from '../art/signs.ts';
import { smallPlanet } from '../art/worlds.ts';

/** A picture of our own for each game; says nothing the words beside it do not. */
export default function GameArt({ game }: { readonly game: 'bsg' | 'roll' }) {
  return (
    <div className={`art of-${game}`} aria-hidden="true">
      {game === 'bsg' ? <Crew /> : <Dice />}
    </div>
  );
}

const CREW: readonly Person[] = [
  { role: 'political', hair: 'bob' },
  { role: 'military', hair: 'crop' },
  { role: 'pilot', hair: 'curl' },
  { role: 'military', hair: 'swept', beard: true },
  { role: 'support', hair: 'tail' },
];
/** Who of them is none of them. */
const OTHER = 2;

function Crew() {
  return (
    <>
      {CREW.map((person, i) => {
        const colour = SEAT_COLOURS[(i + 3) % SEAT_COLOURS.length] ?? '';
        return (
          <Picture
            key={person.hair}
            id={`lobby ${person.hair}`}
            draw={() => bustPicture(person, colour, i === OTHER)}
          />
        );
      })}
      <span className="beam" />
    </>
  );
}

const DICE: readonly (readonly [DieColour, SignName, number, number, number])[] = [
  ['home', 'explore', 14, 36, -12],
  ['genes', 'ship', 34, 12, 14],
  ['military', 'settle', 33, 56, 8],
  ['alien', 'wild', 48, 34, -8],
  ['novelty', 'produce', 60, 62, 12],
];

function Dice() {
  return (
    <>
      <Picture
        id="lobby world"
        className="world"
        draw={() => smallPlanet('galactic-library', 'alien', 240)}
      />
      {DICE.map(([colour, face, left, top, tilt]) => (
        <span key={colour} style={{ left: `${left}%`, top: `${top}%`, rotate: `${tilt}deg` }}>
          <Inline id={`lobby ${colour}`} draw={() => die(colour, face, 52, { letter: false })} />
        </span>
      ))}
    </>
  );
}
