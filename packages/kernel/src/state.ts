import type { Ask, Choice } from './ask.ts';
import type { Dice } from './dice.ts';
import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { Order } from './order.ts';
import type { Seat } from './seat.ts';

/** How a game ended. `scores` are by seat, where the game counts any. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  readonly scores?: readonly number[];
  readonly reason: Message;
}

/** A running procedure: which step comes next, and its locals. */
export interface Frame {
  readonly procedure: string;
  step: string;
  readonly locals: object;
  /** What the current step is in the middle of, or null between steps. */
  pending: Pending | null;
  /** What the procedure gives back to a step that called it. */
  result?: Json;
}

export type Pending = InTurn | WindowOpen | Calling | Together;

/** Seats are asked one after the other. */
export interface InTurn {
  readonly kind: 'in-turn';
  readonly seats: readonly Seat[];
  at: number;
}

export interface Play {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A window is open: seats speak, an arbiter orders what was played at once, plays are carried out. */
export interface WindowOpen {
  readonly kind: 'window';
  readonly seats: readonly Seat[];
  stage: 'speaking' | 'arbitrating' | 'playing';
  /** Whose turn to speak it is, where seats speak in turn. */
  at: number;
  /** What is still to be carried out. */
  plays: Play[];
}

/** Waiting for a called procedure's result. */
export interface Calling {
  readonly kind: 'call';
}

/** Several seats are each in a procedure of their own, at the same time. */
export interface Together {
  readonly kind: 'together';
  readonly branches: Branch[];
}

export interface Branch {
  readonly id: number;
  readonly seat: Seat;
  readonly stack: Frame[];
  result?: Json;
}

/** A question that waits for a seat's answer, or whose answer is sealed until the others have answered. */
export interface OpenAsk {
  readonly id: number;
  readonly seat: Seat;
  /** The branch that asks; 0 is the game itself. */
  readonly branch: number;
  /** The window this ask belongs to, if any. */
  readonly window: string | null;
  ask: Ask;
  answered: boolean;
  answer: Json;
}

/** A whole game at one moment, as plain data. Everything is here, and nothing else is anywhere. */
export interface State<F = object, O = object> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: O;
  /** Windows ask everybody, so that being asked tells nothing. */
  readonly noTells: boolean;
  facts: F;
  stack: Frame[];
  asks: OpenAsk[];
  /** Standing orders, by seat. */
  readonly orders: (readonly Order[])[];
  readonly dice: Dice;
  /** How many answers were accepted so far. */
  seq: number;
  nextId: number;
  outcome: Outcome | null;
  /** The version it was begun under, if that is an earlier one. */
  readonly begun?: number;
  /** Seats that have dropped out: nobody asks them any more. */
  out?: readonly Seat[];
}

/** The locals of the innermost running procedure of that name, for views. */
export function localsOf<L>(
  state: State,
  procedure: { readonly name: string; readonly localsType?: (locals: L) => void },
): L | null {
  return searchStack(state.stack, procedure.name) as L | null;
}

function searchStack(stack: readonly Frame[], name: string): object | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame === undefined) continue;
    if (frame.procedure === name) return frame.locals;
    if (frame.pending?.kind === 'together') {
      for (const branch of frame.pending.branches) {
        const found = searchStack(branch.stack, name);
        if (found !== null) return found;
      }
    }
  }
  return null;
}
