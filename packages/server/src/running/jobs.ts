import { z } from 'zod';
import { ASKED } from '../play/hall.ts';
import { queueJob, WAKE } from '../play/schedule.ts';
import { wake, wakingFailed } from '../play/wake.ts';
import { countForgotten } from '../ratings/count.ts';
import { sendDigests } from '../reach/digest.ts';
import { CALL, deliverCall, deliverNudge, NUDGE } from '../reach/reach.ts';
import type { Services } from '../services.ts';
import { playerId, tableId } from '../store/ids.ts';
import { overdueTables } from './overdue.ts';
import { tidy } from './tidy.ts';

const wakeJob = z.object({ table: tableId, at: z.number().optional() });
const callJob = z.object({ table: tableId, tries: z.number().optional() });
const nudgeJob = z.object({
  player: playerId,
  over: tableId.optional(),
  away: tableId.optional(),
  asked: z.object({ table: tableId, what: z.enum(ASKED) }).optional(),
  tries: z.number().optional(),
});

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
    const tables = new Map(
      jobs.map(({ data }) => wakeJob.parse(data)).map(({ table, at }) => [table, at]),
    );
    for (const [table, at] of tables) {
      await wake(hall, table, { job: at }).catch((error: unknown) => wakingFailed(hall, error));
    }
  });
  const messages = { pollingIntervalSeconds: 2, batchSize: 20 };
  await queue.work(NUDGE, messages, (jobs) =>
    eachInTime(services, NUDGE, nudgeJob, jobs, (job) => deliverNudge(hall, reach, origin, job)),
  );
  await queue.work(CALL, messages, (jobs) =>
    eachInTime(services, CALL, callJob, jobs, (job) => deliverCall(hall, reach, origin, job)),
  );
  await lookOutFor(services);
  let looks = 0;
  const lookOut = setInterval(() => {
    if (hall.closed) return clearInterval(lookOut);
    looks += 1;
    if (looks % LOOKS_PER_TIDY === 1)
      tidy(services).catch((error: unknown) => hall.log.warn('nothing was tidied up', error));
    sendDigests(hall, reach, origin).catch((error: unknown) =>
      hall.log.warn('mails of the day were not looked for', error),
    );
    countForgotten(hall).catch((error: unknown) => hall.log.warn('games were not counted', error));
    lookOutFor(services).catch((error: unknown) =>
      hall.log.warn('forgotten tables were not looked for', error),
    );
  }, LOOK_OUT_MS);
  lookOut.unref();
}

/** For so long others wait for a message that is slow to be taken. */
const SLOW_MS = 2_000;
const MOST_TRIES = 5;

/**
 * Delivers messages side by side. One that is slow is left to itself, so that the next ones do not wait for it; one that
 * fails is put in the queue again, later each time.
 */
async function eachInTime<T extends { readonly tries?: number | undefined }>(
  { hall }: Services,
  queue: string,
  form: z.ZodType<T>,
  jobs: readonly { readonly data: unknown }[],
  deliver: (job: T) => Promise<void>,
): Promise<void> {
  const all = jobs.map(async ({ data }) => {
    const job = form.parse(data);
    const tries = (job.tries ?? 0) + 1;
    try {
      await deliver(job);
    } catch (error) {
      hall.log.warn('a message could not be delivered', error);
      if (tries >= MOST_TRIES || hall.closed) return;
      const startAfter = 30 * 2 ** (tries - 1);
      await hall.store.queue.send(queue, { ...job, tries }, { startAfter, retryLimit: 0 });
    }
  });
  for (const one of all)
    one.catch((error: unknown) => hall.log.warn('a message was not queued again', error));
  await Promise.race([
    Promise.allSettled(all),
    new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref()),
  ]);
}

/** How late a job may be before it is taken for lost. */
const LOST_MS = 120_000;
const LOOK_OUT_MS = 60_000;
/** Every hour. */
const LOOKS_PER_TIDY = 60;

/** Counts the tables that cannot be woken, and queues a look at those that were forgotten. */
async function lookOutFor(services: Services): Promise<void> {
  const { store, time, metrics } = services.hall;
  metrics.overdue.set((await overdueTables(store, time.now())).length);
  await queueForgotten(services);
}

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
