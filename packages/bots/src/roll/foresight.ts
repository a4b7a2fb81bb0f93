import type { Seat, View } from '@starboard/kernel';
import { PHASES, type RollView } from '@starboard/roll';
import {
  type Inputs,
  type Network,
  run,
  type Scratch,
  type Shape,
  scratchFor,
  sigmoid,
} from '../learning/network.ts';
import { type Empire, empireOf, INPUTS, inputsFor } from './inputs.ts';
import { situationOf } from './judgement.ts';
import type { Guide } from './looking-ahead.ts';
import type { PerPhase } from './phase-odds.ts';
import type { Outlook } from './worth.ts';

/** What comes out: whether one will be ahead of the rival, by how much, and which phase the rival selects now. */
export const WIN = 0;
export const MARGIN = 1;
export const FIRST_PHASE = 2;

export const SHAPE: Shape = {
  inputs: INPUTS,
  hidden: [64, 32],
  outputs: FIRST_PHASE + PHASES.length,
};

/** Points by which the output for the margin is divided. */
export const MARGIN_SCALE = 10;

/** A network with the room it needs to think. */
export interface Foresight {
  readonly network: Network;
  readonly scratch: Scratch;
}

export function foresightWith(network: Network): Foresight {
  return { network, scratch: scratchFor(network.shape) };
}

/** The table as a seat compares it: itself with each rival. */
export interface Comparison {
  readonly facts: RollView;
  readonly outlook: Outlook;
  readonly own: Empire;
  readonly rivals: readonly Empire[];
}

export function comparisonFor(facts: RollView, seat: number, outlook: Outlook): Comparison {
  const empires = facts.players.map((player) => empireOf(player, outlook));
  const own = empires[seat];
  if (own === undefined) throw new RangeError('a bot needs a seat');
  return { facts, outlook, own, rivals: empires.filter((it) => it !== own) };
}

/** Every pair that a seat looks at: itself and each rival. */
export function pairsIn({ facts, outlook, own, rivals }: Comparison): Inputs[] {
  return rivals.map((rival) => inputsFor(own, rival, facts, outlook));
}

/** How likely a seat is to win from the start of a round: to be ahead of each of the others. */
export function learnedChance({ network, scratch }: Foresight, comparison: Comparison): number {
  let chance = 1;
  for (const inputs of pairsIn(comparison)) {
    const outputs = run(network, inputs, scratch);
    chance *= sigmoid(outputs[WIN] ?? 0);
  }
  return chance;
}

/** By how many points a seat will lead the best of the others, from the start of a round. */
export function learnedLead({ network, scratch }: Foresight, comparison: Comparison): number {
  const leads = pairsIn(comparison).map((it) => run(network, it, scratch)[MARGIN] ?? 0);
  return Math.min(...leads) * MARGIN_SCALE;
}

/** How likely each rival is to select each phase. */
function learnedPhases(
  { network, scratch }: Foresight,
  { facts, outlook, own, rivals }: Comparison,
): Map<Seat, PerPhase> {
  const expected = new Map<Seat, PerPhase>();
  for (const rival of rivals) {
    const outputs = run(network, inputsFor(own, rival, facts, outlook), scratch);
    const likely = PHASES.map((_, i) => Math.exp(outputs[FIRST_PHASE + i] ?? 0));
    const sum = likely.reduce((a, b) => a + b, 0);
    const [explore = 0, develop = 0, settle = 0, produce = 0, ship = 0] = likely.map(
      (it) => it / sum,
    );
    expected.set(rival.player.seat, { explore, develop, settle, produce, ship });
  }
  return expected;
}

/** A search through these eyes. */
export function guideWith(foresight: Foresight): Guide {
  const compared = (view: View<RollView>, seat: Seat): Comparison => {
    const { facts, outlook } = situationOf(view);
    return comparisonFor(facts, seat, outlook);
  };
  return {
    chance: (view, seat) => learnedChance(foresight, compared(view, seat)),
    phases: (view, seat) => learnedPhases(foresight, compared(view, seat)),
  };
}
