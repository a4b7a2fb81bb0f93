import { one, type Seat, some } from '@starboard/kernel';
import { kindOf, loyaltyOf, titleOf } from '../content/index.ts';
import { contextOf } from '../effects/context.ts';
import type { Effect } from '../effects/effect.ts';
import { playFromHand } from '../effects/operations/cards.ts';
import { canRisk } from '../effects/operations/choices.ts';
import { orderable } from '../effects/operations/executive-order.ts';
import { flyTo, pilotChoices, targetsIn } from '../ships/combat.ts';
import { isClosed, isDamaged, lasting, vipersIn } from '../ships/fleet.ts';
import { discardSkill } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { ability, bound, isHuman, isOffBoard, pilots, playerAt } from '../table/people.ts';
import {
  COLONIAL_ONE,
  CYLON_LOCATIONS,
  GALACTICA,
  isColonialOne,
  isGalactica,
  isHazard,
  type Location,
  neighbours,
  SECTORS,
} from '../table/vocabulary.ts';
import { spend } from './check.ts';
import { activateLocation, canActivate } from './locations.ts';
import { revealing } from './loyalty.ts';
import { moveTo } from './places.ts';
import { cardsFor, playCard } from './played-cards.ts';
import { type Acting, type Moving, resolve, useOwnViper } from './procedures.ts';
import { asks, procedure } from './writing.ts';

/** Everything a seat could do with an action now (BSG-6.3 to 6.10, 22.3). */
export function actionsOf(facts: Facts, seat: Seat): string[] {
  const player = playerAt(facts, seat);
  const location = canActivate(facts, seat) ? ['location'] : [];
  if (!isHuman(facts, seat)) return location;
  if (isOffBoard(facts, seat)) return []; // BSG-12.10
  const { president, admiral } = facts.titles;
  const basestar = facts.basestars.some(({ sector }) => sector !== null);
  return [
    ...location,
    ...cardsFor(facts, seat, 'action', ({ action }) => canPlay(facts, seat, action)).map(
      (card) => `card:${card}`,
    ),
    ...(canUseAbility(facts, seat) ? ['ability'] : []),
    ...(pilotChoices(facts, seat).length > 0 ? ['viper'] : []),
    ...(president === seat
      ? ['title:president', ...facts.quorumHand.map((_, i) => `quorum:${i}`)]
      : []),
    ...(admiral === seat && facts.nukes > 0 && basestar ? ['title:admiral'] : []), // BSG-30.17
    ...player.loyalty
      .filter(({ card, faceUp }) => loyaltyOf(card).team === 'cylon' && !faceUp)
      .map(({ card }) => `reveal:${card}`),
  ];
}

function canUseAbility(facts: Facts, seat: Seat): boolean {
  const own = ability(facts, seat, 'action');
  if (own === null || playerAt(facts, seat).spent) return false;
  const looks = own.effects.some(
    (effect) => effect.op === 'name' && effect.among === 'with-hidden-loyalty',
  );
  return !looks || lasting(facts, 'no-loyalty-looks').length === 0; // BSG-39.13
}

/** Whether the text of a card could be carried out at all. */
function canPlay(facts: Facts, seat: Seat, effects: readonly Effect[]): boolean {
  const { location } = playerAt(facts, seat);
  return effects.every((effect) => {
    switch (effect.op) {
      case 'order-another':
        return !facts.thisTurn.executiveOrder && orderable(facts, seat).length > 0; // BSG-15.26
      case 'risk':
        return canRisk(facts, effect); // BSG-35.5
      case 'own-viper-attacks': {
        const sector = pilots(facts, seat);
        return sector !== null && targetsIn(facts, sector).length > 0;
      }
      case 'repair': // BSG-15.31
        return (
          location !== null &&
          (isDamaged(facts, location) ||
            (location === 'hangar-deck' && vipersIn(facts, 'damaged').length > 0))
        );
      default:
        return true;
    }
  });
}

