/** So much of something for each account in a minute, and several minutes' worth of it at once. */
export interface Budget {
  /** Whether there is so much left, or anything at all. */
  has(account: string, amount?: number): boolean;
  /** Takes some out, also more than is left: that has to come in again first. */
  spend(account: string, amount: number): void;
}

/** How many minutes' worth may be saved up. */
const SAVED_MINUTES = 4;
/** Accounts that have it all are not remembered; they are looked for whenever so many are. */
const REMEMBERED = 1_000;

export function budget(perMinute: number, now: () => number = () => performance.now()): Budget {
  const most = perMinute * SAVED_MINUTES;
  const spent = new Map<string, { left: number; at: number }>();
  const left = (account: string): number => {
    const it = spent.get(account);
    return it === undefined
      ? most
      : Math.min(most, it.left + ((now() - it.at) / 60_000) * perMinute);
  };
  return {
    has: (account, amount = 0) => left(account) > 0 && left(account) >= amount,
    spend(account, amount) {
      spent.set(account, { left: left(account) - amount, at: now() });
      if (spent.size % REMEMBERED !== 0) return;
      for (const known of spent.keys()) if (left(known) >= most) spent.delete(known);
    },
  };
}
