import { bsg, type ModuleId, PRINTED, wrongCombination } from '@starboard/bsg';
import { anyGame, imagine, type Seat, viewOf, whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { contestAt, playContest } from '../src/arena/index.ts';
import { LEVELS, type Level } from '../src/index.ts';
import { hurried, type Moment, playThrough } from './table.ts';

const game = anyGame(bsg);

const OPTIONS: readonly ModuleId[] = [
  'pegasus',
  'new-caprica',
  'cylon-leaders',
  'sympathetic-cylon',
  'personal-goals',
  'final-five',
  'cylon-fleet',
  'ionian-nebula',
];

/** Every table Exodus can be played at: with any of its options and of the other box, by three to seven. */
const TABLES = Array.from({ length: 2 ** OPTIONS.length }, (_, bits) => [
  'exodus' as const,
  ...OPTIONS.filter((_module, i) => ((bits >> i) & 1) === 1),
]).flatMap((modules) =>
  [3, 4, 5, 6, 7].flatMap((seats) =>
    wrongCombination(PRINTED, modules, seats) === null ? [{ modules, seats }] : [],
  ),
);

describe('bots with Exodus', () => {
  it.each([3, 4, 5, 6, 7])('answer everything on purpose, %i of them', (players) => {
    const tables = TABLES.filter(({ seats }) => seats === players);
    expect(tables.length).toBeGreaterThan(20);
    for (const { modules, seats } of tables) {
      const contest = contestAt(0, ['normal', 'easy'], seats, `exodus ${modules.join(' ')}`);
      const { unknown, outcome } = playContest(game, { ...contest, options: { modules } });
      expect(unknown, modules.join(' + ')).toEqual([]);
      expect(outcome.winners.length + outcome.losers.length).toBe(seats);
    }
  });
});

/** Some of the tables, with each module at least twice. */
const BOXES: readonly { readonly modules: readonly ModuleId[]; readonly seats: number }[] = [
  { modules: ['exodus', 'personal-goals', 'final-five'], seats: 4 },
  { modules: ['exodus', 'cylon-fleet'], seats: 3 },
  { modules: ['exodus', 'ionian-nebula'], seats: 5 },
  { modules: ['exodus', 'personal-goals', 'final-five', 'cylon-fleet', 'ionian-nebula'], seats: 4 },
  { modules: ['pegasus', 'new-caprica', 'exodus', 'personal-goals', 'cylon-fleet'], seats: 5 },
  { modules: ['pegasus', 'cylon-leaders', 'exodus', 'final-five', 'ionian-nebula'], seats: 7 },
  { modules: ['pegasus', 'sympathetic-cylon', 'exodus', 'cylon-fleet', 'ionian-nebula'], seats: 4 },
];

describe('strong bots with Exodus', () => {
  it.each(BOXES)('look ahead without stumbling: $modules, $seats players', ({ modules, seats }) => {
    let searched = 0;
    const look = ({ decision: { why } }: Moment): void => {
      expect(['bot-unknown-ask', 'bot-stumbled']).not.toContain(why.id);
      if (why.id === 'bot-bsg-searched') searched += 1;
    };
    const levels: readonly Level[] = ['strong', 'normal'];
    playThrough(game, seats, `ahead ${modules.length}`, levels, look, { modules });
    expect(searched).toBeGreaterThan(0);
  });
});

/** Another world as the seat may see it. Where an open ask could not have been opened, the next one is tried. */
function anotherWorld(state: Moment['state'], seat: Seat, seed: string) {
  for (let i = 0; i < 200; i++) {
    const world = imagine(game, state, seat, whims(`${seed} ${i}`));
    if (world !== null) return world;
  }
  throw new Error('no other world');
}

describe('bots with Exodus do not peek', () => {
  const tables = BOXES.flatMap(({ modules, seats }) =>
    LEVELS.map((level) => ({ modules, seats, level })),
  );
  it.each(tables)('$level, $modules, $seats players', ({ modules, seats, level }) => {
    const quick: Level = level === 'easy' ? 'normal' : 'easy';
    const levels = [level, ...Array.from({ length: seats - 1 }, () => quick)];
    let seen = 0;
    let compared = 0;
    const look = ({ state, open, bot, memory, decision, again }: Moment): void => {
      if (open.seat !== 0) return;
      seen += 1;
      if (seen % 4 !== 0) return;
      const world = anotherWorld(state, open.seat, `imagined ${seen}`);
      const view = viewOf(game, world.state, open.seat);
      const ask = view.asks.find(({ id }) => id === open.id);
      if (ask === undefined) throw new Error('an ask that is open in one world only');
      expect(bot.decide(view, ask, memory, again(), hurried())).toEqual(decision);
      compared += 1;
    };
    playThrough(game, seats, `no peeking in Exodus ${level}`, levels, look, { modules });
    expect(compared).toBe(Math.floor(seen / 4));
    expect(compared).toBeGreaterThan(10);
  });
});
