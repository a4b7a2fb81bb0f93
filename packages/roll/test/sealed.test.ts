import {
  beginMatch,
  enterMove,
  type Match,
  type Seat,
  seatAt,
  seedFrom,
  viewOf,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  type AssignPlan,
  PHASES,
  type Phase,
  type PlanData,
  type Roll,
  roll,
} from '../src/index.ts';

// What a seat is shown of another seat's questions and sealed answers: nothing. Scenarios compare only the facts
// of a view, so this is tested here.

function begun(): Match<Roll> {
  const options = {
    seed: seedFrom('sealed'),
    seats: 3,
    options: { beginner: true },
    noTells: false,
  };
  return beginMatch(roll, options).match;
}

function askOf(match: Match<Roll>, seat: Seat) {
  const open = match.state.asks.find((it) => it.seat === seat);
  if (open?.ask.kind !== 'plan') throw new Error(`seat ${seat} is not asked for a plan`);
  return { id: open.id, data: open.ask.data as unknown as PlanData };
}

/** A plan that selects the phase with the first die and puts wild dice there, too. */
function planFor({ dice }: PlanData, phase: Phase): AssignPlan {
  const [first] = dice;
  if (first === undefined) throw new Error('nothing was rolled');
  const wilds = dice.filter(({ face }) => face === 'wild').map(({ die }) => ({ die, to: phase }));
  return { wilds, select: { die: first.die, phase }, uses: [] };
}

function afterPlan(match: Match<Roll>, seat: Seat, phase: Phase): Match<Roll> {
  const { id, data } = askOf(match, seat);
  const { wilds, select, uses } = planFor(data, phase);
  const answer = {
    wilds: wilds.map(({ die, to }) => ({ die, to })),
    select: { die: select.die, phase: select.phase },
    uses: [...uses].map(({ power }) => ({ power })),
  };
  return enterMove(roll, match, { kind: 'answer', seat, ask: id, answer }).match;
}

const own = seatAt(0);
const others = [seatAt(1), seatAt(2), 'spectator'] as const;

describe('a roll and a plan behind the screen', () => {
  it('ROLL-4.2, ROLL-17.5: the question with the rolled faces is shown to its own seat only', () => {
    const { state } = begun();
    const { dice } = askOf(begun(), own).data;
    expect(dice.length).toBeGreaterThanOrEqual(3);
    expect(viewOf(roll, state, own).facts.players[own]?.rolled).toEqual(dice);
    for (const viewer of others) {
      const view = viewOf(roll, state, viewer);
      expect(view.asks).toHaveLength(viewer === 'spectator' ? 0 : 1);
      expect(view.asks.map(({ id }) => id)).not.toContain(askOf(begun(), own).id);
      expect(view.facts.players[own]?.rolled).toBeNull();
    }
  });

  it('ROLL-17.5: what others are shown is the same, whatever was planned', () => {
    for (const viewer of others) {
      const shown = PHASES.map((phase) =>
        JSON.stringify(viewOf(roll, afterPlan(begun(), own, phase).state, viewer)),
      );
      expect(new Set(shown).size).toBe(1);
    }
  });

  it('ROLL-17.5: the owner is shown the own sealed plan', () => {
    const shown = PHASES.map((phase) =>
      JSON.stringify(viewOf(roll, afterPlan(begun(), own, phase).state, own)),
    );
    expect(new Set(shown).size).toBe(5);
  });

  it('ROLL-5.24, ROLL-17.5: others are shown that a player has finished', () => {
    const before = viewOf(roll, begun().state, 'spectator').waiting;
    const after = viewOf(roll, afterPlan(begun(), own, 'ship').state, 'spectator').waiting;
    expect(before).toEqual([0, 1, 2]);
    expect(after).toEqual([1, 2]);
  });
});
