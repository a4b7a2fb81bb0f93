import { type Die, PHASES, type Phase, type PlayerView } from '@starboard/roll';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../app/button.tsx';
import { phasePicture } from '../art/phases.ts';
import { Picture } from '../art/picture.tsx';
import { Sign } from '../art/sign.tsx';
import type { TableProps } from '../table/page.tsx';
import { DieShape } from './die.tsx';
import { useDrag } from './drag.ts';
import { Faces } from './face.tsx';
import { LaneWork } from './lane-work.tsx';
import { latelyChosen } from './lately.ts';
import { type Before, Outcome, yieldOf } from './outcome.tsx';
import { isWild } from './plan.ts';
import type { Planning } from './planning.ts';

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** The picture, the sign and the name of a phase. */
export function LaneHead({
  phase,
  table: { words },
}: {
  readonly phase: Phase;
  readonly table: TableProps;
}) {
  return (
    <div className="lane-head">
      <Picture id={`phase:${phase}`} draw={() => phasePicture(phase, 292, 92)} />
      <h2>
        <Sign name={phase} />
        <span>{words.say(`roll-phase-${phase}`)}</span>
      </h2>
      <span className="numeral" aria-hidden="true">
        {NUMERALS[PHASES.indexOf(phase)]}
      </span>
    </div>
  );
}

