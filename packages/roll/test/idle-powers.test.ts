import {
  answer,
  pickWith,
  type StateOf,
  sampleAnswer,
  seedFrom,
  start,
  whims,
} from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import {
  card,
  isIdle,
  PRICES,
  type Roll,
  type RollEvents,
  reducedCost,
  roll,
  type Stack,
} from '../src/index.ts';

type Told = { readonly type: string; readonly data: unknown };
type Power = RollEvents['power'];

/** Powers that pay what they are worth, and are told right before it is paid. */
const PAYING = new Set<string>([
  'pays',
  'pays-per-die',
  'pays-per-good',
  'pays-if-scouted',
  'pays-on-completion',
  'consume-pays',
]);

// Events come from games of Roll, so that the data is what the type says.
function dataOf<K extends keyof RollEvents>(
  event: Told | undefined,
  type: K,
): RollEvents[K] | null {
  return event?.type === type ? (event.data as RollEvents[K]) : null;
}

/** Credits as they come in after a power: how many, and how many were lost. */
function nextCredits(events: readonly Told[], from: number): RollEvents['credits-gained'] {
  for (const event of events.slice(from)) {
    const gained = dataOf(event, 'credits-gained');
    if (gained !== null) return gained;
  }
  return expect.fail('nothing was paid');
}

interface Look {
  readonly state: StateOf<Roll>;
  /** How many tiles lay on the stacks of whoever answered. */
  readonly before: Readonly<Record<Stack, number>>;
  readonly events: readonly Told[];
  readonly at: number;
  readonly power: Power;
}

/** Whether nothing came of a power, from what else was told. */
function cameToNothing({ state, before, events, at, power }: Look): boolean {
  const { seat, kind } = power;
  if (PAYING.has(kind)) return nextCredits(events, at).credits === 0;
  switch (kind) {
    case 'stock-pays': {
      // Two would have come in anyhow.
      const { credits, lost } = nextCredits(events, at);
      return lost > 0 && credits <= 2;
    }
    case 'trade-pays': {
      const { credits, lost } = nextCredits(events, at);
      const from = events.slice(0, at).findLastIndex(({ type }) => type === 'shipped');
      const world = card(dataOf(events[from], 'shipped')?.world ?? expect.fail('nothing shipped'));
      if (world.kind !== 'world' || world.colour === 'grey') return expect.fail('no good');
      const before = events.slice(from, at).flatMap((it) => dataOf(it, 'power')?.card ?? []);
      const worth = before.reduce((sum, id) => sum + tradePays(id), PRICES[world.colour]);
      return lost > 0 && worth >= credits;
    }
    case 'cheaper': {
      const from = events.slice(0, at).findLastIndex(({ type }) => type === 'completed');
      const built = dataOf(events[from], 'completed') ?? expect.fail('nothing was built');
      const next = events.slice(from + 1).findIndex(({ type }) => type === 'completed');
      const told = events
        .slice(from, next < 0 ? events.length : from + 1 + next)
        .flatMap((it) => dataOf(it, 'power') ?? []);
      const cheaper = told.filter((it) => it.kind === 'cheaper');
      const working = cheaper.filter((it) => !isIdle({ type: 'power', data: it }));
      // Without those of which nothing came it costs the same; without any that did something, more.
      const costs = (cards: typeof cheaper) =>
        reducedCost({ tableau: cards.map((it) => it.card) }, built.card);
      expect(costs(working)).toBe(built.paid.length);
      if (!working.includes(power)) return true;
      expect(costs(working.filter((it) => it !== power))).toBeGreaterThan(built.paid.length);
      return false;
    }
    case 'extra-workers':
      return roundPhase(events, at) === 'ship'
        ? state.facts.players[seat]?.goods.length === 0
        : false;
    case 'scout-on-top': {
      const lying = { ...before };
      const onOthers = events.slice(at + 1).flatMap((it) => {
        const placed = dataOf(it, 'placed');
        if (placed === null) return [];
        lying[placed.stack] += 1;
        return placed.end === 'top' && lying[placed.stack] > 1 ? [placed] : [];
      });
      return onOthers.length === 0;
    }
    default:
      return false;
  }
}

const tradePays = (id: string): number => {
  const it = card(id as Power['card']);
  if (it.kind !== 'development') return 0;
  return it.powers.reduce(
    (sum, power) => sum + (power.kind === 'trade-pays' ? power.credits : 0),
    0,
  );
};

function roundPhase(events: readonly Told[], at: number): string | null {
  const from = events.slice(0, at).findLastIndex(({ type }) => type === 'phase-began');
  return dataOf(events[from], 'phase-began')?.phase ?? null;
}

/** Powers of which nothing may come. (Whether stacks were rearranged, only their owner knows.) */
const IDLE = [
  ...PAYING,
  'cheaper',
  'extra-workers',
  'scout-on-top',
  'stock-pays',
  'trade-pays',
].sort();

describe('a power of which nothing came', () => {
  it('is said to be idle, and no other is', () => {
    const idle = new Set<string>();
    for (let game = 0; game < 900; game++) {
      const chance = whims(`idle ${game}`);
      const { state } = start(roll, { seats: 2 + (game % 4), seed: seedFrom(`idle ${game}`) });
      while (state.outcome === null) {
        const open = pickWith(
          chance,
          state.asks.filter(({ answered }) => !answered),
        );
        const { develop, settle } = state.facts.players[open.seat] ?? expect.fail('nobody');
        const before = { develop: develop.tiles.length, settle: settle.tiles.length };
        const given = sampleAnswer(roll, state, open, chance);
        const { events } = answer(roll, state, open.seat, open.id, given);
        for (const [at, event] of events.entries()) {
          const power = dataOf(event, 'power');
          if (power === null) continue;
          const nothing = cameToNothing({ state, before, events, at, power });
          expect([event, isIdle(event)]).toEqual([event, nothing]);
          if (nothing) idle.add(power.kind);
        }
      }
    }
    expect([...idle].sort()).toEqual(IDLE);
  });
});
