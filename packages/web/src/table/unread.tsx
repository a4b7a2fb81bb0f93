import type { Words } from '@starboard/words';
import { useEffect, useState } from 'react';
import type { TableState } from './client.ts';
import { useMuted } from './mute.ts';
import { useNarrow } from './narrow.ts';
import type { Tab } from './tabs.tsx';

/** How much was said by others that I have not had before my eyes: on a phone, while another part lies there. */
export function useUnread({ online, view }: TableState, tab: string): number {
  const muted = useMuted(online !== null);
  const narrow = useNarrow();
  const talk = online?.talk ?? [];
  const last = talk.at(-1)?.id ?? 0;
  // What was said before I came is no news.
  const [read, setRead] = useState<number | null>(null);
  const isRead = !narrow || tab === 'log' || read === null;
  useEffect(() => {
    if (isRead && online !== null) setRead(last);
  }, [isRead, last, online]);
  if (isRead) return 0;
  return talk.filter(
    ({ id, seat, player }) =>
      id > read && seat !== null && seat !== view?.viewer && !muted.has(player ?? ''),
  ).length;
}

/** The tab of log and talk, with a mark when there is something to read. */
export function logTab(unread: number, words: Words): Tab {
  const tab: Tab = { id: 'log', name: words.say('web-log'), sign: 'log' };
  if (unread === 0) return tab;
  const badge = (
    <>
      <span aria-hidden="true">{unread}</span>
      <span className="visually-hidden">{words.say('web-unread', { count: unread })}</span>
    </>
  );
  return { ...tab, badge };
}
