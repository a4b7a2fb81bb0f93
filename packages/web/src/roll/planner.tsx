import type { AskView, Json } from '@starboard/kernel';
import { type Die, PHASES, type Phase, type PlanData, type PlanOption } from '@starboard/roll';
import { useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import type { TableProps } from '../table/page.tsx';
import { DieShape, FaceShape } from './die.tsx';
import {
  complete,
  type Draft,
  EMPTY,
  isWild,
  laid,
  options,
  placeWild,
  selectWith,
  using,
} from './plan.ts';

/** A power being used: which, who is set aside, what was moved so far. */
interface Using {
  readonly option: PlanOption;
  readonly aside: Die | null;
  readonly moves: readonly { readonly die: Die; readonly to: Phase }[];
}

/** My dice under the phase strip: pick a die, then say where it goes. */
export function Planner({ table, ask }: { readonly table: TableProps; readonly ask: AskView }) {
  const { client, speech, words, state } = table;
  // The ask of this plan carries the plan's own data.
  const data = (ask.ask.kind === 'plan' ? ask.ask.data : {}) as unknown as PlanData;
  const [history, setHistory] = useState<readonly Draft[]>([EMPTY]);
  const [held, setHeld] = useState<Die | null>(null);
  const [power, setPower] = useState<Using | null>(null);
  const draft = history[history.length - 1] ?? EMPTY;
  const now = laid(data, draft);
  const plan = complete(data, draft);
  const faces = new Map(data.dice.map(({ die, face }) => [die, face]));
  const step = (next: Draft): void => {
    setHistory([...history, next]);
    setHeld(null);
    setPower(null);
  };

  function toColumn(phase: Phase): void {
    if (held === null) return;
    if (power !== null) {
      const moves = [...power.moves.filter(({ die }) => die !== held), { die: held, to: phase }];
      if (moves.length >= power.option.max) {
        step(using(draft, power.option.power, moves, power.aside));
      } else {
        setPower({ ...power, moves });
        setHeld(null);
      }
      return;
    }
    if (isWild(data, held)) step(placeWild(draft, held, phase));
  }

  function mayGo(phase: Phase): boolean {
    if (held === null) return false;
    if (power === null) return isWild(data, held);
    return power.option.moves.some(({ die, to }) => die === held && to.includes(phase));
  }

  function mayHold(die: Die): boolean {
    if (power === null) return true;
    if (power.option.power === 'dictate' && power.aside === null) return now.columns.has(die);
    return die !== power.aside && power.option.moves.some((it) => it.die === die);
  }

  function hold(die: Die): void {
    if (power?.option.power === 'dictate' && power.aside === null) {
      setPower({ ...power, aside: die });
      return;
    }
    setHeld(held === die ? null : die);
  }

  const shape = (die: Die, mark?: string) => (
    <ToggleButton
      key={die}
      className="die-button"
      isSelected={held === die || power?.aside === die}
      isDisabled={!mayHold(die)}
      onChange={() => hold(die)}
    >
      <DieShape die={die} face={faces.get(die)} words={words} mark={mark} />
    </ToggleButton>
  );

  return (
    <section className="planner" aria-label={words.say('web-roll-plan')}>
      {now.unplaced.length > 0 && (
        <div className="unplaced">
          <h3>{words.say('web-roll-place-wild')}</h3>
          {now.unplaced.map((die) => shape(die))}
        </div>
      )}
      <ol className="strip">
        {PHASES.map((phase) => {
          const selected = draft.select?.phase === phase;
          return (
            <li key={phase} className={selected ? 'column selected' : 'column'}>
              <h3>
                <FaceShape face={phase} /> {words.say(`roll-phase-${phase}`)}
              </h3>
              <div className="slot">
                {selected && now.selecting !== null ? (
                  shape(now.selecting, words.say('web-roll-selects'))
                ) : (
                  <Button
                    className="slot-button"
                    isDisabled={held === null || power !== null}
                    onPress={() => held !== null && step(selectWith(draft, held, phase))}
                  >
                    {words.say('web-roll-select')}
                  </Button>
                )}
              </div>
              <div className="workers">
                {[...now.columns].filter(([, at]) => at === phase).map(([die]) => shape(die))}
              </div>
              {mayGo(phase) && (
                <Button className="button here" onPress={() => toColumn(phase)}>
                  {words.say('web-roll-put-here')}
                </Button>
              )}
            </li>
          );
        })}
        {now.aside.length > 0 && (
          <li className="column aside">
            <h3>{words.say('roll-dictate')}</h3>
            <div className="workers">
              {now.aside.map((die) => (
                <DieShape key={die} die={die} face={faces.get(die)} words={words} />
              ))}
            </div>
          </li>
        )}
      </ol>
      <div className="powers">
        {options(data, draft).map((option) => (
          <ToggleButton
            key={option.power}
            className="button"
            isSelected={power?.option.power === option.power}
            onChange={(on) => {
              setPower(on ? { option, aside: null, moves: [] } : null);
              setHeld(null);
            }}
          >
            {option.power === 'dictate' ? words.say('roll-dictate') : speech.name(option.power)}
          </ToggleButton>
        ))}
        {power !== null && power.moves.length >= power.option.min && power.moves.length > 0 && (
          <Button
            className="button"
            onPress={() => step(using(draft, power.option.power, power.moves, power.aside))}
          >
            {words.say('web-roll-power-done')}
          </Button>
        )}
      </div>
      <div className="ask">
        <p className="prompt" aria-live="polite">
          {hint()}
        </p>
        {state.refusal !== null && (
          <p className="refusal" role="alert">
            {speech.refusal(state.refusal)}
          </p>
        )}
        <div className="answers">
          <Button
            className="button primary"
            isDisabled={plan === null || state.sending}
            onPress={() => plan !== null && client.answer(ask.id, plan as unknown as Json)}
          >
            {words.say('web-roll-ready')}
          </Button>
          <Button
            className="button"
            isDisabled={history.length < 2}
            onPress={() => {
              setHistory(history.slice(0, -1));
              setPower(null);
              setHeld(null);
            }}
          >
            {words.say('web-roll-undo-step')}
          </Button>
        </div>
      </div>
    </section>
  );

  function hint(): string {
    if (power !== null) {
      if (power.option.power === 'dictate' && power.aside === null) {
        return words.say('web-roll-hint-aside');
      }
      return words.say(held === null ? 'web-roll-hint-move' : 'web-roll-hint-where');
    }
    if (held !== null) return words.say('web-roll-hint-held');
    if (now.unplaced.length > 0) return words.say('web-roll-hint-wild');
    if (draft.select === null) return words.say('web-roll-hint-select');
    return words.say('web-roll-hint-ready', {
      phase: { say: `roll-phase-${draft.select.phase}` },
    });
  }
}
