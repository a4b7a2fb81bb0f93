import type { Questions } from '../rulebook/questions.ts';
import type { Facts } from '../table/facts.ts';
import { STANDINGS } from '../table/standing.ts';
import { agendaPart, dealingAgendas, winsByAgenda } from './agendas/index.ts';
import { leaderScenarios } from './agendas/scenario-words.ts';
import { baseAnswers } from './base-answers.ts';
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
/** Whoever plays a leader, infiltrating or not. */
function isLed({ players }: Pick<Facts, 'players'>): boolean {
  return players.some(({ standing }) => !STANDINGS[standing].loyalty);
}

const answers: Partial<Questions> = {
  leaderNeeded: (players) => players === 7, // PEG-39.1, 39.4
  // PEG-22.1: as if there were none where nobody wanted to be one
  loyaltyDeck: (players, facts) =>
    (isLed(facts) ? WITH_LEADER[players] : undefined) ?? baseAnswers.loyaltyDeck(players, facts),
  // PEG-22.2, 22.8
  shuffledIn: (players, options, facts) =>
    isLed(facts) ? null : baseAnswers.shuffledIn(players, options, facts),
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
  ...agendaPart(LEADERS),
  scenarios: leaderScenarios,
  answers,
  steps: { 'setup after loyalty': dealing },
  procedures: [dealing],
};
