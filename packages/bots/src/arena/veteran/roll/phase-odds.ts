import { colourOf, DICE, PHASES, type Phase, type PlayerView } from '@starboard/roll';
import { type Gains, gainsOf } from './gains.ts';
import { TUNE } from './tuning.ts';
import type { Outlook } from './worth.ts';

export type PerPhase = Record<Phase, number>;

/** What others are likely to do with the dice behind their screens. */
export interface Rival {
  /** How likely this player is to select each phase. */
  readonly selects: PerPhase;
  /** What this player would get out of each phase. */
  readonly gains: PerPhase;
}

const none = (): PerPhase => ({ explore: 0, develop: 0, settle: 0, produce: 0, ship: 0 });

/** How many of these dice show each phase, on average; a wild one goes where it is wanted. */
function expectedWorkers({ rolling }: PlayerView): { readonly faces: PerPhase; wild: number } {
  const faces = none();
  let wild = 0;
  for (const die of rolling) {
    for (const face of DICE[colourOf(die)].faces) {
      if (face === 'wild') wild += 1 / 6;
      else faces[face] += 1 / 6;
    }
  }
  return { faces, wild };
}

function between(table: readonly number[], workers: number): number {
  const last = table.length - 1;
  const below = Math.min(last, Math.floor(workers));
  const above = Math.min(last, below + 1);
  const share = workers - Math.floor(workers);
  return (table[below] ?? 0) * (1 - share) + (table[above] ?? 0) * share;
}

/** People mostly, not always, select what brings them most. */

export function rivalFrom(player: PlayerView, outlook: Outlook): Rival {
  const most = player.rolling.length;
  const { faces, wild } = expectedWorkers(player);
  const theirs: Gains = gainsOf(player, most, outlook);
  const gains = none();
  const selects = none();
  let sum = 0;
  for (const phase of PHASES) {
    const there = faces[phase] + wild * 0.35;
    gains[phase] = between(theirs.workers[phase], there) + theirs.always[phase];
    const selecting = between(theirs.workers[phase], Math.min(most, there + 1));
    selects[phase] = Math.exp((selecting + theirs.always[phase]) / TUNE.sharpness);
    sum += selects[phase];
  }
  for (const phase of PHASES) selects[phase] /= sum;
  return { selects, gains };
}

/** How likely each phase is to happen without this player's doing. ROLL-6.4: at a table of two a die helps. */
export function phaseOdds(rivals: readonly Rival[], seats: number): PerPhase {
  const odds = none();
  for (const phase of PHASES) {
    let not = 1;
    for (const { selects } of rivals) not *= 1 - selects[phase];
    if (seats === 2) {
      not *= 1 - DICE.home.faces.filter((face) => face === phase).length / 6;
    }
    odds[phase] = 1 - not;
  }
  return odds;
}
