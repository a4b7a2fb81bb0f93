import { type GameName, gameNamed, titleOf } from '../game-name.ts';
import { type Spoken, useGameWords } from '../language/game-words.ts';
import { useLanguage } from '../language/provider.tsx';
import { useExtraWords } from '../lessons/words.ts';
import type { PartOfGames, Statistics } from '../online/api.ts';

/** Ratings, and how it went by side, by character and by ending. */
export function Counted({ numbers: { ratings, parts } }: { readonly numbers: Statistics }) {
  const { words } = useLanguage();
  const own = useExtraWords('place');
  if (own === null) return null;
  const roleOf = (role: string): string => own.say(`place-role-${role}`);
  const games = [...new Set(parts.map(({ game }) => game))].flatMap((it) => gameNamed(it) ?? []);
  return (
    <>
      <h3>{own.say('place-ratings')}</h3>
      {ratings.length > 0 && (
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{words.say('web-game')}</th>
              <th scope="col">{own.say('place-rating')}</th>
              <th scope="col">{words.say('web-games-played')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ game, role, rating, games: count }) => (
              <tr key={`${game} ${role}`}>
                <th scope="row">
                  {titleOf(words, game)}
                  {role !== null && ` · ${roleOf(role)}`}
                </th>
                <td>{rating}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="explain">{own.say('place-ratings-explain')}</p>
      {games.map((game) => (
        <OfGame
          key={game}
          game={game}
          parts={parts.filter((it) => it.game === game)}
          roleOf={roleOf}
          conceded={own.say('place-ending-conceded')}
          titles={{
            role: own.say('place-by-role'),
            character: own.say('place-by-character'),
            ending: own.say('place-by-ending'),
          }}
        />
      ))}
    </>
  );
}

/** What each of them is called, added up. */
function added(parts: readonly PartOfGames[], nameOf: (part: PartOfGames) => string | null) {
  const sums = new Map<string, { games: number; wins: number }>();
  for (const part of parts) {
    const name = nameOf(part);
    if (name === null) continue;
    const sum = sums.get(name) ?? { games: 0, wins: 0 };
    sums.set(name, { games: sum.games + part.games, wins: sum.wins + part.wins });
  }
  return [...sums].sort(([, a], [, b]) => b.games - a.games);
}

function OfGame({
  game,
  parts,
  roleOf,
  conceded,
  titles,
}: {
  readonly game: GameName;
  readonly parts: readonly PartOfGames[];
  readonly roleOf: (role: string) => string;
  readonly conceded: string;
  readonly titles: Readonly<Record<'role' | 'character' | 'ending', string>>;
}) {
  // The names of characters and endings come with the game's words.
  const spoken = useGameWords(game);
  if (spoken === null) return null;
  return (
    <>
      <Sums title={titles.role} rows={added(parts, ({ role }) => role && roleOf(role))} />
      <Sums
        title={titles.character}
        rows={added(parts, ({ character }) => character && characterName(spoken, character))}
      />
      <Sums
        title={titles.ending}
        rows={added(parts, ({ reason }) => endingName(spoken, reason, conceded))}
      />
    </>
  );
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
  readonly rows: readonly (readonly [string, { readonly games: number; readonly wins: number }])[];
}) {
  const { words } = useLanguage();
  if (rows.length === 0) return null;
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.say('web-games-played')}</th>
          <th scope="col">{words.say('web-games-won')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { games, wins }]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{games}</td>
            <td>{wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
