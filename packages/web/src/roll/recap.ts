import {
  type CardId,
  type Die,
  type Facts,
  PHASES,
  type Phase,
  type Player,
  type PlayerView,
  type RollEvents,
  type RollView,
  type Stack,
  type StackView,
  scoreOf,
  type Tile,
} from '@starboard/roll';
import type { LogEntry } from '../table/client.ts';

// The table as it stood in the middle of what happened: what lay there before, and each event since put upon it. What an
// event does not tell (which tiles somebody else gave up) stays as it was until the end, where the table is as it is.

/** The table after one more event. */
export function afterEvent(view: RollView, { event }: LogEntry): RollView {
  const { type, data } = event;
  // The log of this game holds this game's events.
  const change = CHANGES[type as keyof RollEvents] as Change | undefined;
  const next = change === undefined ? view : change(view, data as never);
  return next === view ? view : { ...next, players: scored(next) };
}

type Change = (view: RollView, data: never) => RollView;
type Changes = {
  readonly [K in keyof RollEvents]?: (view: RollView, it: RollEvents[K]) => RollView;
};

const CHANGES: Changes = {
  'round-began': (view, { round }) => ({ ...view, round, active: [], phase: null }),
  rolled: (view, { seat, dice }) =>
    player(view, seat, (it) => ({ ...without(it, dice), rolling: [...dice], selected: null })),
  revealed: (view, { seat, workers, selected }) =>
    player(view, seat, (it) => ({ ...it, rolling: [], workers, selected })),
  'phases-set': (view, { phases }) => ({ ...view, active: phases }),
  'phase-began': (view, { phase }) => ({ ...view, phase }),
  'phase-ended': (view) => ({ ...view, phase: null }),
  returned: toCup,
  stocked: (view, { seat, die }) => used(view, seat, die),
  scouted: (view, { seat, die }) => used(view, seat, die),
  'worker-placed': (view, { seat, stack, die }) =>
    player(view, seat, (it) => {
      const left = without(it, [die]);
      return { ...left, [stack]: { ...left[stack], dice: [...left[stack].dice, die] } };
    }),
  placed: (view, { seat, stack, end, tile }) =>
    stackOf(view, seat, stack, (it) => ({
      ...it,
      count: it.count + 1,
      tiles: it.tiles === null || tile === undefined ? it.tiles : withTile(it.tiles, tile, end),
    })),
  'top-shown': (view, { seat, stack, tile }) =>
    stackOf(view, seat, stack, (it) => ({ ...it, top: tile })),
  abandoned: (view, { seat, tiles = [] }) => withoutTiles(view, seat, tiles),
  discarded: (view, { seat, tile }) => withoutTiles(view, seat, tile === undefined ? [] : [tile]),
  completed(view, { seat, stack, tile, card, paid }) {
    const built = player(view, seat, (it) => ({
      ...it,
      tableau: [...it.tableau, card],
      [stack]: { ...it[stack], dice: it[stack].dice.filter((die) => !paid.includes(die)) },
    }));
    return stackOf(built, seat, stack, (it) => ({
      ...it,
      count: it.count - 1,
      tiles: it.tiles?.filter((other) => other !== tile) ?? null,
    }));
  },
  'to-citizenry': (view, { seat, dice }) =>
    player(view, seat, (it) => {
      const left = without(it, dice);
      return { ...left, citizenry: [...left.citizenry, ...dice] };
    }),
  'to-cup': toCup,
  recalled: toCup,
  recruited: (view, { seat, dice }) =>
    player(toCup(view, { seat, dice }), seat, (it) => ({
      ...it,
      credits: it.credits - dice.length,
    })),
  'marker-reset': (view, { seat }) => player(view, seat, (it) => ({ ...it, credits: 1 })),
  'die-removed': (view, { seat, die }) => player(view, seat, (it) => without(it, [die])),
  'die-gained': (view, { seat, die, to, world }) =>
    player(view, seat, (it) => {
      if (to !== 'good') return { ...it, [to]: [...it[to], die] };
      return world === undefined ? it : { ...it, goods: [...it.goods, { world, die }] };
    }),
  'credits-gained': (view, { seat, credits }) =>
    player(view, seat, (it) => ({ ...it, credits: it.credits + credits })),
  'credits-paid': (view, { seat, credits }) =>
    player(view, seat, (it) => ({ ...it, credits: it.credits - credits })),
  'points-gained': (view, { seat, points }) => ({
    ...player(view, seat, (it) => ({ ...it, chips: it.chips + points })),
    pool: Math.max(0, view.pool - points),
  }),
  produced: (view, { seat, die, world }) =>
    player(view, seat, (it) => {
      const left = without(it, [die]);
      return { ...left, goods: [...left.goods, { world, die }] };
    }),
  shipped(view, { seat, good, shipper }) {
    const dice = shipper === null ? [good] : [good, shipper];
    return player(view, seat, (it) => {
      const left = without(it, dice);
      return { ...left, citizenry: [...left.citizenry, ...dice] };
    });
  },
};

