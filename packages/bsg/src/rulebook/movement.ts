import { one, type Seat, some } from '@starboard/kernel';
import type { Looking } from '../effects/possible.ts';
import { boxOf } from '../modules/box.ts';
import { flightsFrom, flyTo } from '../ships/piloting.ts';
import { isLost, moveCost } from '../table/boards.ts';
import { discardSkill } from '../table/decks.ts';
import type { Facts } from '../table/facts.ts';
import { isShut } from '../table/lasting.ts';
import { bound, has, isOffBoard, pilots, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { SECTORS } from '../table/vocabulary.ts';
import { abilityUses, cardUses, useCard, useSheet } from './actions.ts';
import { moveTo } from './moving.ts';
import type { Moving } from './procedures.ts';
import { answers } from './questions.ts';
import { asks, procedure } from './writing.ts';

/** Where somebody may move to: locations, or sectors for a pilot (section 5; BSG-22.2). */
function destinationsOf(facts: Facts, seat: Seat): string[] {
  const { location: here, hand } = playerAt(facts, seat);
  const { human } = standingOf(facts, seat);
  const found: string[] = [];
  const sector = pilots(facts, seat);
  if (sector !== null) for (const to of flightsFrom(facts, seat)) found.push(`fly ${to}`);
  // BSG-5.10, 12.10
  else if (human && (here === null || bound(facts, seat, 'cannot-move'))) return found;
  const alone = has(facts, seat, 'moves-alone');
  for (const location of answers(facts).reachable(facts, seat)) {
    if (location === here || hand.length < moveCost(here, location)) continue; // BSG-5.5
    if (isShut(facts, location) || isLost(facts, location)) continue;
    if (alone && facts.players.some((other) => other.location === location)) continue;
    found.push(location);
  }
  return found;
}

/** What can be used in place of moving, in the own Movement step (PEG-14). */
function abilitiesOf(t: Looking, seat: Seat): string[] {
  return [
    ...cardUses(t, seat, 'movement'),
    ...abilityUses(t, seat, 'movement').map(({ said }) => said),
  ];
}

/** Whether somebody may hold a card for the Movement step: being asked must not tell (PEG-14.6). */
function mightUseCard(facts: Facts, seat: Seat): boolean {
  return !isOffBoard(facts, seat) && boxOf(facts).movementCards.has(standingOf(facts, seat).texts);
}

export const movement = procedure<Moving>('movement', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { ownStep }, seat) {
      const places = destinationsOf(t.facts, seat);
      const own = ownStep === true && mightUseCard(t.facts, seat);
      if (own) places.push(...abilitiesOf(t, seat));
      if (places.length === 0 && !own) return null;
      return one('move-to', ['stay', ...places], { things: 'move' });
    },
    then(t, moving, choice) {
      if (choice === 'stay') return '';
      const { seat } = moving;
      if (choice.startsWith('card:')) {
        useCard(t, seat, Number(choice.slice('card:'.length)), 'movement');
        return '';
      }
      if (choice.startsWith('ability')) {
        useSheet(t, seat, choice, 'movement');
        return '';
      }
      const sector = SECTORS.find((it) => choice === `fly ${it}`);
      if (sector !== undefined) {
        flyTo(t, seat, sector);
        return '';
      }
      moving.to = boxOf(t.facts).locations.find((it) => it === choice) ?? null;
      moving.from = playerAt(t.facts, seat).location;
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
  // PEG-17.12 to 17.14: what the discard brought may have stopped the move
  arrive(t, { seat, to, from }) {
    if (to === null || isLost(t.facts, to)) return;
    if (from !== undefined && playerAt(t.facts, seat).location !== from) return;
    moveTo(t, seat, to, 'walked');
  },
});
