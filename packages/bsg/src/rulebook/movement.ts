import { one, type Seat, some } from '@starboard/kernel';
import { boxOf } from '../modules/box.ts';
import { flyTo } from '../ships/piloting.ts';
import { moveCost } from '../table/boards.ts';
import { discardSkill } from '../table/decks.ts';
import type { Facts } from '../table/facts.ts';
import { isShut } from '../table/lasting.ts';
import { bound, pilots, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { neighbours, SECTORS } from '../table/vocabulary.ts';
import { moveTo } from './moving.ts';
import type { Moving } from './procedures.ts';
import { asks, procedure } from './writing.ts';

/** Where somebody may move to: locations, or sectors for a pilot (section 5; BSG-22.2). */
function destinationsOf(facts: Facts, seat: Seat): string[] {
  const { location: here, hand } = playerAt(facts, seat);
  const { moves, human } = standingOf(facts, seat);
  const found: string[] = [];
  const sector = pilots(facts, seat);
  if (sector !== null) for (const to of neighbours(sector)) found.push(`fly ${to}`);
  // BSG-5.10, 12.10
  else if (human && (here === null || bound(facts, seat, 'cannot-move'))) return found;
  for (const location of boxOf(facts).reached[moves]) {
    if (location === here || isShut(facts, location)) continue;
    if (hand.length >= moveCost(here, location)) found.push(location); // BSG-5.5
  }
  return found;
}

export const movement = procedure<Moving>('movement', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, _, seat) {
      const places = destinationsOf(t.facts, seat);
      return places.length === 0 ? null : one('move-to', ['stay', ...places], { things: 'move' });
    },
    then(t, moving, choice) {
      if (choice === 'stay') return '';
      const { seat } = moving;
      const sector = SECTORS.find((it) => choice === `fly ${it}`);
      if (sector !== undefined) {
        flyTo(t, seat, sector);
        return '';
      }
      moving.to = boxOf(t.facts).locations.find((it) => it === choice) ?? null;
      return 'pay';
    },
  }),
  // BSG-5.6, 5.7
  pay: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { to }, seat) {
      const { location, hand } = playerAt(t.facts, seat);
      const cost = to === null ? 0 : moveCost(location, to);
      if (cost === 0) return null;
      return some('discard-to-move', hand, { things: 'skill-card', min: cost, max: cost });
    },
    then(t, { seat }, cards) {
      discardSkill(t, seat, cards);
    },
  }),
  arrive(t, { seat, to }) {
    if (to !== null) moveTo(t, seat, to, 'walked');
  },
});
