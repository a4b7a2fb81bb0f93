import { damageGalactica, gain, lose, may, place } from '../../effects/effect.ts';
import { destination } from '../definition.ts';

/** The 7 Destination cards of Exodus. */
export const destinations = [
  destination('algae-planet', 1, 1, [lose('fuel', 1), gain('food', 1)]),
  destination('cylon-raiders', 3, 1, [lose('fuel', 2), place('raider', 3, 'stern')]),
  destination('derelict-basestar', 2, 1, [
    lose('fuel', 1),
    place('civilian', 2, 'stern'),
    { op: 'place', ship: 'basestar', count: 1, sector: 'bow', damaged: 1 },
  ]),
  destination('dying-star', 2, 1, [lose('fuel', 1), damageGalactica(1)]),
  destination('gas-giant', 1, 1, [
    may('admiral', [{ op: 'destroy-viper', by: 'admiral' }, gain('fuel', 1)]),
  ]),
  // EXO-C38
  destination('lions-head-nebula', 3, 1, [lose('fuel', 4), { op: 'advance-after-jump', by: 2 }]),
  destination('radioactive-cloud', 2, 1, [lose('fuel', 1), lose('population', 1)]),
] as const;
