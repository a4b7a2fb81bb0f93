import type { SetupTable, StateOf, Viewer } from '@starboard/kernel';
import type { Board } from '../../content/definition.ts';
import { type CrisisId, characterOf } from '../../content/library.ts';
import { humansHere } from '../../effects/conditions.ts';
import { jumpFleet, sleeperPhase } from '../../rulebook/procedures.ts';
import { type Questions, answers as questions } from '../../rulebook/questions.ts';
import { crisisZone } from '../../secrets/crisis-zone.ts';
import { hidden } from '../../secrets/zone.ts';
import { isOn } from '../../table/boards.ts';
import type { Bsg, Facts } from '../../table/facts.ts';
import { isHuman, isOnPlanet, playerAt } from '../../table/people.ts';
import type { Location } from '../../table/vocabulary.ts';
import { boxOf } from '../box.ts';
import type { Module } from '../module.ts';
import * as printed from '../printed.ts';
import { occupation, occupationProcedures } from './occupation.ts';
import { evacuationIcon, phaseProcedures, returning, settling, watched } from './phase.ts';
import {
  FORCES,
  forceAt,
  isInOrbit,
  isSettled,
  lockedShips,
  nextToBeLost,
  type Planet,
  planetOf,
  preparedShips,
} from './planet.ts';
import { newCapricaScenarios } from './scenario-words.ts';
import { stackProcedures } from './stacks.ts';

/** What a viewer may know of the planet. */
export interface PlanetView {
  readonly phase: Planet['phase'];
  readonly locked: readonly number[];
  readonly prepared: readonly number[];
  readonly forces: Planet['forces'];
  readonly crisisDeck: number;
  readonly crisisTop: CrisisId | null;
}

/** The places of these boards to which people go of their own will. */
function openOn(facts: Facts, isMeant: (board: Board) => boolean): Location[] {
  return boxOf(facts)
    .boards.filter(isMeant)
    .flatMap(({ locations }) => locations.flatMap(({ id, hazard }) => (hazard ? [] : [id])));
}

const isPlanet = ({ planet }: Board): boolean => planet === true;
/** Ships that came back; Colonial One did not. */
const isInOrbitNow = ({ planet, hull }: Board): boolean => planet === true || hull !== undefined;
const isForCylons = ({ planet, reachedBy }: Board): boolean =>
  planet === true || reachedBy === 'cylons';

const answers: Partial<Questions> = {
  // PEG-27.1, 27.3, 27.5, 27.7
  reachable(facts, seat) {
    const human = isHuman(facts, seat);
    switch (planetOf(facts).phase) {
      case 'afar':
        return boxOf(facts).reached[human ? 'humans' : 'cylons'];
      case 'settled':
        return openOn(facts, isPlanet);
      case 'orbit':
        return openOn(facts, human ? isInOrbitNow : isForCylons);
    }
  },
  // PEG-28.3, 28.4
  sentTo(facts, seat, hazard) {
    if (!isOnPlanet(facts, seat)) return hazard;
    if (hazard === 'brig') return 'detention';
    return hazard === 'sickbay' ? 'medical-center' : hazard;
  },
  // PEG-28.1, 28.2
  resurrectsAt: (facts) =>
    planetOf(facts).phase === 'settled' ? 'medical-center' : 'resurrection-ship-overlay',
  // EXO-39.18
  commandPost: (facts) => (planetOf(facts).phase === 'settled' ? 'resistance-hq' : 'command'),
  // PEG-35.6, 23.25, C10
  newcomerStarts(facts, character) {
    const { phase } = planetOf(facts);
    if (phase === 'settled') return 'resistance-hq';
    const { start } = characterOf(character);
    const closed =
      phase === 'orbit' &&
      typeof start === 'string' &&
      start !== 'viper' &&
      start !== 'off-board' &&
      isOn(start, 'colonial-one');
    return closed ? questions(facts).refuge : null; // EXO-7.12
  },
  // PEG-24.3
  custodyFor: (diedAt) => (diedAt !== null && isOn(diedAt, 'new-caprica') ? 'detention' : 'brig'),
  // PEG-25.3, 26.6, 26.12
  crisisDeck: (facts, distance = facts.distance) =>
    isSettled(facts) || distance >= 7 ? planetOf(facts).crisis : facts.crisis,
  nextCivilian: (facts) => (isSettled(facts) ? nextToBeLost(facts) : 'pool'),
  // PEG-25.5
  atAutoJump: (facts) => (isSettled(facts) ? returning : jumpFleet),
  lastJumpFrom: Number.POSITIVE_INFINITY, // PEG-25.6
  milestones: [
    { distance: 4, phase: sleeperPhase, isDone: ({ sleeperDone }) => sleeperDone },
    { distance: 7, phase: settling, isDone: isSettled },
  ],
  // PEG-35.1 to 35.4, 36.9
  frozen(facts, touched) {
    const { phase } = planetOf(facts);
    if (phase === 'settled') return touched !== 'jump-track';
    return phase === 'orbit' && touched === 'jump-track';
  },
};

