import { succession } from '../content/exodus/succession.ts';
import type { Questions } from '../rulebook/questions.ts';
import type { Module } from './module.ts';
import * as printed from './printed.ts';

const answers: Partial<Questions> = {
  succession: (title) => succession[title],
  moreHumanCards: 1, // EXO-6.6 to 6.9, 39.5 to 39.7, 40.2
  keepsHumanCards: true, // EXO-6.13
  revealedSleeper: false, // EXO-15.5
  executedHandsLoyaltyOver: ({ executedLoyalty }) => executedLoyalty !== 'kept', // EXO-7.5, C4
  executedHuman: 'draws-anew', // EXO-7.10, 7.13
  executionEndsTurn: 'always', // EXO-7.17
  refuge: 'sickbay', // EXO-7.12
  mostNukes: 3, // EXO-11.4
  quorumLimit: 10, // EXO-12.1
  cylonDraw: ({ variant }) => ({ count: variant === 'no-sympathizer' ? 3 : 2, different: true }), // EXO-15.1
  cylonsPrepareJump: true, // EXO-15.2, 15.3
};

/** The third rulebook without its options: texts in checks, Consequences, a deck of humans, executions. */
export const exodus: Module = { ...printed.exodus, answers };

/** Conflicted Loyalties: the cards themselves say all there is to say (sections 16 to 19). */
export const personalGoals: Module = printed.personalGoalsModule;
export const finalFive: Module = printed.finalFive;
