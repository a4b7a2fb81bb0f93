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

/** One click: what most people want first. */
export const QUICK = {
  roll: { game: 'roll', seats: 2, humans: [0], level: 'normal', names: [], options: {} },
  bsg: { game: 'bsg', seats: 4, humans: [0], level: 'normal', names: [], options: {} },
} as const satisfies Record<string, PracticeSetup>;
