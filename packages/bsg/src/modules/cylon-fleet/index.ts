import type { SetupTable, StateOf } from '@starboard/kernel';
import type { Questions } from '../../rulebook/questions.ts';
import type { Bsg, Facts, Pursuit } from '../../table/facts.ts';
import { LAST_SPACE } from '../../table/pursuit-track.ts';
import type { Module } from '../module.ts';
import * as printed from '../printed.ts';
import { cylonFleetScenarios } from './scenario-words.ts';
import { findsNothing, substituting } from './substitutes.ts';

/** EXO-20.4 to 20.7 */
const MARK_II = 6;
const MARK_VII = 4;
const MORE_RAIDERS = 4;

function lay(_t: SetupTable<Bsg>, facts: Facts): void {
  facts.vipers.splice(MARK_II);
  for (let i = 0; i < MARK_VII; i++) facts.vipers.push({ mark: 7, where: 'damaged', pilot: null });
  for (let i = 0; i < MORE_RAIDERS; i++) facts.raiders.push(null);
  facts.pursuit = {
    track: 0,
    raiders: Array.from(facts.raiders, () => null),
    heavyRaiders: Array.from(facts.heavyRaiders, () => null),
    basestars: Array.from(facts.basestars, () => null),
  };
}

const answers: Partial<Questions> = {
  jumpRemovesCivilians: false, // EXO-30.2
  substitute: (facts, what) => (findsNothing(facts, what) ? substituting : null),
};

function wrongWith({ facts, outcome }: StateOf<Bsg>): string[] {
  const { pursuit, vipers } = facts;
  if (outcome !== null || pursuit === undefined) return [];
  const wrong: string[] = [];
  // On the last space the pursuers come, and the token goes back at once.
  if (pursuit.track < 0 || pursuit.track >= LAST_SPACE) wrong.push('the pursuit is off its track');
  wrong.push(...inTwoPlaces(facts, pursuit));
  if (vipers.filter(({ mark }) => mark === 7).length !== MARK_VII) wrong.push('a Mark VII is gone');
  if (vipers.length !== MARK_II + MARK_VII) wrong.push(`${vipers.length} vipers`);
  return wrong;
}

/** Cylon ships that are on both boards, or on the other one with damage (EXO-30.6). */
function inTwoPlaces({ raiders, heavyRaiders, basestars }: Facts, pursuit: Pursuit): string[] {
  const fleets = [
    { kind: 'raider', around: raiders, waiting: pursuit.raiders },
    { kind: 'heavy raider', around: heavyRaiders, waiting: pursuit.heavyRaiders },
    {
      kind: 'basestar',
      around: basestars.map(({ sector }) => sector),
      waiting: pursuit.basestars,
    },
  ];
  const wrong = fleets.flatMap(({ kind, around, waiting }) =>
    around.length === waiting.length &&
    around.every((where, ship) => where === null || waiting[ship] === null)
      ? []
      : [`a ${kind} on two boards`],
  );
  const damaged = basestars.some(({ sector, damage }) => sector === null && damage.length > 0);
  return damaged ? [...wrong, 'damage on a basestar that is not there'] : wrong;
}

/** The fleet is pursued (EXO-20 to 32). */
export const cylonFleet: Module = {
  ...printed.cylonFleet,
  lays: lay,
  answers,
  procedures: [substituting],
  invariants: wrongWith,
  scenarios: cylonFleetScenarios,
};
