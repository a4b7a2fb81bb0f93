import {
  answer,
  anyGame,
  chanceOf,
  type Game,
  rearranged,
  type StateOf,
  sampleAnswer,
  seedFrom,
  start,
  viewOf,
  whims,
} from '@starboard/kernel';
import { examine } from '@starboard/kernel/harness';
import { ledgerOf, parseScenarios, runScenario, spelled } from '@starboard/scenarios';
import { describe, expect, it } from 'vitest';
import { type Bsg, bsg, type ModuleId, worldFrom } from '../src/index.ts';
import { ALL_TOKENS, type Nebula, nebulaOf } from '../src/modules/ionian-nebula/state.ts';
import { type NebulaView, wrongWithNebula } from '../src/modules/ionian-nebula/view.ts';

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
];

describe('the Ionian Nebula played by random players', () => {
  it.each(COMBINATIONS)(
    'passes every check of the harness, with %i players and %j',
    (seats, of) => {
      for (const [i, game] of [bsg, late].entries()) {
        const seed = seedFrom(`nebula ${seats} ${i}`);
        const result = examine(game, { seats, seed, noTells: true, options: { modules: of } });
        expect(result.violations).toEqual([]);
        expect(result.outcome).not.toBeNull();
      }
    },
  );
});

/** What nobody may know, or only one: each must be found when a view tells it to everybody (EXO-H4 to H7). */
const LEAKS: Readonly<Record<string, (nebula: Nebula) => unknown>> = {
  'EXO-H4: trauma tokens': ({ held }) => held,
  'EXO-H5: the tokens on allies': ({ allies }) => allies.map(({ tokens }) => tokens),
  'EXO-H5: the token on Sickbay': ({ at }) => at.sickbay,
  'EXO-H6: what is in the pool': ({ pool }) => pool.filter((it) => it === 'benevolent').length,
  'the deck of allies': ({ allyDeck }) => allyDeck[0],
  'EXO-H7: Crossroads cards': ({ dealt }) => dealt,
  'EXO-H7: the tokens on them': ({ laid }) => laid,
};

describe('the check for leaks finds one that was put in', () => {
  it.each(Object.entries(LEAKS))('%s', (_name, leak) => {
    const game: Game<Bsg> = {
      ...late,
      view: (state, viewer) =>
        Object.assign(late.view(state, viewer), { leak: leak(nebulaOf(state.facts)) }),
    };
    const found = Array.from({ length: 3 }, (_, i) =>
      examine(game, { seats: 4, seed: seedFrom(`leak ${i}`), noTells: true, options: { modules } }),
    ).some(({ violations }) => violations.some((it) => it.includes('leak')));
    expect(found).toBe(true);
  });
});

/** Plays at random until something holds, or the game is over. */
function play(state: State, seed: string, until: (state: State) => boolean): void {
  const chance = whims(seedFrom(seed));
  for (let i = 0; i < 5000 && state.outcome === null && !until(state); i++) {
    const open = state.asks.find(({ answered }) => !answered);
    if (open === undefined) throw new Error('nobody can act');
    answer(bsg, state, open.seat, open.id, sampleAnswer(bsg, state, open, chance));
  }
}

describe('a world imagined from a view', () => {
  function moving(seed: string): State {
    const { state } = start(bsg, { seats: 4, seed: seedFrom(seed), options: { modules } });
    play(state, seed, ({ facts: { turn, current }, asks: [open] }) => {
      return turn > 5 && open?.ask.prompt === 'move-to' && open.seat === current;
    });
    return state;
  }

  it('looks the same, and holds every token, ally and Crossroads card once', () => {
    const state = moving('world');
    const seat = state.facts.current;
    const view = viewOf(bsg, state, seat);
    const pools = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const chance = chanceOf({ seed: seedFrom(`w${i}`), at: 0 });
      const world = worldFrom(view, [0.3, 0.3, 0.3, 0.3], 'moving', chance);
      const { pool, at, held, allies } = nebulaOf(world.facts);
      const tokens = [
        ...pool,
        ...[at.sickbay, at.brig, ...held].flat(),
        ...allies.flatMap((it) => it.tokens),
      ];
      expect([...tokens].sort()).toEqual([...ALL_TOKENS].sort());
      expect(held.flat()).not.toContain('disaster');
      expect(viewOf(bsg, world, seat).facts.parts).toEqual(view.facts.parts);
      pools.add(held.flat().join());
    }
    expect(pools.size).toBeGreaterThan(5);
  });

  it('can be played on', () => {
    const state = moving('played on');
    const view = viewOf(bsg, state, state.facts.current);
    const chance = chanceOf({ seed: seedFrom('on'), at: 0 });
    const world = worldFrom(view, [0.3, 0.3, 0.3, 0.3], 'moving', chance);
    rearranged(bsg, world);
    const { turn } = world.facts;
    play(world, 'on', ({ facts }) => facts.turn > turn + 4);
    expect(world.outcome !== null || world.facts.turn > turn + 4).toBe(true);
    expect(wrongWithNebula(world)).toEqual([]);
  });
});

it('shows everything when the game is over', () => {
  const { state } = start(bsg, { seats: 3, seed: seedFrom('over'), options: { modules } });
  play(state, 'over', () => false);
  expect(state.outcome).not.toBeNull();
  const part = viewOf(bsg, state, 'spectator').facts.parts['ionian-nebula'] as NebulaView;
  expect(part.held).toEqual(nebulaOf(state.facts).held);
  expect(part.held.flat().length).toBeGreaterThan(0);
});

describe('scenarios that speak of it are told where they are wrong', () => {
  const rules = { name: 'bsg', file: 'bsg.md', text: '- **BSG-1.1** A.', example: true };
  const ledger = ledgerOf([rules]);

  function said(facts: string): string {
    const body = `game: bsg
scenarios:
  - scenario: Something of it
    rules: [BSG-1.1]
    given: { seats: 3, options: { modules: [exodus, ionian-nebula] }, facts: { at: action, ${facts} } }
    then: { outcome: none }`;
    const { scenarios, problems } = parseScenarios('f', body);
    const failed = scenarios.flatMap((it) => runScenario(it, [anyGame(bsg)], ledger));
    return [...problems, ...failed].map(spelled).join();
  }

  it('and hold where they are not', () => {
    expect(said('trauma: { 1: [benevolent] }, allies: { saul-tigh: disaster }')).toBe('');
  });

  it.each([
    ['trauma: { 1: [disaster] }', 'there is no trauma token "disaster"'],
    ['trauma: { 1: [benevolnt] }', 'did you mean "benevolent"?'],
    ['traumaAt: { armory: benevolent }', 'there is no place for a token "armory"'],
    ['traumaAt: { sickbay: disaster, brig: disaster }, allies: { saul-tigh: disaster }', 'is left'],
    ['allies: { sol-tigh: benevolent }', 'did you mean "saul-tigh"?'],
    ['allies: { saul-tigh: { token: benevolent, from: 1 } }', 'there is no fact of an ally "from"'],
    ['allies: { saul-tigh: { token: benevolent, by: 3 } }', '3 is not between 0 and 2'],
    ['allies: { saul-tigh: benevolent }, nextAllies: [saul-tigh]', '"saul-tigh" lies elsewhere'],
    ['allies: { william-adama: benevolent }', "is an ally and a player's character"],
    ['phase: trial', 'there is no phase "trial"'],
  ])('%s', (facts, mistake) => {
    expect(said(facts)).toContain(mistake);
  });
});
