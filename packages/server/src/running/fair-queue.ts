/** Work waiting in line, one line for each account: whoever wants a lot waits for their own. */
export interface FairQueue<T> {
  push(account: string, item: T): void;
  /** The next, from one account after the other; from the favoured ones as long as any of those waits. */
  take(favoured?: (account: string) => boolean): T | undefined;
  /** How many wait. */
  waiting(): number;
  /** Takes all of them out. */
  empty(): T[];
}

export function fairQueue<T>(): FairQueue<T> {
  // In the order in which it is the accounts' turn.
  const lines = new Map<string, T[]>();
  let count = 0;
  return {
    push(account, item) {
      const line = lines.get(account) ?? [];
      line.push(item);
      lines.set(account, line);
      count += 1;
    },
    take(favoured = () => true) {
      const [first] = lines.keys();
      const account = [...lines.keys()].find(favoured) ?? first;
      const line = account === undefined ? undefined : lines.get(account);
      const item = line?.shift();
      if (account === undefined || line === undefined || item === undefined) return undefined;
      lines.delete(account);
      if (line.length > 0) lines.set(account, line);
      count -= 1;
      return item;
    },
    waiting: () => count,
    empty() {
      const all = [...lines.values()].flat();
      lines.clear();
      count = 0;
      return all;
    },
  };
}
