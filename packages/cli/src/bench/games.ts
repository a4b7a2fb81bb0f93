import {
  answer,
  clone,
  type Game,
  type GameTypes,
  type Json,
  type JsonObject,
  type Seat,
  type StateOf,
  seedFrom,
  start,
} from '@starboard/kernel';
import { playTrial } from '@starboard/kernel/harness';

/** Who plays what. */
export interface Table {
  readonly seats: number;
  readonly options?: JsonObject;
}

/** A game played before by random players: its answers, ready to be refereed again. */
export interface PlayedGame {
  readonly seed: string;
  readonly answers: readonly { readonly seat: Seat; readonly ask: number; readonly value: Json }[];
}

/** Random games. The players think before the clock runs: what is measured is the referee. */
export function playedGames<G extends GameTypes>(
  game: Game<G>,
  table: Table,
  count: number,
): PlayedGame[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = seedFrom(`bench ${i}`);
    const answers: PlayedGame['answers'][number][] = [];
    playTrial(
      game,
      { seed, ...table },
      { answered: ({ seat, id }, value) => answers.push({ seat, ask: id, value }) },
    );
    return { seed, answers };
  });
}

/** Referees a game once more; returns the number of answers. */
export function referee<G extends GameTypes>(
  game: Game<G>,
  table: Table,
  { seed, answers }: PlayedGame,
): number {
  const { state } = start(game, { seed, ...table });
  for (const { seat, ask, value } of answers) answer(game, state, seat, ask, value);
  if (state.outcome === null) throw new Error(`${game.name} did not end where it ended before`);
  return answers.length;
}

/** A state in the middle of a game, as a bot would clone it. */
export function midGame<G extends GameTypes>(
  game: Game<G>,
  table: Table,
  { seed, answers }: PlayedGame,
): StateOf<G> {
  const { state } = start(game, { seed, ...table });
  for (const { seat, ask, value } of answers.slice(0, answers.length >> 1)) {
    answer(game, state, seat, ask, value);
  }
  return state;
}

/** A hundred clones, for measuring. */
export function clones(state: object): () => number {
  return () => {
    for (let i = 0; i < 100; i++) clone(state);
    return 100;
  };
}

export function cloneCost(state: object, perSecond: number) {
  return {
    bytes: JSON.stringify(state).length,
    microseconds: Math.round((1_000_000 / perSecond) * 1000) / 1000,
  };
}
