import type { BsgView } from '@starboard/bsg/reading';
import type { Ask, Json, View } from '@starboard/kernel';
import type { GameName } from '../game-name.ts';
import { isDisproved } from './hindsight.ts';

/** What is looked at to tell a good decision from a better one. */
export interface Judge {
  /** How a table stands for the seat that sees it. */
  standing(view: View<object>): number;
  /** Whether what was decided has shown by then, and how the table stands can be told. */
  until(then: object): (now: object) => boolean;
  /** Whether the end has shown that this answer would have been a mistake, whatever spoke for it then. */
  disproved(ask: Ask, answer: Json, end: View<object>): boolean;
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
      return { standing, until: later('round', 2), disproved: () => false };
    }
    case 'bsg': {
      const { standing } = await import('@starboard/bots/bsg');
      const disproved: Judge['disproved'] = (ask, answer, end) =>
        // Judged at tables of Battlestar only, so that the facts are what its view says.
        isDisproved(ask, answer, end as View<BsgView>);
      return { standing, until: later('turn', 2), disproved };
    }
    default:
      return null;
  }
}
