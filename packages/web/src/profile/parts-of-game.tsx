import type { Words } from '@starboard/words';
import type { GameName } from '../game-name.ts';
import { type Spoken, useGameWords } from '../language/game-words.ts';
import { useLanguage } from '../language/provider.tsx';
import type { PartOfGames } from '../online/api.ts';

/** A line of numbers: how many games, and how many of them were won, where that can be said. */
interface Sum {
  readonly games: number;
  readonly wins?: number;
}

/** How the games of one kind went: by side, by character and by ending. */
export function PartsOfGame({
  game,
  parts,
  endings = parts,
  own,
}: {
  readonly game: GameName;
  readonly parts: readonly PartOfGames[];
  /** Where an ending is one for the whole table, and not for each of those who sat there. */
  readonly endings?: readonly (Sum & { readonly reason: string })[];
  readonly own: Words;
}) {
  // The names of characters and endings come with the game's words.
  const spoken = useGameWords(game);
  if (spoken === null) return null;
  const conceded = own.say('place-ending-conceded');
  return (
    <>
      <Sums
        title={own.say('place-by-role')}
        rows={added(parts, ({ role }) => role && own.say(`place-role-${role}`))}
      />
      <Sums
        title={own.say('place-by-character')}
        rows={added(parts, ({ character }) => character && characterName(spoken, character))}
      />
      <Sums
        title={own.say('place-by-ending')}
        rows={added(endings, ({ reason }) => endingName(spoken, reason, conceded))}
      />
    </>
  );
}

/** What each of them is called, added up. */
function added<P extends Sum>(parts: readonly P[], nameOf: (part: P) => string | null) {
  const sums = new Map<string, Sum>();
  for (const part of parts) {
    const name = nameOf(part);
    if (name === null) continue;
    const { games, wins } = sums.get(name) ?? { games: 0, wins: 0 };
    sums.set(name, {
      games: games + part.games,
      ...(part.wins === undefined ? {} : { wins: (wins ?? 0) + part.wins }),
    });
  }
  return [...sums].sort(([, a], [, b]) => b.games - a.games);
}

function characterName({ speech }: Spoken, character: string): string {
  const id = `character:${character}`;
  return speech.ids.includes(id) ? speech.name(id) : character;
}

function endingName({ words, game }: Spoken, reason: string, conceded: string): string | null {
  if (reason === 'conceded') return conceded;
  const id = `${game}-outcome-${reason}`;
  return (game === 'bsg' || game === 'roll') && words.has(id) ? words.say(id) : null;
}

function Sums({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (readonly [string, Sum])[];
}) {
  const { words, tag } = useLanguage();
  if (rows.length === 0) return null;
  const won = rows.every(([, { wins }]) => wins !== undefined);
  const share = new Intl.NumberFormat(tag, { style: 'percent' });
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.say('web-games-played')}</th>
          {won && <th scope="col">{words.say('web-games-won')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { games, wins = 0 }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{games}</td>
            {won && (
              <td>
                {wins} ({share.format(wins / games)})
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
