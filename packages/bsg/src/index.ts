import { defineGame } from '@starboard/kernel';
import { coverage } from './coverage.ts';
import { effectProcedures } from './effects/resolve.ts';
import { actionProcedures } from './rulebook/actions.ts';
import { skillCheck } from './rulebook/check.ts';
import { crisisProcedures } from './rulebook/crisis.ts';
import { dieRoll } from './rulebook/die.ts';
import { discarding } from './rulebook/discarding.ts';
import { jump } from './rulebook/jump.ts';
import { loyaltyProcedures } from './rulebook/loyalty.ts';
import { playGame, readOptions, setUp, startingViper } from './rulebook/setup.ts';
import { turnProcedures } from './rulebook/turn.ts';
import { arrange } from './scenario-words/arrange.ts';
import { hear } from './scenario-words/hear.ts';
import { tell } from './scenario-words/tell.ts';
import { imagineFor } from './secrets/imagine.ts';
import { wrongWith } from './secrets/invariants.ts';
import { viewFor } from './secrets/view.ts';
import { activationProcedures } from './ships/activation.ts';
import { combatProcedures } from './ships/combat.ts';
import { placingShips } from './ships/placing.ts';
import type { Bsg } from './table/facts.ts';

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
export { ENDINGS, type Ending } from './rulebook/endings.ts';
export { MOMENTS, type Moment, type MomentFact, playsAt } from './rulebook/moments.ts';
export { CIVILIANS } from './rulebook/setup.ts';
export type { BsgView, CheckView, PlayerView } from './secrets/view.ts';
export type { BsgEvents } from './table/events.ts';
export type { Bsg, Facts, Options, Player } from './table/facts.ts';
export * from './table/vocabulary.ts';
