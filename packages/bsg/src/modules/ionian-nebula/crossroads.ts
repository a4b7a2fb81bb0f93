import { one, type Seat } from '@starboard/kernel';
import { contextOf } from '../../effects/context.ts';
import { textOf } from '../../effects/text.ts';
import { jumpFleet, placeAll, placing, resolve } from '../../rulebook/procedures.ts';
import { asks, asksAll, procedure } from '../../rulebook/writing.ts';
import { ambush } from '../../ships/ambush.ts';
import type { BsgTable } from '../../table/facts.ts';
import { fromCurrent, isHuman } from '../../table/people.ts';
import { standingOf } from '../../table/standing.ts';
import { kindsHeld, nebulaOf, SIDES, type Side } from './state.ts';
import { takeFrom } from './trauma.ts';
import { trial } from './trial.ts';

interface Crossroads {
  /** Leaders who infiltrated when it began: they are judged as humans (EXO-39.12). */
  infiltrators?: Seat[];
  /** Whose cards are still to be resolved, in order. */
  waiting?: Seat[];
  resolving?: Seat;
  /** What somebody without tokens chose. */
  side?: Side;
}

/** EXO-37.9, C19 */
function inOrder(t: BsgTable): Seat[] {
  const [first, ...others] = fromCurrent(t);
  if (first === undefined) return [];
  return [
    first,
    ...(t.options.crossroadsOrder === 'counter-clockwise' ? others.reverse() : others),
  ];
}

function isInfiltrator({ facts }: BsgTable, seat: Seat): boolean {
  return isHuman(facts, seat) && standingOf(facts, seat).returnsAs !== null;
}

/** The Crossroads phase (EXO-37), and the Trial after it. */
export const crossroadsPhase = procedure<Crossroads>('crossroads-phase', {
  begin(t, phase) {
    nebulaOf(t.facts).phase = 'crossroads';
    phase.infiltrators = fromCurrent(t).filter((seat) => isInfiltrator(t, seat));
    t.emit('crossroads-reached', { distance: t.facts.distance });
  },

  // Step 1: EXO-37.3, 37.4, C23, C24
  battle(t) {
    t.run(placeAll, placing(ambush(), false));
  },
  // EXO-37.5, 38.17
  marker(t) {
    t.facts.jumpTrack = 0;
    t.emit('jump-track-moved', { to: 0 });
    const jumping = t.within(jumpFleet);
    if (jumping !== null) jumping.markerSet = true;
  },

  // Step 2: EXO-37.6
  deal(t, phase) {
    const nebula = nebulaOf(t.facts);
    t.shuffle(nebula.crossroads);
    for (const seat of fromCurrent(t)) {
      const cards = nebula.crossroads.splice(0, 1);
      nebula.dealt[seat] = cards;
      t.reveal([seat]);
      for (const card of cards) t.whisper([seat], 'crossroads-dealt', { seat, card }, { seat });
    }
    phase.waiting = inOrder(t);
  },
  // EXO-37.7, 37.12: asked with tokens of one kind, too, so that being asked tells nothing
  lay: asksAll({
    seats: fromCurrent,
    ask(t, _, seat) {
      const kinds = kindsHeld(t.facts, seat);
      return kinds.length === 0
        ? null
        : one('lay-trauma-on-crossroads', kinds, { things: 'trauma', args: cardArgs(t, seat) });
    },
    then(t, _, answers) {
      const { laid } = nebulaOf(t.facts);
      for (const { seat, answer } of answers) laid[seat] = takeFrom(t, seat, answer);
    },
  }),

  // EXO-37.9, 37.10
  turnUp(t, phase) {
    const seat = phase.waiting?.shift();
    if (seat === undefined) return 'judge';
    phase.resolving = seat;
    delete phase.side;
    nebulaOf(t.facts).resolved.push(seat);
    t.reveal();
    return undefined;
  },
  // EXO-37.8
  choose: asks({
    seat: (t, { resolving }) => resolving ?? t.facts.current,
    ask: (t, _, seat) =>
      sideLaid(t, seat) === undefined && cardOf(t, seat) !== undefined
        ? one('choose-crossroads-result', SIDES, { things: 'trauma', args: cardArgs(t, seat) })
        : null,
    then(_t, phase, side) {
      phase.side = side;
    },
  }),
  carryOut(t, { resolving, side: chosen }) {
    const card = resolving === undefined ? undefined : cardOf(t, resolving);
    const side = resolving === undefined ? undefined : (sideLaid(t, resolving) ?? chosen);
    if (resolving === undefined || card === undefined || side === undefined) return 'turnUp';
    t.emit('crossroads-revealed', { seat: resolving, card, side });
    const text = textOf({ deck: 'crossroads', id: card }, side);
    t.run(resolve, { text, at: 0, context: contextOf(t.facts.current, resolving) });
    return 'turnUp';
  },

  // Step 3
  judge(t, { infiltrators = [] }) {
    t.run(trial, { infiltrators });
  },
});

const cardOf = (t: BsgTable, seat: Seat) => nebulaOf(t.facts).dealt[seat]?.[0];

const cardArgs = (t: BsgTable, seat: Seat) => ({
  deck: 'crossroads',
  card: cardOf(t, seat) ?? null,
});

/** The token on somebody's card; never a disaster, which nobody keeps. */
function sideLaid(t: BsgTable, seat: Seat): Side | undefined {
  const [token] = nebulaOf(t.facts).laid[seat] ?? [];
  return SIDES.find((side) => side === token);
}
