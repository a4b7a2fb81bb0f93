import { useEffect } from 'react';
import type { TableClient } from './client.ts';

/** Bots at this device wait, while something is shown that takes its time; at a table on a server nobody does. */
export function useBotsWait(client: TableClient, shows: boolean): void {
  useEffect(() => (shows ? client.wait?.() : undefined), [client, shows]);
}
