import { type Json, sampleAnswer, seatAt, whims } from '@starboard/kernel';
import { expect, test } from 'vitest';
import {
  begin,
  botsTurn,
  enter,
  mayTakeBack,
  type PracticeGame,
  playBot,
  resume,
  saved,
} from '../src/practice/game.ts';
import { PLAYED } from './support/played.ts';

const OWN = seatAt(0);

/** One person and four bots, up to the next answer the person owes. */
function untilAsked(practice: PracticeGame): boolean {
  for (let open = botsTurn(practice); open !== null; open = botsTurn(practice)) {
    playBot(practice, open);
  }
  return practice.match.state.outcome === null;
}

/** What a bot is like is drawn with its first answer, and stays. */
const learned = (memories: readonly Json[]): Json[] =>
  memories.map((it) => (it === null ? null : { ...(it as object), personality: null }));

// What bots notice does not depend on how hard they think, so nobody here is strong.
const TABLES = [
  { level: 'easy', modules: [] },
  { level: 'normal', modules: [] },
  { level: 'normal', modules: ['pegasus', 'new-caprica'] },
  { level: 'normal', modules: ['exodus', 'personal-goals', 'final-five', 'ionian-nebula'] },
  { level: 'normal', modules: ['pegasus', 'cylon-leaders', 'exodus', 'cylon-fleet'] },
] as const;

test.each(TABLES)('what a person takes back, bots have never seen: $level, $modules', (table) => {
  const setup = {
    game: 'bsg',
    seats: 5,
    humans: [0],
    level: table.level,
    names: [],
    options: { modules: [...table.modules] },
  } as const;
  const practice = begin(PLAYED.bsg, setup, '5'.repeat(64));
  const chance = whims('practice memory');
  let told = 0;
  for (let i = 0; i < 400 && untilAsked(practice); i++) {
    const open = practice.match.state.asks.find((it) => it.seat === OWN && !it.answered);
    if (open === undefined) throw new Error('nobody is asked');
    const answer = sampleAnswer(practice.played.game, practice.match.state, open, chance);
    const said = { kind: 'answer', seat: OWN, ask: open.id, answer } as const;
    const before = learned(practice.memories);
    enter(practice, said);
    if (!mayTakeBack(practice, OWN)) continue;
    const after = learned(practice.memories);
    enter(practice, { kind: 'take-back', seat: OWN });
    expect(learned(practice.memories)).toEqual(before);
    const again = practice.match.state.asks.find((it) => it.seat === OWN && !it.answered);
    enter(practice, { ...said, ask: again?.id ?? open.id });
    expect(learned(practice.memories)).toEqual(after);
    if (JSON.stringify(before) !== JSON.stringify(after)) told += 1;
  }
  // Some of what was taken back had taught them something.
  expect(told).toBeGreaterThan(3);
});

test('a kept game remembers what may still be taken back', () => {
  const setup = {
    game: 'bsg',
    seats: 5,
    humans: [0],
    level: 'normal',
    names: [],
    options: {},
  } as const;
  const practice = begin(PLAYED.bsg, setup, '6'.repeat(64));
  untilAsked(practice);
  const kept = saved(practice);
  expect(resume(PLAYED.bsg, kept).before).toEqual(practice.before);
  const { before: _, ...earlier } = kept;
  expect(resume(PLAYED.bsg, earlier).before).toEqual([]);
});
