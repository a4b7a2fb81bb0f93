import type { CivilianFace } from './facts.ts';

/** BSG-1.9 */
export const CIVILIANS: readonly CivilianFace[] = [
  'empty',
  'empty',
  ...Array.from({ length: 6 }, () => 'population-1' as const),
  'population-2',
  'population-2',
  'population-1-fuel-1',
  'population-1-morale-1',
];
