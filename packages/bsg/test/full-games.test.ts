import { readFile } from 'node:fs/promises';
import { anyGame, verify } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bsg } from '../src/index.ts';

// Whole games, every answer written out. Made anew, after a change of rules that changes how they go, by
//   npx starboard sim bsg --games 1 --players 4 --seed humans-reached-kobol-8657 --record .../human-victory.json
//   npx starboard sim bsg --games 1 --players 5 --seed galactica-boarded-14 --record .../cylon-victory.json

async function recorded(name: string): Promise<Record<string, unknown>> {
  const text = await readFile(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text);
}

describe('a whole game, played again from its record', () => {
  it.each([
    { name: 'human-victory', ending: 'humans-reached-kobol' },
    { name: 'cylon-victory', ending: 'galactica-boarded' },
  ])('goes as it went: $name', async ({ name, ending }) => {
    const record = await recorded(name);
    expect(record).toMatchObject({ outcome: { reason: { id: ending } } });
    expect(verify([anyGame(bsg)], record)).toMatchObject({ genuine: true });
  });

  it('is noticed when a single answer is another', async () => {
    const record = await recorded('cylon-victory');
    const links = record['links'] as { entry: { answer: unknown } }[];
    const chosen = links.find(({ entry }) => typeof entry.answer === 'number');
    if (chosen === undefined) throw new Error('no answer is a number');
    chosen.entry.answer = Number(chosen.entry.answer) === 0 ? 1 : 0;
    expect(verify([anyGame(bsg)], record)).toMatchObject({ genuine: false });
  });
});
