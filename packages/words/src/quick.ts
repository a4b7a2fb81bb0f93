/** Something that can be said with one choice, and is read by everybody in their own language. */
export interface QuickLine {
  readonly id: string;
  /** It is said of somebody at the table. */
  readonly about: boolean;
}

const line = (id: string): QuickLine => ({ id, about: false });
const lineAbout = (id: string): QuickLine => ({ id, about: true });

const ANY = ['hello', 'moment', 'thanks', 'well-played'].map(line);

// Suspicions and claims as the talk at this table allows them: of hidden loyalties no more than human or not, of hidden
// cards no more than much, little or nothing (BSG-16.2, EXO-19).
const BSG = [
  ...['suspect', 'trust', 'brig', 'why'].map(lineAbout),
  ...['human', 'help-much', 'help-little', 'help-none', 'sabotage', 'jump'].map(line),
];

/** What can be said so at a table of this game. */
export function quickLines(game: string): readonly QuickLine[] {
  return game === 'bsg' ? [...BSG, ...ANY] : ANY;
}
