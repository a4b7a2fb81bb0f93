import type { MainGame } from '../game-name.ts';

export const BOOKS = {
  bsg: { file: 'bsg-base', game: 'bsg', ids: 'BSG' },
  'bsg-pegasus': { file: 'bsg-pegasus', game: 'bsg', ids: 'PEG' },
  'bsg-exodus': { file: 'bsg-exodus', game: 'bsg', ids: 'EXO' },
  roll: { file: 'roll', game: 'roll', ids: 'ROLL' },
} as const satisfies Record<string, { file: string; game: MainGame; ids: string }>;

/** A ledger: a game's own, or that of an expansion. */
export type Book = keyof typeof BOOKS;

const BOOK_NAMES: readonly Book[] = ['bsg', 'bsg-pegasus', 'bsg-exodus', 'roll'];

/** The ledger a rule is in, by how its number begins; null when it is no rule's number. */
export function bookOf(rule: string): Book | null {
  const [ids, number = ''] = rule.split('-');
  if (!/^[A-Z]?\d/.test(number)) return null;
  return BOOK_NAMES.find((book) => BOOKS[book].ids === ids) ?? null;
}
