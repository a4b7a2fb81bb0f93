import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { playerId, tableId } from './ids.ts';

/** What one process tells the others. Never a secret: only that something can be looked up. */
const item = z.discriminatedUnion('kind', [
  /** These tables have new moves. */
  z.object({ kind: z.literal('moved'), tables: z.array(tableId) }),
  /** Something else about a table changed: seats, status, settings. */
  z.object({ kind: z.literal('changed'), table: tableId }),
  z.object({ kind: z.literal('talked'), table: tableId, id: z.number() }),
  /** Who is connected to these tables in the process that says so. */
  z.object({
    kind: z.literal('present'),
    tables: z.array(z.object({ table: tableId, seats: z.array(z.number()), watching: z.number() })),
  }),
  z.object({ kind: z.literal('who'), table: tableId }),
  /** Sessions or tokens of this player are gone: connections that came in by them must end. */
  z.object({ kind: z.literal('entrances'), player: playerId }),
  /** This process may have missed something. */
  z.object({ kind: z.literal('deaf') }),
]);

export type NewsItem = z.infer<typeof item>;
export type Present = Extract<NewsItem, { kind: 'present' }>['tables'][number];
type Listener = (item: NewsItem, from: string) => void;

export interface News {
  /** The name of this process among the others. */
  readonly me: string;
  /** How an item is spelled, for a statement that tells it in the same transaction. */
  spell(item: NewsItem): string;
  /** Tells the other processes; this one knows already. */
  tell(item: NewsItem): Promise<void>;
  hear(text: string): void;
  on(listener: Listener): void;
}

const envelope = z.object({ from: z.string(), item });

export function newsChannel(
  send: (text: string) => Promise<void>,
  me: string = randomUUID(),
): News {
  const listeners: Listener[] = [];
  const spell = (it: NewsItem): string => JSON.stringify({ from: me, item: it });
  const told = (it: NewsItem, from: string): void => {
    for (const listener of listeners) listener(it, from);
  };
  return {
    me,
    spell,
    tell: (it) => send(spell(it)),
    hear(text) {
      if (text === '{"kind":"deaf"}') return told({ kind: 'deaf' }, me);
      // Most of it is one's own.
      if (text.includes(me)) return;
      const heard = envelope.safeParse(parsed(text));
      if (heard.success && heard.data.from !== me) told(heard.data.item, heard.data.from);
    },
    on(listener) {
      listeners.push(listener);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
