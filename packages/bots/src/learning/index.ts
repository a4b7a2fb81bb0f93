export {
  copyWeights,
  emptyNetwork,
  freshNetwork,
  type Inputs,
  type Network,
  PARTS,
  run,
  type Shape,
  scratchFor,
} from './network.ts';
export { type Loss, type Optimiser, optimiserFor, type Sample, step } from './optimiser.ts';
export { type Packed, packed, unpacked } from './packing.ts';
export type { Played, School, Stage } from './school.ts';
export { restored, type Stored, stored } from './storage.ts';
