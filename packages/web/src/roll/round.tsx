import { PHASES, type RollView } from '@starboard/roll';
import { Button } from 'react-aria-components';
import { Glyph } from '../table/glyph.tsx';
import type { TableProps } from '../table/page.tsx';
import { DieShape, FaceShape } from './die.tsx';
import { type Moment, momentNow, type Playback } from './playback.ts';

/** The phases of this round and everybody's workers in them: as they stand, or as they are being shown. */
export function Round({
  facts,
  table,
  playback,
}: {
  readonly facts: RollView;
  readonly table: TableProps;
  readonly playback: Playback | null;
}) {
  const { state, words } = table;
  const moment = playback?.moment ?? momentNow(facts);
  return (
    <section className="round" aria-label={words.say('web-roll-watching-phases')}>
      <ol className="strip">
        {PHASES.map((phase) => (
          <li key={phase} className={columnClass(moment, phase)}>
            <h2>
              <FaceShape face={phase} />
              <span>{words.say(`roll-phase-${phase}`)}</span>
            </h2>
            {moment.active !== null && !moment.active.includes(phase) && (
              <p className="soft">{words.say('web-roll-no-phase')}</p>
            )}
            {facts.players.map(({ seat }) => {
              const dice = moment.workers[seat]?.[phase] ?? [];
              const selects = moment.selected[seat] === phase;
              if (dice.length === 0 && !selects) return null;
              return (
                <div key={seat} className={`crew seat-${seat}`}>
                  <span className="soft">
                    {state.people[seat]?.name}
                    {selects && (
                      <b className="selects">
                        {' '}
                        <Glyph name="up" /> <span>{words.say('web-roll-selects')}</span>
                      </b>
                    )}
                  </span>
                  <span className="dice">
                    {dice.map((die) => (
                      <DieShape key={die} die={die} face={phase} words={words} piece />
                    ))}
                  </span>
                </div>
              );
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}

function columnClass({ active, phase, selected }: Moment, it: (typeof PHASES)[number]): string {
  return [
    'column',
    active?.includes(it) === true && 'active',
    active !== null && !active.includes(it) && 'silent',
    phase === it && 'selected',
    active === null && selected.includes(it) && 'chosen-by',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is being shown, in a sentence, and the way to skip it. */
export function Caption({
  table: { state, words, speech },
  playback: { moment, step, of, skip },
}: {
  readonly table: TableProps;
  readonly playback: Playback;
}) {
  const { entry, active } = moment;
  return (
    <section className="ask caption">
      <p className="hint">
        {words.say(active === null ? 'web-roll-reveal' : 'web-roll-watching-phases')} ·{' '}
        {words.say('web-roll-step-of', { count: step, of })}
      </p>
      <p className="prompt" aria-live="polite">
        {entry === null ? '' : speech.event(entry.event, state.people)}
      </p>
      <div className="answers">
        <Button className="button" autoFocus onPress={skip}>
          {words.say('web-roll-skip')}
        </Button>
      </div>
    </section>
  );
}
