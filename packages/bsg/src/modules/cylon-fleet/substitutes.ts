import { dieRoll, rolling } from '../../rulebook/die.ts';
import type { Substituting } from '../../rulebook/questions.ts';
import { calls, procedure } from '../../rulebook/writing.ts';
import {
  areaToCome,
  arrive,
  type CylonShip,
  inSupply,
  placePursuers,
  pursuitAdvances,
} from '../../ships/pursuit.ts';
import { basestarsOnBoard, onBoard } from '../../ships/sectors.ts';
import type { Facts } from '../../table/facts.ts';
import { areaOf } from '../../table/pursuit-track.ts';
import type { Activation } from '../../table/vocabulary.ts';

/** What joins the pursuit when nothing around Galactica could act (EXO-24.2 to 24.4). */
const JOINS: Readonly<Partial<Record<Activation, CylonShip>>> = {
  raiders: 'raider',
  'heavy-raiders': 'heavy-raider',
  'launch-raiders': 'basestar',
  basestars: 'basestar',
};

/** Whether an icon finds anything around Galactica; a basestar counts, whatever its damage (EXO-24.8). */
export function findsNothing(facts: Facts, what: Activation): boolean {
  if (basestarsOnBoard(facts).length > 0) return false;
  switch (what) {
    case 'raiders':
      return onBoard(facts, 'raider') === 0;
    case 'heavy-raiders':
      return onBoard(facts, 'heavy-raider') === 0 && facts.boarding.length === 0;
    default:
      return JOINS[what] !== undefined;
  }
}

/** A ship joins the pursuit, or those that pursue come; then the token moves on (EXO-24.5, 25). */
export const substituting = procedure<Substituting>('joining-the-pursuit', {
  // EXO-25.1, 25.2
  place: calls(dieRoll, {
    with(t, { what }) {
      const ship = JOINS[what];
      if (ship === undefined || inSupply(t.facts, ship).length === 0) return null;
      return rolling(t.facts.current, { what: 'pursuit', ship });
    },
    then(t, { what }, result) {
      const ship = JOINS[what];
      if (ship !== undefined) placePursuers(t, ship, 1, areaOf(result));
      return 'advance';
    },
  }),
  // EXO-25.3, 25.8: none is left to be placed
  come(t, { what }) {
    const ship = JOINS[what];
    const area = ship === undefined ? null : areaToCome(t, ship);
    if (area !== null) arrive(t, area);
  },
  // EXO-23.2, 25.5
  advance(t) {
    t.run(pursuitAdvances, { left: 1 });
  },
});
