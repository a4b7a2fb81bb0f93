import type { Procedure, Seat, Step } from '@starboard/kernel';
import type { Phase } from '../dice.ts';
import { type Roll, type RollTable, turnOrder } from '../facts.ts';
import { payPhase } from '../income.ts';
import { procedure, together } from '../rules.ts';

export interface Playing {
  /** The order could matter. */
  inTurn: boolean;
  /** Who has something to do. */
  seats: readonly Seat[];
}

export const notYet = (): Playing => ({ inTurn: false, seats: [] });

/** How the workers of a phase are put to work. */
interface Workers<L extends object> {
  /** One player's workers, one after the other. */
  readonly play: Procedure<Roll, L>;
  readonly seats: (t: RollTable) => readonly Seat[];
  readonly with: (t: RollTable, seat: Seat) => L;
  /** Whether what one player does could matter to the next (ROLL-16.1). */
  readonly orderMatters: (t: RollTable) => boolean;
  /** What follows when all workers are done. */
  readonly afterwards?: Readonly<Record<string, Step<Roll, Playing>>>;
}

/** A phase: everybody at the same time, or in turn where the order could matter; then what powers pay. */
export function phaseOf<L extends object>(
  phase: Phase,
  workers: Workers<L>,
): Procedure<Roll, Playing> {
  return procedure<Playing>(phase, {
    begin(t, playing) {
      playing.inTurn = workers.orderMatters(t);
      playing.seats = workers.seats(t);
      t.emit('phase-began', { phase, inTurn: playing.inTurn });
    },

    atOnce: together(workers.play, {
      seats: (_t, playing) => (isAtOnce(playing) ? playing.seats : []),
      with: (t, _, seat) => workers.with(t, seat),
    }),

    // ROLL-16.2; somebody alone needs no turn order
    inTurn(t, playing) {
      if (isAtOnce(playing)) return;
      for (const seat of turnOrder(t.facts)) {
        if (playing.seats.includes(seat)) t.run(workers.play, workers.with(t, seat));
      }
    },

    ...workers.afterwards,

    end(t) {
      payPhase(t, phase);
    },
  });
}

function isAtOnce({ inTurn, seats }: Playing): boolean {
  return !inTurn && seats.length > 1;
}
