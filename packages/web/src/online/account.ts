import { useSyncExternalStore } from 'react';
import { change, settings } from '../settings.ts';
import { type Account, call, Refused } from './api.ts';

/** `unknown` until the server has said; `away` when it cannot be reached. */
export type Me = Account | 'nobody' | 'unknown' | 'away';

export const isAccount = (it: Me): it is Account => typeof it === 'object';

let me: Me = 'unknown';
let asking: Promise<Me> | null = null;
const listeners = new Set<() => void>();

export function setMe(now: Me): void {
  me = now;
  for (const listener of listeners) listener();
}

/** Asks the server who I am, once. */
export function knowMe(): Promise<Me> {
  asking ??= call('account', 'GET', '/me')
    .catch((error: unknown): Me => {
      if (error instanceof Refused && error.status === 401) return 'nobody';
      return 'away';
    })
    .then((found) => {
      if (found === 'away') asking = null;
      setMe(found);
      return found;
    });
  return asking;
}

/** Who I am by now: whoever was nobody at first may have become somebody since. */
export async function whoIAm(): Promise<Me> {
  return isAccount(me) ? me : knowMe();
}

/** My account; a guest's, made now, when I have none. */
export async function beSomebody(name: string, language: string): Promise<Account> {
  const found = await whoIAm();
  if (isAccount(found)) return found;
  const account = await call('account', 'POST', '/guests', { name, language });
  change({ name });
  setMe(account);
  return account;
}

export function useMe(): Me {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      void knowMe();
      return () => listeners.delete(listener);
    },
    () => me,
  );
}

/** The name to begin with. */
export const nameSoFar = (): string => (isAccount(me) ? me.name : settings().name);
