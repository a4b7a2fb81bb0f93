import type { GameName } from '../game-name.ts';
import { allKept } from './keep.ts';
import type { PracticeSetup } from './messages.ts';

/** Games begun in this visit, until the browser has kept them. */
const begun = new Map<string, PracticeSetup>();

/** Notes a game to begin; gives the address to begin it at. */
export function toBegin(setup: PracticeSetup): string {
  const id = crypto.randomUUID();
  begun.set(id, setup);
  return `/practice/${setup.game}/${id}`;
}

export const setupOf = (id: string): PracticeSetup | null => begun.get(id) ?? null;

/** How many play it when nobody has said. */
export const USUAL_SEATS: Readonly<Record<GameName, number>> = {
  bsg: 5,
  roll: 2,
  'liars-dice': 3,
  'tic-tac-toe': 2,
};

/** Whether nobody has played this game in this browser yet, but for its lesson. */
export async function isNewTo(game: GameName): Promise<boolean> {
  const games = await allKept().catch(() => []);
  return !games.some(({ saved: { setup } }) => setup.game === game && setup.lesson !== true);
}

/** One click: what most people want first. Who is new to Roll begins with the tiles advised for that (ROLL-2.14). */
export const quick = (game: GameName, newcomer: boolean): PracticeSetup => ({
  game,
  seats: USUAL_SEATS[game],
  humans: [0],
  level: 'normal',
  names: [],
  options: newcomer && game === 'roll' ? { beginner: true } : {},
});