/** My dice as they lie under the phases: drag them, press them, or use the keys. */
export function Lanes({
  planning,
  players,
  me,
}: {
  readonly planning: Planning;
  readonly players: readonly PlayerView[];
  readonly me: PlayerView;
}) {
  const { table, draft, now, faces, held, power } = planning;
  const { words, state } = table;
  const lately = useMemo(() => latelyChosen(state.log), [state.log]);
  const doneAt = (die: Die, place: string): (() => void) | null => {
    const [what, where] = place.split(':');
    if (what === 'aside') return planning.maySetAside(die) ? () => planning.setAside(die) : null;
    const phase = PHASES.find((it) => it === where);
    if (phase === undefined || (now.columns.get(die) === phase && what === 'column')) return null;
    if (what === 'column' && planning.mayGo(die, phase)) return () => planning.put(die, phase);
    // As long as nothing is selected, a die under a phase that is not its own can only mean that.
    const selects = what === 'select' || (draft.select === null && !isWild(planning.data, die));
    return selects && power === null ? () => planning.select(die, phase) : null;
  };
  const drag = useDrag({
    may: planning.mayHold,
    takes: (die, place) => doneAt(die, place) !== null,
    drop: (die, place) => doneAt(die, place)?.(),
    refused: planning.stay,
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      if (at instanceof HTMLElement && at.matches('input, select, textarea')) return;
      if (event.key === 'Escape') {
        // First of all it closes what lies above.
        if (document.querySelector('dialog[open]') === null) planning.letGo();
        return;
      }
      if (event.key === 'Backspace') {
        event.preventDefault();
        planning.undo();
        return;
      }
      const phase = PHASES[Number(event.code.replace('Digit', '')) - 1];
      if (phase === undefined) return;
      if (held !== null && !event.shiftKey && planning.mayGo(held, phase)) {
        event.preventDefault();
        planning.put(held, phase);
        return;
      }
      const selector = planning.selectorOf(phase);
      if (selector === null) return;
      event.preventDefault();
      planning.select(selector, phase);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });

  // Dice fall once; afterwards they are only moved.
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), FALLING);
    return () => clearTimeout(timer);
  }, []);
  /** With a die in the hand a press anywhere in a lane does what letting it go there would. */
  const pressed = (phase: Phase, at: EventTarget): void => {
    if (held === null || !(at instanceof Element) || at.closest('button') !== null) return;
    const done = doneAt(held, `column:${phase}`);
    if (done !== null) done();
    else planning.stay();
  };
  const order = planning.data.dice.map(({ die }) => die);
  const movedBy = new Set(draft.uses.flatMap(({ moves }) => moves.map(({ die }) => die)));
  const pending = new Map(power?.moves.map(({ die, to }) => [die, to]));
  const shape = (die: Die, tag: string, selects = false) => {
    const face = faces.get(die);
    const became = selects
      ? words.name({ say: 'web-roll-selects' })
      : movedBy.has(die) || pending.has(die)
        ? words.name({ say: 'web-roll-moved' })
        : null;
    const may = planning.mayHold(die);
    return (
      <button
        key={die}
        type="button"
        className={[
          'die-button',
          may && 'may',
          (held === die || power?.aside === die) && 'held-die',
        ]
          .filter(Boolean)
          .join(' ')}
        style={{ '--nth': order.indexOf(die) }}
        aria-pressed={held === die}
        aria-disabled={!may}
        {...drag.handlers(die)}
        onClick={() => {
          if (!drag.wasDropped() && may) planning.hold(die);
        }}
      >
        <DieShape
          die={die}
          face={face}
          words={words}
          mark={[became, tag].filter(Boolean).join(', ')}
          piece
        />
        <span className="tag" aria-hidden="true">
          {became ?? tag}
        </span>
      </button>
    );
  };
  const under = (phase: Phase): Die[] =>
    [...now.columns]
      .filter(([die, at]) => die !== power?.aside && (pending.get(die) ?? at) === phase)
      .map(([die]) => die);
  const sure = draft.select?.phase;
  const before: Before = {
    tilesCome: sure === 'explore',
    producers:
      sure !== 'produce'
        ? []
        : [...(now.selecting === null ? [] : [now.selecting]), ...under('produce')],
  };
  const dictating = planning.available.some((it) => it.power === 'dictate');

  return (
    <section
      className={['planner', fresh && 'fresh', power !== null && held === null && 'picking']
        .filter(Boolean)
        .join(' ')}
      aria-label={words.say('web-roll-plan')}
    >
      {now.unplaced.length > 0 && (
        <div className="unplaced">
          <h2>{words.say('web-roll-place-wild')}</h2>
          {now.unplaced.map((die) => shape(die, ''))}
        </div>
      )}
      <ol className="strip">
        {PHASES.map((phase) => {
          const selected = draft.select?.phase === phase;
          const name = words.say(`roll-phase-${phase}`);
          const selecting = selected ? now.selecting : null;
          const below = under(phase);
          const crew = selecting === null ? below : [selecting, ...below];
          const selector = planning.selectorOf(phase);
          const chose = players.filter(({ seat }) => lately[phase].includes(seat));
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys 1 to 5 do the same, and so do its buttons
            <li
              key={phase}
              className={[
                'column',
                phase,
                selected && 'selected',
                held !== null && planning.mayGo(held, phase) && 'may',
              ]
                .filter(Boolean)
                .join(' ')}
              data-drop={`column:${phase}`}
              onClick={({ target }) => pressed(phase, target)}
            >
              <LaneHead phase={phase} table={table} />
              <p className="does">
                <span>{words.say(`web-roll-what-${phase}`)}</span>
                {chose.length > 0 && (
                  <span className="lately">
                    <span aria-hidden="true">{words.name({ say: 'web-roll-lately' })}</span>{' '}
                    <Faces
                      players={chose}
                      named={words.say('web-roll-lately-who', {
                        names: chose.map(({ seat }) => state.people[seat]?.name ?? '').join(', '),
                      })}
                    />
                  </span>
                )}
              </p>
              <div className={crew.length > FEW_DICE ? 'crew-dice many' : 'crew-dice'}>
                <div className="slot" data-drop={`select:${phase}`}>
                  {selecting !== null ? (
                    shape(selecting, yieldOf(me, phase, selecting, 0, words, before), true)
                  ) : (
                    <Button
                      className="slot-button"
                      isDisabled={selector === null}
                      onPress={() => selector !== null && planning.select(selector, phase)}
                    >
                      {words.say('web-roll-select')}
                      <span className="visually-hidden"> {name}</span>
                    </Button>
                  )}
                </div>
                {below.map((die, i) =>
                  shape(
                    die,
                    yieldOf(me, phase, die, crew.length - below.length + i, words, before),
                  ),
                )}
                {crew.length === 0 && (
                  <p className="nobody">{dictating && words.say('web-roll-dictate-could')}</p>
                )}
              </div>
              <LaneWork me={me} phase={phase} crew={crew} table={table} />
              <Outcome
                me={me}
                phase={phase}
                crew={crew}
                selected={selected}
                before={before}
                table={table}
              />
              {held !== null && planning.mayGo(held, phase) && (
                <Button className="button here" onPress={() => planning.put(held, phase)}>
                  {words.say('web-roll-put-here')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** How long the dice of a new plan fall, in milliseconds. */
const FALLING = 1500;

/** More dice than this in a lane are drawn smaller. */
const FEW_DICE = 5;
