import { drawFrom, rollDie, shuffleBy } from './dice.ts';
import type { GameEvent } from './event.ts';
import { brokenRules } from './faults.ts';
import { frameFor } from './frames.ts';
import type { Game, GameTypes, StateOf } from './game.ts';
import type { Json } from './json.ts';
import type { LocalsOf, Place, ProcedureName } from './procedure.ts';
import { type Seat, seatsOf } from './seat.ts';
import type { Frame, Outcome } from './state.ts';

/** An answer that was taken, from a player or (`byOrder`) from a standing order. */
export interface Accepted {
  readonly seq: number;
  readonly seat: Seat;
  readonly ask: number;
  readonly answer: Json;
  readonly byOrder: boolean;
}

/** What one call of the kernel brought about. */
export interface Progress<E = Record<string, unknown>> {
  readonly events: GameEvent<E>[];
  accepted: readonly Accepted[];
  /** Something hidden became known or was decided by the dice: what came before cannot be taken back. */
  horizon: boolean;
  /** Who was shown something that had been hidden from them. */
  learned: 'everybody' | readonly Seat[];
}

/** What stands for every list of which there is nothing yet: a table is made for every answer. */
const NONE: readonly never[] = [];

/** What a step of the rules sees of the table, and may do to it. */
export class Table<G extends GameTypes> {
  readonly game: Game<G>;
  readonly state: StateOf<G>;
  readonly progress: Progress<G['events']> = {
    events: [],
    accepted: NONE,
    horizon: false,
    learned: NONE,
  };
  /** The stack being played: the game's own, or a branch's. */
  stack: Frame[];
  branch = 0;
  /** Where the frame is that was played last, and which it is: kept by the referee. */
  place: Place<G, never> | null = null;
  placed: Frame | null = null;
  /** What the current step wants to be played after it. */
  queued: readonly Frame[] = NONE;
  /** The enclosing procedure that is to be gone on with after this step, and where. */
  leaving: { readonly procedure: string; readonly step: string } | null = null;
  private result: Json | undefined = undefined;

  constructor(game: Game<G>, state: StateOf<G>) {
    this.game = game;
    this.state = state;
    this.stack = state.stack;
  }

  get facts(): G['facts'] {
    return this.state.facts;
  }

  get options(): G['options'] {
    return this.state.options;
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.state.seats);
  }

  /** The version of the rules the game was begun under. */
  get begun(): number {
    return this.state.begun ?? this.state.version;
  }

  /** Tells everybody what happened. */
  emit<K extends keyof G['events'] & string>(type: K, data: G['events'][K]): void {
    this.happened({ type, data });
  }

  /** Tells some seats what happened, and the others a redacted form of it, or nothing. */
  whisper<K extends keyof G['events'] & string>(
    to: readonly Seat[],
    type: K,
    data: G['events'][K],
    redacted?: G['events'][K] | Partial<G['events'][K]>,
  ): void {
    this.happened(redacted === undefined ? { type, data, to } : { type, data, to, redacted });
  }

  /** `type` and `data` belong together, which `emit` and `whisper` have made sure of. */
  private happened(event: {
    type: string;
    data: unknown;
    to?: readonly Seat[];
    redacted?: unknown;
  }): void {
    this.progress.events.push(event as GameEvent<G['events']>);
  }

  /** Says that something hidden is now known to these seats, or to everybody. Nothing before can be undone. */
  reveal(to?: readonly Seat[]): void {
    const { progress } = this;
    progress.horizon = true;
    if (to === undefined) progress.learned = 'everybody';
    else if (progress.learned.length === 0) progress.learned = to;
    else if (progress.learned !== 'everybody') progress.learned = [...progress.learned, ...to];
  }

  /** Plays a procedure after this step, before the next. Several are played in the order they are named. */
  run<L extends object>(procedure: ProcedureName<L, unknown>, locals: L): void {
    const frame = frameFor(this.game, procedure.name, locals);
    this.queued = this.queued.length === 0 ? [frame] : [...this.queued, frame];
  }

  /** Nothing is to be played after this step any more, or it is on the stack; for the referee. */
  dropQueued(): void {
    this.queued = NONE;
  }

  /** The locals of the innermost of these procedures that is running around this step. */
  within<const P extends readonly ProcedureName<never, unknown>[]>(
    ...procedures: P
  ): LocalsOf<P[number]> | null {
    for (let i = this.stack.length - 1; i >= 0; i--) {
      const frame = this.stack[i];
      if (frame === undefined) continue;
      // The frame was made for the procedure of its name.
      for (const { name } of procedures) {
        if (frame.procedure === name) return frame.locals as LocalsOf<P[number]>;
      }
    }
    return null;
  }

  /**
   * After this step, leaves everything that runs inside the enclosing procedure of that name, and goes on with it at
   * the step named. What is left tidies up after itself, the innermost first.
   */
  leave(procedure: ProcedureName<never, unknown>, step: string): void {
    this.leaving = { procedure: procedure.name, step };
  }

  /** A seat takes no further part: nobody asks it any more. */
  dropOut(seat: Seat): void {
    if (!this.hasDroppedOut(seat)) this.state.out = [...(this.state.out ?? []), seat];
  }

  hasDroppedOut(seat: Seat): boolean {
    return this.state.out?.includes(seat) ?? false;
  }

  /** What this procedure gives back to the step that called it. */
  give(result: Json): void {
    this.result = result;
  }

  /** Takes what the step just played gave; for the referee. */
  takeResult(): Json | undefined {
    const result = this.result;
    this.result = undefined;
    return result;
  }

  /** One die with faces 1 to `sides`. */
  roll(sides: number): number {
    this.progress.horizon = true;
    return rollDie(this.state.dice, sides);
  }

  /** Shuffles in place. */
  shuffle<T>(items: T[]): T[] {
    this.progress.horizon = true;
    return shuffleBy(this.state.dice, items);
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw brokenRules('nothing to pick from');
    this.progress.horizon = true;
    return items[drawFrom(this.state.dice, items)] as T;
  }

  /** Takes a random item out of the list. */
  draw<T>(items: T[]): T {
    if (items.length === 0) throw brokenRules('nothing to draw from');
    this.progress.horizon = true;
    const [item] = items.splice(drawFrom(this.state.dice, items), 1);
    return item as T;
  }

  end(outcome: Outcome): void {
    this.state.outcome = outcome;
    this.state.stack = [];
    this.state.asks = [];
    this.dropQueued();
    this.leaving = null;
  }
}