function player(view: RollView, seat: number, change: (it: PlayerView) => PlayerView): RollView {
  return { ...view, players: view.players.map((it) => (it.seat === seat ? change(it) : it)) };
}

function stackOf(
  view: RollView,
  seat: number,
  stack: Stack,
  change: (it: StackView) => StackView,
): RollView {
  return player(view, seat, (it) => ({ ...it, [stack]: change(it[stack]) }));
}

const withTile = (tiles: readonly Tile[], tile: Tile, end: 'top' | 'bottom'): readonly Tile[] =>
  end === 'top' ? [tile, ...tiles] : [...tiles, tile];

function withoutTiles(view: RollView, seat: number, gone: readonly Tile[]): RollView {
  return player(view, seat, (it) => {
    const left = ({ tiles, ...rest }: StackView): StackView => {
      const kept = tiles?.filter((tile) => !gone.includes(tile)) ?? null;
      return { ...rest, tiles: kept, count: kept?.length ?? rest.count };
    };
    return { ...it, develop: left(it.develop), settle: left(it.settle) };
  });
}

/** A player whose dice of these lie nowhere any more. */
function without(it: PlayerView, dice: readonly Die[]): PlayerView {
  const rest = (all: readonly Die[]): readonly Die[] => all.filter((die) => !dice.includes(die));
  const workers = { ...it.workers };
  for (const phase of PHASES) workers[phase] = rest(workers[phase]);
  return {
    ...it,
    cup: rest(it.cup),
    citizenry: rest(it.citizenry),
    rolling: rest(it.rolling),
    workers,
    develop: { ...it.develop, dice: rest(it.develop.dice) },
    settle: { ...it.settle, dice: rest(it.settle.dice) },
    goods: it.goods.filter(({ die }) => !dice.includes(die)),
  };
}

function toCup(
  view: RollView,
  { seat, dice }: { readonly seat: number; readonly dice: readonly Die[] },
): RollView {
  return player(view, seat, (it) => {
    const left = without(it, dice);
    return { ...left, cup: [...left.cup, ...dice] };
  });
}

/** An explorer has done its work. */
function used(view: RollView, seat: number, die: Die | null): RollView {
  if (die === null) return view;
  return player(view, seat, (it) => {
    const left = without(it, [die]);
    return { ...left, citizenry: [...left.citizenry, die] };
  });
}

/** What everybody's empire is worth now: all of it is public. */
function scored(view: RollView): RollView['players'] {
  const facts: Facts = {
    round: view.round,
    supply: [],
    bag: [],
    players: view.players.map(asPlayer),
    active: [...view.active],
    phase: view.phase,
  };
  return view.players.map((it) => ({ ...it, score: scoreOf(facts, it.seat) }));
}

/** As much of a player as points are counted from. */
function asPlayer(it: PlayerView): Player {
  const workers: Record<Phase, Die[]> = {
    explore: [],
    develop: [],
    settle: [],
    produce: [],
    ship: [],
  };
  for (const phase of PHASES) workers[phase] = [...it.workers[phase]];
  return {
    faction: it.faction,
    home: it.home,
    tableau: [...it.tableau] satisfies CardId[],
    develop: { tiles: [], dice: [...it.develop.dice] },
    settle: { tiles: [], dice: [...it.settle.dice] },
    cup: [...it.cup],
    citizenry: [...it.citizenry],
    rolled: it.rolling.map((die) => ({ die, face: 'wild' })),
    workers,
    selected: it.selected,
    goods: [...it.goods],
    credits: it.credits,
    chips: it.chips,
    abandoned: [],
    drawn: [],
  };
}
