import type { ModuleId } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import { Tick } from '../app/fields.tsx';
import { useGameWords } from '../language/game-words.ts';
import { type Expansions, ticked, ticksFor } from './expansions.ts';

/** The expansions as ticks. What cannot be played says why, in the words of the rules. */
export function ExpansionTicks({
  own,
  expansions,
  chosen,
  seats,
  onChange,
}: {
  /** The words of the page. */
  readonly own: Words;
  readonly expansions: Expansions;
  readonly chosen: readonly ModuleId[];
  readonly seats: number;
  readonly onChange: (chosen: readonly ModuleId[]) => void;
}) {
  const spoken = useGameWords('bsg');
  if (spoken === null) return null;
  const { words, speech } = spoken;
  const wrong = expansions.wrong(expansions.known, chosen, seats);
  return (
    <fieldset className="block">
      <legend>{speech.option('modules')}</legend>
      <div className="choices">
        {ticksFor(expansions, chosen, seats).map(({ id, chosen: on, why }) => (
          <Tick
            key={id}
            label={words.say(`bsg-module-${id}`)}
            explain={own.say(`web-module-${id}-explain`)}
            {...(why !== null && { why: speech.refusal(why) })}
            checked={on}
            disabled={why !== null}
            onChange={(now) => onChange(ticked(expansions, chosen, id, now))}
          />
        ))}
      </div>
      {wrong !== null && (
        <p className="trouble" role="alert">
          {speech.refusal(wrong)}
        </p>
      )}
    </fieldset>
  );
}
