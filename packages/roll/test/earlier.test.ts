import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  beginMatch,
  canonical,
  commitmentOf,
  digest,
  enterMove,
  type GameRecord,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { asVersion1, roll } from '../src/index.ts';

const folder = new URL('fixtures/version-1/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json.gz'));

function recordIn(name: string): GameRecord {
  return JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString('utf8')).record;
}

describe('events as version 1 told them', () => {
  it('say of no power that nothing came of it', () => {
    const power = { seat: 0, card: 'merchant-guild', kind: 'pays' } as const;
    const idle = JSON.parse(JSON.stringify({ type: 'power', data: { ...power, idle: true } }));
    expect(asVersion1(idle)).toEqual({ type: 'power', data: power });
  });

  it.each(files)('are those of games that were played then: %s', (name) => {
    const { seed, seats, options, noTells, links } = recordIn(name);
    const begun = beginMatch(roll, { seed, seats, noTells, options: { ...options } });
    const commitment = commitmentOf(seed);
    let head = digest(
      canonical({
        game: roll.name,
        version: 1,
        seats,
        options,
        noTells,
        commitment,
        events: begun.events.map(asVersion1),
      }),
    );
    let changed = 0;
    let { match } = begun;
    for (const { entry, hash } of links) {
      const move = enterMove(roll, match, entry);
      const events = move.events.map(asVersion1);
      if (events.some((event, i) => event !== move.events[i])) changed += 1;
      head = digest(`${head}${canonical({ entry, accepted: move.accepted, events })}`);
      expect(head).toBe(hash);
      ({ match } = move);
    }
    expect(changed).toBeGreaterThan(0);
  });
});
