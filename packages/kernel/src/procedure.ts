import type { Ask, AskFor, Choice } from './ask.ts';
import { brokenRules } from './faults.ts';
import type { GameTypes } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/** Where a procedure goes after a step: the name of a step, END, or nothing for the step written next. */
export type Next = string | undefined;

/** Leaves a procedure early. */
export const END = '';

/** A procedure by its name: enough to run it, from rules that come before it. */
export interface ProcedureName<L, R = Json> {
  readonly name: string;
  /** Never there: only for the compiler. */
  readonly localsType?: (locals: L) => void;
  readonly resultType?: R;
}

/** The locals a procedure runs with. */
export type LocalsOf<P> = P extends ProcedureName<infer L, unknown> ? L : never;

/** A procedure: named steps in rulebook order. L are its locals, R is what it gives back. */
export interface Procedure<G extends GameTypes, L, R = Json> extends ProcedureName<L, R> {
  readonly steps: Readonly<Record<string, Step<G, L>>>;
  readonly first: string;
  /** Every step with the one that follows it, by name. */
  readonly places: ReadonlyMap<string, Place<G, L>>;
  /** Puts away what the procedure holds when an enclosing one is left early. Asks nothing. */
  readonly tidyUp?: TidyUp<G, L>;
}

export type TidyUp<G extends GameTypes, L> = (t: Table<G>, locals: L) => void;

/** A step where it stands. Its kind is named beside it: steps of one kind are alike to the engine, all together not. */
export type Place<G extends GameTypes, L> = Placed<Step<G, L>> & {
  /** The step's own name. */
  readonly name: string;
  readonly following: string;
  /** The place of the step that follows; null after the last. */
  readonly next: Place<G, L> | null;
  /** Where the step went by a name the last time, and mostly goes again. */
  last: Place<G, L> | null;
  /** All places of the procedure, by step: from here they are found without asking the book again. */
  readonly among: ReadonlyMap<string, Place<G, L>>;
};

type Placed<S> = S extends { readonly kind: infer K }
  ? { readonly kind: K; readonly step: S }
  : { readonly kind: 'plain'; readonly step: S };

/** Any procedure of a game, whatever its locals. */
export type AnyProcedure<G extends GameTypes> = Procedure<G, never, unknown>;

export type Step<G extends GameTypes, L> =
  | PlainStep<G, L>
  | AskOneStep<G, L>
  | AskAllStep<G, L>
  | AskInTurnStep<G, L>
  | WindowStep<G, L>
  | CallStep<G, L>
  | TogetherStep<G, L>;

/** Does something, now. Whatever it runs is played before the next step. */
export type PlainStep<G extends GameTypes, L> = (t: Table<G>, locals: L) => Next;

/** A step that asks, with the type of its answers forgotten. */
type Forgotten<S extends { readonly ask: (...args: never) => unknown }> = Omit<S, 'ask'> & {
  readonly ask: (...args: Parameters<S['ask']>) => Ask | null;
};

/** Asks one seat. No ask, no answer: the step is skipped. */
export interface AskOne<G extends GameTypes, L, A> {
  /** An ask with a single legal answer is taken as answered. Not where that would tell what is hidden. */
  readonly obvious?: true;
  readonly seat: (t: Table<G>, locals: L) => Seat;
  readonly ask: (t: Table<G>, locals: L, seat: Seat) => AskFor<A> | null;
  readonly then: (t: Table<G>, locals: L, answer: A, seat: Seat) => Next;
}
export interface AskOneStep<G extends GameTypes, L> extends Forgotten<AskOne<G, L, never>> {
  readonly kind: 'ask-one';
}

export interface Answered<A> {
  readonly seat: Seat;
  readonly answer: A;
}

/** Asks several seats at once. Answers are sealed until all are in. */
export interface AskAll<G extends GameTypes, L, A> {
  readonly seats: (t: Table<G>, locals: L) => readonly Seat[];
  readonly ask: (t: Table<G>, locals: L, seat: Seat) => AskFor<A> | null;
  readonly then: (t: Table<G>, locals: L, answers: readonly Answered<A>[]) => Next;
}
export interface AskAllStep<G extends GameTypes, L> extends Forgotten<AskAll<G, L, never>> {
  readonly kind: 'ask-all';
}

/** Asks several seats one after the other. */
export interface AskInTurn<G extends GameTypes, L, A> {
  readonly seats: (t: Table<G>, locals: L) => readonly Seat[];
  readonly ask: (t: Table<G>, locals: L, seat: Seat) => AskFor<A> | null;
  readonly then: (t: Table<G>, locals: L, answer: A, seat: Seat) => Next;
}
export interface AskInTurnStep<G extends GameTypes, L> extends Forgotten<AskInTurn<G, L, never>> {
  readonly kind: 'ask-in-turn';
}

export type Speaking = 'in-turn' | 'at-once';

