import { defineGame } from '@starboard/kernel';
import { actionProcedures } from './actions.ts';
import { activationProcedures } from './activation.ts';
import { skillCheck } from './check.ts';
import { combatProcedures } from './combat.ts';
import { coverage } from './coverage.ts';
import { crisisProcedures } from './crisis.ts';
import { discarding } from './discarding.ts';
import { effectProcedures } from './effects/resolve.ts';
import type { Bsg } from './facts.ts';
import { imagineFor } from './imagine.ts';
import { wrongWith } from './invariants.ts';
import { jump } from './jump.ts';
import { loyaltyProcedures } from './loyalty.ts';
import { placingShips } from './placing.ts';
import { dieRoll } from './roll.ts';
import { arrange } from './scenario-words/arrange.ts';
import { hear } from './scenario-words/hear.ts';
import { tell } from './scenario-words/tell.ts';
import { playGame, readOptions, setUp, startingViper } from './setup.ts';
import { turnProcedures } from './turn.ts';
import { viewFor } from './view.ts';

export const bsg = defineGame<Bsg>({
  name: 'bsg',
  version: 1,
  seats: { min: 3, max: 6 }, // BSG-1.1
  options: readOptions,
  setup: setUp,
  play: playGame,
  procedures: [
    ...turnProcedures,
    ...actionProcedures,
    ...crisisProcedures,
    ...combatProcedures,
    ...effectProcedures,
    ...loyaltyProcedures,
    ...activationProcedures,
    placingShips,
    startingViper,
    skillCheck,
    dieRoll,
    discarding,
    jump,
  ],
  view: viewFor,
  imagine: imagineFor,
  invariants: wrongWith,
  coverage,
  arrange,
  tell,
  hear,
});

export * from './content/index.ts';
export type * from './effects/effect.ts';
export type { BsgEvents } from './events.ts';
export type { Bsg, Facts, Options, Player } from './facts.ts';
export { MOMENTS, type Moment, type MomentFact, playsAt } from './moments.ts';
export { RED } from './resources.ts';
export { CIVILIANS } from './setup.ts';
export { ENDINGS, type Ending } from './victory.ts';
export type { BsgView, CheckView, PlayerView } from './view.ts';
export * from './vocabulary.ts';
