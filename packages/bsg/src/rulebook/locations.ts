import { type Seat, some } from '@starboard/kernel';
import { canPilot, locationOf, type Need } from '../content/index.ts';
import { contextOf } from '../effects/context.ts';
import { RISK } from '../effects/operations/jumping.ts';
import { accusable } from '../effects/operations/location-checks.ts';
import { targetsIn } from '../ships/combat.ts';
import { isClosed, isDamaged, isSector, unmannedIn, vipersIn } from '../ships/fleet.ts';
import { discardSkill } from '../table/decks.ts';
import type { Facts } from '../table/facts.ts';
import { ability, characterAt, playerAt } from '../table/people.ts';
import { type Location, SECTORS } from '../table/vocabulary.ts';
import { resolve } from './procedures.ts';
import { asks, procedure } from './writing.ts';

/** Whether a seat may activate the location it stands on (BSG-6.11, 6.12). */
export function canActivate(facts: Facts, seat: Seat): boolean {
  const player = playerAt(facts, seat);
  const { location } = player;
  if (location === null) return false;
  const { action, needs = [] } = locationOf(location);
  if (action.length === 0 || isDamaged(facts, location) || isClosed(facts, location)) return false;
  const costs = ability(facts, seat, 'pays-to-activate');
  if (costs !== null && player.hand.length < costs.cards) return false; // BSG-12.12
  const alone = ability(facts, seat, 'activates-alone');
  if (alone !== null && alone.except !== location && othersAt(facts, seat, location)) return false; // BSG-12.13
  if (ability(facts, seat, 'cannot-activate')?.location === location) return false; // BSG-12.14
  return needs.every((need) => isMet(facts, seat, need));
}

function isMet(facts: Facts, seat: Seat, need: Need): boolean {
  switch (need) {
    case 'blue-jump-space':
      return RISK[facts.jumpTrack] !== undefined; // BSG-14.2
    case 'cylon-ship':
      return SECTORS.some((sector) => targetsIn(facts, sector).length > 0); // BSG-6.35
    case 'civilian-ship':
      return facts.civilians.some(({ where }) => isSector(where));
    case 'centurion':
      return facts.boarding.length > 0;
    case 'somebody-to-accuse':
      return accusable(facts).length > 0;
    case 'pilot':
      return canPilot(characterAt(facts, seat)); // BSG-6.27
    case 'viper': {
      const inSpace = SECTORS.some((sector) => unmannedIn(facts, sector).length > 0);
      return vipersIn(facts, 'reserves').length > 0 || inSpace; // BSG-34.3
    }
    case 'president':
      return facts.titles.president === seat;
    case 'own-reveal':
      return playerAt(facts, seat).revealed === 'cylon'; // BSG-20.5
  }
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
      return some('discard-to-activate', hand, { min: costs.cards, max: costs.cards });
    },
    then(t, { seat }, cards) {
      t.emit('ability-used', { seat, ability: 'terminal-illness' });
      discardSkill(t, seat, cards);
    },
  }),

  act(t, { seat }) {
    const { location } = playerAt(t.facts, seat);
    if (location === null) return;
    t.emit('location-activated', { seat, location });
    const context = contextOf(t.facts.current, seat);
    t.run(resolve, { effects: locationOf(location).action, at: 0, context });
  },
});
