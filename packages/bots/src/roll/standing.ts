import type { View } from '@starboard/kernel';
import type { RollView } from '@starboard/roll';
import { comparisonFor, learnedLead } from './foresight.ts';
import { situationOf } from './judgement.ts';
import { learnedForesight } from './learned.ts';

/**
 * How a table stands for the seat that sees it: by how many points it leads the best of the others at the end, or is
 * likely to from the start of a round.
 */
export function standing(view: View<object>): number {
  // The views of a table of Roll are the game's.
  const table = view as View<RollView>;
  const { facts, me, outlook } = situationOf(table);
  if (table.outcome === null) {
    return learnedLead(learnedForesight(), comparisonFor(facts, me.seat, outlook));
  }
  const others = facts.players.filter((it) => it !== me).map(({ score }) => score.total);
  return me.score.total - Math.max(...others);
}
