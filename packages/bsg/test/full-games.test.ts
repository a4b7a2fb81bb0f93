import { readFile } from 'node:fs/promises';
import { anyGame, beginMatch, enterMove, type GameRecord, verify } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { bsg } from '../src/index.ts';

// Whole games, every answer written out. Made anew, after a change of rules that changes how they go, by
//   npx starboard sim bsg --games 1 --players 4 --seed humans-reached-kobol-8657 --record .../human-victory.json
//   npx starboard sim bsg --games 1 --players 5 --seed galactica-boarded-14 --record .../cylon-victory.json
//   node scripts/record-bots.mjs --modules pegasus,new-caprica --seed new-caprica --ending humans-left-new-caprica --to ...
//   node scripts/record-bots.mjs --players 5 --modules pegasus,new-caprica --seed new-caprica --ending population-gone --after departure-ordered --to ...
//   node scripts/record-bots.mjs --players 5 --modules exodus,ionian-nebula --seed nebula --ending humans-left-ionian-nebula --after eliminated --to ...
//   (likewise personal-goals with goal-revealed, final-five with final-five-shown, cylon-fleet with fleet-arrived; seven with everything)

async function recorded(name: string): Promise<Record<string, unknown>> {
  const text = await readFile(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text);
}

/** The types of everything that happened. */
function toldBy({ seed, seats, noTells, options, links }: GameRecord): string[] {
  const begun = beginMatch(bsg, { seed, seats, noTells, options: { ...options } });
  const types: string[] = begun.events.map(({ type }) => type);
  let { match } = begun;
  for (const { entry } of links) {
    const move = enterMove(bsg, match, entry);
    types.push(...move.events.map(({ type }) => type));
    match = move.match;
  }
  return types;
}

describe('a whole game, played again from its record', () => {
  it.each([
    { name: 'human-victory', ending: 'humans-reached-kobol' },
    { name: 'cylon-victory', ending: 'galactica-boarded' },
    { name: 'new-caprica-human-victory', ending: 'humans-left-new-caprica' },
    { name: 'new-caprica-cylon-victory', ending: 'population-gone' },
    { name: 'exodus-personal-goals', ending: 'humans-reached-kobol' },
    { name: 'exodus-final-five', ending: 'humans-reached-kobol' },
    { name: 'exodus-cylon-fleet', ending: 'humans-reached-kobol' },
    { name: 'exodus-ionian-nebula', ending: 'humans-left-ionian-nebula' },
    { name: 'exodus-everything', ending: 'humans-left-ionian-nebula' },
  ])('goes as it went: $name', async ({ name, ending }) => {
    const record = await recorded(name);
    expect(record).toMatchObject({ outcome: { reason: { id: ending } } });
    expect(verify([anyGame(bsg)], record)).toMatchObject({ genuine: true });
  });

  it.each(['new-caprica-human-victory', 'new-caprica-cylon-victory'])(
    'was decided by the departure from New Caprica: %s',
    async (name) => {
      const verdict = verify([anyGame(bsg)], await recorded(name));
      if (!verdict.genuine) throw new Error(verdict.problem);
      const milestones = [
        'new-caprica-reached',
        'galactica-returned',
        'departure-ordered',
        'ended',
      ];
      const told = toldBy(verdict.record).filter((type) => milestones.includes(type));
      expect(told).toEqual(milestones);
    },
  );

  it.each([
    { name: 'exodus-personal-goals', seats: 5, told: ['goal-revealed'] },
    { name: 'exodus-final-five', seats: 5, told: ['final-five-shown'] },
    { name: 'exodus-cylon-fleet', seats: 5, told: ['pursuit-moved', 'fleet-arrived'] },
    {
      name: 'exodus-ionian-nebula',
      seats: 5,
      told: ['ally-met', 'crossroads-reached', 'trial-held', 'eliminated'],
    },
    {
      name: 'exodus-everything',
      seats: 7,
      told: ['pursuit-moved', 'ally-met', 'crossroads-reached', 'trial-held', 'eliminated'],
    },
  ])('shows what the option is about: $name', async ({ name, seats, told }) => {
    const verdict = verify([anyGame(bsg)], await recorded(name));
    if (!verdict.genuine) throw new Error(verdict.problem);
    expect(verdict.record.seats).toBe(seats);
    expect(toldBy(verdict.record)).toEqual(expect.arrayContaining(told));
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
