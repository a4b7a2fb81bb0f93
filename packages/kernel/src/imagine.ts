import { sampleAnswer } from './answers.ts';
import type { Chance } from './chance.ts';
import type { Game, GameTypes, StateOf, Translate } from './game.ts';
import { clone } from './json.ts';
import { askAgain } from './referee.ts';
import type { Viewer } from './seat.ts';

/** An imagined state, and what other seats' answers would be there. */
export interface World<G extends GameTypes> {
  readonly state: StateOf<G>;
  readonly translate: Translate;
}

const unchanged: Translate = (answer) => answer;

/**
 * Another world that looks the same to the viewer: what the viewer may not know (other hands, sealed answers,
 * other seats' standing orders) is something else. Null when the game cannot imagine, or when an ask that is
 * open could not have been opened in the world that came up.
 *
 * The dice are those of the real game, for comparing two worlds; a bot gives a seed of its own instead.
 */
export function imagine<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  viewer: Viewer,
  chance: Chance,
  seed?: string,
): World<G> | null {
  if (game.imagine === undefined) return null;
  const copy = clone(state);
  const world = seed === undefined ? copy : { ...copy, dice: { seed, at: 0 } };
  const translate = game.imagine(world, viewer, chance) ?? unchanged;
  for (const [seat] of world.orders.entries()) if (seat !== viewer) world.orders[seat] = [];
  for (const open of world.asks) {
    const ask = askAgain(game, world, open);
    if (ask === null) return null;
    open.ask = ask;
    if (open.answered && open.seat !== viewer)
      open.answer = sampleAnswer(game, world, open, chance);
  }
  return { state: world, translate };
}