/** A moment at which others may interrupt. */
export interface Window<G extends GameTypes, L> {
  readonly name: string;
  /** What the choices are, in the game's own words. */
  readonly things?: string;
  /**
   * What seats could play depends on what only they know: whom a window asks then tells something, and what led
   * to it cannot be taken back. At a table with no tells everybody is asked, and nothing is told.
   */
  readonly secret?: true | ((t: Table<G>) => boolean);
  readonly seats: (t: Table<G>, locals: L) => readonly Seat[];
  /** What this seat could play now. A seat with nothing is asked only at a table with no tells. */
  readonly offers: (t: Table<G>, locals: L, seat: Seat) => readonly Choice[];
  /** What the window tells the seat, and its standing orders, about the moment. */
  readonly about?: (t: Table<G>, locals: L, seat: Seat) => JsonObject;
  readonly play: (t: Table<G>, locals: L, choice: Choice, seat: Seat) => Next;
  /** One seat after the other, or all at once and sealed. */
  readonly speak: Speaking | ((t: Table<G>) => Speaking);
  /** The window closes when a whole round passed, or after the first play. */
  readonly until: 'all-pass' | 'one-play';
  /** Who orders plays made at once; without one they go in the order of the seats. */
  readonly arbiter?: (t: Table<G>, locals: L) => Seat;
  /** How a play is told to whoever orders it, where it names something only its owner may know. */
  readonly told?: (t: Table<G>, choice: Choice) => Choice;
  /** After each play everybody speaks anew: who was to come later may think again. */
  readonly rethink?: true;
}
/** With everything named, said or not, so that all windows have one shape. */
export type WindowStep<G extends GameTypes, L> = { readonly kind: 'window' } & {
  readonly [K in keyof Required<Window<G, L>>]: Window<G, L>[K];
};

/** Plays another procedure and takes its result. */
export interface CallStep<G extends GameTypes, L> {
  readonly kind: 'call';
  readonly procedure: string;
  readonly with: (t: Table<G>, locals: L) => object | null;
  readonly then: (t: Table<G>, locals: L, result: never) => Next;
}

/** Lets each seat play a procedure of its own, all at the same time. */
export interface TogetherStep<G extends GameTypes, L> {
  readonly kind: 'together';
  readonly procedure: string;
  readonly seats: (t: Table<G>, locals: L) => readonly Seat[];
  readonly with: (t: Table<G>, locals: L, seat: Seat) => object;
  /** Null where nobody wants the results. */
  readonly then: ((t: Table<G>, locals: L, results: readonly Answered<never>[]) => Next) | null;
}

const nothing = (): Next => undefined;

function procedureOf<G extends GameTypes, L, R>(
  name: string,
  steps: Readonly<Record<string, Step<G, L>>>,
  tidyUp: TidyUp<G, L> | undefined,
): Procedure<G, L, R> {
  const [first] = Object.keys(steps);
  if (first === undefined) throw brokenRules(`procedure "${name}" has no steps`);
  return { name, steps, first, places: placesOf(steps), ...(tidyUp && { tidyUp }) };
}

/** Every step of a procedure with what follows it. */
export function placesOf<G extends GameTypes, L>(
  steps: Readonly<Record<string, Step<G, L>>>,
): ReadonlyMap<string, Place<G, L>> {
  const names = Object.keys(steps);
  const places = new Map<string, Place<G, L>>();
  // From the last to the first, so that each knows the next.
  let next: Place<G, L> | null = null;
  for (const [i, [step, rule]] of [...Object.entries(steps).entries()].reverse()) {
    const kind = typeof rule === 'function' ? 'plain' : rule.kind;
    // The kind is that of the step, which the compiler cannot see.
    const place = {
      kind,
      step: rule,
      name: step,
      following: names[i + 1] ?? END,
      next,
      last: null,
      among: places,
    } as Place<G, L>;
    places.set(step, place);
    next = place;
  }
  return places;
}

/** The words in which a game writes its rules, bound to the game's own types. */
export function rulebook<G extends GameTypes>() {
  return {
    procedure: <L extends object, R = Json>(
      name: string,
      steps: Readonly<Record<string, Step<G, L>>>,
      more: { readonly tidyUp?: TidyUp<G, L> } = {},
    ): Procedure<G, L, R> => procedureOf(name, steps, more.tidyUp),

    asks: <L, A>({ obvious, seat, ask, then }: AskOne<G, L, A>): AskOneStep<G, L> =>
      obvious === undefined
        ? { kind: 'ask-one', seat, ask, then }
        : { kind: 'ask-one', seat, ask, then, obvious },

    asksAll: <L, A>({ seats, ask, then }: AskAll<G, L, A>): AskAllStep<G, L> => ({
      kind: 'ask-all',
      seats,
      ask,
      then,
    }),

    asksInTurn: <L, A>({ seats, ask, then }: AskInTurn<G, L, A>): AskInTurnStep<G, L> => ({
      kind: 'ask-in-turn',
      seats,
      ask,
      then,
    }),

    opens: <L>(step: Window<G, L>): WindowStep<G, L> => ({
      kind: 'window',
      name: step.name,
      things: step.things,
      secret: step.secret,
      seats: step.seats,
      offers: step.offers,
      about: step.about,
      play: step.play,
      speak: step.speak,
      until: step.until,
      arbiter: step.arbiter,
      told: step.told,
      rethink: step.rethink,
    }),

    /** Names a procedure that is written elsewhere, where rules go round in circles. */
    forward: <L extends object, R = Json>(name: string): ProcedureName<L, R> => ({ name }),

    calls: <L, CL extends object, R extends Json>(
      procedure: ProcedureName<CL, R>,
      how: {
        readonly with: (t: Table<G>, locals: L) => CL | null;
        readonly then?: (t: Table<G>, locals: L, result: R) => Next;
      },
    ): CallStep<G, L> => ({
      kind: 'call',
      procedure: procedure.name,
      with: how.with,
      then: how.then ?? nothing,
    }),

    together: <L, CL extends object, R extends Json>(
      procedure: ProcedureName<CL, R>,
      how: {
        readonly seats: (t: Table<G>, locals: L) => readonly Seat[];
        readonly with: (t: Table<G>, locals: L, seat: Seat) => CL;
        readonly then?: (t: Table<G>, locals: L, results: readonly Answered<R>[]) => Next;
      },
    ): TogetherStep<G, L> => ({
      kind: 'together',
      procedure: procedure.name,
      seats: how.seats,
      with: how.with,
      then: how.then ?? null,
    }),
  };
}
