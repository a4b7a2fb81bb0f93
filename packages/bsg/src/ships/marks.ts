import { type AskFor, amount, one } from '@starboard/kernel';
import { MARK_VII } from '../table/choices.ts';
import type { Viper } from '../table/facts.ts';

// Mark II and Mark VII (EXO-28): where either will do, somebody says which, if that leaves a choice.

export const isSeven = ({ mark }: Viper): boolean => mark === 7;

/** Whether there are some of each mark. */
export function areMixed(vipers: readonly Viper[]): boolean {
  return vipers.some(isSeven) && !vipers.every(isSeven);
}

/** How many of so many of these must be Mark VII, and how many can be. */
function sevensAmong(
  vipers: readonly Viper[],
  count: number,
): { readonly min: number; readonly max: number } {
  const seven = vipers.filter(isSeven).length;
  return { min: Math.max(0, count - (vipers.length - seven)), max: Math.min(count, seven) };
}

/** Whether so many of these can be of one mark or the other. */
export function leavesMarks(vipers: readonly Viper[], count: number): boolean {
  const { min, max } = sevensAmong(vipers, count);
  return min < max;
}

/** How many of so many are Mark VII; nobody is asked where there is no choice. */
export function askSevens(
  prompt: string,
  vipers: readonly Viper[],
  count: number,
  args: Readonly<Record<string, string>> = {},
): AskFor<number> | null {
  const { min, max } = sevensAmong(vipers, count);
  return min >= max ? null : amount(prompt, min, max, { args: { count, ...args } });
}

/** So many of these, and so many of those Mark VII; without a number, as few as can be. */
export function takeMarks(vipers: readonly Viper[], count: number, seven?: number): Viper[] {
  if (!vipers.some(isSeven)) return vipers.slice(0, count);
  const sevens = seven ?? sevensAmong(vipers, count).min;
  return [
    ...vipers.filter((viper) => !isSeven(viper)).slice(0, count - sevens),
    ...vipers.filter(isSeven).slice(0, sevens),
  ];
}

/** The first of each mark there is. */
export function oneOfEachMark(vipers: readonly Viper[]): Viper[] {
  return [vipers.find((viper) => !isSeven(viper)), vipers.find(isSeven)].flatMap((it) => it ?? []);
}

const MARKS = ['mark-ii', MARK_VII] as const;
export type MarkSaid = (typeof MARKS)[number];

/** Which of the two; nobody is asked where there is one. */
export function askMark(vipers: readonly Viper[]): AskFor<MarkSaid> | null {
  return areMixed(vipers) ? one('choose-viper-mark', MARKS, { things: 'word' }) : null;
}

/** The first of the mark that was said. */
export function ofMark(vipers: readonly Viper[], said: MarkSaid): Viper | undefined {
  return vipers.find((viper) => isSeven(viper) === (said === MARK_VII));
}
