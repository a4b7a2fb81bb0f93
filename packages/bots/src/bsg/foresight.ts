import { ENDINGS } from '@starboard/bsg';
import {
  type Network,
  run,
  type Scratch,
  type Shape,
  scratchFor,
  sigmoid,
} from '../learning/network.ts';
import { INPUTS, inputsFor } from './inputs.ts';
import { fleetValue, GAME, type Judge } from './judge.ts';
import type { Position } from './position.ts';

/** What comes out: whether the humans win, and how likely each of the endings is. */
export const WIN = 0;
export const FIRST_ENDING = 1;

export const SHAPE: Shape = {
  inputs: INPUTS,
  hidden: [64, 32],
  outputs: FIRST_ENDING + ENDINGS.length,
};

/** A network with the room it needs to think. */
export interface Foresight {
  readonly network: Network;
  readonly scratch: Scratch;
}

export function foresightWith(network: Network): Foresight {
  return { network, scratch: scratchFor(network.shape) };
}

/** How likely the humans are to win, in the eyes of a seat, when a turn begins. */
export function humanChance({ network, scratch }: Foresight, position: Position): number {
  return sigmoid(run(network, inputsFor(position), scratch)[WIN] ?? 0);
}

/** What a game by the judgement by hand counts beside a chance: it sees small differences that a network does not. */
const BY_HAND = 0.1;

/** A search through these eyes. */
export function judgeWith(foresight: Foresight): Judge {
  return {
    unit: 1 / GAME,
    over: (humansWon) => (humansWon ? 1 : 0),
    fleet: (position, before) =>
      humanChance(foresight, position) +
      (BY_HAND * (fleetValue(position.facts) - fleetValue(before))) / GAME,
  };
}
