import { END, one, type Seat } from '@starboard/kernel';
import type { AllyId } from '../../content/library.ts';
import { contextOf } from '../../effects/context.ts';
import { textOf } from '../../effects/text.ts';
import { offersAt } from '../../rulebook/plays.ts';
import { resolve } from '../../rulebook/procedures.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import type { BsgTable } from '../../table/facts.ts';
import { deathsOf, isHuman, playerAt } from '../../table/people.ts';
import type { Woven } from '../module.ts';
import { leave, lose, welcoming } from './allies.ts';
import { type AllyInPlay, isAt, nebulaOf } from './state.ts';

/** Noted with whatever else can be done once in a turn. */
const ENCOUNTER = 'meeting-ally';

/** Whom somebody can meet who has just moved: nobody twice in a turn (EXO-35.1 to 35.3, 39.11). */
function toMeet({ facts }: BsgTable, seat: Seat): AllyInPlay[] {
  const { used, over } = facts.thisTurn;
  if (used.includes(ENCOUNTER) || over === true || !isHuman(facts, seat)) return [];
  const { location } = playerAt(facts, seat);
  return nebulaOf(facts).allies.filter((it) => isAt(it, location));
}

interface Meeting {
  readonly seat: Seat;
  ally?: AllyId;
  /** How often the player had been executed before. */
  deaths?: number;
}

const metBy = (t: BsgTable, { ally }: Meeting): AllyInPlay | undefined =>
  nebulaOf(t.facts).allies.find((it) => it.ally === ally && it.met === true);

/** Somebody meets an ally (EXO-35.1 to 35.11, 35.21). */
export const encounter = procedure<Meeting>(ENCOUNTER, {
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const allies = toMeet(t, seat).map(({ ally }) => ally);
      return allies.length === 0 ? null : one('choose-ally', allies, { things: 'ally' });
    },
    then(t, meeting, ally) {
      meeting.ally = ally;
      meeting.deaths = deathsOf(t.facts, meeting.seat);
      t.facts.thisTurn.used.push(ENCOUNTER);
    },
  }),

  // Step 1: EXO-35.5, 35.6
  reveal(t, meeting) {
    const { seat, ally } = meeting;
    const met = nebulaOf(t.facts).allies.find((it) => it.ally === ally);
    if (met === undefined) return END;
    met.met = true;
    const [token] = met.tokens;
    if (token === undefined) return undefined; // EXO-34.14: the pool was empty when the ally came
    t.reveal();
    t.emit('ally-met', { seat, ally: met.ally, token });
    if (token === 'disaster') return undefined;
    const text = textOf({ deck: 'ally', id: met.ally }, token);
    t.run(resolve, { text, at: 0, context: contextOf(t.facts.current, seat) });
    return undefined;
  },

  // Steps 2 and 3: EXO-35.7 to 35.10; what happened on the way may have driven the ally out already
  replace(t, meeting) {
    const { seat, deaths } = meeting;
    const met = metBy(t, meeting);
    if (met === undefined) return;
    if (deathsOf(t.facts, seat) !== deaths) {
      lose(t, [met]);
      return;
    }
    leave(t, [met]);
    t.run(welcoming, { seat });
  },
});

/** EXO-35.22: what happens at the same moment is put in order by whoever it happens to. */
export const encounterOrAbility = procedure<Woven>('ally-or-ability', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      toMeet(t, seat).length > 0 && offersAt(t, 'movement-ended', seat, {}).length > 0
        ? one('meet-ally-first', ['meet', 'wait'], { things: 'word' })
        : null,
    then(t, { seat }, choice) {
      if (choice === 'meet') t.run(encounter, { seat });
    },
  }),
});

export const encounterProcedures = [encounter, encounterOrAbility];
