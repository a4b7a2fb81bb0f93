import { defineGame } from '@starboard/kernel';
import { coverage } from './coverage.ts';
import { asVersion1 } from './earlier.ts';
import type { Roll } from './facts.ts';
import { imagineFor } from './imagine.ts';
import { wrongWith } from './invariants.ts';
import { managePlan, manageProcedures } from './manage.ts';
import { buildProcedures } from './phases/build.ts';
import { exploreProcedures } from './phases/explore.ts';
import { explorePlan, placePlan } from './phases/explore-plans.ts';
import { produceProcedures } from './phases/produce.ts';
import { shipProcedures } from './phases/ship.ts';
import { assignPlan, playGame, roundProcedures } from './round.ts';
import { scenarioWords } from './scenario-words/index.ts';
import { readOptions, setUp } from './setup.ts';
import { viewFor } from './view.ts';

export const roll = defineGame<Roll>({
  name: 'roll',
  version: 2,
  seats: { min: 2, max: 5 }, // ROLL-1.1
  options: readOptions,
  setup: setUp,
  play: playGame,
  procedures: [
    ...roundProcedures,
    ...exploreProcedures,
    ...buildProcedures,
    ...produceProcedures,
    ...shipProcedures,
    ...manageProcedures,
  ],
  plans: { assign: assignPlan, explore: explorePlan, place: placePlan, manage: managePlan },
  view: ({ facts, options }, viewer) => viewFor(facts, options, viewer),
  imagine: ({ facts }, viewer, chance) => imagineFor(facts, viewer, chance),
  invariants: wrongWith,
  coverage,
  // Version 2 says of powers that nothing came of them; a state is the same.
  migrations: { 1: (state) => state },
  earlier: { 1: { event: asVersion1 } },
  ...scenarioWords,
});

export * from './content/index.ts';
export * from './dice.ts';
export { isIdle, type RollEvents } from './events.ts';
export {
  type Construction,
  capacityOf,
  type Facts,
  type Good,
  type Options,
  type Player,
  type Roll,
  type RolledDie,
} from './facts.ts';
export type { ManageData, ManagePlan } from './manage.ts';
export { reducedCost } from './phases/build.ts';
export { type ExploreData, type ExploreTask, stockPays } from './phases/explore.ts';
export { consumeScores, PRICES, tradePays } from './phases/ship.ts';
export {
  type AssignPlan,
  assign,
  type MoveTo,
  type PlanData,
  type PlanOption,
  planOptions,
  type Use,
} from './planning.ts';
export { type Score, type ScoreLine, scoreOf } from './scoring.ts';
export type { Placement } from './tiles.ts';
export type { PlayerView, RollView, StackView } from './view.ts';
