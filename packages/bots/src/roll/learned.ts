import { restored } from '../learning/storage.ts';
import { type Foresight, foresightWith } from './foresight.ts';
import { LEARNED } from './weights.ts';

let unpacked: Foresight | null = null;

/** What was learned, unpacked once, and only where somebody uses it. */
export function learnedForesight(): Foresight {
  unpacked ??= foresightWith(restored(LEARNED));
  return unpacked;
}
