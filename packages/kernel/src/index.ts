export * from './answers.ts';
export * from './ask.ts';
export * from './chance.ts';
export { chanceOf, commitmentOf, type Dice, digest, rollDie, seedFrom } from './dice.ts';
export * from './event.ts';
export * from './faults.ts';
export * from './game.ts';
export * from './imagine.ts';
export * from './json.ts';
export * from './match.ts';
export * from './message.ts';
export type { Order, Test } from './order.ts';
export {
  type Answered,
  type AnyProcedure,
  END,
  type Next,
  type Procedure,
  rulebook,
  type Step,
} from './procedure.ts';
export * from './record.ts';
export * from './referee.ts';
export * from './restore.ts';
export * from './seat.ts';
export * from './state.ts';
export { type Accepted, type Progress, Table } from './table.ts';
export * from './view.ts';
