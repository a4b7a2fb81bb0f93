import type { Ask } from './ask.ts';
import type { Game, GameTypes, StateOf } from './game.ts';
import type { Json } from './json.ts';
import type { Order } from './order.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Outcome } from './state.ts';

/** An ask as its own seat sees it, with the sealed answer it gave, if any. */
export interface AskView {
  readonly id: number;
  readonly window: string | null;
  readonly ask: Ask;
  readonly answered: boolean;
  readonly answer: Json;
}

/** Everything one viewer may know, and nothing else. */
export interface View<V = object> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly viewer: Viewer;
  readonly seq: number;
  readonly facts: V;
  /** What is asked of this viewer. */
  readonly asks: readonly AskView[];
  /** Whose answers the table waits for. */
  readonly waiting: readonly Seat[];
  /** The viewer's own standing orders. */
  readonly orders: readonly Order[];
  readonly outcome: Outcome | null;
  /** Seats that have dropped out, where somebody has. */
  readonly out?: readonly Seat[];
}

export function viewOf<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
  viewer: Viewer,
): View<G['view']> {
  return viewsOf(game, state)(viewer);
}

/** What each viewer may know at one moment: to be asked for as long as the state stays as it is. */
export function viewsOf<G extends GameTypes>(
  game: Game<G>,
  state: StateOf<G>,
): (viewer: Viewer) => View<G['view']> {
  const waiting: Seat[] = [];
  for (const open of state.asks) {
    if (!open.answered && !waiting.includes(open.seat)) waiting.push(open.seat);
  }
  waiting.sort((a, b) => a - b);
  const facts = game.view.together?.(state) ?? ((viewer: Viewer) => game.view(state, viewer));
  return (viewer) => ({
    game: state.game,
    version: state.version,
    seats: state.seats,
    options: state.options,
    viewer,
    seq: state.seq,
    facts: facts(viewer),
    asks: state.asks
      .filter((open) => open.seat === viewer)
      .map(({ id, window, ask, answered, answer }) => ({ id, window, ask, answered, answer })),
    waiting,
    orders: viewer === 'spectator' ? [] : (state.orders[viewer] ?? []),
    outcome: state.outcome,
    ...(state.out !== undefined && { out: state.out }),
  });
}
