import { END } from '@starboard/kernel';
import type { Activating } from '../rulebook/procedures.ts';
import { procedure } from '../rulebook/writing.ts';
import { cylonAttack } from './combat.ts';
import { launchFrom, waitingShips } from './cylon-ships.ts';
import { onBoard } from './fleet.ts';
import { heavyRaiders } from './heavy-raiders.ts';
import { raiders } from './raiders.ts';

/** Cylon ships of a kind act (sections 26 to 29). */
export const activation = procedure<Activating>('activate-ships', {
  act(t, { what, only }) {
    t.emit('activated', { what });
    switch (what) {
      case 'launch-raiders':
        launchFrom(t, { raider: 3 }); // BSG-27.11
        break;
      case 'heavy-raiders': {
        const launch = onBoard(t.facts, 'heavy-raider') === 0;
        t.run(heavyRaiders, { launch, waiting: [], moving: [] });
        break;
      }
      case 'basestars':
        t.run(basestars, { waiting: waitingShips(t.facts, 'basestar', only) });
        break;
      case 'raiders':
        if (only !== null || onBoard(t.facts, 'raider') > 0) {
          t.run(raiders, { waiting: waitingShips(t.facts, 'raider', only), sector: null });
        } else {
          launchFrom(t, { raider: 2 }); // BSG-27.9
        }
    }
    return END;
  },
});

/** BSG-29.1, 29.2 */
const basestars = procedure<{ waiting: string[] }>('activate-basestars', {
  attack(t, { waiting }) {
    const ship = waiting.shift();
    if (ship === undefined) return '';
    t.facts.thisTurn.acted.push(ship);
    const basestar = t.facts.basestars[Number(ship.split('-')[1])];
    if (basestar?.sector != null && !basestar.damage.includes('disabled-weapons')) {
      t.run(cylonAttack, { by: 'basestar', viper: null });
    }
    return 'attack';
  },
});

export const activationProcedures = [activation, basestars, raiders, heavyRaiders];
