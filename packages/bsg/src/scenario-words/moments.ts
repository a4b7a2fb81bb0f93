import {
  END,
  eachIn,
  eachOf,
  type Frame,
  inside,
  isPlainObject,
  type Json,
  listOf,
  type Moment,
  mapOf,
  mistake,
  oneOf,
  type StateOf,
  seatAt,
  wholeNumber,
  yesOrNo,
} from '@starboard/kernel';
import { contextOf } from '../effects/context.ts';
import { OPERATIONS } from '../effects/operations/index.ts';
import type { Bsg, Facts } from '../table/facts.ts';
import { pilots } from '../table/people.ts';
import type { Activation } from '../table/vocabulary.ts';

/** The steps of a turn, by what scenarios call them. */
const STEPS: Readonly<Record<string, string>> = {
  turn: 'begin',
  receive: 'receive',
  move: 'move',
  action: 'act',
  crisis: 'crisis',
  end: 'recon',
};

/** Where play can be stopped: before a step of a turn, or in the middle of a Crisis card or the next turn. */
export const moments: Readonly<Record<string, Moment>> = {
  ...Object.fromEntries(
    Object.entries(STEPS).map(([name, step]) => [name, { procedure: 'turn', step }]),
  ),
  check: { procedure: 'skill-check', step: 'read' },
  activation: { procedure: 'resolve-crisis', step: 'activate' },
  preparation: { procedure: 'resolve-crisis', step: 'prepare' },
  'hand-limits': { procedure: 'turn', step: 'handLimits' },
  'next-turn': { procedure: 'turns', step: 'next' },
};

const INSIDE = ['jump', 'sleeper'] as const;
const ACTIVATIONS: readonly Activation[] = [
  'raiders',
  'heavy-raiders',
  'basestars',
  'launch-raiders',
  'occupation-forces',
];

/**
 * Where the scenario begins: a step of the current player's turn, `jump`, `sleeper`, or something that happens in
 * the middle of the turn, after which the turn ends: `{ activate: raiders }`, `{ resolve: [effects], by: seat }`.
 */
export function arrangeMoment(state: StateOf<Bsg>, moment: Json): void {
  const { facts } = state;
  const seat = facts.current;
  facts.onTable = [];
  const within = insideTurn(state, moment);
  const known = [...Object.keys(STEPS), ...INSIDE];
  const step = within === null ? STEPS[oneOf(moment, known, 'moment')] : STEPS['end'];
  const { acted, turned, ...given } = facts.thisTurn;
  facts.thisTurn = { ...given, acted, turned, piloting: pilots(facts, seat) !== null };
  state.stack = [
    frame('play', END, {}),
    frame('turns', 'next', {}),
    frame('turn', step ?? END, { seat, splits: [] }),
    ...(within === null ? [] : [within]),
  ];
  // The turn that begins counts itself.
  if (moment === 'turn') facts.turn = Math.max(1, facts.turn - 1);
  state.asks = [];
}

/** The setup from the picking of characters on, by a first player whom the scenario names (BSG-2.3). */
export function beginSetup(state: StateOf<Bsg>): void {
  if (state.options.characters !== 'picked') throw mistake('current needs a moment: at');
  state.stack = [frame('play', 'pick', {})];
  state.asks = [];
}

/** What can be used once in a turn, by what scenarios call it. */
const ONCE_A_TURN: Readonly<Record<string, string>> = {
  executiveOrder: 'executive-order',
  maintenance: 'maintenance-engineer',
  ecoOfficer: 'eco-officer',
  majorVictory: 'major-victory',
  sabotage: 'sabotage',
};

/** `{ executiveOrder: true, acted: [raider-0] }`: what has happened this turn. */
export function arrangeThisTurn(facts: Facts, value: Json): void {
  const { thisTurn } = facts;
  eachIn(value, (name, said) => {
    const what = oneOf(name, [...Object.keys(ONCE_A_TURN), 'acted'], 'fact');
    const used = ONCE_A_TURN[what];
    if (used === undefined) {
      thisTurn.acted = eachOf(said, (it) => oneOf(it, cylonShips(facts), 'ship'));
    }
    if (used !== undefined && yesOrNo(said)) thisTurn.used.push(used);
  });
}

/** Cylon ships by name, as the ones that have acted are noted. */
function cylonShips({ raiders, heavyRaiders, basestars }: Facts): string[] {
  return [
    ...raiders.map((_, i) => `raider-${i}`),
    ...heavyRaiders.map((_, i) => `heavy-raider-${i}`),
    ...basestars.map((_, i) => `basestar-${i}`),
  ];
}

function frame(procedure: string, step: string, locals: object): Frame {
  return { procedure, step, locals, pending: null };
}

function insideTurn({ facts }: StateOf<Bsg>, moment: Json): Frame | null {
  if (moment === 'jump') return frame('jump-fleet', 'kobol', {});
  if (moment === 'sleeper') return frame('sleeper-phase', 'begin', {});
  if (!isPlainObject(moment)) return null;
  eachIn(mapOf(moment), (name) => oneOf(name, ['activate', 'resolve', 'by'], 'part of a moment'));
  const { activate, resolve, by } = mapOf(moment);
  if (activate !== undefined) {
    const what = inside('activate', () => oneOf(activate, ACTIVATIONS, 'activation'));
    return frame('activate-ships', 'act', { what, only: null });
  }
  const effects = inside('resolve', () => listOf(resolve));
  inside('resolve', () => checkEffects(effects));
  const self =
    by === undefined
      ? facts.current
      : inside('by', () => seatAt(wholeNumber(by, 0, facts.players.length - 1)));
  const context = contextOf(facts.current, self);
  return frame('resolve', 'next', { text: { effects }, at: 0, context });
}

/** Effects within effects, too: wherever something has an operation, it is one of those there are. */
function checkEffects(value: Json): void {
  if (Array.isArray(value)) {
    eachOf(value, checkEffects);
    return;
  }
  if (!isPlainObject(value)) return;
  eachIn(value as Json, (name, part) => {
    if (name === 'op') oneOf(part, Object.keys(OPERATIONS), 'operation');
    else checkEffects(part);
  });
}
