import { z } from 'zod';
import { queueJob, WAKE } from '../play/schedule.ts';
import { wake } from '../play/wake.ts';
import { CALL, deliverCall, deliverNudge, NUDGE } from '../reach/reach.ts';
import type { Services } from '../services.ts';
import { playerId, tableId } from '../store/ids.ts';

const wakeJob = z.object({ table: tableId });
const nudgeJob = z.object({ player: playerId, over: tableId.optional() });

/** Deadlines, reminders and messages: each job is done by one process, whichever is free. */
export async function startJobs(services: Services): Promise<void> {
  const { hall, reach, config } = services;
  const { queue } = hall.store;
  const origin = config.origins[0] ?? '';
  await hall.store.oneAtATime(async () => {
    await queue.start();
    await queue.createQueue(WAKE, { name: WAKE, policy: 'standard' });
    await queue.createQueue(NUDGE, { name: NUDGE, policy: 'short' });
    await queue.createQueue(CALL, { name: CALL, policy: 'short' });
  });
  await queue.work(WAKE, { pollingIntervalSeconds: 1, batchSize: 50 }, async (jobs) => {
    const tables = new Set(jobs.map(({ data }) => wakeJob.parse(data).table));
    for (const table of tables) {
      await wake(hall, table).catch((error: unknown) =>
        hall.log.warn('a table could not be woken', error),
      );
    }
  });
  await queue.work(NUDGE, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job !== undefined) await deliverNudge(hall, reach, origin, nudgeJob.parse(job.data));
  });
  await queue.work(CALL, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job !== undefined) await deliverCall(hall, reach, origin, wakeJob.parse(job.data));
  });
  await queueForgotten(services);
  const lookOut = setInterval(() => {
    if (hall.closed) return clearInterval(lookOut);
    queueForgotten(services).catch((error: unknown) =>
      hall.log.warn('forgotten tables were not looked for', error),
    );
  }, LOOK_OUT_MS);
  lookOut.unref();
}

/** How late a job may be before it is taken for lost. */
const LOST_MS = 120_000;
const LOOK_OUT_MS = 60_000;

/** Tables that wait for a look that nobody has queued: after a restore, or when a job failed for good. */
async function queueForgotten({ hall }: Services): Promise<void> {
  const now = hall.time.now();
  const rows = await hall.store.db
    .selectFrom('match')
    .innerJoin('game_table', 'game_table.id', 'match.table_id')
    .select(['table_id', 'wake_at'])
    .where('status', '=', 'playing')
    .where('wake_at', 'is not', null)
    .where((eb) => eb.or([eb('job_at', 'is', null), eb('job_at', '<', new Date(now - LOST_MS))]))
    .execute();
  for (const { table_id, wake_at } of rows) {
    if (wake_at !== null) await queueJob(hall, table_id, wake_at.getTime(), null);
  }
}
