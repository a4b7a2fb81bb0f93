import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { anyGame, type GameRecord, verify } from '@starboard/kernel';
import { playOn } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { roll } from '../src/index.ts';

/** Games that version 1 played, with standing orders and take-backs, and how it stored them at many moments. */
const folder = new URL('fixtures/version-1/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json.gz'));

interface Stored {
  readonly record: GameRecord;
  readonly snaps: readonly {
    readonly at: number;
    readonly moment: string;
    readonly match: unknown;
  }[];
}

function stored(name: string): Stored {
  return JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString('utf8'));
}

describe('a game that was played under version 1', () => {
  it.each(files)('is still found genuine: %s', (name) => {
    expect(verify([anyGame(roll)], stored(name).record)).toMatchObject({ genuine: true });
  });

  it.each(files)('goes on as it went, wherever it was stored: %s', (name) => {
    const { record, snaps } = stored(name);
    const results = snaps.map(({ at, moment, match }) => ({
      at,
      moment,
      result: playOn(roll, record, match),
    }));
    const wrong = results.filter(({ result }) => typeof result !== 'string');
    expect(wrong).toEqual([]);
    const asRecorded = results.filter(({ result }) => result === 'as recorded');
    expect(asRecorded.length).toBeGreaterThan(results.length * 0.7);
  });
});
