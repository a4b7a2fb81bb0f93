import {
  type AnyGame,
  type AnyProcedure,
  type AnyTypes,
  type Ask,
  END,
  type Json,
  type Moment,
  one,
  onlyAnswer,
  placesOf,
  type Seat,
  type Step,
  seatAt,
} from '@starboard/kernel';

/** A question that was not put, as there was only one answer to it. */
export interface Forced {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly answer: Json;
}

/** A game as scenarios play it: stopped before a moment, and noting what was not asked. */
export interface Stage {
  readonly game: AnyGame;
  /** What was not asked since this was last looked at. */
  readonly takeForced: () => Forced[];
}

/** What is asked where play has stopped. Nobody is asked it, and nobody can answer. */
export const STOPPED = '(stopped)';

type AnyStep = Step<AnyTypes, never>;

const stop: AnyStep = {
  kind: 'ask-one',
  seat: () => seatAt(0),
  ask: () => one(STOPPED, ['never']),
  then: () => END,
};

export function stageOf(game: AnyGame, until: Moment | null): Stage {
  let forced: Forced[] = [];
  const staged = (step: AnyStep): AnyStep => {
    if (typeof step === 'function' || step.kind !== 'ask-one' || step.obvious !== true) return step;
    return {
      ...step,
      ask(t, locals, seat) {
        const ask = step.ask(t, locals, seat);
        const answer = ask === null ? undefined : onlyAnswer(ask);
        if (ask !== null && answer !== undefined) forced.push({ seat, ask, answer });
        return ask;
      },
    };
  };
  const book: Record<string, AnyProcedure<AnyTypes>> = {};
  for (const [name, procedure] of Object.entries(game.book)) {
    const steps = Object.entries(procedure.steps).map(([step, rule]): [string, AnyStep] => {
      const stops = until?.procedure === name && until.step === step;
      return [step, stops ? stop : staged(rule)];
    });
    book[name] = { ...procedure, places: placesOf(Object.fromEntries(steps)) };
  }
  return {
    game: { ...game, book },
    takeForced() {
      const taken = forced;
      forced = [];
      return taken;
    },
  };
}
