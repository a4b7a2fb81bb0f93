import { type AnyProcedure, defineGame, type Game } from '@starboard/kernel';
import { coverage } from './coverage.ts';
import { effectProcedures } from './effects/resolve.ts';
import './modules/base.ts';
import { install, installedModules } from './modules/box.ts';
import { MODULES } from './modules/index.ts';
import type { Module } from './modules/module.ts';
import { actions } from './rulebook/actions.ts';
import { seeingAdded, skillCheck } from './rulebook/check.ts';
import { crisisProcedures } from './rulebook/crisis.ts';
import { dieRoll } from './rulebook/die.ts';
import { discarding } from './rulebook/discarding.ts';
import { execution } from './rulebook/execution.ts';
import { ordering } from './rulebook/executive-order.ts';
import { infiltrationProcedures } from './rulebook/infiltration.ts';
import { jump } from './rulebook/jump.ts';
import { activateLocation } from './rulebook/locations.ts';
import { loyaltyProcedures } from './rulebook/loyalty.ts';
import { movement } from './rulebook/movement.ts';
import { readOptions } from './rulebook/options.ts';
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
    view: viewFor,
    imagine: imagineFor,
    invariants: wrongWith,
    coverage,
    migrations,
    earlier,
    ...scenarioWords,
  });
}

export const bsg = bsgWith(MODULES);

export * from './base-game.ts';
export type * from './content/definition.ts';
export * from './content/library.ts';
export type * from './effects/condition.ts';
export type * from './effects/effect.ts';
export { effectsOf, inner, type Line, type Text, textOf } from './effects/text.ts';
export { type Box, boxOf, installedModules } from './modules/box.ts';
export { type Module, PLACES, type Place } from './modules/module.ts';
export type { PlanetView } from './modules/new-caprica/index.ts';
export { MODULE_IDS, type ModuleId, type Validity, wrongCombination } from './modules/validity.ts';
export { ENDINGS, type Ending } from './rulebook/endings.ts';
export { MOMENTS, type Moment, type MomentFact, playsAt } from './rulebook/moments.ts';
export type { Questions } from './rulebook/questions.ts';
export type { BsgView, CheckView, OpenCard, PlayerView } from './secrets/view.ts';
export { type BsgWorld, type WorldMoment, worldFrom } from './secrets/world.ts';
export { zone } from './secrets/zone.ts';
export { boardOf, isDestroyed, isHazard, isLost, isOn, moveCost } from './table/boards.ts';
export { type Card, type DeckId, isCrisisCard, sameCard } from './table/cards.ts';
export {
  type Meaning,
  meaningOf,
  play as playMeant,
  playOf,
  THINGS,
  type Things,
} from './table/choices.ts';
export { CIVILIANS } from './table/civilian-faces.ts';
export { type Counting, countedIn } from './table/counting.ts';
export type { BsgEvents } from './table/events.ts';
export type { Bsg, Facts, Options, Player } from './table/facts.ts';
export { RED } from './table/resources.ts';
export { STANDINGS, type Standing } from './table/standing.ts';
export * from './table/vocabulary.ts';
