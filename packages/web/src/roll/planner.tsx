import type { AskView, Json } from '@starboard/kernel';
import {
  type CardId,
  card,
  type Die,
  type Face,
  isWorldId,
  PHASES,
  type Phase,
  type PlanData,
  type PlanOption,
  type RollView,
  reducedCost,
  sideOn,
  type Use,
} from '@starboard/roll';
import { useEffect, useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import { AskBar } from '../table/ask-panel.tsx';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import { DieShape, dieName, FaceShape } from './die.tsx';
import { useDrag } from './drag.ts';
import { keepPlan, keptPlan } from './kept-plan.ts';
import {
  complete,
  type Draft,
  EMPTY,
  isWild,
  type Laid,
  laid,
  moverOf,
  options,
  placeWild,
  selectWith,
  unselect,
  using,
} from './plan.ts';

/** A power being used: which, who is set aside, what was moved so far. */
interface Using {
  readonly option: PlanOption;
  readonly aside: Die | null;
  readonly moves: readonly { readonly die: Die; readonly to: Phase }[];
}

/** A plan in the making, shared by the strip above and the ask below. */
export interface Planning {
  readonly table: TableProps;
  readonly data: PlanData;
  readonly draft: Draft;
  readonly now: Laid;
  readonly faces: ReadonlyMap<Die, Face>;
  readonly held: Die | null;
  readonly power: Using | null;
  readonly available: readonly PlanOption[];
  readonly canUndo: boolean;
  mayHold(die: Die): boolean;
  mayGo(die: Die, phase: Phase): boolean;
  hold(die: Die): void;
  select(die: Die, phase: Phase): void;
  put(die: Die, phase: Phase): void;
  maySetAside(die: Die): boolean;
  setAside(die: Die): void;
  /** Somebody tried to move a die that cannot go there: the ask says why. */
  stay(): void;
  readonly stayed: boolean;
  begin(option: PlanOption | null): void;
  finishPower(): void;
  undo(): void;
  reset(): void;
  send(): void;
}

export function usePlanning(table: TableProps, ask: AskView): Planning {
  const { client } = table;
  // The ask of this plan carries the plan's own data.
  const data = (ask.ask.kind === 'plan' ? ask.ask.data : {}) as unknown as PlanData;
  const [history, setHistory] = useState<readonly Draft[]>(() => keptPlan(ask.id) ?? [EMPTY]);
  const [held, setHeld] = useState<Die | null>(null);
  const [power, setPower] = useState<Using | null>(null);
  useEffect(() => keepPlan(ask.id, history), [ask.id, history]);
  const draft = history[history.length - 1] ?? EMPTY;
  const now = laid(data, draft);
  const plan = complete(data, draft);
  const available = options(data, draft);
  const [stayed, setStayed] = useState(false);
  const settle = (next: readonly Draft[]): void => {
    setStayed(false);
    setHistory(next);
    setHeld(null);
    setPower(null);
  };
  const step = (next: Draft): void => settle([...history, next]);

  function move(using_: Using, die: Die, to: Phase): void {
    const moves = [...using_.moves.filter((it) => it.die !== die), { die, to }];
    if (moves.length >= using_.option.max) {
      step(using(draft, using_.option.power, moves, using_.aside));
    } else {
      setPower({ ...using_, moves });
      setHeld(null);
    }
  }

  return {
    table,
    data,
    draft,
    now,
    faces: new Map(data.dice.map(({ die, face }) => [die, face])),
    held,
    power,
    available,
    canUndo: history.length > 1 || power !== null,
    mayHold(die) {
      if (power === null) return !now.aside.includes(die);
      if (power.option.power === 'dictate' && power.aside === null) return now.columns.has(die);
      return die !== power.aside && power.option.moves.some((it) => it.die === die);
    },
    mayGo(die, phase) {
      if (power !== null) {
        return power.option.moves.some((it) => it.die === die && it.to.includes(phase));
      }
      if (draft.select?.die === die) return isWild(data, die) || now.selecting === die;
      return isWild(data, die) || moverOf(data, draft, die, phase) !== null;
    },
    hold(die) {
      setStayed(false);
      if (power?.option.power === 'dictate' && power.aside === null) {
        setPower({ ...power, aside: die });
        return;
      }
      setHeld(held === die ? null : die);
    },
    select(die, phase) {
      const placed =
        isWild(data, die) && !draft.wilds.some((it) => it.die === die)
          ? placeWild(draft, die, phase)
          : draft;
      step(selectWith(placed, die, phase));
    },
    put(die, phase) {
      if (power !== null) {
        move(power, die, phase);
        return;
      }
      if (isWild(data, die)) {
        step(placeWild(draft, die, phase));
        return;
      }
      if (draft.select?.die === die) {
        step(unselect(draft));
        return;
      }
      const mover = moverOf(data, draft, die, phase);
      if (mover !== null) move({ option: mover, aside: null, moves: [] }, die, phase);
    },
    stayed,
    stay: () => setStayed(true),
    maySetAside: (die) =>
      power === null && available.some((it) => it.power === 'dictate') && now.columns.has(die),
    setAside(die) {
      const option = available.find((it) => it.power === 'dictate');
      if (option === undefined || !now.columns.has(die)) return;
      setStayed(false);
      setPower({ option, aside: die, moves: [] });
      setHeld(null);
    },
    begin(option) {
      setStayed(false);
      setPower(option === null ? null : { option, aside: null, moves: [] });
      setHeld(null);
    },
    finishPower() {
      if (power !== null) step(using(draft, power.option.power, power.moves, power.aside));
    },
    // A power half used is the last step that was made.
    undo: () => settle(power === null && history.length > 1 ? history.slice(0, -1) : history),
    reset: () => settle([EMPTY]),
    send() {
      // A plan is plain data.
      if (plan !== null) client.answer(ask.id, plan as unknown as Json);
    },
  };
}

/** ROLL-1.25 */
function canHold(id: CardId): boolean {
  const it = card(id);
  return it.kind === 'world' && it.colour !== 'grey';
}

/** My dice as they lie under the phase strip: drag them, press them, or use the keys. */
export function PlanStrip({ planning }: { readonly planning: Planning }) {
  const { table, draft, now, faces, held, power } = planning;
  const { words, state } = table;
  // The view of this game holds its facts.
  const me = (state.view?.facts as RollView | undefined)?.players.find(
    ({ seat }) => seat === state.view?.viewer,
  );
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
      if (event.target instanceof HTMLElement && event.target.matches('input, select')) return;
      if (event.key === 'Backspace') {
        event.preventDefault();
        planning.undo();
        return;
      }
      const phase = PHASES[Number(event.code.replace('Digit', '')) - 1];
      if (phase === undefined || held === null) return;
      event.preventDefault();
      if (!event.shiftKey && planning.mayGo(held, phase)) planning.put(held, phase);
      else if (power === null) planning.select(held, phase);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });

  const movedBy = new Set(draft.uses.flatMap(({ moves }) => moves.map(({ die }) => die)));
  const pending = new Map(power?.moves.map(({ die, to }) => [die, to]));
  const shape = (die: Die, mark?: string) => {
    const face = faces.get(die);
    const word =
      mark ??
      (movedBy.has(die) || pending.has(die)
        ? words.say('web-roll-moved')
        : face === 'wild' && now.columns.has(die)
          ? words.say('web-roll-wild')
          : undefined);
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
        aria-pressed={held === die}
        aria-disabled={!may}
        {...drag.handlers(die)}
        onClick={() => {
          if (!drag.wasDropped() && may) planning.hold(die);
        }}
      >
        <DieShape die={die} face={face} words={words} mark={word} piece />
      </button>
    );
  };
  const under = (phase: Phase): Die[] =>
    [...now.columns]
      .filter(([die, at]) => die !== power?.aside && (pending.get(die) ?? at) === phase)
      .map(([die]) => die);
  const standing = (phase: Phase): string => {
    if (me === undefined) return '';
    const stack = phase === 'develop' || phase === 'settle' ? me[phase] : null;
    if (stack !== null) {
      if (stack.top === null) return words.say('web-roll-empty-stack');
      const id = sideOn(phase === 'develop' ? 'develop' : 'settle', stack.top);
      const progress = { count: stack.dice.length, of: reducedCost(me, id) };
      return `${table.speech.name(id)}: ${words.say('web-roll-progress', progress)}`;
    }
    if (phase === 'explore') return words.say('web-roll-foot-explore');
    const worlds = me.tableau.filter((id) => isWorldId(id) && canHold(id)).length;
    return phase === 'produce'
      ? words.say('web-roll-foot-produce', { count: worlds - me.goods.length })
      : words.say('web-roll-foot-ship', { count: me.goods.length });
  };
  const dictating = planning.available.some((it) => it.power === 'dictate');

  return (
    <section className="planner" aria-label={words.say('web-roll-plan')}>
      {now.unplaced.length > 0 && (
        <div className="unplaced">
          <h2>{words.say('web-roll-place-wild')}</h2>
          {now.unplaced.map((die) => shape(die))}
        </div>
      )}
      <ol className="strip">
        {PHASES.map((phase, i) => {
          const selected = draft.select?.phase === phase;
          const name = words.say(`roll-phase-${phase}`);
          return (
            <li
              key={phase}
              className={[
                'column',
                selected && 'selected',
                held !== null && planning.mayGo(held, phase) && 'may',
              ]
                .filter(Boolean)
                .join(' ')}
              data-drop={`column:${phase}`}
            >
              <h2>
                <FaceShape face={phase} />
                <span>{name}</span>
                <span className="key" aria-hidden="true">
                  {i + 1}
                </span>
              </h2>
              <div className="slot" data-drop={`select:${phase}`}>
                {selected && now.selecting !== null ? (
                  shape(now.selecting, words.say('web-roll-selects'))
                ) : (
                  <Button
                    className="slot-button"
                    isDisabled={held === null || power !== null}
                    onPress={() => held !== null && planning.select(held, phase)}
                  >
                    {words.say('web-roll-select')}
                    <span className="visually-hidden">{name}</span>
                  </Button>
                )}
              </div>
              <div className="workers">{under(phase).map((die) => shape(die))}</div>
              <p className="foot">{standing(phase)}</p>
              {held !== null && planning.mayGo(held, phase) && (
                <Button className="button here" onPress={() => planning.put(held, phase)}>
                  {words.say('web-roll-put-here')}
                  <span className="visually-hidden">{name}</span>
                </Button>
              )}
            </li>
          );
        })}
        <li className={dictating ? 'column aside' : 'column aside off'} data-drop="aside">
          <h2>
            <span>{words.say('roll-dictate')}</span>
          </h2>
          <div className="workers">
            {[...now.aside, ...(power?.aside != null ? [power.aside] : [])].map((die) => (
              <DieShape key={die} die={die} face={faces.get(die)} words={words} />
            ))}
          </div>
        </li>
      </ol>
    </section>
  );
}

