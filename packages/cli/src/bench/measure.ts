/** Runs some work again and again for a while and returns how many units of it a second were done. */
export function rateOf(work: () => number, milliseconds: number): number {
  const started = performance.now();
  let units = 0;
  let spent = 0;
  while (spent < milliseconds) {
    units += work();
    spent = performance.now() - started;
  }
  return (units / spent) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Measures several works side by side, in turns, so that a machine that is slow for a while is slow for all
 * of them. Returns the median rate of each.
 */
export function sideBySide<K extends string>(
  works: Readonly<Record<K, () => number>>,
  { rounds = 7, milliseconds = 400, warmUp = 8000 } = {},
): Record<K, number> {
  const names = Object.keys(works) as K[];
  const rates = new Map<K, number[]>(names.map((name) => [name, []]));
  // What is measured is code the engine has had time to compile, on both sides: a large rulebook takes it six seconds.
  for (const name of names) rateOf(works[name], warmUp);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) rates.get(name)?.push(rateOf(works[name], milliseconds));
  }
  const result: Partial<Record<K, number>> = {};
  for (const name of names) result[name] = Math.round(median(rates.get(name) ?? []));
  return result as Record<K, number>;
}

/** How many times as fast, to one decimal. */
export function ratio(ours: number, theirs: number): number {
  return Math.round((ours / theirs) * 10) / 10;
}
