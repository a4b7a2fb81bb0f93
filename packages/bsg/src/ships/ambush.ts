import type { Wanted } from '../rulebook/procedures.ts';

/** Cylons wait on one side, vipers start on the other (PEG-36.3, 36.4; EXO-37.3, 37.4, C23). */
export const ambush = (): Wanted[] => [
  { ship: 'basestar', sector: 'starboard-bow', count: 1 },
  { ship: 'basestar', sector: 'starboard-quarter', count: 1 },
  { ship: 'raider', sector: 'starboard-bow', count: 4 },
  { ship: 'raider', sector: 'starboard-quarter', count: 4 },
  { ship: 'viper', sector: 'port-bow', count: 2 },
  { ship: 'viper', sector: 'port-quarter', count: 2 },
];
