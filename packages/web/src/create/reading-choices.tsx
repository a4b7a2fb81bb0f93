import { Choices } from '../app/fields.tsx';
import { useGameWords } from '../language/game-words.ts';
import { type Expansions, type ReadingChosen, readingsFor } from './expansions.ts';

/** Where sources differ: what a table can choose, only as far as it is about something in play. */
export function ReadingChoices({
  expansions,
  modules,
  chosen,
  onChange,
}: {
  readonly expansions: Expansions;
  readonly modules: Parameters<typeof readingsFor>[1];
  readonly chosen: ReadingChosen;
  readonly onChange: (chosen: ReadingChosen) => void;
}) {
  const spoken = useGameWords('bsg');
  if (spoken === null) return null;
  const { words, speech } = spoken;
  return readingsFor(expansions, modules).map(({ name, choices: [usual, other] }) => (
    <Choices
      key={name}
      small
      legend={speech.option(name)}
      value={chosen[name] ?? usual}
      onChange={(choice) => onChange({ ...chosen, [name]: choice })}
      options={[usual, other].map((value) => ({
        value,
        label: words.say(`bsg-reading-${name}-${value}`),
      }))}
    />
  ));
}
