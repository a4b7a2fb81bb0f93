import {
  damageVipers,
  destroyCivilian,
  destroyRaptor,
  gain,
  lose,
  may,
  place,
  repairRaptor,
  risk,
} from '../../effects/effect.ts';
import { destination } from '../definition.ts';

/** The 22 Destination cards of the base game: distance, number of copies, and what the journey costs. */
export const destinations = [
  destination('asteroid-field', 3, 2, [lose('fuel', 2), destroyCivilian()]),
  destination('barren-planet', 2, 4, [lose('fuel', 2)]),
  destination('cylon-ambush', 3, 1, [
    lose('fuel', 1),
    place('basestar', 1, 'bow'),
    place('raider', 3, 'bow'),
    place('civilian', 3, 'stern'),
  ]),
  destination('cylon-refinery', 2, 1, [
    lose('fuel', 1),
    may('admiral', [
      risk('admiral', 'viper', 2, 6, [gain('fuel', 2)], [damageVipers(2, 'reserves')]),
    ]),
  ]),
  destination('deep-space', 2, 3, [lose('fuel', 1), lose('morale', 1)]),
  destination('desolate-moon', 3, 1, [lose('fuel', 3)]),
  destination('icy-moon', 1, 2, [
    lose('fuel', 1),
    may('admiral', [risk('admiral', 'raptor', 1, 3, [gain('food', 1)], [destroyRaptor()])]),
  ]),
  destination('ragnar-anchorage', 1, 1, [
    { op: 'repair-vipers', max: 3, by: 'admiral', destroyed: true },
    may('admiral', [repairRaptor()]),
  ]),
  destination('remote-planet', 2, 3, [lose('fuel', 1), destroyRaptor()]),
  destination('tylium-planet', 1, 4, [
    lose('fuel', 1),
    may('admiral', [risk('admiral', 'raptor', 1, 3, [gain('fuel', 2)], [destroyRaptor()])]),
  ]),
] as const;
