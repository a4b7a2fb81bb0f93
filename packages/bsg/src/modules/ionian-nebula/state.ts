import type { Seat } from '@starboard/kernel';
import { type AllyId, allyOf, type CrossroadsId } from '../../content/library.ts';
import type { Facts } from '../../table/facts.ts';
import { type Location, TRAUMAS, type Trauma } from '../../table/vocabulary.ts';
import type { ModuleId } from '../validity.ts';

export const IONIAN_NEBULA: ModuleId = 'ionian-nebula';

/** EXO-1.12, C29 */
export const TOKENS: Readonly<Record<Trauma, number>> = {
  benevolent: 18,
  antagonistic: 18,
  disaster: 2,
};

export const ALL_TOKENS: readonly Trauma[] = TRAUMAS.flatMap((kind) =>
  Array.from({ length: TOKENS[kind] }, () => kind),
);

/** So many tokens come to everybody at first, and to whoever comes in place of an executed character. */
export const FIRST_TOKENS = 3;
/** So many allies are there at first (EXO-33.9). */
export const ALLIES = 3;

/** A token that can be somebody's, and the half of a card it stands for. */
export type Side = Exclude<Trauma, 'disaster'>;
export const SIDES: readonly Side[] = ['benevolent', 'antagonistic'];

/** Where a token waits for whoever begins a turn there (EXO-33.3). */
export const HAUNTED = ['sickbay', 'brig'] as const satisfies readonly Location[];
export type Haunted = (typeof HAUNTED)[number];

/** Somebody to be met, and the token on the card: one, or none where the pool was empty. */
export interface AllyInPlay {
  readonly ally: AllyId;
  /** Who laid the token there and knows it; null where it came unseen. */
  by: Seat | null;
  tokens: Trauma[];
  /** Being met: the token lies open. */
  met?: true;
}

/** What the module adds to the table. What lies with a seat is listed by seats. */
export interface Nebula {
  /** On the way; the Crossroads phase; its Trial; and afterwards, when all of this has left the game. */
  phase: 'afar' | 'crossroads' | 'trial' | 'over';
  /** Drawn at random: the order says nothing. */
  pool: Trauma[];
  /** Disasters that lie open until what they bring is over (EXO-34.6). */
  shown: Trauma[];
  readonly at: Record<Haunted, Trauma[]>;
  /** By their kinds. */
  held: Trauma[][];
  /** The top one first. */
  allyDeck: AllyId[];
  allies: AllyInPlay[];
  /** Those who have left the game, or never came (EXO-35.8, 35.9). */
  alliesGone: AllyId[];
  crossroads: CrossroadsId[];
  /** The Crossroads card of each seat, and the token on it. */
  dealt: CrossroadsId[][];
  laid: Trauma[][];
  /** Whose card and token lie open. */
  resolved: Seat[];
}

// The part of the facts that goes by the module's name is what its `facts` made.
export const nebulaOf = ({ parts }: Pick<Facts, 'parts'>): Nebula => parts[IONIAN_NEBULA] as Nebula;

/** Whether there are tokens to be drawn: the option is in play and the Trial has not begun (EXO-38.15). */
export function hasTrauma({ parts }: Pick<Facts, 'parts'>): boolean {
  const nebula = parts[IONIAN_NEBULA] as Nebula | undefined;
  return nebula !== undefined && (nebula.phase === 'afar' || nebula.phase === 'crossroads');
}

export function heldBy(facts: Facts, seat: Seat): readonly Trauma[] {
  return nebulaOf(facts).held[seat] ?? [];
}

/** The kinds of tokens somebody has: of one kind they are alike. */
export function kindsHeld(facts: Facts, seat: Seat): Side[] {
  return SIDES.filter((kind) => heldBy(facts, seat).includes(kind));
}

export function isAt({ ally }: AllyInPlay, location: Location | null): boolean {
  return allyOf(ally).location === location;
}
