import { type AnyProcedure, defineGame, type Game } from '@starboard/kernel';
import { coverage } from './coverage.ts';
import { effectProcedures } from './effects/resolve.ts';
import { base } from './modules/base.ts';
import { MODULES } from './modules/index.ts';
import type { Module } from './modules/module.ts';
import { install, installedModules } from './modules/rules.ts';
import { actions } from './rulebook/actions.ts';
import { checkConstraints, seeingAdded, skillCheck } from './rulebook/check.ts';
import { crisisProcedures } from './rulebook/crisis.ts';
import { dieRoll } from './rulebook/die.ts';
import { discarding } from './rulebook/discarding.ts';
import { execution } from './rulebook/execution.ts';
import { ordering } from './rulebook/executive-order.ts';
import { finalFiveProcedures } from './rulebook/final-five.ts';
import { infiltrationProcedures } from './rulebook/infiltration.ts';
import { jump } from './rulebook/jump.ts';
import { activateLocation } from './rulebook/locations.ts';
import { loyaltyProcedures } from './rulebook/loyalty.ts';
import { movement } from './rulebook/movement.ts';
import { readOptions } from './rulebook/options.ts';
import { partPlayed } from './rulebook/part.ts';
import { goalConstraints, goalProcedures } from './rulebook/personal-goals.ts';
import { replyProcedures } from './rulebook/replies.ts';
import { playGame, setUp, startingPlace, startingViper } from './rulebook/setup.ts';
import { turnProcedures } from './rulebook/turn.ts';
import { scenarioWords } from './scenario-words/index.ts';
import { imagineFor } from './secrets/imagine.ts';
import { wrongWith } from './secrets/invariants.ts';
import { viewFor } from './secrets/view.ts';
import { activationProcedures } from './ships/activation.ts';
import { attackingProcedures } from './ships/attacks.ts';
import { damagingShip } from './ships/damage.ts';
import { piloting } from './ships/piloting.ts';
import { placingShips } from './ships/placing.ts';
import { viperActivations } from './ships/viper-activations.ts';
import { earlier, migrations } from './stored-games.ts';
import type { Bsg } from './table/facts.ts';

/** The rulebook's own procedures. */
const procedures: readonly AnyProcedure<Bsg>[] = [
  ...turnProcedures,
  ...crisisProcedures,
  ...attackingProcedures,
  ...effectProcedures,
  ...loyaltyProcedures,
  ...activationProcedures,
  actions,
  movement,
  activateLocation,
  ordering,
  piloting,
  viperActivations,
  placingShips,
  ...infiltrationProcedures,
  ...goalProcedures,
  ...finalFiveProcedures,
  ...replyProcedures,
  startingPlace,
  startingViper,
  seeingAdded,
  execution,
  damagingShip,
  skillCheck,
  dieRoll,
  discarding,
  jump,
];

/** The game with these modules, any of which a table may choose to play with. */
export function bsgWith(modules: readonly Module[]): Game<Bsg> {
  for (const module of modules) install(module);
  const known = installedModules();
  return defineGame<Bsg>({
    name: 'bsg',
    version: 2,
    seats: {
      min: Math.min(...known.map(({ seats }) => seats?.min ?? 3)),
      max: Math.max(...known.map(({ seats }) => seats?.max ?? 0)),
    },
    options: readOptions,
    setup: setUp,
    play: playGame,
    procedures: [...procedures, ...known.flatMap((module) => module.procedures ?? [])],
    constraints: { ...checkConstraints, ...goalConstraints },
    view: viewFor,
    imagine: imagineFor,
    invariants: wrongWith,
    coverage,
    part: partPlayed,
    migrations,
    earlier,
    ...scenarioWords,
  });
}

install(base);

export const bsg = bsgWith(MODULES);

export { type Module, PLACES, type Place } from './modules/module.ts';
export { installedModules, type Rules, rulesOf } from './modules/rules.ts';
export * from './reading.ts';
export { ENDINGS } from './rulebook/endings.ts';
export type { Questions } from './rulebook/questions.ts';
export { type BsgWorld, settledAs, type WorldMoment, worldFrom } from './secrets/world.ts';
export { zone } from './secrets/zone.ts';
