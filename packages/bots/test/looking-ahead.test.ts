import { type BsgView, bsg, settledAs, worldFrom } from '@starboard/bsg';
import { type AskView, one, rearranged, some, type View, viewOf, whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { checkStakes } from '../src/bsg/checks.ts';
import { gainsOf, mostGained } from '../src/bsg/gains.ts';
import type { Judge } from '../src/bsg/judge.ts';
import { searchedAnswer } from '../src/bsg/looking-ahead.ts';
import type { BsgMemory } from '../src/bsg/memory.ts';
import type { Position } from '../src/bsg/position.ts';
import { cardOf, checkFor, placed, positionIn, tableOf, told } from './scene.ts';

// What a strong player tries out in mind beside its own move and action.

const view = tableOf([]);
const EFFORT = { choices: 6, worlds: 2, turns: 1, checks: 2, caution: 0, nerve: 0 };

function judgeOf(fleet: (position: Position) => number): Judge {
  return { unit: 1, over: () => 0, fleet };
}

const asked = (ask: AskView['ask']): AskView => ({
  id: 1,
  window: null,
  ask,
  answered: false,
  answer: null,
});

function search(
  facts: BsgView,
  ask: AskView['ask'],
  judge: Judge,
  memory: Partial<BsgMemory> = {},
) {
  const seen: View<BsgView> = { ...view, facts };
  const position = positionIn(view, facts, memory);
  const how = { effort: EFFORT, judge };
  return searchedAnswer(seen, position, asked(ask), whims('mind'), () => false, how);
}

const food = ({ facts }: Position): number => facts.resources.food;

describe('a part of a Crisis card', () => {
  const ask = one('choose-part', [0, 1], {
    things: 'part',
    args: { card: 'riots-launch-raiders', deck: 'crisis' },
  });
  const facts = told(view, { onTable: [{ deck: 'crisis', card: 'riots-launch-raiders' }] });

  it('is chosen by what comes of it', () => {
    expect(search(facts, ask, judgeOf(food))?.answer).toBe(1);
    expect(
      search(
        facts,
        ask,
        judgeOf((it) => -food(it)),
      )?.answer,
    ).toBe(0);
  });

  it('is told with what it did most for', () => {
    const whys = [judgeOf(food), judgeOf((it) => -food(it))].map(
      (judge) => search(facts, ask, judge)?.why.args?.['gains'],
    );
    expect(whys).toEqual(['food', 'fuel']);
  });

  it('is told so by what differs in the same worlds, for either side', () => {
    const having = (resources: Partial<BsgView['resources']>, distance = 0) =>
      gainsOf({ ...facts, distance, resources: { ...facts.resources, ...resources } });
    const [less, plain, further] = [having({ fuel: 4 }), having({}), having({ food: 6 }, 1)];
    expect(mostGained([plain, plain], [[less, less]], 1)).toBe('fuel');
    expect(mostGained([less], [[plain]], -1)).toBe('fuel');
    expect(mostGained([further], [[plain], [less]], 1)).toBe('way');
    expect(mostGained([plain], [[plain]], 1)).toBe('none');
    // What was not played as often is compared as far as it was.
    expect(mostGained([plain], [[less, less, less]], 1)).toBe('fuel');
  });

  it('is no matter for a search while a Cylon hides', () => {
    const hiding = told(view, { onTable: facts.onTable }, { loyalty: ['cylon-brig'] });
    expect(search(hiding, ask, judgeOf(food))).toBeNull();
  });
});

describe('the check of a Crisis card', () => {
  const check = checkFor('water-sabotaged', 'crisis', {
    difficulty: 12,
    skills: ['politics', 'leadership', 'tactics'],
  });
  const hand = ['executive-order', 'declare-emergency', 'consolidate-power'].map(cardOf);
  const facts = told(
    view,
    { onTable: [{ deck: 'crisis', card: 'water-sabotaged' }], check },
    {
      hand,
      handSize: hand.length,
    },
  );
  const ask = some('contribute', hand, { max: 3, things: 'skill-card' });
  const given = (judge: Judge): unknown[] => {
    const found = search(facts, ask, judge);
    expect(found?.searched).toBe(true);
    return found?.answer as unknown[];
  };

  it('can be looked at as if it were over, in one world', () => {
    const world = worldFrom({ ...view, facts }, [0, 0, 0, 0, 0], 'passed', whims('over'));
    const left = (['passed', 'failed'] as const).map((result) => {
      const other = settledAs(world, result);
      rearranged(bsg, other);
      expect(viewOf(bsg, other, view.facts.current).facts.players[0]?.hand).toEqual(hand);
      return other.facts.resources.food;
    });
    expect(left[0]).toBeGreaterThan(left[1] ?? Number.POSITIVE_INFINITY);
  });

  it('is given more the more comes of passing it', () => {
    expect(given(judgeOf((it) => -20 * food(it)))).toEqual([]);
    expect(given(judgeOf((it) => 20 * food(it))).length).toBeGreaterThan(0);
  });

  it('is worth what was foreseen as much as what the cards say', () => {
    const position = positionIn(view, facts);
    const byHand = checkStakes(position, check);
    expect(checkStakes({ ...position, foreseen: byHand + 4 }, check)).toBeCloseTo(byHand + 2);
  });
});

describe('an accusation', () => {
  const ask = one('accused', [1, 2, 3, 4], { things: 'seat' });
  const facts = told(view, { players: placed(view, 'admirals-quarters'), distance: 7 });
  const doubts = { evidence: [0, 0, 6, 0, 0] };
  const locked = ({ facts: { players } }: Position): number => Number(players[2]?.where === 'brig');

  it('falls on whoever is better locked up', () => {
    expect(search(facts, ask, judgeOf(locked), doubts)?.answer).toBe(2);
    expect(
      search(
        facts,
        ask,
        judgeOf((it) => -locked(it)),
        doubts,
      )?.answer,
    ).not.toBe(2);
  });
});

describe('the own face', () => {
  const hiding = (sleeperDone: boolean): BsgView =>
    told(view, { sleeperDone }, { loyalty: ['cylon-brig'] });
  const ask = one('choose-action', ['reveal:cylon-brig', 'pass'], { things: 'action' });
  const shown = judgeOf(({ me }) => (me.revealed === 'no' ? 1 : 0));

  it('is shown where that leads to more, once the sleepers are awake', () => {
    expect(search(hiding(true), ask, shown)?.answer).toBe('reveal:cylon-brig');
    expect(
      search(
        hiding(true),
        ask,
        judgeOf((it) => -shown.fleet(it, view.facts)),
      )?.answer,
    ).toBe('pass');
    expect(search(hiding(false), ask, shown)).toBeNull();
  });
});
