import { SECTORS } from '@starboard/bsg';
import type { Choice } from '@starboard/kernel';
import { type Position, shownSide } from './position.ts';

// Mark II and Mark VII (EXO-28): the newer ones fly farther and are hit less often.

/** Which mark is taken where either will do. */
export const seizedMark = (position: Position): Choice =>
  shownSide(position) > 0 ? 'mark-vii' : 'mark-ii';

/** Whether as many Mark VII as can be are meant, or as few. */
export function prizedMarks(position: Position, prompt: string): boolean {
  const good = shownSide(position) > 0;
  return prompt === 'mark-vii-to-damage' ? !good : good;
}

/** How little a viper is missed that is to be hit, damaged or destroyed. */
export function lostViper({ facts, me }: Position, prompt: string, number: number): number {
  const viper = facts.vipers[number];
  if (viper === undefined) return 0;
  if (viper.pilot === me.seat) return -1;
  const seven = viper.mark === 7;
  // A Mark VII is hard to hit, but a loss if it is.
  if (prompt === 'choose-viper-under-attack') return seven ? 0.2 : 0;
  const out = SECTORS.some((sector) => sector === viper.where);
  const wrecked = viper.where === 'damaged' ? 0.6 : 0;
  return wrecked - (seven ? 0.4 : 0) - (viper.pilot !== null ? 0.5 : 0) - (out ? 0.1 : 0);
}
