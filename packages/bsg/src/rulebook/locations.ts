import { type Seat, some } from '@starboard/kernel';
import { locationOf } from '../content/library.ts';
import { allHold } from '../effects/conditions.ts';
import { contextOf } from '../effects/context.ts';
import { textOf } from '../effects/text.ts';
import { isDamaged } from '../ships/damage-tokens.ts';
import { discardSkill } from '../table/decks.ts';
import type { Facts } from '../table/facts.ts';
import { isClosed } from '../table/lasting.ts';
import { ability, playerAt } from '../table/people.ts';
import type { Location } from '../table/vocabulary.ts';
import { resolve } from './procedures.ts';
import { asks, procedure } from './writing.ts';

/** Whether a seat may activate the location it stands on (BSG-6.11, 6.12). */
export function canActivate(facts: Facts, seat: Seat): boolean {
  const player = playerAt(facts, seat);
  const { location } = player;
  if (location === null) return false;
  const { action, needs } = locationOf(location);
  if (action.length === 0 || isDamaged(facts, location) || isClosed(facts, location)) return false;
  const costs = ability(facts, seat, 'pays-to-activate');
  if (costs !== null && player.hand.length < costs.cards) return false; // BSG-12.12
  const alone = ability(facts, seat, 'activates-alone');
  if (alone !== null && alone.except !== location && othersAt(facts, seat, location)) return false; // BSG-12.13
  if (ability(facts, seat, 'cannot-activate')?.location === location) return false; // BSG-12.14
  return allHold(facts, seat, needs);
}

function othersAt({ players }: Facts, seat: Seat, location: Location): boolean {
  return players.some((player, other) => other !== seat && player.location === location);
}

/** The action of the location a character stands on (6b). */
export const activateLocation = procedure<{ readonly seat: Seat }>('activate-location', {
  // BSG-12.12, 12.33
  pay: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const costs = ability(t.facts, seat, 'pays-to-activate');
      if (costs === null) return null;
      const { hand } = playerAt(t.facts, seat);
      return some('discard-to-activate', hand, {
        things: 'skill-card',
        min: costs.cards,
        max: costs.cards,
      });
    },
    then(t, { seat }, cards) {
      const costs = ability(t.facts, seat, 'pays-to-activate');
      if (costs !== null) t.emit('ability-used', { seat, ability: costs.id });
      discardSkill(t, seat, cards);
    },
  }),

  act(t, { seat }) {
    const { location } = playerAt(t.facts, seat);
    if (location === null) return;
    t.emit('location-activated', { seat, location });
    const context = contextOf(t.facts.current, seat);
    t.run(resolve, { text: textOf({ deck: 'location', id: location }, 'action'), at: 0, context });
  },
});
