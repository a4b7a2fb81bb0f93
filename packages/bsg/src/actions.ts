import { one, type Seat, some } from '@starboard/kernel';
import { spend } from './check.ts';
import { attacking, flyTo, pilotChoices, piloting, targetsIn } from './combat.ts';
import { characterOf, type LoyaltyId, type SkillCard, type SkillCardId } from './content/index.ts';
import { discardSkill } from './decks.ts';
import { drawing, drawQuorumCards, lookingAtDeck } from './effects/cards.ts';
import { contextOf } from './effects/context.ts';
import { repairingVipers } from './effects/ships.ts';
import type { BsgTable, Facts } from './facts.ts';
import { isClosed, isDamaged, lasting, raptorsLeft, repairLocation, vipersIn } from './fleet.ts';
import { type Acting, resolve } from './forward.ts';
import { activateLocation, canActivate, playFromHand } from './locations.ts';
import { revealing } from './loyalty.ts';
import { characterAt, has, isHuman, isOffBoard, pilots, playerAt } from './people.ts';
import { moveTo } from './places.ts';
import { cardsOfKind, playCard } from './played-cards.ts';
import { dieRoll, rolling } from './roll.ts';
import { asks, calls, procedure } from './rules.ts';
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
  SKILLS,
} from './vocabulary.ts';

const ACTION_CARDS: readonly SkillCardId[] = [
  'consolidate-power',
  'executive-order',
  'launch-scout',
  'maximum-firepower',
  'repair',
];

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
    ...ACTION_CARDS.filter((kind) => canPlay(facts, seat, kind)).flatMap((kind) =>
      cardsOfKind(facts, seat, kind).map((card) => `card:${card}`),
    ),
    ...(canUseAbility(facts, seat) ? ['ability'] : []),
    ...(pilotChoices(facts, seat).length > 0 ? ['viper'] : []),
    ...(president === seat
      ? ['draw-quorum', ...facts.quorumHand.map((_, i) => `quorum:${i}`)]
      : []),
    ...(admiral === seat && facts.nukes > 0 && basestar ? ['nuke'] : []), // BSG-30.17
    ...player.loyalty
      .filter(({ card, faceUp }) => card.startsWith('cylon-') && !faceUp)
      .map(({ card }) => `reveal:${card}`),
  ];
}

function canUseAbility(facts: Facts, seat: Seat): boolean {
  const { action } = characterOf(characterAt(facts, seat));
  if (action === undefined || playerAt(facts, seat).spent) return false;
  const looks = action.some(
    (effect) => effect.op === 'name' && effect.among === 'with-hidden-loyalty',
  );
  return !looks || lasting(facts, 'no-loyalty-looks').length === 0; // BSG-39.13
}

function canPlay(facts: Facts, seat: Seat, kind: SkillCardId): boolean {
  const { location } = playerAt(facts, seat);
  switch (kind) {
    case 'executive-order':
      return !facts.thisTurn.executiveOrder && orderable(facts, seat).length > 0; // BSG-15.26
    case 'launch-scout':
      return raptorsLeft(facts) > 0; // BSG-35.5
    case 'maximum-firepower': {
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
}

/** BSG-23.8, 39.11 */
function orderable(facts: Facts, seat: Seat): Seat[] {
  return facts.players.flatMap((_, i) => {
    const other = i as Seat;
    return other !== seat && isHuman(facts, other) && !isOffBoard(facts, other) ? [other] : [];
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
      t.emit('action-taken', { seat, action: what });
      if (what === 'pass') return '';
      perform(t, acting, what, detail);
      return 'choose';
    },
  }),
});

/** A reveal ends the revealer's turn and all granted actions (BSG-21.11, 21.12). */
function stopped(t: BsgTable, seat: Seat): boolean {
  return t.facts.current === seat && t.facts.thisTurn.over;
}

function perform(t: BsgTable, acting: Acting, what: string, detail: string): void {
  const { seat } = acting;
  switch (what) {
    case 'location':
      return t.run(activateLocation, { seat });
    case 'card':
      return playAction(t, acting, Number(detail));
    case 'ability': {
      const { id, action = [] } = characterOf(characterAt(t.facts, seat));
      spend(t, seat, id);
      const context = contextOf(t.facts.current, seat);
      return t.run(resolve, { effects: action, at: 0, context });
    }
    case 'viper':
      return t.run(piloting, { seat, left: 1, attackOnly: false });
    case 'draw-quorum':
      return drawQuorumCards(t, 1);
    case 'quorum':
      return playFromHand(t, seat, Number(detail));
    case 'nuke':
      return t.run(nuke, { seat });
    case 'reveal':
      acting.left = 0;
      return t.run(revealing, { seat, card: detail as LoyaltyId });
  }
}

