import type { Choice, PlanAsk, SomeAsk } from './ask.ts';
import type { Chance } from './chance.ts';
import type { GameEvent } from './event.ts';
import { brokenRules } from './faults.ts';
import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { AnyProcedure } from './procedure.ts';
import type { Seat, Viewer } from './seat.ts';
import type { OpenAsk, State } from './state.ts';

/** The types a game is made of; all of them plain data. */
export interface GameTypes {
  /** Everything on the table, secret or not. */
  readonly facts: object;
  readonly options: object;
  /** What can happen: event name to its data. */
  readonly events: object;
  /** What one viewer may know. */
  readonly view: object;
}

export type StateOf<G extends GameTypes> = State<G['facts'], G['options']>;

/** What setup may use: the seats, the options and the dice. */
export interface SetupTable<G extends GameTypes> {
  readonly seats: readonly Seat[];
  readonly options: G['options'];
  roll(sides: number): number;
  shuffle<T>(items: T[]): T[];
  pick<T>(items: readonly T[]): T;
}

/** The judge of a plan, an answer of the game's own shape. */
export interface PlanRules<G extends GameTypes> {
  /** Why the answer is refused, or null. Any JSON may come in. */
  readonly judge: (state: StateOf<G>, ask: PlanAsk, seat: Seat, answer: Json) => Message | null;
  /**
   * A deep copy of a value that has the form of this plan, whether or not it is legal; nothing for any other. Needed only
   * for speed: whoever knows the form copies faster than whoever must look for anything that JSON may be.
   */
  readonly copy?: (value: unknown) => Json | undefined;
  /** Some legal answer; there always is one. */
  readonly sample: (state: StateOf<G>, ask: PlanAsk, seat: Seat, chance: Chance) => Json;
  /** All legal answers, where they are few. */
  readonly list?: (
    state: StateOf<G>,
    ask: PlanAsk,
    seat: Seat,
    limit: number,
  ) => readonly Json[] | null;
}

/** What the choices of a `some` must satisfy together. */
export interface Constraint<G extends GameTypes> {
  readonly judge: (
    state: StateOf<G>,
    ask: SomeAsk,
    seat: Seat,
    chosen: readonly Choice[],
  ) => Message | null;
  /** Needed only where a random choice of the right size is rarely legal. */
  readonly sample?: (
    state: StateOf<G>,
    ask: SomeAsk,
    seat: Seat,
    chance: Chance,
  ) => readonly Choice[];
}

/**
 * What an answer of somebody else would be in the imagined world: where it names a hidden thing, the thing
 * that took its place there. A game whose answers name nothing hidden needs none.
 */
export type Translate = (answer: Json, open: OpenAsk) => Json;

/** How an earlier version told of what happens now, so that what it wrote down can still be checked. */
export interface Earlier<G extends GameTypes> {
  /** The options as that version knew them. */
  readonly options?: (options: G['options']) => object;
  /** An event as that version told it; null if it told nothing. */
  readonly event?: (event: GameEvent<G['events']>) => GameEvent | null;
}