/** What the plan comes to, the powers that could still change it, and "Ready". */
export function PlanAsk({ planning }: { readonly planning: Planning }) {
  const { table, draft, now, held, power, available, faces } = planning;
  const { speech, words, state } = table;
  const plan = complete(planning.data, draft);
  const named = (it: PlanOption['power']): string =>
    it === 'dictate' ? words.say('roll-dictate') : speech.name(it);
  return (
    <AskBar
      table={table}
      prompt={hint()}
      hint={
        planning.stayed
          ? words.say('web-roll-hint-stays')
          : plan === null || power !== null
            ? undefined
            : words.say('web-roll-hint-change')
      }
    >
      <div className="plan-row">
        <section className="powers" aria-label={words.say('web-roll-powers')}>
          {available.map((option) => (
            <span key={option.power} {...about(option.power === 'dictate' ? [] : [option.power])}>
              <ToggleButton
                className="button"
                isSelected={power?.option.power === option.power}
                onChange={(on) => planning.begin(on ? option : null)}
              >
                {named(option.power)}
              </ToggleButton>
            </span>
          ))}
          {power !== null && power.moves.length >= Math.max(1, power.option.min) && (
            <Button className="button primary" onPress={planning.finishPower}>
              {words.say('web-roll-power-done')}
            </Button>
          )}
          {draft.uses.length > 0 && (
            <ul className="uses">
              {draft.uses.map((use, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: uses are only ever added at the end
                <li key={i} {...about(use.power === 'dictate' ? [] : [use.power])}>
                  <b>{named(use.power)}</b> {spelled(use)}
                </li>
              ))}
            </ul>
          )}
        </section>
        <div className="answers">
          <Button
            className="button primary"
            isDisabled={plan === null || state.sending || power !== null}
            onPress={planning.send}
          >
            {words.say('web-roll-ready')}
          </Button>
          <Button className="button" isDisabled={!planning.canUndo} onPress={planning.undo}>
            {words.say('web-roll-undo-step')}
          </Button>
          <Button className="button" isDisabled={!planning.canUndo} onPress={planning.reset}>
            {words.say('web-roll-reset')}
          </Button>
        </div>
      </div>
    </AskBar>
  );

  function spelled({ aside, moves }: Use): string {
    const die = (it: Die): string => dieName(it, faces.get(it), words, undefined);
    return [
      ...(aside === undefined ? [] : [words.say('web-roll-use-aside', { die: die(aside) })]),
      ...moves.map((it) =>
        words.say('web-roll-use-moved', {
          die: die(it.die),
          phase: { say: `roll-phase-${it.to}` },
        }),
      ),
    ].join(' · ');
  }

  function hint(): string {
    if (power !== null) {
      if (power.option.power === 'dictate' && power.aside === null) {
        return words.say('web-roll-hint-aside');
      }
      return words.say(held === null ? 'web-roll-hint-move' : 'web-roll-hint-where');
    }
    if (held !== null) return words.say('web-roll-hint-held');
    if (now.unplaced.length > 0 && draft.select !== null) return words.say('web-roll-hint-wild');
    if (draft.select === null) {
      return words.say(now.unplaced.length > 0 ? 'web-roll-hint-wild' : 'web-roll-hint-select');
    }
    return words.say('web-roll-hint-ready', {
      phase: { say: `roll-phase-${draft.select.phase}` },
    });
  }
}
