import type { View } from '@starboard/kernel';
import type { GameName } from '../game-name.ts';

/** What is looked at to tell a good decision from a better one. */
export interface Judge {
  /** How a table stands for the seat that sees it. */
  standing(view: View<object>): number;
  /** Whether what was decided has shown by then, and how the table stands can be told. */
  until(then: object): (now: object) => boolean;
}

/** So many turns or rounds later. */
const later =
  (named: 'turn' | 'round', many: number): Judge['until'] =>
  (then) =>
  (now) =>
    Number(Reflect.get(now, named)) >= Number(Reflect.get(then, named)) + many;

/** Who judges a game; null for games that nobody judges. */
export async function judgeOf(game: GameName): Promise<Judge | null> {
  switch (game) {
    case 'roll': {
      const { standing } = await import('@starboard/bots/roll');
      // What is judged is the start of a round.
      return { standing, until: later('round', 2) };
    }
    case 'bsg': {
      const { standing } = await import('@starboard/bots/bsg');
      return { standing, until: later('turn', 2) };
    }
    default:
      return null;
  }
}
