import { END } from '@starboard/kernel';
import { rulesOf } from '../modules/rules.ts';
import type { Activating } from '../rulebook/procedures.ts';
import { answers } from '../rulebook/questions.ts';
import { procedure } from '../rulebook/writing.ts';
import { basestars } from './basestars.ts';
import { launchFrom, waitingShips } from './cylon-ships.ts';
import { heavyRaiders } from './heavy-raiders.ts';
import { raiders } from './raiders.ts';
import { onBoard } from './sectors.ts';

/** Cylon ships of a kind act (sections 26 to 29). */
export const activation = procedure<Activating>('activate-ships', {
  act(t, { what, only, withoutCenturions, again }) {
    const own = rulesOf(t.facts).activations.get(what);
    if (own !== undefined) {
      t.run(own, {});
      return END;
    }
    if (what === 'occupation-forces') return END; // there are none
    if (answers(t.facts).frozen(t.facts, 'space')) return END;
    t.emit('activated', { what });
    // EXO-24: an icon always does something
    const instead = only === null ? answers(t.facts).substitute(t.facts, what) : null;
    if (instead !== null) {
      t.run(instead, { what });
      return END;
    }
    if (again === true) t.facts.thisTurn.acted = [];
    switch (what) {
      case 'launch-raiders':
        launchFrom(t, { raider: 3 }); // BSG-27.11
        break;
      case 'heavy-raiders': {
        const launch = onBoard(t.facts, 'heavy-raider') === 0;
        t.run(heavyRaiders, {
          launch,
          waiting: [],
          moving: [],
          ...(withoutCenturions && { withoutCenturions }),
        });
        break;
      }
      case 'basestars':
        t.run(basestars, { waiting: waitingShips(t.facts, 'basestar', only) });
        break;
      case 'raiders':
        if (only !== null || onBoard(t.facts, 'raider') > 0) {
          const waiting = waitingShips(t.facts, 'raider', only);
          const { scar } = t.facts;
          const twice = waiting.find((ship) => ship === `raider-${scar}`);
          if (twice !== undefined) waiting.push(twice);
          t.run(raiders, { waiting, sector: null });
        } else {
          launchFrom(t, { raider: 2 }); // BSG-27.9
        }
        break;
    }
    return END;
  },
});

export const activationProcedures = [activation, basestars, raiders, heavyRaiders];
