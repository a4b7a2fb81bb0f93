import { liarsDice } from '@starboard/examples';
import { canonical, digest, seedFrom } from '@starboard/kernel';
import { recordTrial } from '@starboard/kernel/harness';

/** Digests of whole games, every byte of their records: for comparing where they were played. */
export function playedGames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = seedFrom(`everywhere the same ${i}`);
    return digest(canonical(recordTrial(liarsDice, { seed, seats: 2 + (i % 4) })));
  });
}
