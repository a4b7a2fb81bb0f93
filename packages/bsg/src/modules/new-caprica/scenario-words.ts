import { eachOf, type Json, mistake, oneOf, seatAt, wholeNumber } from '@starboard/kernel';
import { without } from '../../secrets/zone.ts';
import { isOn } from '../../table/boards.ts';
import { CIVILIANS } from '../../table/civilian-faces.ts';
import type { CivilianFace, Facts } from '../../table/facts.ts';
import { isHuman, isOffBoard } from '../../table/people.ts';
import { boxOf } from '../box.ts';
import type { ModuleScenarios } from '../module.ts';
import { FORCES, isSettled, lockedShips, planetOf, preparedShips, TRACK } from './planet.ts';

// How scenarios speak of New Caprica. Documented in scenarios/bsg-pegasus/README.md.

const FACES: readonly CivilianFace[] = [...new Set(CIVILIANS)];

/** The fleet has come there: all ships of the pool are locked, and whoever is elsewhere has landed. */
function phase(facts: Facts, value: Json): void {
  const planet = planetOf(facts);
  planet.phase = oneOf(value, ['settled', 'orbit'], 'phase');
  facts.distance = Math.max(7, facts.distance);
  facts.sleeperDone = true;
  planet.locked = facts.civilians.flatMap(({ where }, ship) => (where === 'pool' ? [ship] : []));
  for (const ship of facts.civilians) if (ship.where === 'pool') ship.where = 'planet';
  if (planet.phase === 'orbit') return;
  for (const [i, player] of facts.players.entries()) {
    const { location } = player;
    const seat = seatAt(i);
    if (isOffBoard(facts, seat) || (location !== null && isOn(location, 'new-caprica'))) continue;
    player.location = isHuman(facts, seat) ? 'resistance-hq' : 'occupation-authority';
  }
}

/** So many ships off the top of the locked ones, or those with these faces, in this order. */
function takeLocked(facts: Facts, value: Json): number[] {
  if (!isSettled(facts)) throw mistake('needs a phase');
  const { locked } = planetOf(facts);
  if (!Array.isArray(value)) return locked.splice(0, wholeNumber(value, 0, locked.length));
  return eachOf(value, (it) => {
    const face = oneOf(it, FACES, 'civilian ship');
    const at = locked.findIndex((ship) => facts.civilians[ship]?.face === face);
    const [ship] = at < 0 ? [] : locked.splice(at, 1);
    if (ship === undefined) throw mistake(`no "${face}" is left: all of them lie elsewhere`);
    return ship;
  });
}

const facesOf = ({ civilians }: Facts, stack: readonly number[]): CivilianFace[] =>
  stack.flatMap((ship) => civilians[ship]?.face ?? []);

export const newCapricaScenarios: ModuleScenarios = {
  given: {
    phase,
    prepared(facts, value) {
      planetOf(facts).prepared = takeLocked(facts, value);
    },
    /** All there are: the others are gone. */
    locked(facts, value) {
      const left = takeLocked(facts, value);
      const planet = planetOf(facts);
      for (const ship of planet.locked) {
        const civilian = facts.civilians[ship];
        if (civilian !== undefined) civilian.where = 'destroyed';
      }
      planet.locked = left;
    },
    forces(facts, value) {
      if (!isSettled(facts)) throw mistake('needs a phase');
      const forces = eachOf(value, (it) => oneOf(it, TRACK, 'place of an occupation force'));
      if (forces.length > FORCES) throw mistake(`there are only ${FORCES}`);
      planetOf(facts).forces = forces;
    },
    /** The next ones of the deck. */
    planetCrises(facts, value) {
      const { crisis } = planetOf(facts);
      const next = eachOf(value, (it) => oneOf(it, boxOf(facts).laterCrises, 'Crisis card'));
      crisis.draw = [...next, ...without(crisis.draw, next)];
    },
  },
  told(facts) {
    const { phase, forces, crisis } = planetOf(facts);
    return {
      phase,
      locked: facesOf(facts, lockedShips(facts)),
      prepared: facesOf(facts, preparedShips(facts)),
      forces: TRACK.flatMap((space) => forces.filter((force) => force === space)),
      planetDeck: { cards: crisis.draw.length, ...crisis },
    };
  },
  words: ['ignore', 'bear', 'draw', 'decline'],
};
