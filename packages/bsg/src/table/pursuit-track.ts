import type { Sector } from './vocabulary.ts';

/** EXO-21.2 to 21.5: the area of each result of the die; the later, the higher its number. */
export const AREAS: readonly Sector[] = [
  'stern',
  'port-quarter',
  'starboard-quarter',
  'port-bow',
  'starboard-bow',
  'starboard-bow',
  'bow',
  'bow',
];

export function areaOf(result: number): Sector {
  return AREAS[result - 1] ?? 'bow';
}

/** EXO-23.1: how many civilian ships each space of the track brings; on the last the pursuers come. */
export const CIVILIANS_AT = [0, 1, 0, 2, 0] as const;
export const LAST_SPACE = CIVILIANS_AT.length - 1;
