import type { Seat } from '@starboard/kernel';
import { destinationOf } from '../../content/library.ts';
import { dieRoll, rolling } from '../../rulebook/die.ts';
import { jumpFleet } from '../../rulebook/procedures.ts';
import { calls, procedure } from '../../rulebook/writing.ts';
import type { BsgTable } from '../../table/facts.ts';
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

/** Misjump: the card is discarded and another one reached instead. */
function redraw(t: BsgTable): void {
  const jumping = t.within(jumpFleet);
  const card = t.facts.visited.pop();
  if (jumping === null || card === undefined) return;
  t.facts.passedBy = [...(t.facts.passedBy ?? []), card];
  const next = t.facts.destinations.shift();
  if (next === undefined) {
    delete jumping.chosen;
    return;
  }
  jumping.chosen = next;
  jumping.again = true;
  t.facts.visited.push(next);
  t.reveal();
  const seat = jumping.chooser ?? t.facts.current;
  t.emit('destination-chosen', { seat, card: next, distance: destinationOf(next).distance });
}

export const jumpOperations: Operations<
  'jump' | 'jump-now' | 'redraw-destination' | 'advance-after-jump'
> = {
  'advance-after-jump': {
    perform(t, { by }) {
      const jumping = t.within(jumpFleet);
      if (jumping !== null) jumping.advance = by;
    },
  },
  'jump-now': {
    perform: (t, { draw }) => t.run(jumpFleet, { draws: draw }),
    touches: 'jump-track',
  },
  'redraw-destination': { perform: redraw },
  jump: {
    perform: (t, { riskedUpTo }, { context }) =>
      t.run(hurriedJump, { seat: context.self, upTo: riskedUpTo }),
  },
};

export const jumpProcedures = [hurriedJump];
