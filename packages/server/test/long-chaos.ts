import { expect, test } from 'vitest';
import { runChaos } from './support/chaos.ts';

// "npm run chaos -- --minutes N" runs this: half of the time on PostgreSQL, then half on a data folder.
const minutes = Number(process.env['CHAOS_MINUTES'] ?? 10);
const seed = process.env['CHAOS_SEED'] ?? String(Date.now());

test.each(['postgres', 'pglite'] as const)(
  `${minutes / 2} minutes of trouble on %s`,
  async (store) => {
    let last = 0;
    const survived = await runChaos(store, {
      seconds: minutes * 30,
      seed,
      progress(text) {
        if (Date.now() - last < 30_000) return;
        last = Date.now();
        process.stdout.write(`${store}: ${text}\n`);
      },
    });
    process.stdout.write(`${store}, seed ${seed}: ${JSON.stringify(survived, null, 2)}\n`);
    expect(survived.wrong).toEqual([]);
  },
  minutes * 60_000 + 300_000,
);
