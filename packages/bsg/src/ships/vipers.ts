import type { Seat } from '@starboard/kernel';
import { moveTo } from '../rulebook/moving.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import type { BsgTable, Viper } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import { isSector, type Sector } from '../table/vocabulary.ts';
import { areMixed, askMark, ofMark, oneOfEachMark, takeMarks } from './marks.ts';
import { vipersIn } from './sectors.ts';

/** BSG-31.2, 31.4, 34.9: out of space, its pilot to Sickbay. */
export function hitViper(t: BsgTable, viper: Viper, to: 'damaged' | 'destroyed'): void {
  const { pilot, where } = viper;
  viper.where = to;
  viper.pilot = null;
  t.emit('viper-hit', { sector: isSector(where) ? where : null, result: to, pilot });
  if (pilot !== null) moveTo(t, pilot, 'sickbay', 'sent');
}

/** BSG-25.5: from the Reserves, as many as there are, perhaps so many of them Mark VII; returns which. */
export function placeVipers(t: BsgTable, count: number, sector: Sector, sevens?: number): number[] {
  const vipers = takeMarks(vipersIn(t.facts, 'reserves'), count, sevens);
  for (const viper of vipers) viper.where = sector;
  if (vipers.length > 0) t.emit('ships-placed', { ship: 'viper', count: vipers.length, sector });
  return vipers.map((viper) => t.facts.vipers.indexOf(viper));
}

/** Somebody takes off in a viper of the Reserves. */
export function takeOff(t: BsgTable, seat: Seat, sector: Sector): void {
  board(t, { seat, sector, how: 'launched' }, vipersIn(t.facts, 'reserves'));
}

/** Somebody takes over one of several vipers that were placed in an area (TW-17). */
export function takeOver(t: BsgTable, seat: Seat, sector: Sector, among: readonly Viper[]): void {
  board(t, { seat, sector, how: 'boarded' }, among);
}

export interface Boarding {
  readonly seat: Seat;
  readonly sector: Sector;
  readonly how: 'launched' | 'boarded';
}

/** Which of several makes no difference, but for their mark (EXO-C15). */
function board(t: BsgTable, boarding: Boarding, among: readonly Viper[]): void {
  const [viper] = among;
  if (viper === undefined) return;
  if (!areMixed(among)) return sitIn(t, boarding, viper);
  const vipers = oneOfEachMark(among).map((it) => t.facts.vipers.indexOf(it));
  t.run(choosingMark, { ...boarding, vipers });
}

function sitIn(t: BsgTable, { seat, sector, how }: Boarding, viper: Viper): void {
  viper.where = sector;
  viper.pilot = seat;
  playerAt(t.facts, seat).location = null;
  t.emit(how, { seat, sector });
}

export const choosingMark = procedure<Boarding & { readonly vipers: readonly number[] }>(
  'boarding-a-viper',
  {
    mark: asks({
      seat: (_t, { seat }) => seat,
      ask: (t, { vipers }) => askMark(vipers.flatMap((it) => t.facts.vipers[it] ?? [])),
      then(t, boarding, said) {
        const viper = ofMark(
          boarding.vipers.flatMap((it) => t.facts.vipers[it] ?? []),
          said,
        );
        if (viper !== undefined) sitIn(t, boarding, viper);
      },
    }),
  },
);

/** BSG-32.2, 32.5, 39.14: all vipers come home, their pilots to Hangar Deck. */
export function returnVipers(t: BsgTable): void {
  let unmanned = 0;
  for (const viper of t.facts.vipers) {
    if (!isSector(viper.where)) continue;
    const { pilot } = viper;
    viper.where = 'reserves';
    viper.pilot = null;
    if (pilot === null) unmanned += 1;
    else moveTo(t, pilot, 'hangar-deck', 'came');
  }
  if (unmanned > 0) t.emit('vipers-returned', { count: unmanned });
}