/** Somebody takes actions, one after the other, or passes. */
export const actions = procedure<Acting>('take-actions', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { left }, seat) {
      if (left <= 0 || stopped(t, seat) || isOffBoard(t.facts, seat)) return null;
      // Asked even with nothing to do: not being asked would tell the others about the hand.
      return one('choose-action', [...actionsOf(t.facts, seat), 'pass']);
    },
    then(t, acting, choice) {
      const { seat } = acting;
      acting.left -= 1;
      const [what = '', detail = ''] = choice.split(':');
      t.emit('action-taken', { seat, action: what === 'title' ? choice : what });
      if (what === 'pass') return '';
      perform(t, seat, what, detail);
      return 'choose';
    },
  }),
});

/** A reveal ends the revealer's turn and all granted actions (BSG-21.11, 21.12). */
function stopped({ facts }: BsgTable, seat: Seat): boolean {
  return facts.thisTurn.turned.includes(seat);
}

function perform(t: BsgTable, seat: Seat, what: string, detail: string): void {
  const carryOut = (effects: readonly Effect[]): void =>
    t.run(resolve, { effects, at: 0, context: contextOf(t.facts.current, seat) });
  switch (what) {
    case 'location':
      return t.run(activateLocation, { seat });
    case 'card': {
      const card = Number(detail);
      const kind = kindOf(card);
      playCard(t, seat, card);
      if (kind.use === 'action') carryOut(kind.action);
      return;
    }
    case 'ability': {
      const own = ability(t.facts, seat, 'action');
      if (own === null) return;
      spend(t, seat, own.id);
      return carryOut(own.effects);
    }
    case 'viper':
      return t.run(useOwnViper, { seat, left: 1, attackOnly: false });
    case 'title':
      return carryOut(titleOf(detail === 'president' ? 'president' : 'admiral').action);
    case 'quorum':
      return playFromHand(t, seat, Number(detail));
    case 'reveal': {
      const card = playerAt(t.facts, seat).loyalty.find((it) => it.card === detail);
      if (card !== undefined) t.run(revealing, { seat, card: card.card });
    }
  }
}

/** Where somebody may move to: locations, or sectors for a pilot (section 5). */
function destinationsOf(facts: Facts, seat: Seat): string[] {
  const player = playerAt(facts, seat);
  if (!isHuman(facts, seat)) {
    return CYLON_LOCATIONS.filter((location) => location !== player.location); // BSG-22.2
  }
  if (isOffBoard(facts, seat) || bound(facts, seat, 'cannot-move')) return []; // BSG-5.10, 12.10
  const sector = pilots(facts, seat);
  const ships = [...GALACTICA, ...COLONIAL_ONE].filter(
    (location) =>
      !isHazard(location) &&
      location !== player.location &&
      !(isColonialOne(location) && isClosed(facts, location)) &&
      (player.hand.length > 0 || !costsCard(facts, seat, location)), // BSG-5.5
  );
  return [...(sector === null ? [] : neighbours(sector).map((to) => `fly ${to}`)), ...ships];
}

/** BSG-5.4, 5.14 */
function costsCard(facts: Facts, seat: Seat, to: Location): boolean {
  const { location } = playerAt(facts, seat);
  return location === null || isGalactica(location) !== isGalactica(to);
}

export const movement = procedure<Moving>('movement', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, _, seat) {
      const places = destinationsOf(t.facts, seat);
      return places.length === 0 ? null : one('move-to', ['stay', ...places]);
    },
    then(t, moving, choice) {
      if (choice === 'stay') return '';
      const { seat } = moving;
      const sector = SECTORS.find((it) => choice === `fly ${it}`);
      if (sector !== undefined) {
        flyTo(t, seat, sector);
        return '';
      }
      moving.to =
        [...GALACTICA, ...COLONIAL_ONE, ...CYLON_LOCATIONS].find((it) => it === choice) ?? null;
      return 'pay';
    },
  }),
  // BSG-5.6, 5.7
  pay: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { to }, seat) {
      if (to === null || !isHuman(t.facts, seat) || !costsCard(t.facts, seat, to)) return null;
      return some('discard-to-move', playerAt(t.facts, seat).hand, { min: 1, max: 1 });
    },
    then(t, { seat }, cards) {
      discardSkill(t, seat, cards);
    },
  }),
  arrive(t, { seat, to }) {
    if (to !== null) moveTo(t, seat, to, 'walked');
  },
});

export const actionProcedures = [actions, movement, activateLocation];
