import type { Questions } from '../rulebook/questions.ts';
import type { Facts } from '../table/facts.ts';
import { STANDINGS } from '../table/standing.ts';
import {
  agendaScenarios,
  agendasFrom,
  agendasView,
  agendaZone,
  dealingAgendas,
  shuffledAgendas,
  winsByAgenda,
} from './agendas.ts';
import type { Module } from './module.ts';
import * as printed from './printed.ts';
import type { ModuleId } from './validity.ts';

const LEADERS: ModuleId = 'cylon-leaders';

/** PEG-22.3 to 22.6 */
const WITH_LEADER: Readonly<Record<number, { readonly cylon: number; readonly human: number }>> = {
  4: { cylon: 1, human: 5 },
  5: { cylon: 1, human: 7 },
  6: { cylon: 2, human: 8 },
  7: { cylon: 2, human: 10 },
};
/** PEG-22.1: nobody wanted to be one. */
const WITHOUT: typeof WITH_LEADER = {
  4: { cylon: 1, human: 6 },
  5: { cylon: 2, human: 8 },
  6: { cylon: 2, human: 9 },
};

/** Whoever plays a leader, infiltrating or not. */
function isLed({ players }: Pick<Facts, 'players'>): boolean {
  return players.some(({ standing }) => !STANDINGS[standing].loyalty);
}

const answers: Partial<Questions> = {
  leaderNeeded: (players) => players === 7, // PEG-39.1, 39.4
  loyaltyDeck: (players, facts) =>
    (isLed(facts) ? WITH_LEADER : WITHOUT)[players] ?? { cylon: 1, human: 5 },
  // PEG-22.2, 22.8
  shuffledIn(players, { variant }, facts) {
    if (players % 2 === 1 || isLed(facts)) return null;
    return variant === 'no-sympathizer' ? 'not-a-cylon' : 'sympathizer';
  },
  wins: winsByAgenda,
};

const dealing = dealingAgendas(
  'dealing-agendas',
  LEADERS,
  (t) => t.seats.filter((seat) => t.facts.players[seat]?.standing === 'leader'),
  (t) => (t.seats.length % 2 === 0 ? 'sympathetic' : 'hostile'), // PEG-19.2, 19.3
);

/** One player may lead the Cylons, with aims of the own (sections 18 to 21 of Pegasus). */
export const cylonLeaders: Module = {
  ...printed.cylonLeaders,
  facts: shuffledAgendas,
  answers,
  steps: { 'setup after loyalty': dealing },
  procedures: [dealing],
  zones: [agendaZone(LEADERS)],
  view: agendasView(LEADERS),
  fromView: agendasFrom,
  scenarios: agendaScenarios(LEADERS),
};
