import type { AskView, Json } from '@starboard/kernel';
import type { Die, Face, Phase, PlanData, PlanOption } from '@starboard/roll';
import { useEffect, useState } from 'react';
import type { TableProps } from '../table/page.tsx';
import { keepPlan, keptPlan } from './kept-plan.ts';
import {
  complete,
  type Draft,
  EMPTY,
  isWild,
  type Laid,
  laid,
  movableBy,
  moverOf,
  options,
  placeWild,
  selectWith,
  unselect,
  using,
} from './plan.ts';
import { usePlanInHand } from './plan-in-hand.ts';

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
  /** Every wild die is placed and a phase is selected. */
  readonly isReady: boolean;
  mayHold(die: Die): boolean;
  mayGo(die: Die, phase: Phase): boolean;
  hold(die: Die): void;
  select(die: Die, phase: Phase): void;
  /** The die that would select a phase if that is all one says: the one in the hand, or one that works there anyway. */
  selectorOf(phase: Phase): Die | null;
  put(die: Die, phase: Phase): void;
  maySetAside(die: Die): boolean;
  setAside(die: Die): void;
  /** Somebody tried to move a die that cannot go there: the ask says why. */
  stay(): void;
  readonly stayed: boolean;
  begin(option: PlanOption | null): void;
  /** Whatever is in the hand lies where it lay, and a power half used is not used. */
  letGo(): void;
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
  usePlanInHand(ask.id, power === null ? plan : null, (shown) => step(shown));
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

  const placesOf = ({ option }: Using, die: Die): readonly Phase[] =>
    option.moves.find((it) => it.die === die)?.to ?? [];

  const reaches = ({ option, moves }: Using, die: Die): boolean =>
    movableBy(option, now, moves).includes(die);

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
    isReady: plan !== null && power === null,
    mayHold(die) {
      if (power === null) return !now.aside.includes(die);
      if (power.option.power === 'dictate' && power.aside === null) return now.columns.has(die);
      return die !== power.aside && reaches(power, die);
    },
    mayGo(die, phase) {
      if (power !== null) {
        return reaches(power, die) && placesOf(power, die).includes(phase);
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
      const [only, ...more] = power === null ? [] : placesOf(power, die);
      // Where it can go to one place only, nobody is asked which.
      if (power !== null && only !== undefined && more.length === 0) move(power, die, only);
      else setHeld(held === die ? null : die);
    },
    select(die, phase) {
      const placed =
        isWild(data, die) && !draft.wilds.some((it) => it.die === die)
          ? placeWild(draft, die, phase)
          : draft;
      step(selectWith(placed, die, phase));
    },
    selectorOf(phase) {
      if (power !== null) return null;
      if (held !== null) return held;
      return [...now.columns].find(([, at]) => at === phase)?.[0] ?? null;
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
    letGo() {
      setStayed(false);
      setHeld(null);
      setPower(null);
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
