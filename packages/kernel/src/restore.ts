import { malformed } from './answers.ts';
import type { Ask } from './ask.ts';
import { viewersOf } from './event.ts';
import { corrupt } from './faults.ts';
import type { Game, GameTypes, StateOf } from './game.ts';
import { clone, isPlainObject, notJson } from './json.ts';
import { readOrders } from './order.ts';
import { END } from './procedure.ts';
import { askAgain } from './referee.ts';
import { viewOf } from './view.ts';

/** A stored state, brought to the game's current version and checked. Never replays anything. */
export function restore<G extends GameTypes>(game: Game<G>, stored: unknown): StateOf<G> {
  const data = parsed(stored);
  if (!isPlainObject(data)) throw corrupt('a state is an object');
  const wrong = notJson(data);
  if (wrong !== null) throw corrupt(wrong);
  if (data['game'] !== game.name) throw corrupt(`not a state of ${game.name}`);
  const state = migrated(game, clone(data));
  const odd = notJson(state);
  if (odd !== null) throw corrupt(odd);
  checkShape(game, state);
  // The shape was checked above, part by part; the facts are checked by using them.
  const restored = state as unknown as StateOf<G>;
  if (data['version'] !== game.version) askAnew(game, restored);
  checkSense(game, restored);
  return restored;
}

/** After a migration, what is open is asked as the rules ask it now. */
function askAnew<G extends GameTypes>(game: Game<G>, state: StateOf<G>): void {
  try {
    for (const open of state.asks) {
      if (!open.answered) open.ask = askAgain(game, state, open) ?? open.ask;
    }
  } catch (error) {
    throw corrupt(`what was asked cannot be asked any more: ${String(error)}`);
  }
}

function parsed(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored;
  try {
    return JSON.parse(stored);
  } catch {
    throw corrupt('not JSON');
  }
}

function migrated<G extends GameTypes>(
  game: Game<G>,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  let state = stored;
  for (;;) {
    const version = state['version'];
    if (typeof version !== 'number' || !Number.isInteger(version)) throw corrupt('no version');
    if (version === game.version) return state;
    if (version > game.version) {
      throw corrupt(`version ${version} is newer than this program's ${game.version}`);
    }
    const begun = state['begun'] ?? version;
    const step = game.migrations?.[version];
    if (step === undefined) throw corrupt(`no way from version ${version} to ${version + 1}`);
    try {
      state = { ...step(state), version: version + 1, begun };
    } catch (error) {
      throw corrupt(`the migration from version ${version} failed: ${String(error)}`);
    }
  }
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw corrupt(what);
}

