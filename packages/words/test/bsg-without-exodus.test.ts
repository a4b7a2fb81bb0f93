import { boxOf, bsg, type ModuleId, PRINTED } from '@starboard/bsg';
import { anyGame } from '@starboard/kernel';
import { bsgSpeech } from '@starboard/words';
import { describe, expect, test } from 'vitest';
import { hear, PEOPLE, TAGS } from './languages.ts';
import { choicesOf, playSome } from './self-play.ts';

// A table without Exodus loads no word of it, and lacks none.

const TABLES: readonly (readonly ModuleId[])[] = [
  [],
  ['pegasus', 'new-caprica', 'cylon-leaders'],
  ['pegasus', 'sympathetic-cylon'],
];
const game = anyGame(bsg);
const played = TABLES.map((modules) => playSome(game, [4], 40, { modules: [...modules] }));

/** Everything that lies on a table with these modules, by deck and id. */
function thingsAt(modules: readonly ModuleId[]): string[] {
  const box = boxOf({ modules });
  const { actions = [] } = PRINTED.find(({ id }) => id === 'base')?.content ?? {};
  return [
    ...box.characters.map((id) => `character:${id}`),
    ...box.locations.map((id) => `location:${id}`),
    ...[...box.titleCards.values()].map(({ id }) => `title:${id}`),
    ...[...box.crises, ...box.laterCrises].map((id) => `crisis:${id}`),
    ...box.superCrises.map((id) => `super-crisis:${id}`),
    ...box.quorum.map((id) => `quorum:${id}`),
    ...box.destinations.map((id) => `destination:${id}`),
    ...box.loyalty.map((id) => `loyalty:${id}`),
    ...box.agendas.map((id) => `agenda:${id}`),
    ...actions.map(({ id }) => `action:${id}`),
  ];
}

describe.each(TAGS)('a table without Exodus in %s', async (tag) => {
  const { words, problems } = await hear(tag, ['bsg-without-exodus']);
  const speech = bsgSpeech(words);

  test('says everything that lies on it', () => {
    for (const modules of TABLES) {
      const things = new Set(thingsAt(modules));
      expect(things.size).toBeGreaterThan(100);
      for (const id of things) expect(speech.definition(id).name).not.toMatch(/^bsg-/i);
    }
    expect(problems).toEqual([]);
  });

  test('says whatever happens and is asked at it', () => {
    for (const { events, asks, outcomes } of played) {
      expect(events.length).toBeGreaterThan(200);
      for (const event of events) speech.event(event, PEOPLE);
      for (const { ask, facts } of asks) {
        speech.prompt(ask, PEOPLE);
        for (const choice of choicesOf(ask)) speech.choice(ask, choice, PEOPLE, facts);
      }
      for (const outcome of outcomes) speech.outcome(outcome, PEOPLE);
    }
    expect(problems).toEqual([]);
  });
});
