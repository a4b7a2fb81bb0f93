import { isPlainObject, type JsonObject } from '@starboard/kernel';
import { isCardId } from './content/index.ts';
import { asJson, hasParts, isPhase, type MoveTo, type Use } from './planning.ts';

// Copies of answers that have the form of a plan. Whoever knows the form copies faster than the kernel, which looks for
// anything that JSON may be; whatever has another form is left to the kernel, and to the judges.

/** An object as it is written in JSON, with so many parts. */
export function isPlainWith(value: unknown, count: number): value is Record<string, unknown> {
  return hasParts(value, count) && Object.getPrototypeOf(value) === Object.prototype;
}

/** A whole number as JSON knows it: there is no minus zero. */
export const isPlainNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0);

/** Of dice or tiles. One by one, since a list with holes is none. */
export function copyOfNumbers(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const copied: number[] = new Array(value.length);
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (!isPlainNumber(item)) return undefined;
    copied[i] = item;
  }
  return copied;
}

export function copyOfPlan(value: unknown): JsonObject | undefined {
  if (!isPlainWith(value, 3)) return undefined;
  const { select, uses } = value;
  if (!isPlainWith(select, 2) || !Array.isArray(uses)) return undefined;
  const { die, phase } = select;
  const wilds = copyOfMoves(value['wilds']);
  if (wilds === undefined || !isPlainNumber(die) || !isPhase(phase)) return undefined;
  const used: Use[] = [];
  for (const use of uses as readonly unknown[]) {
    const copied = copyOfUse(use);
    if (copied === undefined) return undefined;
    used.push(copied);
  }
  return asJson({ wilds, select: { die, phase }, uses: used });
}

function copyOfMoves(value: unknown): MoveTo[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const moves: MoveTo[] = new Array(value.length);
  for (let i = 0; i < value.length; i++) {
    const item: unknown = value[i];
    if (!isPlainWith(item, 2)) return undefined;
    const { die, to } = item;
    if (!isPlainNumber(die) || !isPhase(to)) return undefined;
    moves[i] = { die, to };
  }
  return moves;
}

function copyOfUse(value: unknown): Use | undefined {
  if (!isPlainObject(value)) return undefined;
  const { power, aside } = value;
  const moves = copyOfMoves(value['moves']);
  if (moves === undefined || typeof power !== 'string') return undefined;
  if (power === 'dictate') {
    return isPlainWith(value, 3) && isPlainNumber(aside) ? { power, aside, moves } : undefined;
  }
  return isPlainWith(value, 2) && isCardId(power) ? { power, moves } : undefined;
}