function count(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function checkShape<G extends GameTypes>(game: Game<G>, state: Record<string, unknown>): void {
  const { seats, options, noTells, facts, stack, asks, orders, dice, outcome } = state;
  demand(count(seats) && seats >= game.seats.min && seats <= game.seats.max, 'wrong seats');
  demand(isPlainObject(options), 'no options');
  demand(typeof noTells === 'boolean', 'noTells is not yes or no');
  demand(isPlainObject(facts), 'no facts');
  demand(count(state['seq']) && count(state['nextId']), 'wrong counters');
  const { begun, out } = state;
  demand(
    begun === undefined || (count(begun) && begun < game.version),
    'wrong version at its beginning',
  );
  demand(out === undefined || areSeats(out, seats), 'a seat that is none has dropped out');
  demand(Array.isArray(orders) && orders.length === seats, 'wrong standing orders');
  for (const list of orders as unknown[]) {
    demand(typeof readOrders(list) !== 'string', 'wrong standing orders');
  }
  demand(isPlainObject(dice) && count(dice['at']), 'wrong dice');
  demand(typeof dice['seed'] === 'string' && /^[0-9a-f]{64}$/.test(dice['seed']), 'wrong seed');
  const { loaded, draws } = dice;
  demand(loaded === undefined || (Array.isArray(loaded) && loaded.every(count)), 'wrong dice');
  demand(draws === undefined || Array.isArray(draws), 'wrong dice');
  demand(outcome === null || isOutcome(outcome, seats), 'wrong outcome');
  const branches = new Set<number>([0]);
  checkStack(game, stack, branches);
  demand(Array.isArray(asks), 'no asks');
  const ids = (asks as unknown[]).map((open) => checkAsk(open, seats, branches));
  demand(new Set(ids).size === ids.length, 'two asks of one id');
  demand(
    ids.every((id) => id < Number(state['nextId'])),
    'an ask of an id to come',
  );
  demand(
    (asks as unknown[]).every(
      (open) => !isPlainObject(open) || !Array.isArray(out) || !out.includes(open['seat']),
    ),
    'an ask for a seat that has dropped out',
  );
  demand(outcome === null ? canGoOn(stack, asks) : asks.length === 0, 'nothing to play on with');
}

function canGoOn(stack: unknown, asks: unknown[]): boolean {
  const waits = asks.some((open) => isPlainObject(open) && open['answered'] === false);
  return waits && Array.isArray(stack) && stack.length > 0;
}

function areSeats(list: unknown, seats: number): boolean {
  return Array.isArray(list) && list.every((seat) => count(seat) && seat < seats);
}

function isOutcome(outcome: unknown, seats: number): boolean {
  if (!isPlainObject(outcome)) return false;
  const { winners, losers, scores, reason } = outcome;
  const some = (list: unknown): boolean => areSeats(list, seats);
  const numbers = (list: unknown): boolean =>
    Array.isArray(list) && list.every((score) => typeof score === 'number');
  return (
    some(winners) &&
    some(losers) &&
    (scores === undefined || numbers(scores)) &&
    isPlainObject(reason) &&
    typeof reason['id'] === 'string'
  );
}

function isWindow({ seats, plays, stage, at }: Record<string, unknown>): boolean {
  return (
    Array.isArray(seats) &&
    seats.every(count) &&
    count(at) &&
    (stage === 'speaking' || stage === 'arbitrating' || stage === 'playing') &&
    Array.isArray(plays) &&
    plays.every((play) => isPlainObject(play) && count(play['seat']))
  );
}

function checkStack<G extends GameTypes>(
  game: Game<G>,
  stack: unknown,
  branches: Set<number>,
): void {
  demand(Array.isArray(stack), 'no stack');
  for (const frame of stack as unknown[]) {
    demand(isPlainObject(frame), 'wrong frame');
    const { procedure, step, locals, pending } = frame;
    demand(
      typeof procedure === 'string' && Object.hasOwn(game.book, procedure),
      'unknown procedure',
    );
    const steps = game.book[procedure]?.steps ?? {};
    demand(
      typeof step === 'string' && (step === END || Object.hasOwn(steps, step)),
      'unknown step',
    );
    demand(isPlainObject(locals), 'no locals');
    demand(pending === null || isPlainObject(pending), 'wrong pending step');
    if (pending === null) continue;
    if (pending['kind'] === 'together') {
      demand(Array.isArray(pending['branches']), 'no branches');
      for (const branch of pending['branches'] as unknown[]) {
        demand(isPlainObject(branch) && count(branch['id']), 'wrong branch');
        branches.add(branch['id']);
        checkStack(game, branch['stack'], branches);
      }
    } else if (pending['kind'] === 'window') {
      demand(isWindow(pending), 'wrong window');
    } else if (pending['kind'] === 'in-turn') {
      demand(Array.isArray(pending['seats']) && count(pending['at']), 'wrong turn');
    } else {
      demand(pending['kind'] === 'call', 'wrong pending step');
    }
  }
}

function checkAsk(open: unknown, seats: number, branches: ReadonlySet<number>): number {
  demand(isPlainObject(open), 'wrong ask');
  const { id, seat, branch, window, ask, answered } = open;
  demand(count(id), 'wrong ask');
  demand(count(seat) && seat < seats, 'an ask for no seat');
  demand(count(branch) && branches.has(branch), 'an ask of no branch');
  demand(window === null || typeof window === 'string', 'wrong window');
  demand(typeof answered === 'boolean' && 'answer' in open, 'wrong ask');
  demand(isAsk(ask) && malformed(ask) === null, 'an ask nobody can answer');
  return id;
}

function isAsk(ask: unknown): ask is Ask {
  if (!isPlainObject(ask) || typeof ask['prompt'] !== 'string') return false;
  switch (ask['kind']) {
    case 'one':
    case 'order':
      return Array.isArray(ask['of']);
    case 'some':
      return Array.isArray(ask['of']) && count(ask['min']) && count(ask['max']);
    case 'amount':
      return typeof ask['min'] === 'number' && typeof ask['max'] === 'number';
    case 'plan':
      return typeof ask['plan'] === 'string' && isPlainObject(ask['data']);
    default:
      return false;
  }
}

function checkSense<G extends GameTypes>(game: Game<G>, state: StateOf<G>): void {
  let broken: readonly string[] = [];
  try {
    for (const viewer of viewersOf(state.seats)) viewOf(game, state, viewer);
    broken = game.invariants?.(state) ?? [];
  } catch (error) {
    throw corrupt(`the facts make no sense: ${String(error)}`);
  }
  const [first] = broken;
  if (first !== undefined) throw corrupt(first);
}
