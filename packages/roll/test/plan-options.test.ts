import { answer, pickWith, sampleAnswer, seedFrom, start, whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  type AssignPlan,
  assign,
  CARDS,
  type Die,
  isCardId,
  PHASES,
  type PlanData,
  type PlanOption,
  planOptions,
  powersIn,
  roll,
  type Use,
} from '../src/index.ts';

/** The data of every plan asked for in some random games. */
function plansAsked(): PlanData[] {
  const found: PlanData[] = [];
  for (let game = 0; game < 40; game++) {
    const chance = whims(`plans ${game}`);
    const { state } = start(roll, { seed: seedFrom(`plans ${game}`), seats: 2 + (game % 4) });
    while (state.outcome === null) {
      const waiting = state.asks.filter(({ answered }) => !answered);
      const open = pickWith(chance, waiting);
      if (open.ask.kind === 'plan' && open.ask.plan === 'assign') {
        found.push(open.ask.data as unknown as PlanData);
      }
      answer(roll, state, open.seat, open.id, sampleAnswer(roll, state, open, chance));
    }
  }
  return found;
}

function plainPlan(data: PlanData, at: number): AssignPlan {
  const wilds = data.dice
    .filter(({ face }) => face === 'wild')
    .map(({ die }, i) => ({ die, to: PHASES[(i + at) % PHASES.length] ?? 'explore' }));
  const selecting = data.dice[at % data.dice.length];
  return {
    wilds,
    select: { die: selecting?.die ?? 0, phase: PHASES[at % PHASES.length] ?? 'explore' },
    uses: [],
  };
}

/** Every power that may move a single worker: in so many games all of them were there. */
const MOVING_ONE = [
  'dictate',
  ...powersIn(CARDS.map(({ id }) => id).filter(isCardId)).reassign.flatMap(({ card, power }) =>
    power.min <= 1 ? card : [],
  ),
].sort();

const isLegal = (data: PlanData, plan: AssignPlan, use: Use): boolean =>
  !('id' in assign(data, { ...plan, uses: [...plan.uses, use] }));

/** Uses of a power that move one worker, in every way there is. */
function singleMoves(data: PlanData, option: PlanOption, aside: Die | undefined): Use[] {
  return data.dice.flatMap(({ die }) =>
    PHASES.map((to) => ({
      power: option.power,
      moves: [{ die, to }],
      ...(aside !== undefined && { aside }),
    })),
  );
}

describe('what a client is told to make a plan step by step', () => {
  const asked = plansAsked();

  it('offers exactly the single moves that are legal', () => {
    const offered = new Set<string>();
    for (const [i, data] of asked.entries()) {
      const plan = plainPlan(data, i);
      const options = planOptions(data, plan);
      if ('id' in options) return expect.fail(options.id);
      for (const option of options) {
        if (option.min > 1) continue;
        const aside = option.power === 'dictate' ? option.moves.at(-1)?.die : undefined;
        for (const use of singleMoves(data, option, aside)) {
          const [move] = use.moves;
          const told = option.moves.some(
            ({ die, to }) =>
              die === move?.die && die !== aside && move !== undefined && to.includes(move.to),
          );
          expect([use, isLegal(data, plan, use)]).toEqual([use, told]);
          if (told) offered.add(option.power);
        }
      }
    }
    expect([...offered].sort()).toEqual(MOVING_ONE);
    return undefined;
  });

  it('offers no power that is used up, and none that can move nothing', () => {
    const used = new Set<string>(['dictate']);
    for (const [i, data] of asked.entries()) {
      const plan = plainPlan(data, i);
      const options = planOptions(data, plan);
      if ('id' in options) return expect.fail(options.id);
      for (const option of options) {
        expect(option.moves.length).toBeGreaterThanOrEqual(option.min);
        if (option.min > 1 || option.power === 'dictate') continue;
        const [move] = option.moves;
        const to = move?.to[0];
        if (move === undefined || to === undefined) return expect.fail('nothing to move');
        const uses: Use[] = [{ power: option.power, moves: [{ die: move.die, to }] }];
        const left = planOptions(data, { ...plan, uses });
        if ('id' in left) return expect.fail(left.id);
        expect(left.map(({ power }) => power)).not.toContain(option.power);
        used.add(option.power);
      }
    }
    expect([...used].sort()).toEqual(MOVING_ONE);
    return undefined;
  });

  it('offers, of a power that moves several, only workers who can be moved together with others', () => {
    const met = new Set<string>();
    for (const [i, data] of asked.entries()) {
      const plan = plainPlan(data, i);
      const options = planOptions(data, plan);
      if ('id' in options) return expect.fail(options.id);
      for (const { power, min, moves } of options) {
        if (min !== 2) continue;
        const legal = (a: Die, b: Die): boolean => {
          const to = (die: Die) => moves.find((it) => it.die === die)?.to[0] ?? 'explore';
          const both = [a, b].map((die) => ({ die, to: to(die) }));
          return a !== b && isLegal(data, plan, { power, moves: both });
        };
        for (const { die } of moves) {
          expect([power, moves.some((it) => legal(die, it.die))]).toEqual([power, true]);
        }
        met.add(power);
      }
    }
    expect(met).toContain('executive-power');
    return undefined;
  });

  it('says what is wrong with a plan that is none', () => {
    const [data] = asked;
    if (data === undefined) return expect.fail('nothing was asked');
    const plan = plainPlan(data, 0);
    expect(planOptions(data, { ...plan, select: { die: -1, phase: 'ship' } })).toMatchObject({
      id: 'not-your-die',
    });
    return undefined;
  });
});
