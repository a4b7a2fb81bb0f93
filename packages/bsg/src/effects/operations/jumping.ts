import type { Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { jumpFleet } from '../../rulebook/procedures.ts';
import { calls, procedure } from '../../rulebook/writing.ts';
import { RISK } from '../../table/jump-track.ts';
import { change } from '../../table/resources.ts';
import type { Operations } from '../operation.ts';

/** BSG-14.3 */
const hurriedJump = procedure<{ readonly seat: Seat; readonly upTo: number }>('hurried-jump', {
  roll: calls(dieRoll, {
    with: (t, { seat, upTo }) =>
      rolling(seat, {
        what: 'jump',
        atMost: upTo,
        population: RISK[t.facts.jumpTrack] ?? 0,
      }),
    then(t, { upTo }, result) {
      const risk = RISK[t.facts.jumpTrack] ?? 0;
      if (result <= upTo) change(t, 'population', -risk);
      t.run(jumpFleet, {});
    },
  }),
});

export const jumpOperations: Operations<'jump'> = {
  jump: {
    perform: (t, { riskedUpTo }, { context }) =>
      t.run(hurriedJump, { seat: context.self, upTo: riskedUpTo }),
  },
};

export const jumpProcedures = [hurriedJump];