function wrongWith({ facts, outcome }: StateOf<Bsg>): string[] {
  if (outcome !== null) return [];
  const { forces, locked, prepared, phase } = planetOf(facts);
  const wrong: string[] = [];
  if (forces.length > FORCES) wrong.push('more occupation forces than there are');
  const stacked = [...lockedShips(facts), ...preparedShips(facts)];
  const away = facts.civilians.filter(({ where }) => where === 'planet').length;
  if (new Set([...locked, ...prepared]).size !== locked.length + prepared.length) {
    wrong.push('a civilian ship in two stacks');
  }
  if (stacked.length !== away)
    wrong.push(`${away} ships on the planet, ${stacked.length} in stacks`);
  if (phase === 'afar' && (away > 0 || forces.length > 0))
    wrong.push('something is on a planet far away');
  for (const [i, { location }] of facts.players.entries()) {
    if (location !== null && isOn(location, 'new-caprica') && phase === 'afar') {
      wrong.push(`seat ${i} is on a planet far away`);
    }
  }
  return wrong;
}

/** The objective of the second rulebook (sections 25 to 37). */
export const newCaprica: Module = {
  ...printed.newCaprica,
  facts: (t: SetupTable<Bsg>): Planet => ({
    phase: 'afar',
    locked: [],
    prepared: [],
    forces: [],
    crisis: { draw: t.shuffle([...boxOf(t.options).laterCrises]), discard: [] }, // PEG-2.13
  }),
  answers,
  steps: {
    'crisis preparing for jump': evacuationIcon,
    'quorum card played from hand': watched,
  },
  procedures: [...phaseProcedures, ...occupationProcedures, ...stackProcedures],
  activations: { 'occupation-forces': occupation },
  conditions: {
    'in-orbit': (facts) => isInOrbit(facts),
    'occupation-force-here': (facts, seat) =>
      forceAt(facts, playerAt(facts, seat).location) !== null,
    'human-to-detain': (facts, seat) =>
      forceAt(facts, playerAt(facts, seat).location) !== null && humansHere(facts, seat).length > 0,
  },
  possible: {
    'prepare-ship': (facts) => isSettled(facts) && lockedShips(facts).length > 0,
    'evacuate-ship': (facts) => isInOrbit(facts) && preparedShips(facts).length > 0,
    'look-locked-ship': (facts) => isSettled(facts) && lockedShips(facts).length > 0,
  },
  zones: [
    crisisZone(
      'new-caprica-crisis',
      (facts) => planetOf(facts).crisis,
      (box) => box.laterCrises,
    ),
  ],
  view({ facts }: StateOf<Bsg>): PlanetView {
    const { phase, forces, crisis } = planetOf(facts);
    return {
      phase,
      locked: lockedShips(facts),
      prepared: preparedShips(facts),
      forces,
      crisisDeck: crisis.draw.length,
      crisisTop: crisis.discard.at(-1) ?? null,
    };
  },
  fromView(part: object, _viewer: Viewer): Planet {
    // The view of a part is what `view` above made of it.
    const { phase, locked, prepared, forces, crisisDeck } = part as PlanetView;
    return {
      phase,
      locked: [...locked],
      prepared: [...prepared],
      forces: [...forces],
      crisis: { draw: hidden(Math.max(8, crisisDeck)), discard: [] },
    };
  },
  invariants: wrongWith,
  scenarios: newCapricaScenarios,
};
