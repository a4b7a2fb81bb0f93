import {
  answer,
  chanceOf,
  type Game,
  type StateOf,
  sampleAnswer,
  seatAt,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import { examine } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { type Bsg, bsg, type ModuleId, worldFrom } from '../src/index.ts';
import { ALL_TOKENS, nebulaOf } from '../src/modules/ionian-nebula/state.ts';
import type { NebulaView } from '../src/modules/ionian-nebula/view.ts';

type State = StateOf<Bsg>;

const modules: readonly ModuleId[] = ['exodus', 'ionian-nebula'];

/** The same game, begun so far along that a jump or two bring the Crossroads phase. */
const late: Game<Bsg> = {
  ...bsg,
  setup: (t) => ({ ...bsg.setup(t), distance: 7, sleeperDone: true, jumpTrack: 3 }),
};

const COMBINATIONS: readonly (readonly [seats: number, modules: readonly ModuleId[]])[] = [
  [3, modules],
  [4, [...modules, 'personal-goals', 'final-five', 'cylon-fleet']],
  [5, ['pegasus', 'cylon-leaders', ...modules]],
  [7, ['pegasus', 'cylon-leaders', 'final-five', 'cylon-fleet', ...modules]],
];

describe('the Ionian Nebula played by random players', () => {
  it.each(COMBINATIONS)('passes every check of the harness, with %i players and %j', (seats, of) => {
    for (const [i, game] of [bsg, late, late].entries()) {
      const seed = seedFrom(`nebula ${seats} ${i}`);
      const result = examine(game, { seats, seed, noTells: true, options: { modules: of } });
      expect(result.violations).toEqual([]);
      expect(result.outcome).not.toBeNull();
    }
  });
});
