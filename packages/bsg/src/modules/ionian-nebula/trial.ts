import { one, type Seat } from '@starboard/kernel';
import { executeSomebody } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import { without } from '../../secrets/zone.ts';
import type { BsgTable } from '../../table/facts.ts';
import { fromCurrent, isHuman } from '../../table/people.ts';
import { HAUNTED, heldBy, nebulaOf } from './state.ts';
import { giveBack } from './trauma.ts';

interface Trial {
  /** Who is judged as a human, though a Cylon leader (EXO-39.12). */
  readonly infiltrators: readonly Seat[];
  /** Who is out, once it is known. */
  doomed?: Seat[];
}

const judgedAsHuman = (t: BsgTable, { infiltrators }: Trial, seat: Seat): boolean =>
  infiltrators.includes(seat) || isHuman(t.facts, seat);

/** So few tokens weigh nothing (EXO-38.4). */
const TRIFLE = 2;

/** EXO-38.3, 38.4: what is held against somebody is what is left. */
function weigh(t: BsgTable, trial: Trial): void {
  const { held } = nebulaOf(t.facts);
  for (const seat of fromCurrent(t)) {
    const against = judgedAsHuman(t, trial, seat) ? 'antagonistic' : 'benevolent';
    const all = heldBy(t.facts, seat);
    const left = all.filter((token) => token === against);
    const kept = left.length > TRIFLE ? left : [];
    giveBack(t, without(all, kept));
    held[seat] = kept;
  }
}

/** Those with the most tokens, if anybody has some (EXO-38.5, 38.6). */
function accused(t: BsgTable): Seat[] {
  const seats = fromCurrent(t);
  const most = Math.max(0, ...seats.map((seat) => heldBy(t.facts, seat).length));
  return most === 0 ? [] : seats.filter((seat) => heldBy(t.facts, seat).length === most);
}

/** The Trial, and Boxing the Line (EXO-38). */
export const trial = procedure<Trial>('trial', {
  // Step 1: EXO-38.1; what leaves the game waits in the pool, from which nothing comes any more
  gather(t) {
    const nebula = nebulaOf(t.facts);
    nebula.phase = 'trial';
    giveBack(t, [
      ...nebula.laid.flat(),
      ...nebula.allies.flatMap(({ tokens }) => tokens),
      ...HAUNTED.flatMap((place) => nebula.at[place].splice(0)),
    ]);
    nebula.laid = Array.from(t.seats, () => []);
    nebula.dealt = Array.from(t.seats, () => []);
    nebula.resolved = [];
    nebula.crossroads = [];
    nebula.allies = [];
    nebula.allyDeck = [];
    nebula.alliesGone = [];
  },

  // Steps 2 to 4
  show(t, trial) {
    t.reveal();
    t.emit('trauma-shown', { tokens: t.seats.map((seat) => [...heldBy(t.facts, seat)]) });
    weigh(t, trial);
    t.emit('trial-held', { counts: t.seats.map((seat) => heldBy(t.facts, seat).length) });
    // EXO-38.8, 38.9
    trial.doomed = accused(t).filter((seat) => !judgedAsHuman(t, trial, seat));
  },

  // Step 5: EXO-38.7, 38.9
  choose: asks({
    obvious: true,
    seat: (t) => t.facts.titles.president ?? t.facts.current,
    ask(t, trial) {
      const humans = accused(t).filter((seat) => judgedAsHuman(t, trial, seat));
      return humans.length === 0 ? null : one('choose-condemned', humans, { things: 'seat' });
    },
    then(_t, trial, seat) {
      trial.doomed = [...(trial.doomed ?? []), seat];
    },
  }),
  eliminate(t, { doomed = [] }) {
    for (const seat of doomed) t.run(executeSomebody, { seat, eliminated: true });
  },

  // Step 6: EXO-38.15
  close(t) {
    const nebula = nebulaOf(t.facts);
    nebula.phase = 'over';
    nebula.held = Array.from(t.seats, () => []);
    nebula.pool = [];
    nebula.shown = [];
  },
});
