import { useEffect, useState } from 'react';
import { call, type Friend } from './api.ts';

/** My friends, whom I asked and who asks me, as the server has it; and how to be friends with somebody or no longer. */
export function useFriends(): [readonly Friend[], (id: string, wanted: boolean) => Promise<null>] {
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  useEffect(() => {
    let wanted = true;
    call('friends', 'GET', '/me/friends').then(
      (found) => wanted && setFriends(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);
  return [
    friends,
    async (id, wanted) => {
      await call('nothing', wanted ? 'PUT' : 'DELETE', `/me/friends/${id}`);
      setFriends(await call('friends', 'GET', '/me/friends'));
      return null;
    },
  ];
}
