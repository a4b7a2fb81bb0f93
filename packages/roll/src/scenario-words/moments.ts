import type { Moment } from '@starboard/kernel';
import { PHASES } from '../dice.ts';

/** Where play can be stopped: before a step of the round, one of its phases, or the end check. */
export const moments: Readonly<Record<string, Moment>> = {
  roll: { procedure: 'round', step: 'roll' },
  assign: { procedure: 'round', step: 'assign' },
  reveal: { procedure: 'round', step: 'activate' },
  ...Object.fromEntries(PHASES.map((phase) => [phase, { procedure: phase, step: 'begin' }])),
  manage: { procedure: 'round', step: 'manage' },
  end: { procedure: 'play', step: 'judge' },
};
