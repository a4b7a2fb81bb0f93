import type { SetupTable } from '@starboard/kernel';
import { sleeperPhase } from '../../rulebook/procedures.ts';
import type { Questions } from '../../rulebook/questions.ts';
import type { Bsg } from '../../table/facts.ts';
import { ALTERNATE_BASESTAR_TOKENS } from '../../table/vocabulary.ts';
import { boxOf } from '../box.ts';
import type { Module } from '../module.ts';
import * as printed from '../printed.ts';
import { allyProcedures, newcomer, placeClosed, placeDamaged, settingOut } from './allies.ts';
import { basestarProcedures, collateralDamage, damageToPersonnel } from './basestars.ts';
import { crossroadsPhase } from './crossroads.ts';
import { encounter, encounterOrAbility, encounterProcedures } from './encounter.ts';
import { discardingTrauma } from './operations.ts';
import { ionianNebulaScenarios } from './scenario-words.ts';
import { ALL_TOKENS, type Nebula, nebulaOf } from './state.ts';
import { losingTrauma, meetingTrauma, traumaProcedures } from './trauma.ts';
import { trial } from './trial.ts';
import { nebulaFrom, nebulaView, wrongWithNebula } from './view.ts';
import { nebulaZones } from './zones.ts';

const answers: Partial<Questions> = {
  // EXO-33.8
  milestones: [
    { distance: 4, phase: sleeperPhase, isDone: ({ sleeperDone }) => sleeperDone },
    { distance: 8, phase: crossroadsPhase, isDone: (facts) => nebulaOf(facts).phase !== 'afar' },
  ],
  // EXO-38.16
  eliminates: true,
  lastJumpFrom: 8,
  lastJump: 'humans-left-ionian-nebula',
  // EXO-33.1, 36.2, 36.3
  basestarTokens: ALTERNATE_BASESTAR_TOKENS,
  basestarTokenDrawn(token) {
    if (token === 'collateral-damage') return collateralDamage;
    return token === 'damage-to-personnel' ? damageToPersonnel : null;
  },
};

/** The objective of the third rulebook (sections 33 to 38 of Exodus). */
export const ionianNebula: Module = {
  ...printed.ionianNebula,
  facts: (t: SetupTable<Bsg>): Nebula => ({
    phase: 'afar',
    pool: [...ALL_TOKENS], // EXO-33.2
    shown: [],
    at: { sickbay: [], brig: [] },
    held: Array.from(t.seats, () => []),
    allyDeck: t.shuffle([...boxOf(t.options).allies]), // EXO-33.9
    allies: [],
    alliesGone: [],
    crossroads: t.shuffle([...boxOf(t.options).crossroads]), // EXO-33.6
    dealt: Array.from(t.seats, () => []),
    laid: Array.from(t.seats, () => []),
    resolved: [],
  }),
  lays(_t, facts) {
    facts.basestarPool = [...ALTERNATE_BASESTAR_TOKENS]; // EXO-33.1
  },
  answers,
  steps: {
    'setup after loyalty': settingOut,
    'turn before receiving': meetingTrauma,
    'turn moved': encounterOrAbility,
    'turn after moving': encounter,
    'place damaged': placeDamaged,
    'place closed': placeClosed,
    'human executed': losingTrauma,
    'newcomer arrived': newcomer,
  },
  procedures: [
    ...traumaProcedures,
    ...allyProcedures,
    ...encounterProcedures,
    ...basestarProcedures,
    crossroadsPhase,
    trial,
    discardingTrauma,
  ],
  zones: nebulaZones,
  view: nebulaView,
  fromView: nebulaFrom,
  invariants: wrongWithNebula,
  scenarios: ionianNebulaScenarios,
};
