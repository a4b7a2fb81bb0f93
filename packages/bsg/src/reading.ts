// For those who read and show the game and do not referee it: what is printed, what is in play, what choices mean.
// Nothing here knows a procedure, so that a page does not carry the rules (scripts/boundaries.mjs).

export * from './base-game.ts';
export type * from './content/definition.ts';
export * from './content/library.ts';
export type * from './effects/condition.ts';
export type * from './effects/effect.ts';
export { effectsOf, inner, type Line, type Text, textOf } from './effects/text.ts';
export { type Box, boxOf, knownModules } from './modules/box.ts';
export type { AllyView, NebulaView } from './modules/ionian-nebula/view.ts';
export type { PlanetView } from './modules/new-caprica/index.ts';
export { PRINTED, type Printed } from './modules/printed.ts';
export {
  MODULE_IDS,
  type ModuleId,
  READINGS,
  type Reading,
  type Readings,
  type Validity,
  wrongCombination,
} from './modules/validity.ts';
export type { Ending } from './rulebook/endings.ts';
export { MOMENTS, type Moment, type MomentFact, playsAt } from './rulebook/moments.ts';
export type { BsgView, CheckView, OpenCard, PlayerView } from './secrets/view.ts';
export {
  DESTROYS_CENTURION,
  DESTROYS_VIPER,
  damagesGalacticaFrom,
  damagesViperFrom,
  hitsFrom,
  NUKE_DESTROYS,
  NUKE_REACHES_RAIDERS,
  STRUCTURAL_DAMAGE,
} from './table/attack-rolls.ts';
export { boardOf, closes, isDestroyed, isHazard, isLost, isOn, moveCost } from './table/boards.ts';
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
export { comingTo } from './table/coming-to.ts';
export { type Counting, countedIn } from './table/counting.ts';
export type { BsgEvents } from './table/events.ts';
export type { Bsg, Facts, Options, Player, Pursuit } from './table/facts.ts';
export { AREAS, CIVILIANS_AT } from './table/pursuit-track.ts';
export { STANDINGS, type Standing } from './table/standing.ts';
export * from './table/vocabulary.ts';