/** A game as its author writes it: one plain object. */
export interface GameDefinition<G extends GameTypes> {
  readonly name: string;
  /** Version of the rules and of the state's shape. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** The options, completed; or why these are none. */
  readonly options: (
    given: Readonly<Record<string, unknown>>,
    seats: number,
  ) => G['options'] | Message;
  readonly setup: (t: SetupTable<G>) => G['facts'];
  /** The procedure that plays the whole game. */
  readonly play: AnyProcedure<G>;
  /** Every other procedure, so that a stored game finds its way back. */
  readonly procedures: readonly AnyProcedure<G>[];
  readonly view: ViewFor<G>;
  readonly plans?: Readonly<Record<string, PlanRules<G>>>;
  readonly constraints?: Readonly<Record<string, Constraint<G>>>;
  /**
   * Rearranges everything the viewer may not know into something else that agrees with all the viewer does
   * know. Tests use it to look for leaks, bots to imagine the world they cannot see.
   */
  readonly imagine?: (state: StateOf<G>, viewer: Viewer, chance: Chance) => Translate | undefined;
  /** What must hold between any two answers; returns what does not. */
  readonly invariants?: (state: StateOf<G>) => readonly string[];
  /** What a simulation should have seen, and how to tell from an event that it has. */
  readonly coverage?: {
    readonly all: (options: G['options']) => readonly string[];
    readonly of: (event: GameEvent<G['events']>) => readonly string[];
  };
  /** What a seat was in a game that is over, for those who count: its side, and whom it played. */
  readonly part?: (state: StateOf<G>, seat: Seat) => PartPlayed;
  /** From version n to n + 1, by n. States come in and go out as plain data. */
  readonly migrations?: Readonly<
    Record<number, (state: Record<string, unknown>) => Record<string, unknown>>
  >;
  /** Every type of event there is, for scenarios that name one; the compiler sees that none is missing. */
  readonly eventTypes?: Readonly<Record<keyof G['events'] & string, true>>;
  /**
   * By version: games begun under it are asked the same and told the same, but for what is put back here into the
   * old form. A version that is not listed can be played on but no longer verified.
   */
  readonly earlier?: Readonly<Record<number, Earlier<G>>>;
  /**
   * For scenarios: puts named facts on the table (by default each is set by its path in the facts). May also
   * put the game at another moment by changing the stack.
   */
  readonly arrange?: (state: StateOf<G>, named: Readonly<Record<string, Json>>) => void;
  /** For scenarios: the same facts by name, to compare with (by default the facts themselves). */
  readonly tell?: (state: StateOf<G>) => object;
  /** For scenarios: an answer, or one of an ask's choices, in the words people use for it. */
  readonly hear?: (state: StateOf<G>, open: OpenAsk, said: Json) => Json;
  /** For scenarios: things of a kind that are to be drawn next, by name, as the list they are drawn from holds them. */
  readonly draws?: (state: StateOf<G>, kind: string, names: readonly Json[]) => readonly Json[];
  /** For scenarios: what people call a number that lies under this key of an event, an ask or a view. */
  readonly called?: (state: StateOf<G>, key: string, value: number) => readonly string[];
  /** For scenarios: every word that answers and choices are made of, so that a misspelt one is found. */
  readonly words?: () => readonly string[];
  /** For scenarios: moments of play, by name, before which it can be stopped. */
  readonly moments?: Readonly<Record<string, Moment>>;
}

/** The moment before a step of a procedure. */
export interface Moment {
  readonly procedure: string;
  readonly step: string;
}

/** What a viewer may know. `together` does the same for several viewers of one moment: what they share is made once. */
export interface ViewFor<G extends GameTypes> {
  (state: StateOf<G>, viewer: Viewer): G['view'];
  readonly together?: (state: StateOf<G>) => (viewer: Viewer) => G['view'];
}

/** A game the kernel can play: its definition, and its procedures by name. */
export interface Game<G extends GameTypes> extends GameDefinition<G> {
  readonly book: Readonly<Record<string, AnyProcedure<G>>>;
}

export function defineGame<G extends GameTypes>(definition: GameDefinition<G>): Game<G> {
  const book: Record<string, AnyProcedure<G>> = {};
  for (const procedure of [definition.play, ...definition.procedures]) {
    if (book[procedure.name] !== undefined) {
      throw brokenRules(`${definition.name} has two procedures named "${procedure.name}"`);
    }
    book[procedure.name] = procedure;
  }
  return { ...definition, book };
}

/** Any game, its own types forgotten: for programs that run whatever game they are given. */
/** Null where a game has no sides, or nobody to play. */
export interface PartPlayed {
  readonly role: string | null;
  readonly character: string | null;
}

export type AnyGame = Game<AnyTypes>;

export interface AnyTypes extends GameTypes {
  readonly events: Record<string, unknown>;
}

/**
 * Forgets a game's own types. Sound because whoever holds an AnyGame can only hand it states the same game
 * made: the kernel compares the name in the state with the game's.
 */
export function anyGame<G extends GameTypes>(game: Game<G>): AnyGame {
  return game as unknown as AnyGame;
}
