import type {
  AnyProcedure,
  Json,
  ProcedureName,
  Seat,
  SetupTable,
  StateOf,
  Viewer,
} from '@starboard/kernel';
import type { Condition } from '../effects/condition.ts';
import type { Op } from '../effects/effect.ts';
import type { Questions } from '../rulebook/questions.ts';
import type { Aside, Zone } from '../secrets/zone.ts';
import type { Bsg, Facts } from '../table/facts.ts';
import type { Activation, Location } from '../table/vocabulary.ts';
import type { Printed } from './printed.ts';

/** Where in the rulebook's procedures a module may add steps. Each is a step of that name there. */
export const PLACES = [
  'setup after loyalty',
  'setup after board',
  'turn before receiving',
  'turn moved',
  'turn after moving',
  'turn after acting',
  'turn after crisis',
  'end of turn',
  'crisis after activation',
  'crisis preparing for jump',
  'sympathetic cylon revealed',
  'quorum card played from hand',
  'jump before leaving',
  'jump after arriving',
  'place damaged',
  'place closed',
  'human executed',
  'newcomer arrived',
] as const;
export type Place = (typeof PLACES)[number];

/** Whose turn it is, or who acts, where a step is added. */
export interface Woven {
  readonly seat: Seat;
  /** What was damaged. */
  readonly location?: Location;
}

/** How scenarios speak of what a module puts on the table. */
export interface ModuleScenarios {
  /** Facts that can be given, by name; what is to lie nowhere is put aside. */
  readonly given?: Readonly<Record<string, (facts: Facts, value: Json, aside: Aside) => void>>;
  /** The same facts, to compare with. */
  readonly told?: (facts: Facts) => object;
  /** Words of its answers and choices that no definition names. */
  readonly words?: readonly string[];
}

/** A rulebook, or an option of one: what it puts into the box, and what it changes. */
export interface Module extends Printed {
  /** What else lies on the table, under the module's name. */
  readonly facts?: (t: SetupTable<Bsg>) => object;
  /** What it changes of the table that the first rulebook sets up: more ships, other tokens. */
  readonly lays?: (t: SetupTable<Bsg>, facts: Facts) => void;
  /** Answers to named questions; the last module in play that answers one is right. */
  readonly answers?: Partial<Questions>;
  /** Steps woven into the rulebook's procedures. */
  readonly steps?: { readonly [P in Place]?: ProcedureName<Woven, unknown> };
  readonly procedures?: readonly AnyProcedure<Bsg>[];
  /** What it activates besides Cylon ships in space. */
  readonly activations?: { readonly [A in Activation]?: ProcedureName<object, unknown> };
  /** Conditions that only its facts can answer. */
  readonly conditions?: { readonly [C in Condition['is']]?: (facts: Facts, seat: Seat) => boolean };
  /** When its own operations can be begun; what is not listed always can. */
  readonly possible?: { readonly [O in Op]?: (facts: Facts) => boolean };
  /** Every hidden pile it brings. */
  readonly zones?: readonly Zone[];
  /** What a viewer may know of its facts. */
  readonly view?: (state: StateOf<Bsg>, viewer: Viewer) => object;
  /** Its facts as far as a view tells them, with nothing (null) where something is hidden: zones deal that. */
  readonly fromView?: (part: object, viewer: Viewer) => object;
  /** What must hold of its facts between any two answers; returns what does not. */
  readonly invariants?: (state: StateOf<Bsg>) => readonly string[];
  readonly scenarios?: ModuleScenarios;
}