function playAction(t: BsgTable, acting: Acting, card: SkillCard): void {
  const { seat } = acting;
  const kind = ACTION_CARDS.find((it) => cardsOfKind(t.facts, seat, it).includes(card));
  playCard(t, seat, card);
  switch (kind) {
    case 'consolidate-power':
      return t.run(drawing, { seat, left: 2, from: SKILLS });
    case 'executive-order':
      t.facts.thisTurn.executiveOrder = true;
      return t.run(executiveOrder, { seat, target: null });
    case 'launch-scout':
      return t.run(scouting, { seat });
    case 'maximum-firepower':
      return t.run(piloting, { seat, left: 4, attackOnly: true });
    case 'repair':
      return t.run(repairing, { seat });
    default:
      return;
  }
}

/** BSG-15.15, 15.23 to 15.25 */
const executiveOrder = procedure<{ readonly seat: Seat; target: Seat | null }>('executive-order', {
  target: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) => one('choose-for-executive-order', orderable(t.facts, seat)),
    then(_t, order, target) {
      order.target = target;
    },
  }),
  how: asks({
    seat: (_t, { seat, target }) => target ?? seat,
    ask: (t, { target }) =>
      target === null
        ? null
        : one(
            'executive-order',
            playerAt(t.facts, target).location === 'brig'
              ? ['act-twice', 'decline']
              : ['move-and-act', 'act-twice', 'decline'],
          ),
    then(t, { target }, choice) {
      if (target === null || choice === 'decline') return;
      if (choice === 'move-and-act') t.run(movement, { seat: target, to: null });
      t.run(actions, { seat: target, left: choice === 'act-twice' ? 2 : 1 });
    },
  }),
});

/** BSG-15.17, 15.27 */
const scouting = procedure<{ readonly seat: Seat }>('scouting', {
  roll: calls(dieRoll, {
    with: (_t, { seat }) => rolling(seat),
    then(t, { seat }, result) {
      if (result >= 3) t.run(lookingAtDeck, { seat, deck: null });
      else {
        const context = contextOf(t.facts.current, seat);
        t.run(resolve, { effects: [{ op: 'destroy-raptor', count: 1 }], at: 0, context });
      }
    },
  }),
});

/** BSG-15.21; Tyrol may take another action (BSG-12.18). */
const repairing = procedure<{ readonly seat: Seat }>('repairing', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { seat }) {
      const { location } = playerAt(t.facts, seat);
      const here = location !== null && isDamaged(t.facts, location);
      const vipers = location === 'hangar-deck' && vipersIn(t.facts, 'damaged').length > 0;
      return here && vipers ? one('repair', ['location', 'vipers']) : null;
    },
    then(t, { seat }, choice) {
      if (choice === 'vipers') {
        t.run(repairingVipers, { by: seat, max: 2, destroyed: false });
        return 'maintain';
      }
      return 'repair';
    },
  }),
  repair(t, { seat }) {
    const { location } = playerAt(t.facts, seat);
    if (location === null) return;
    if (isDamaged(t.facts, location)) repairLocation(t, location);
    else t.run(repairingVipers, { by: seat, max: 2, destroyed: false });
  },
  maintain(t, { seat }) {
    const { thisTurn, current } = t.facts;
    if (current !== seat || thisTurn.maintenance || !has(t.facts, seat, 'maintenance-engineer'))
      return;
    thisTurn.maintenance = true;
    t.emit('ability-used', { seat, ability: 'maintenance-engineer' });
    t.run(actions, { seat, left: 1 });
  },
});

/** BSG-6.18, 30.12 */
const nuke = procedure<{ readonly seat: Seat }>('nuke', {
  target: asks({
    seat: (_t, { seat }) => seat,
    ask(t) {
      const targets = t.facts.basestars.flatMap(({ sector }, i) => (sector === null ? [] : [i]));
      return targets.length === 0 ? null : one('choose-basestar', targets);
    },
    then(t, { seat }, index) {
      const sector = t.facts.basestars[index]?.sector ?? null;
      t.facts.nukes -= 1;
      t.emit('nuke-spent', { left: t.facts.nukes });
      if (sector === null) return;
      t.run(attacking, { seat, by: 'nuke', target: `basestar-${index}`, sector, plus: 0 });
    },
  }),
});

/** Where somebody may move to: locations, or sectors for a pilot (section 5). */
function destinationsOf(facts: Facts, seat: Seat): string[] {
  const player = playerAt(facts, seat);
  if (!isHuman(facts, seat)) {
    return CYLON_LOCATIONS.filter((location) => location !== player.location); // BSG-22.2
  }
  if (isOffBoard(facts, seat) || player.location === 'brig') return [];
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

export const movement = procedure<{ readonly seat: Seat; to: Location | null }>('movement', {
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
    if (to !== null) moveTo(t, seat, to);
  },
});

export const actionProcedures = [actions, executiveOrder, scouting, repairing, nuke, movement];
