export { type BsgNotes, bsgNotes, type PublicDeeds } from './bsg-onlooker.ts';
export { bsgSchool } from './bsg-school.ts';
export { type Contest, type ContestResult, type Onlooker, playContest } from './contest.ts';
export {
  CONTESTANTS,
  type Contestant,
  CYLON_SIDES,
  type CylonSide,
  HUMAN_SIDES,
  type HumanSide,
} from './contestants.ts';
export { byDeals, type DealStanding } from './deals.ts';
export type { FinalRole } from './loyalties.ts';
export { onlookerFor, type RollNotes, rollNotes } from './onlooker.ts';
export { rollSchool } from './roll-school.ts';
export { atTable, contestAt, sidesAt } from './seating.ts';
export {
  type Difference,
  difference,
  mean,
  percentile,
  ratings,
  rounded,
  type Standing,
  standing,
  standings,
} from './statistics.ts';
export { auc, giveaway } from './telling-apart.ts';
