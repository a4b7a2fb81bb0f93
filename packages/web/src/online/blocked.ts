import { useEffect, useState } from 'react';
import { call } from './api.ts';

interface Somebody {
  readonly id: string;
  readonly name: string;
}

/** Whom I have blocked, as the server has it, and how to block somebody or no longer. */
export function useBlocked(): [
  readonly Somebody[],
  (who: Somebody, isBlocked: boolean) => Promise<null>,
] {
  const [blocked, setBlocked] = useState<readonly Somebody[]>([]);
  useEffect(() => {
    let wanted = true;
    call('blocked', 'GET', '/me/blocked').then(
      (found) => wanted && setBlocked(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return [
    blocked,
    async (who, isBlocked) => {
      await call('nothing', isBlocked ? 'PUT' : 'DELETE', `/me/blocked/${who.id}`);
      setBlocked(await call('blocked', 'GET', '/me/blocked'));
      return null;
    },
  ];
}
