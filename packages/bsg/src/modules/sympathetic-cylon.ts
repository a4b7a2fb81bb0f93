import type { Questions } from '../rulebook/questions.ts';
import { agendaPart, dealingAgendas, winsByAgenda } from './agendas/index.ts';
import { sympatheticScenarios } from './agendas/scenario-words.ts';
import type { Module } from './module.ts';
import * as printed from './printed.ts';
import type { ModuleId } from './validity.ts';

const SYMPATHETIC: ModuleId = 'sympathetic-cylon';

const answers: Partial<Questions> = {
  shuffledIn: (players) => (players % 2 === 0 ? 'sympathetic-cylon' : null), // PEG-38.7
  wins: winsByAgenda,
};

const dealing = dealingAgendas(
  'dealing-sympathetic-agenda',
  SYMPATHETIC,
  (_t, seat) => [seat],
  () => 'sympathetic', // PEG-38.11
);

/** In place of the Sympathizer: a Cylon who may mean well (PEG-38.7 to 38.17). */
export const sympatheticCylon: Module = {
  ...printed.sympatheticCylon,
  ...agendaPart(SYMPATHETIC),
  scenarios: sympatheticScenarios,
  answers,
  steps: { 'sympathetic cylon revealed': dealing },
  procedures: [dealing],
};
