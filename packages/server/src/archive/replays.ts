import type { Again, Moment, Pool, Replay } from '../play/thinking.ts';
import { Refusal } from '../refusal.ts';

/** Games played again: apart from the bots, one after the other, and kept as long as there is room. */
export interface Replays {
  /** As JSON text. `name` says which game, up to where and for whom: what was made for it before is given again. */
  of(name: string, account: string, game: () => Promise<Again>): Promise<string>;
  /** A match as it stood at a moment, as JSON text. */
  moment(account: string, moment: Moment): Promise<string>;
  /** How many are being made or wait. */
  busy(): number;
  close(): Promise<void>;
}

/** In characters. */
const KEPT = 32 * 1024 * 1024;
/** Being made or waiting. */
const AT_ONCE_FOR_ONE = 3;
const AT_ONCE_FOR_ALL = 50;

export function openReplays(pool: Pool): Replays {
  // In the order of use, the last at the end.
  const kept = new Map<string, string>();
  const making = new Map<string, { readonly account: string; made: Promise<Replay | null> }>();
  let size = 0;
  const keep = (name: string, text: string): void => {
    if (kept.has(name) || text.length > KEPT / 2) return;
    kept.set(name, text);
    size += text.length;
    for (const [oldest, its] of kept) {
      if (size <= KEPT) return;
      kept.delete(oldest);
      size -= its.length;
    }
  };
  const make = (name: string, account: string, game: () => Promise<Again>) => {
    const underWay = making.get(name);
    if (underWay !== undefined) return underWay.made;
    const own = [...making.values()].filter((it) => it.account === account);
    if (own.length >= AT_ONCE_FOR_ONE) throw new Refusal(429, 'too-fast');
    if (making.size >= AT_ONCE_FOR_ALL) throw new Refusal(503, 'try-again');
    const made = game()
      .then((again) => pool.replay(again, account))
      .finally(() => making.delete(name));
    making.set(name, { account, made });
    return made;
  };
  const textOf = (made: Replay | null): string => {
    if (made === null) throw new Refusal(503, 'try-again');
    if (made === 'other-rules') throw new Refusal(409, 'other-version');
    return made.text;
  };
  return {
    async of(name, account, game) {
      const there = kept.get(name);
      if (there !== undefined) {
        kept.delete(name);
        kept.set(name, there);
        return there;
      }
      const text = textOf(await make(name, account, game));
      keep(name, text);
      return text;
    },
    moment: async (account, moment) => textOf(await pool.moment(moment, account)),
    busy: () => pool.busy(),
    close: () => pool.close(),
  };
}
