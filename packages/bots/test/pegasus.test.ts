import { bsg, type ModuleId } from '@starboard/bsg';
import { anyGame, imagine, type Seat, viewOf, whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { contestAt, playContest } from '../src/arena/index.ts';
import { LEVELS, type Level } from '../src/index.ts';
import { hurried, type Moment, playThrough } from './table.ts';

const game = anyGame(bsg);

interface Box {
  readonly modules: readonly ModuleId[];
  readonly seats: readonly number[];
}

/** Every combination of the expansion's modules that can be played, and by how many. */
const BOXES: readonly Box[] = [
  { modules: ['pegasus'], seats: [3, 5] },
  { modules: ['pegasus', 'new-caprica'], seats: [4, 5, 6] },
  { modules: ['pegasus', 'cylon-leaders'], seats: [4, 5, 7] },
  { modules: ['pegasus', 'new-caprica', 'cylon-leaders'], seats: [5, 6, 7] },
  { modules: ['pegasus', 'sympathetic-cylon'], seats: [4, 6] },
  { modules: ['pegasus', 'new-caprica', 'sympathetic-cylon'], seats: [4, 6] },
];

const cases = BOXES.flatMap(({ modules, seats }) =>
  seats.map((count) => ({ name: modules.join(' + '), modules, seats: count })),
);

describe('bots with Pegasus', () => {
  it.each(cases)('answer everything on purpose: $name, $seats players', ({ modules, seats }) => {
    for (let index = 0; index < 8; index++) {
      const contest = contestAt(index, ['normal', 'easy'], seats, `on purpose ${seats}`);
      const { unknown, outcome } = playContest(game, { ...contest, options: { modules } });
      expect(unknown).toEqual([]);
      expect(outcome.winners.length + outcome.losers.length).toBe(seats);
    }
  });

  it.each(BOXES.map(({ modules, seats }) => ({ modules, seats: seats[seats.length - 1] ?? 4 })))(
    'look ahead without stumbling: $modules, $seats players',
    ({ modules, seats }) => {
      let searched = 0;
      const look = ({ decision: { why } }: Moment): void => {
        expect(['bot-unknown-ask', 'bot-stumbled']).not.toContain(why.id);
        if (why.id === 'bot-bsg-searched') searched += 1;
      };
      const levels: readonly Level[] = ['strong', 'normal'];
      playThrough(game, seats, `ahead ${modules.length}`, levels, look, { modules });
      expect(searched).toBeGreaterThan(0);
    },
  );
});

/** Another world as the seat may see it. Where an open ask could not have been opened, the next one is tried. */
function anotherWorld(state: Moment['state'], seat: Seat, seed: string) {
  for (let i = 0; i < 200; i++) {
    const world = imagine(game, state, seat, whims(`${seed} ${i}`));
    if (world !== null) return world;
  }
  throw new Error('no other world');
}

describe('bots with Pegasus do not peek', () => {
  const tables = BOXES.flatMap(({ modules }) => LEVELS.map((level) => ({ modules, level })));
  it.each(tables)('$level, $modules', ({ modules, level }) => {
    const seats = 4;
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
    playThrough(game, seats, `no peeking ${level}`, levels, look, { modules });
    expect(compared).toBe(Math.floor(seen / 4));
    expect(compared).toBeGreaterThan(10);
  });
});
