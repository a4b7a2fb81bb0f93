import { type Choice, PASS } from './ask.ts';
import { isPlainObject, type Json, type JsonObject, notJson } from './json.ts';

/** A comparison with one of the facts a window tells about itself. All parts given must hold. */
export interface Test {
  readonly is?: string | number | boolean;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/**
 * A standing order: what the kernel answers for a seat when a window opens. The first order whose window and
 * conditions fit decides; without one the seat is asked.
 */
export interface Order {
  /** Name of a window, or '*' for every window. */
  readonly window: string;
  readonly when?: Readonly<Record<string, Test>>;
  /** Pass, ask me, or play: a choice, or a kind of choice (`kind` plays the first `kind:...` offered). */
  readonly then: 'pass' | 'ask' | { readonly play: Choice };
}

export function answerByOrders(
  orders: readonly Order[],
  window: string,
  about: JsonObject,
  offers: readonly Choice[],
): Choice | null {
  for (const order of orders) {
    if (order.window !== '*' && order.window !== window) continue;
    if (!conditionsHold(order.when, about)) continue;
    if (order.then === 'ask') return null;
    if (order.then === 'pass') return PASS;
    const wanted = order.then.play;
    const found = offers.find((c) => c === wanted || String(c).startsWith(`${wanted}:`));
    if (found !== undefined) return found;
  }
  return null;
}

function conditionsHold(when: Order['when'], about: JsonObject): boolean {
  if (when === undefined) return true;
  return Object.entries(when).every(([fact, test]) => testHolds(test, about[fact]));
}

function testHolds(test: Test, value: Json | undefined): boolean {
  if (test.is !== undefined && value !== test.is) return false;
  if (test.atLeast !== undefined && !(typeof value === 'number' && value >= test.atLeast))
    return false;
  if (test.atMost !== undefined && !(typeof value === 'number' && value <= test.atMost))
    return false;
  return true;
}

const MOST_ORDERS = 200;
/** Names of windows, facts and choices are short. */
const LONGEST_TEXT = 100;
const MOST_CONDITIONS = 10;
/** All orders of a seat together, as JSON: they are part of the state, which is stored with every move. */
const MOST_CHARACTERS = 8_000;

/** Whether orders that are right in form are more than a seat may give. Those given before are not measured again. */
export function ordersTooLong(orders: readonly Order[]): boolean {
  return (
    JSON.stringify(orders).length > MOST_CHARACTERS ||
    orders.some(
      ({ window, when = {}, then }) =>
        window.length > LONGEST_TEXT ||
        (typeof then === 'object' && String(then.play).length > LONGEST_TEXT) ||
        Object.keys(when).length > MOST_CONDITIONS ||
        Object.entries(when).some(
          ([fact, { is }]) => fact.length > LONGEST_TEXT || String(is).length > LONGEST_TEXT,
        ),
    )
  );
}

/** The orders, if the value is a list of them; otherwise what is wrong with it. */
export function readOrders(value: unknown): readonly Order[] | string {
  if (!Array.isArray(value)) return 'standing orders are a list';
  const wrong = notJson(value);
  if (wrong !== null) return wrong;
  if (value.length > MOST_ORDERS) return `at most ${MOST_ORDERS} standing orders`;
  const orders: Order[] = [];
  for (const [i, item] of value.entries()) {
    const order = readOrder(item);
    if (typeof order === 'string') return `order ${i + 1}: ${order}`;
    orders.push(order);
  }
  return orders;
}

function readOrder(item: unknown): Order | string {
  if (!isPlainObject(item)) return 'is not an object';
  const { window, when, then, ...rest } = item;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `has an unknown part "${unknown}"`;
  if (typeof window !== 'string' || window === '') return 'names no window';
  const read = readThen(then);
  if (read === null) return 'then is "pass", "ask" or {"play": choice}';
  if (when === undefined) return { window, then: read };
  if (!isPlainObject(when)) return 'when is not an object of tests';
  const tests: Record<string, Test> = {};
  for (const [fact, test] of Object.entries(when)) {
    const checked = readTest(test);
    if (checked === null) return `the test of "${fact}" has is, atLeast or atMost`;
    tests[fact] = checked;
  }
  return { window, when: tests, then: read };
}

function readThen(then: unknown): Order['then'] | null {
  if (then === 'pass' || then === 'ask') return then;
  if (!isPlainObject(then) || Object.keys(then).length !== 1) return null;
  const { play } = then;
  return typeof play === 'string' || typeof play === 'number' ? { play } : null;
}

function readTest(test: unknown): Test | null {
  if (!isPlainObject(test)) return null;
  const { is, atLeast, atMost, ...rest } = test;
  if (Object.keys(rest).length > 0 || Object.keys(test).length === 0) return null;
  const out: { is?: string | number | boolean; atLeast?: number; atMost?: number } = {};
  if (is !== undefined) {
    if (typeof is !== 'string' && typeof is !== 'number' && typeof is !== 'boolean') return null;
    out.is = is;
  }
  if (atLeast !== undefined) {
    if (typeof atLeast !== 'number') return null;
    out.atLeast = atLeast;
  }
  if (atMost !== undefined) {
    if (typeof atMost !== 'number') return null;
    out.atMost = atMost;
  }
  return out;
}
