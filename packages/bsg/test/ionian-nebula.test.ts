import {
  answer,
  chanceOf,
  type Game,
  type StateOf,
  sampleAnswer,
  seedFrom,
  start,
  type Viewer,
  viewOf,
  whims,
} from '@starboard/kernel';
import { examine } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { type Bsg, bsg, type ModuleId, worldFrom } from '../src/index.ts';
import { ALL_TOKENS, nebulaOf } from '../src/modules/ionian-nebula/state.ts';
import type { NebulaView } from '../src/modules/ionian-nebula/view.ts';

type State = StateOf<Bsg>;

const modules: ModuleId[] = ['exodus', 'ionian-nebula'];

/** So far along that the next jump brings the Crossroads phase. */
function nearCrossroads(seed: string, seats: number, options: object = { modules }): State {
  const { state } = start(bsg, { seats, seed: seedFrom(seed), options, noTells: true });
  const chance = whims(seedFrom(seed));
  for (let i = 0; i < 4000 && state.outcome === null; i++) {
    if (state.facts.turn === 2) {
      state.facts.distance = 7;
      state.facts.sleeperDone = true;
      state.facts.jumpTrack = 4;
      break;
    }
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody can act');
    answer(bsg, state, open.seat, open.id, sampleAnswer(bsg, state, open, chance));
  }
  return state;
}

describe('the Ionian Nebula played by random players', () => {
  for (const seats of [3, 5]) {
    it(`passes every check of the harness at every answer, with ${seats} players`, () => {
      for (let i = 0; i < 2; i++) {
        const seed = seedFrom(`nebula ${seats} ${i}`);
        const result = examine(bsg, { seats, seed, noTells: true, options: { modules } });
        expect(result.violations).toEqual([]);
        expect(result.outcome).not.toBeNull();
      }
    });
  }
});
