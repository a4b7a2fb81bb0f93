import type { Seat } from '@starboard/kernel';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { jumpFleet } from '../../rulebook/procedures.ts';
import { calls, procedure } from '../../rulebook/writing.ts';
import { change } from '../../table/resources.ts';

/** BSG-1.22, 14.2: what a hurried jump can cost, on the spaces that allow one. */
export const RISK: Readonly<Record<number, number>> = { 3: 3, 4: 1 };

/** BSG-14.3 */
export const hurriedJump = procedure<{ readonly seat: Seat; readonly upTo: number }>(
  'hurried-jump',
  {
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
  },
);
