import { corrupt } from './faults.ts';
import type { GameTypes } from './game.ts';
import { isPlainObject, type Json } from './json.ts';
import type { Match } from './match.ts';
import { type Patch, patched, turned } from './patch.ts';

/**
 * What turns a match into a later one: a fraction of what the whole match takes. No rule is needed to apply it, so that it
 * also leads from a match to the next where both are of an earlier version.
 */
export interface MatchPatch {
  /** The length of the match it is for. */
  readonly from: number;
  /** The state at the new one's horizon: the same as before, or the whole state as it was. */
  readonly base: 'none' | 'same' | 'before';
  /** For everything but that state. */
  readonly patch: Patch;
}

/** A match and what leads to it from the one before. */
export interface TurnedMatch<G extends GameTypes> {
  /** Null where a patch would have to hold a whole state: then the whole match is as short. */
  readonly patch: MatchPatch | null;
  /** Where there is a patch: wherever nothing changed, the very same as before. */
  readonly match: Match<G>;
}

/** What leads from one match to the next, and the next made of the one before. */
export function turnedMatch<G extends GameTypes>(
  before: Match<G>,
  after: Match<G>,
): TurnedMatch<G> {
  const base = baseOf(before, after);
  if (base === null) return { patch: null, match: after };
  const { patch, value } = turned(withoutBase(before), withoutBase(after));
  const { undo } = after;
  return {
    patch: { from: before.length, base, patch },
    match: { ...value, undo: undo && value.undo && { ...value.undo, base: undo.base } },
  };
}

function baseOf<G extends GameTypes>(
  before: Match<G>,
  { undo }: Match<G>,
): MatchPatch['base'] | null {
  if (undo === null) return 'none';
  if (undo.base === before.undo?.base) return 'same';
  return undo.base === before.state ? 'before' : null;
}

function withoutBase<G extends GameTypes>({ undo, ...rest }: Match<G>) {
  return { ...rest, undo: undo && { since: undo.since, links: undo.links } };
}

/**
 * A match, or what was stored of one, with a patch applied; the one given is left as it was. Neither is looked through:
 * whoever takes them from a store does that afterwards.
 */
export function patchedMatch<M>(match: M, given: unknown): M {
  if (!isPlainObject(match) || !isPlainObject(given)) throw corrupt('no match, or no patch for it');
  const { from, base, patch } = given;
  if (from !== match['length']) throw corrupt('a patch for another moment of the match');
  if (!Array.isArray(patch)) throw corrupt('a patch is a list');
  const { undo, ...rest } = match;
  const slim = { ...rest, undo: isPlainObject(undo) ? withoutKey(undo, 'base') : null };
  const turned = patched(slim as unknown as Json, patch as Patch);
  if (!isPlainObject(turned)) throw corrupt('a patch leaves no match');
  if (base === 'none') return turned as M;
  const state = base === 'before' ? match['state'] : isPlainObject(undo) && undo['base'];
  return { ...turned, undo: { ...(turned['undo'] as object), base: state } } as M;
}

function withoutKey(value: Readonly<Record<string, unknown>>, without: string): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== without));
}
