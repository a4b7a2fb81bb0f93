import { one, type Seat } from '@starboard/kernel';
import { asks, procedure } from '../../rulebook/writing.ts';
import { inSupply, placePursuers, pursuitAdvances } from '../../ships/pursuit.ts';
import { SECTORS } from '../../table/vocabulary.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';

export interface Waiting {
  readonly seat: Seat;
  readonly ship: EffectOf<'place-on-fleet-board'>['ship'];
  readonly count: number;
}

/** EXO-22.6: one area of the board of the Cylon fleet for all of them. */
const placingPursuers = procedure<Waiting>('placing-pursuers', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: ({ facts }, { ship, count }) =>
      facts.pursuit === undefined || inSupply(facts, ship).length === 0
        ? null
        : one('choose-fleet-area', SECTORS, { things: 'sector', args: { ship, count } }),
    then(t, { ship, count }, area) {
      placePursuers(t, ship, count, area);
    },
  }),
});

export const pursuitOperations: Operations<'pursue' | 'place-on-fleet-board'> = {
  pursue: { perform: (t, { by }) => t.run(pursuitAdvances, { left: by }), touches: 'space' },
  'place-on-fleet-board': {
    perform: (t, { ship, count }, { context }) =>
      t.run(placingPursuers, { seat: context.self, ship, count }),
    touches: 'space',
  },
};

export const pursuitProcedures = [placingPursuers, pursuitAdvances];
