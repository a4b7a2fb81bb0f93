import {
  eachIn,
  eachOf,
  type Json,
  mapOf,
  mistake,
  oneOf,
  seatAt,
  wholeNumber,
} from '@starboard/kernel';
import { type CylonShip, inSupply, waitingShipsOf } from '../../ships/pursuit.ts';
import type { Facts, Pursuit, Viper } from '../../table/facts.ts';
import { pilots, playerAt } from '../../table/people.ts';
import { LAST_SPACE } from '../../table/pursuit-track.ts';
import { SECTORS } from '../../table/vocabulary.ts';
import type { ModuleScenarios } from '../module.ts';

// How scenarios speak of the Cylon fleet. Documented in scenarios/bsg-exodus/README.md.

const SHIPS: readonly CylonShip[] = ['raider', 'heavy-raider', 'basestar'];
const PLACES = ['reserves', 'damaged', 'destroyed', ...SECTORS] as const;

function pursuitOf({ pursuit }: Facts): Pursuit {
  if (pursuit === undefined) throw mistake('nobody pursues the fleet');
  return pursuit;
}

const sevens = ({ vipers }: Facts): Viper[] => vipers.filter(({ mark }) => mark === 7);

/** `{ reserves: 2, bow: 1 }`, and with pilots `{ bow: [0] }`: the others stay in the box of damaged ones. */
function arrangeSevens(facts: Facts, value: Json): void {
  const left = sevens(facts);
  const take = (): Viper => {
    const viper = left.shift();
    if (viper === undefined) throw mistake('there are only 4 of Mark VII');
    return viper;
  };
  eachIn(mapOf(value), (name, count) => {
    const where = oneOf(name, PLACES, 'place of a viper');
    if (!Array.isArray(count)) {
      for (let i = wholeNumber(count, 0, 4); i > 0; i--) take().where = where;
      return;
    }
    const sector = oneOf(name, SECTORS, 'sector');
    eachOf(count, (it) => {
      const seat = seatAt(wholeNumber(it, 0, facts.players.length - 1));
      if (pilots(facts, seat) !== null) throw mistake(`seat ${seat} is in another viper, too`);
      Object.assign(take(), { where: sector, pilot: seat });
      playerAt(facts, seat).location = null;
    });
  });
}

export const cylonFleetScenarios: ModuleScenarios = {
  given: {
    pursuit(facts, value) {
      pursuitOf(facts).track = wholeNumber(value, 0, LAST_SPACE - 1);
    },
    /** `bow: { raider: 3, basestar: 1 }`: what waits on the board of the Cylon fleet. */
    waiting(facts, value) {
      const pursuit = pursuitOf(facts);
      eachIn(value, (name, fleet) => {
        const area = oneOf(name, SECTORS, 'sector');
        eachIn(fleet, (said, count) => {
          const ship = oneOf(said, SHIPS, 'ship');
          const supply = inSupply(facts, ship);
          const wanted = wholeNumber(count, 0, 99);
          if (wanted > supply.length) {
            throw mistake(`${wanted} are too many: only ${supply.length} are left`);
          }
          for (const it of supply.slice(0, wanted)) waitingShipsOf(pursuit, ship)[it] = area;
        });
      });
    },
    markVii: arrangeSevens,
  },
  told(facts) {
    const pursuit = pursuitOf(facts);
    const count = (ship: CylonShip, area: string): number =>
      waitingShipsOf(pursuit, ship).filter((where) => where === area).length;
    return {
      pursuit: pursuit.track,
      waiting: Object.fromEntries(
        SECTORS.map((area) => [
          area,
          Object.fromEntries(SHIPS.map((ship) => [ship, count(ship, area)])),
        ]),
      ),
      markVii: Object.fromEntries(
        PLACES.map((place) => [place, sevens(facts).filter(({ where }) => where === place).length]),
      ),
    };
  },
  words: ['escort', 'mark-ii', 'mark-vii', 'scar'],
};
