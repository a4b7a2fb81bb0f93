import type { PublicDeeds } from './bsg-onlooker.ts';

/** How likely one of the first is rated above one of the others: the area under the curve; null without either. */
export function auc(first: readonly number[], others: readonly number[]): number | null {
  if (first.length === 0 || others.length === 0) return null;
  const all = [
    ...first.map((rating) => ({ rating, counts: true })),
    ...others.map((rating) => ({ rating, counts: false })),
  ].sort((a, b) => a.rating - b.rating);
  let ranks = 0;
  for (let i = 0; i < all.length; ) {
    let j = i;
    while (j < all.length && all[j]?.rating === all[i]?.rating) j += 1;
    // Equal ratings share their ranks.
    const rank = (i + 1 + j) / 2;
    for (let k = i; k < j; k++) if (all[k]?.counts === true) ranks += rank;
    i = j;
  }
  const n = first.length;
  return (ranks - (n * (n + 1)) / 2) / (n * others.length);
}

const FOLDS = 5;
/** Whoever did less than this has shown nothing. */
const FEWEST = 3;

/**
 * How well somebody who knows nothing but what hidden Cylons and humans do with their actions tells them apart: naive
 * Bayes over deeds, fitted on other games. By game.
 */
export function giveaway(games: readonly (readonly PublicDeeds[])[]): number | null {
  const cylons: number[] = [];
  const humans: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const apart = fitted(games.filter((_, i) => i % FOLDS !== fold).flat());
    for (const { cylon, deeds } of games.filter((_, i) => i % FOLDS === fold).flat()) {
      if (deeds.length < FEWEST) continue;
      const rating = deeds.reduce((sum, deed) => sum + apart(deed), 0);
      (cylon ? cylons : humans).push(rating);
    }
  }
  return auc(cylons, humans);
}

/** The log odds of each deed, for a Cylon; each kind counts as seen once by either. */
function fitted(seats: readonly PublicDeeds[]): (deed: string) => number {
  const kinds = new Set(seats.flatMap(({ deeds }) => deeds));
  const counted = (cylon: boolean): ((deed: string) => number) => {
    const counts = new Map<string, number>();
    let total = kinds.size + 1;
    for (const it of seats) {
      if (it.cylon !== cylon) continue;
      for (const deed of it.deeds) {
        counts.set(deed, (counts.get(deed) ?? 0) + 1);
        total += 1;
      }
    }
    return (deed) => Math.log(((counts.get(deed) ?? 0) + 1) / total);
  };
  const asCylon = counted(true);
  const asHuman = counted(false);
  return (deed) => asCylon(deed) - asHuman(deed);
}
