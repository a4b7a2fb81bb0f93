import { END, type Seat } from '@starboard/kernel';
import { executeSomebody } from '../../rulebook/procedures.ts';
import { procedure } from '../../rulebook/writing.ts';
import type { BsgTable } from '../../table/facts.ts';
import { isHuman, playerAt } from '../../table/people.ts';
import { type Location, TRAUMAS, type Trauma } from '../../table/vocabulary.ts';
import type { Woven } from '../module.ts';
import { FIRST_TOKENS, HAUNTED, type Haunted, hasTrauma, heldBy, nebulaOf } from './state.ts';

/** Out of the pool at random, as many as there are (EXO-34.14). */
export function takeTokens(t: BsgTable, count: number): Trauma[] {
  const { pool } = nebulaOf(t.facts);
  const taken: Trauma[] = [];
  while (taken.length < count && pool.length > 0) taken.push(t.draw(pool));
  return taken;
}

/** Back to the pool; what comes out of it next is drawn at random, so that it is always mixed. */
export function giveBack(t: BsgTable, tokens: readonly Trauma[]): void {
  nebulaOf(t.facts).pool.push(...tokens);
}

/** A place is filled from the pool, if there is anything in it; nobody looks (EXO-33.3, 34.9). */
export function fill(t: BsgTable, place: Haunted): void {
  const { at } = nebulaOf(t.facts);
  if (at[place].length === 0) at[place] = takeTokens(t, 1);
}

/** Among the others, where the order tells nothing. */
function keep(t: BsgTable, seat: Seat, tokens: readonly Trauma[]): void {
  const held: Trauma[] = [];
  for (const kind of TRAUMAS) {
    for (const it of heldBy(t.facts, seat)) if (it === kind) held.push(it);
    for (const it of tokens) if (it === kind) held.push(it);
  }
  nebulaOf(t.facts).held[seat] = held;
}

/** A token of this kind leaves somebody; where it goes is for the caller to say. */
export function takeFrom(t: BsgTable, seat: Seat, token: Trauma): Trauma[] {
  const held = [...heldBy(t.facts, seat)];
  const taken = held.splice(held.indexOf(token), 1);
  nebulaOf(t.facts).held[seat] = held;
  return taken;
}

/** EXO-34.14, H6: others see how many. */
export function discardTokens(t: BsgTable, seat: Seat, tokens: readonly Trauma[]): void {
  if (tokens.length === 0) return;
  for (const token of tokens) giveBack(t, takeFrom(t, seat, token));
  const count = tokens.length;
  t.whisper([seat], 'trauma-discarded', { seat, count, tokens: [...tokens] }, { seat, count });
}

const isDisaster = (token: Trauma): boolean => token === 'disaster';

function tellDrawn(t: BsgTable, seat: Seat, tokens: readonly Trauma[]): void {
  if (tokens.length === 0) return;
  const count = tokens.length;
  t.reveal([seat]);
  t.whisper([seat], 'trauma-drawn', { seat, count, tokens: [...tokens] }, { seat, count });
}

function tellDisasters(t: BsgTable, seat: Seat, count: number): void {
  if (count === 0) return;
  t.reveal();
  t.emit('disaster-drawn', { seat, count });
}

/** Three tokens each; a disaster is shown, lies apart and is replaced (EXO-33.4, 33.5, 34.11). */
export function drawFirstTokens(t: BsgTable, seats: readonly Seat[]): void {
  const apart: Trauma[] = [];
  for (const seat of seats) {
    const kept: Trauma[] = [];
    for (let drawn = takeTokens(t, FIRST_TOKENS); drawn.length > 0; ) {
      const disasters = drawn.filter(isDisaster);
      kept.push(...drawn.filter((token) => !isDisaster(token)));
      apart.push(...disasters);
      tellDisasters(t, seat, disasters.length);
      drawn = takeTokens(t, disasters.length);
    }
    keep(t, seat, kept);
    tellDrawn(t, seat, kept);
  }
  giveBack(t, apart);
}

export interface Drawing {
  readonly seat: Seat;
  count: number;
  /** The token that waits there, instead of one from the pool. */
  from?: Haunted;
  disasters?: number;
}

function tokensFor(t: BsgTable, { count, from }: Drawing): Trauma[] {
  return from === undefined ? takeTokens(t, count) : nebulaOf(t.facts).at[from].splice(0);
}

/** The disasters that were shown go back (EXO-34.6). */
function putBack(t: BsgTable, { disasters = 0 }: Drawing): undefined {
  giveBack(t, nebulaOf(t.facts).shown.splice(0, disasters));
}

/** Somebody draws tokens, all of them together (EXO-34.2 to 34.7). */
export const drawingTrauma = procedure<Drawing>(
  'drawing-trauma',
  {
    draw(t, drawing) {
      const { seat } = drawing;
      if (!hasTrauma(t.facts)) return END;
      const tokens = tokensFor(t, drawing);
      const disasters = tokens.filter(isDisaster);
      keep(
        t,
        seat,
        tokens.filter((token) => !isDisaster(token)),
      );
      nebulaOf(t.facts).shown.push(...disasters);
      drawing.disasters = (drawing.disasters ?? 0) + disasters.length;
      tellDrawn(t, seat, tokens);
      tellDisasters(t, seat, disasters.length);
      if (disasters.length === 0) return 'back';
      if (isHuman(t.facts, seat)) {
        t.run(executeSomebody, { seat });
        return 'back';
      }
      delete drawing.from;
      drawing.count = 2 * disasters.length;
      return 'draw';
    },
    back: putBack,
  },
  { tidyUp: putBack },
);

const hauntedAt = (location: Location | null): Haunted | undefined =>
  HAUNTED.find((place) => place === location);

/** A turn begins where a token waits (EXO-34.8, 34.9). */
export const meetingTrauma = procedure<Woven & { place?: Haunted }>('meeting-trauma', {
  take(t, meeting) {
    const { seat } = meeting;
    const place = hauntedAt(playerAt(t.facts, seat).location);
    if (place === undefined || !hasTrauma(t.facts)) return END;
    meeting.place = place;
    if (nebulaOf(t.facts).at[place].length === 0) return undefined;
    t.emit('trauma-met', { seat, location: place });
    t.run(drawingTrauma, { seat, count: 1, from: place });
    return undefined;
  },
  refill(t, { place }) {
    if (place !== undefined && hasTrauma(t.facts)) fill(t, place);
  },
});

/** EXO-34.10: the tokens of an executed human go back. */
export const losingTrauma = procedure<Woven>('losing-trauma', {
  discard(t, { seat }) {
    discardTokens(t, seat, [...heldBy(t.facts, seat)]);
  },
});

export const traumaProcedures = [drawingTrauma, meetingTrauma, losingTrauma];
