import { END, type Frame, isPlainObject, type Json, type StateOf, seatAt } from '@starboard/kernel';
import { contextOf } from '../effects/context.ts';
import type { Bsg } from '../table/facts.ts';
import { pilots } from '../table/people.ts';
import { mistake } from './names.ts';

/** The steps of a turn, by what scenarios call them. */
const STEPS: Readonly<Record<string, string>> = {
  turn: 'begin',
  receive: 'receive',
  move: 'move',
  action: 'act',
  crisis: 'crisis',
  end: 'recon',
};

/**
 * Where the scenario begins: a step of the current player's turn, `jump`, `sleeper`, or something that happens in
 * the middle of the turn, after which the turn ends: `{ activate: raiders }`, `{ resolve: [effects], by: seat }`.
 */
export function arrangeMoment(state: StateOf<Bsg>, moment: Json): void {
  const { facts } = state;
  const seat = facts.current;
  facts.onTable = [];
  const inside = insideTurn(state, moment);
  const step = inside === null ? STEPS[String(moment)] : 'recon';
  if (step === undefined) throw mistake(`there is no moment "${String(moment)}"`);
  const { acted, turned, ...given } = facts.thisTurn;
  facts.thisTurn = { ...given, acted, turned, piloting: pilots(facts, seat) !== null };
  state.stack = [
    frame('play', END, {}),
    frame('turns', 'next', {}),
    frame('turn', step, { seat, splits: [] }),
    ...(inside === null ? [] : [inside]),
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

function frame(procedure: string, step: string, locals: object): Frame {
  return { procedure, step, locals, pending: null };
}

function insideTurn({ facts }: StateOf<Bsg>, moment: Json): Frame | null {
  if (moment === 'jump') return frame('jump-fleet', 'kobol', {});
  if (moment === 'sleeper') return frame('sleeper-phase', 'begin', {});
  if (!isPlainObject(moment)) return null;
  const { activate, resolve, by } = moment;
  if (activate !== undefined) {
    return frame('activate-ships', 'act', { what: activate, only: null });
  }
  if (!Array.isArray(resolve)) throw mistake('say what happens: activate, or resolve');
  const self = typeof by === 'number' ? seatAt(by) : facts.current;
  const context = contextOf(facts.current, self);
  return frame('resolve', 'next', { text: { effects: resolve }, at: 0, context });
}
