import { boxOf } from '../modules/box.ts';
import type { BsgTable } from '../table/facts.ts';
import { standingOf } from '../table/standing.ts';
import { answers } from './questions.ts';

export const ENDINGS = [
  'humans-reached-kobol',
  'food-gone',
  'fuel-gone',
  'morale-gone',
  'population-gone',
  'galactica-boarded',
  'galactica-destroyed',
  'no-characters-left',
  'humans-left-new-caprica',
  'humans-left-ionian-nebula',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** BSG-11.12: who has won is asked seat by seat, once it is known which side has. */
export function endGame(t: BsgTable, ending: Ending): void {
  const humansWin = boxOf(t.facts).endings.get(ending) === 'humans';
  const { wins } = answers(t.facts);
  // EXO-C21: whoever was eliminated has lost
  const winners = t.seats.filter(
    (seat) => standingOf(t.facts, seat).plays && wins(t.facts, seat, humansWin),
  );
  t.emit('ended', { ending });
  t.reveal();
  t.emit('loyalties-shown', {
    loyalties: t.facts.players.map(({ loyalty }) => loyalty.map(({ card }) => card)),
  });
  if (t.facts.players.some(({ agenda }) => agenda !== undefined)) {
    t.emit('agendas-shown', { agendas: t.facts.players.map(({ agenda = null }) => agenda) });
  }
  t.end({
    winners,
    losers: t.seats.filter((seat) => !winners.includes(seat)),
    reason: { id: ending },
  });
}
