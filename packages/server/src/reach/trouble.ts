import type { Hall } from '../play/hall.ts';
import type { PlayerId, TableId } from '../store/ids.ts';
import { Undelivered, type Why } from './outside.ts';

/** How what is sent to a webhook does not arrive, again and again. Nothing of what it answers is kept but a number. */
export interface HookTrouble {
  /** In a row. */
  readonly failures: number;
  /** When it failed last. */
  readonly at: string;
  readonly why: Why;
  /** What it answered, if it did. */
  readonly status: number | null;
}

/** Once may be an accident, and is tried again a little later. */
const SEVERAL = 3;

/** What whoever set the webhook should know of, if there is anything by now. */
export function worthTelling(trouble: HookTrouble | null): Omit<HookTrouble, 'failures'> | null {
  if (trouble === null || (trouble.failures < SEVERAL && trouble.why !== 'inside')) return null;
  const { at, why, status } = trouble;
  return { at, why, status };
}

/** Whose webhook it is. */
export type Hook = { readonly player: PlayerId } | { readonly table: TableId };

/** Posts, and keeps in mind whether it arrived. Throws when it did not. */
export async function postTo(
  hall: Hall,
  hook: Hook,
  url: string,
  before: HookTrouble | null,
  post: () => Promise<void>,
): Promise<void> {
  try {
    await post();
  } catch (error) {
    await remember(hall, hook, url, after(before, error, hall.time.now()));
    throw error;
  }
  if (before !== null) await remember(hall, hook, url, null);
}

function after(before: HookTrouble | null, error: unknown, now: number): HookTrouble {
  const { why, status } =
    error instanceof Undelivered ? error : { why: 'unreachable' as const, status: null };
  const failures = (before?.failures ?? 0) + 1;
  return { failures, at: new Date(now).toISOString(), why, status };
}

/** Only of the address that was tried: meanwhile there may be another. A message that cannot note this still counts. */
async function remember(
  { store: { db }, log }: Hall,
  hook: Hook,
  url: string,
  trouble: HookTrouble | null,
): Promise<void> {
  const hook_trouble = trouble === null ? null : JSON.stringify(trouble);
  const written =
    'player' in hook
      ? db
          .updateTable('player')
          .set({ hook_trouble })
          .where('id', '=', hook.player)
          .where('webhook', '=', url)
          .execute()
      : db
          .updateTable('game_table')
          .set({ hook_trouble })
          .where('id', '=', hook.table)
          .where('webhook', '=', url)
          .execute();
  await written.catch((error: unknown) => log.warn('how a webhook answered was not kept', error));
}
