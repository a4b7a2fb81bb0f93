import type { BsgTable } from '../table/facts.ts';
import { isCylon, playerAt } from '../table/people.ts';

export const ENDINGS = [
  'humans-reached-kobol',
  'food-gone',
  'fuel-gone',
  'morale-gone',
  'population-gone',
  'galactica-boarded',
  'galactica-destroyed',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** BSG-11.12: teams win and lose together, hidden Cylons with the Cylons. */
export function endGame(t: BsgTable, ending: Ending): void {
  const cylons = t.seats.filter((seat) => isCylon(playerAt(t.facts, seat)));
  const humans = t.seats.filter((seat) => !cylons.includes(seat));
  const humansWin = ending === 'humans-reached-kobol';
  t.emit('ended', { ending });
  t.reveal();
  t.emit('loyalties-shown', {
    loyalties: t.facts.players.map(({ loyalty }) => loyalty.map(({ card }) => card)),
  });
  t.end({
    winners: humansWin ? humans : cylons,
    losers: humansWin ? cylons : humans,
    reason: { id: ending },
  });
}
