import { one, type Seat } from '@starboard/kernel';
import { boxOf } from '../modules/box.ts';
import { isHazard } from '../table/boards.ts';
import { discardSkill } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { has, inCustody, playerAt } from '../table/people.ts';
import { STANDINGS } from '../table/standing.ts';
import type { Location } from '../table/vocabulary.ts';
import { cutTo } from './discarding.ts';
import { dropQuorumCards } from './loyalty.ts';
import { moveTo } from './moving.ts';
import { answers } from './questions.ts';
import { asks, procedure } from './writing.ts';

/** Where somebody can come aboard Galactica (PEG-21.2). */
export function galacticaPlaces(facts: Facts, seat: Seat): Location[] {
  const alone = has(facts, seat, 'moves-alone');
  const occupied = (place: Location): boolean =>
    facts.players.some(({ location }) => location === place);
  return boxOf(facts)
    .boards.filter(({ id }) => id === 'galactica')
    .flatMap(({ locations }) => locations.map(({ id }) => id))
    .filter((place) => !isHazard(place) && !(alone && occupied(place)));
}

/** A leader walks among humans from now on (PEG-21.1 to 21.3). */
export const infiltrating = procedure<{ readonly seat: Seat }>('infiltrating', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const places = galacticaPlaces(t.facts, seat);
      return places.length === 0 ? null : one('infiltrate', places, { things: 'location' });
    },
    then(t, { seat }, location) {
      const player = playerAt(t.facts, seat);
      player.standing = STANDINGS[player.standing].infiltrates ?? player.standing;
      t.emit('infiltration-began', { seat });
      moveTo(t, seat, location, 'came');
    },
  }),
});

/** The own action of an infiltrator (PEG-21.13, 21.14). */
export const endingInfiltration = procedure<{ readonly seat: Seat }>('ending-infiltration', {
  discard: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      inCustody(t.facts, seat) ? cutTo(playerAt(t.facts, seat).hand, 3) : null,
    then(t, { seat }, cards) {
      discardSkill(t, seat, cards);
    },
  }),
  leave(t, { seat }) {
    endInfiltration(t, seat);
  },
});

/** PEG-21.15, 21.17, 28.13 */
export function endInfiltration(t: BsgTable, seat: Seat): void {
  const player = playerAt(t.facts, seat);
  player.standing = STANDINGS[player.standing].returnsAs ?? player.standing;
  t.emit('infiltration-ended', { seat });
  dropQuorumCards(t, seat);
  moveTo(t, seat, answers(t.facts).resurrectsAt(t.facts), 'came');
}

export const infiltrationProcedures = [infiltrating, endingInfiltration];
