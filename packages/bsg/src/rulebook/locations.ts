import { type Seat, some } from '@starboard/kernel';
import { locationOf } from '../content/library.ts';
import { allHold } from '../effects/conditions.ts';
import { contextOf } from '../effects/context.ts';
import { textOf } from '../effects/text.ts';
import { isDamaged } from '../ships/damage-tokens.ts';
import { boardOf, isMeant } from '../table/boards.ts';
import { discardSkill } from '../table/decks.ts';
import type { Facts } from '../table/facts.ts';
import { isClosed } from '../table/lasting.ts';
import { ability, isHuman, playerAt } from '../table/people.ts';
import type { Location } from '../table/vocabulary.ts';
import { resolve } from './procedures.ts';
import { asks, procedure } from './writing.ts';

/** Whether a seat may activate the location it stands on (BSG-6.11, 6.12). */
export function canActivate(facts: Facts, seat: Seat): boolean {
  const player = playerAt(facts, seat);
  const { location } = player;
  if (location === null) return false;
  const { needs } = locationOf(location);
  const { effects, part } = actionAt(facts, seat, location);
  if (effects.length === 0 || isDamaged(facts, location) || isClosed(facts, location)) return false;
  const costs = costAt(facts, seat);
  if (costs !== null && player.hand.length < costs.cards) return false; // BSG-12.12
  const alone = ability(facts, seat, 'activates-alone');
  const allowed = alone === null || isMeant(alone.except, location);
  if (!allowed && othersAt(facts, seat, location)) return false; // BSG-12.13, PEG-28.5
  if (ability(facts, seat, 'cannot-activate')?.locations.includes(location)) return false; // BSG-12.14
  return part === 'cylonAction' || allHold(facts, seat, needs);
}

/** PEG-29.2, 29.3: on a board for everybody, humans and Cylons do different things. */
function actionAt(facts: Facts, seat: Seat, location: Location) {
  const { action, cylonAction = [] } = locationOf(location);
  return boardOf(location).reachedBy === 'everybody' && !isHuman(facts, seat)
    ? ({ part: 'cylonAction', effects: cylonAction } as const)
    : ({ part: 'action', effects: action } as const);
}

/** What it costs somebody to use the place, besides what the place says. */
function costAt(facts: Facts, seat: Seat) {
  const costs = ability(facts, seat, 'pays-to-activate');
  const { location } = playerAt(facts, seat);
  return costs?.only === undefined || costs.only === location ? costs : null;
}

function othersAt({ players }: Facts, seat: Seat, location: Location): boolean {
  return players.some((player, other) => other !== seat && player.location === location);
}

/** The action of the location a character stands on (6b). */
export const activateLocation = procedure<{
  readonly seat: Seat;
  /** Where it was paid for. */
  from?: Location | null;
}>('activate-location', {
  // BSG-12.12, 12.33
  pay: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const costs = costAt(t.facts, seat);
      if (costs === null) return null;
      const { hand } = playerAt(t.facts, seat);
      return some('discard-to-activate', hand, {
        things: 'skill-card',
        min: costs.cards,
        max: costs.cards,
      });
    },
    then(t, activating, cards) {
      const { seat } = activating;
      activating.from = playerAt(t.facts, seat).location;
      const costs = costAt(t.facts, seat);
      if (costs !== null) t.emit('ability-used', { seat, ability: costs.id });
      discardSkill(t, seat, cards);
    },
  }),

  act(t, { seat, from }) {
    const { location } = playerAt(t.facts, seat);
    if (location === null) return;
    if (from !== undefined && location !== from) return; // what was paid brought damage (PEG-17.12)
    t.emit('location-activated', { seat, location });
    const context = contextOf(t.facts.current, seat);
    const { part } = actionAt(t.facts, seat, location);
    t.run(resolve, { text: textOf({ deck: 'location', id: location }, part), at: 0, context });
  },
});
