import { type BsgView, bsg, type ModuleId } from '@starboard/bsg';
import { anyGame, imagine, type View, viewOf, whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { lessonsOf } from '../src/arena/bsg-lessons.ts';
import { bsgSchool } from '../src/arena/index.ts';
import { bsgBot } from '../src/bsg/bot.ts';
import { foresightWith, humanChance } from '../src/bsg/foresight.ts';
import { INPUTS, inputsFor } from '../src/bsg/inputs.ts';
import type { Judge } from '../src/bsg/judge.ts';
import { searchedAnswer } from '../src/bsg/looking-ahead.ts';
import { readMemory } from '../src/bsg/memory.ts';
import { positionOf } from '../src/bsg/position.ts';
import { botOf as quickBotOf } from '../src/bsg/quick.ts';
import { LEARNED } from '../src/bsg/weights.ts';
import { freshNetwork, optimiserFor, restored, step } from '../src/learning/index.ts';
import { LEARNED as ROLL_LEARNED } from '../src/roll/weights.ts';
import { steady } from '../src/steady.ts';
import { NORMAL, positionIn, tableOf, told } from './scene.ts';
import { playThrough } from './table.ts';

function fresh(seed: string) {
  const chance = whims(seed);
  return freshNetwork(bsgSchool.shape, () => chance.below(1_000_000) / 1_000_000);
}

const TABLES: readonly (readonly ModuleId[])[] = [
  [],
  ['pegasus', 'new-caprica'],
  ['pegasus', 'cylon-leaders', 'exodus', 'cylon-fleet'],
  ['exodus', 'personal-goals', 'final-five', 'ionian-nebula'],
];

describe('what a network sees of Battlestar Galactica', () => {
  it.each(TABLES.map((modules) => ({ modules })))('is numbers, with $modules', ({ modules }) => {
    const view = tableOf(modules);
    const { at, value } = inputsFor(positionIn(view, view.facts));
    expect(at.length).toBeGreaterThan(30);
    expect(at.length).toBe(value.length);
    expect(Array.from(at).every((it) => it >= 0 && it < INPUTS)).toBe(true);
    expect(Array.from(value).every((it) => Number.isFinite(it) && Math.abs(it) < 20)).toBe(true);
  });

  it('is the same in worlds that the seat cannot tell apart', () => {
    let seen = 0;
    let compared = 0;
    let differed = 0;
    playThrough(anyGame(bsg), 4, 'inputs', ['normal'], ({ state, open, memory, game }) => {
      seen += 1;
      if (seen % 7 !== 0) return;
      const world = imagine(game, state, open.seat, whims(`another ${seen}`));
      if (world === null) return;
      const sees = (where: typeof state): object => {
        // A table of Battlestar Galactica shows the game's view.
        const view = viewOf(game, where, open.seat) as View<BsgView>;
        return inputsFor(positionOf(view, readMemory(memory, view.seats), NORMAL, 'normal'));
      };
      expect(sees(world.state)).toEqual(sees(state));
      compared += 1;
      if (JSON.stringify(world.state.facts) !== JSON.stringify(state.facts)) differed += 1;
    });
    expect(compared).toBeGreaterThan(10);
    expect(differed).toBeGreaterThan(compared / 2);
  });
});

describe('the school of Battlestar Galactica', () => {
  it('teaches who is about to win', () => {
    const view = tableOf([]);
    const at = (left: number, distance: number) =>
      positionIn(
        view,
        told(view, {
          resources: { food: left, fuel: left, morale: left, population: left },
          distance,
        }),
      );
    const network = fresh('toy');
    const samples = [2, 3, 8, 9].map((left) => {
      const won = left > 5 ? 1 : 0;
      return { inputs: inputsFor(at(left, won * 6)), target: [won, won, won === 1 ? 0 : 1] };
    });
    const optimiser = optimiserFor(network);
    for (let i = 0; i < 150; i++) step(optimiser, samples, bsgSchool.loss, 1e-3);
    const foresight = foresightWith(network);
    expect(humanChance(foresight, at(8, 7))).toBeGreaterThan(0.8);
    expect(humanChance(foresight, at(3, 1))).toBeLessThan(0.2);
  });

  it('makes lessons of a whole game, the same from the same seed', () => {
    const bot = steady(bsgBot('normal', null));
    const foresight = foresightWith(fresh('lessons'));
    const class_ = { humans: bot, cylons: bot, curious: 10, foresight };
    const play = () => lessonsOf('a game', { seats: 4, options: {} }, class_);
    const { lessons, won } = play();
    expect(lessons.length).toBeGreaterThan(30);
    expect(new Set(lessons.map((it) => it.won))).toEqual(new Set([won ? 1 : 0]));
    // What is hoped is the outcome at the end, and less of it before.
    expect(lessons.filter((it) => it.hoped === it.won).length).toBe(3);
    expect(lessons.every(({ ending }) => ending >= 0)).toBe(true);
    expect(play().lessons).toEqual(lessons);
  });
});

describe('what the strong player has learned', () => {
  it('fits the network, and thinks better of a fleet that has more and is nearer', () => {
    const network = restored(LEARNED);
    expect(network.shape).toEqual(bsgSchool.shape);
    const view = tableOf([]);
    const at = (left: number, distance: number) =>
      positionIn(
        view,
        told(view, {
          resources: { food: left, fuel: left, morale: left, population: left },
          distance,
        }),
      );
    const foresight = foresightWith(network);
    expect(humanChance(foresight, at(8, 7))).toBeGreaterThan(humanChance(foresight, at(8, 0)));
    expect(humanChance(foresight, at(8, 4))).toBeGreaterThan(humanChance(foresight, at(2, 4)));
  });

  it('is small enough for a page, together with what was learned for Roll', () => {
    expect(LEARNED.weights.length + ROLL_LEARNED.weights.length).toBeLessThan(200 * 1024);
  });

  it('does not come along with those who are not strong', () => {
    expect(quickBotOf('normal').level).toBe('normal');
    expect(() => quickBotOf('strong')).toThrow(RangeError);
  });
});

describe('a search through the eyes of a judge', () => {
  it.each(['armory', 'research-lab'])('goes where the judge likes it best: %s', (place) => {
    const view = tableOf([]);
    const facts = told(view, {});
    const ask = view.asks.find((it) => it.ask.prompt === 'move-to');
    if (ask === undefined) throw new Error('nobody is asked where to go');
    const judge: Judge = {
      unit: 1,
      over: () => 0,
      fleet: ({ me }) => (me.where === place ? 1 : 0),
    };
    const effort = { choices: 30, worlds: 2, turns: 1, checks: 0, caution: 0, nerve: 0 };
    const position = positionIn(view, facts);
    const seen = { ...view, facts };
    const search = () =>
      searchedAnswer(seen, position, ask, whims('places'), () => false, { effort, judge });
    expect(search()?.answer).toBe(place);
    expect(search()).toEqual(search());
  });
});
