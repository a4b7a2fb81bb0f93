export { type BsgNotes, bsgNotes, type FinalRole } from './bsg-onlooker.ts';
export {
  type Contest,
  type Contestant,
  type ContestResult,
  type Onlooker,
  playContest,
} from './contest.ts';
export { emptyFit, type Fit, learningOnlooker, weightsFrom } from './learning.ts';
export { onlookerFor, type RollNotes, rollNotes } from './onlooker.ts';
export { atTable, CONTESTANTS, contestAt } from './seating.ts';
export {
  mean,
  percentile,
  ratings,
  rounded,
  type Standing,
  standing,
  standings,
} from './statistics.ts';
