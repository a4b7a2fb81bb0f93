import { one, type Seat, some } from '@starboard/kernel';
import { checking, skillCheck } from './check.ts';
import { attacking, targetsIn } from './combat.ts';
import { canPilot } from './content/index.ts';
import { caprica, cylonFleet, humanFleet, resurrectionShip } from './cylon-locations.ts';
import { discardSkill } from './decks.ts';
import { drawing, drawQuorumCards } from './effects/cards.ts';
import { contextOf } from './effects/context.ts';
import type { Effect } from './effects/effect.ts';
import type { BsgTable, Facts } from './facts.ts';
import { isClosed, isDamaged, isSector, leavePlay, unmannedIn, vipersIn } from './fleet.ts';
import { activateVipers, jumpFleet, playQuorum, takeActions } from './forward.ts';
import { canBeSent, characterAt, fromCurrent, has, humans, isHuman, playerAt } from './people.ts';
import { change } from './resources.ts';
import { dieRoll, rolling } from './roll.ts';
import { asks, calls, opens, procedure } from './rules.ts';
import { LAUNCH_SECTORS, type Location, neighbours, SECTORS, type Skill } from './vocabulary.ts';

/** BSG-1.22, 14.2, 14.3: what a hurried jump costs on each space. */
const RISK: Readonly<Record<number, number>> = { 3: 3, 4: 1 };

/** Whether a seat may activate the location it stands on. */
export function canActivate(facts: Facts, seat: Seat): boolean {
  const player = playerAt(facts, seat);
  const { location } = player;
  if (location === null || location === 'sickbay') return false;
  if (isDamaged(facts, location) || isClosed(facts, location)) return false; // BSG-6.12
  if (has(facts, seat, 'terminal-illness') && player.hand.length < 2) return false; // BSG-12.12
  if (
    has(facts, seat, 'convicted-criminal') &&
    location !== 'brig' &&
    othersAt(facts, seat, location)
  ) {
    return false; // BSG-12.13
  }
  switch (location) {
    case 'ftl-control':
      return RISK[facts.jumpTrack] !== undefined;
    case 'weapons-control':
      return SECTORS.some((sector) => targetsIn(facts, sector).length > 0);
    case 'communications':
      return facts.civilians.some(({ where }) => isSector(where));
    case 'admirals-quarters':
      return !has(facts, seat, 'not-admirals-quarters') && accusable(facts).length > 0; // BSG-12.14
    case 'hangar-deck':
      return canPilot(characterAt(facts, seat)) && canLaunch(facts);
    case 'armory':
      return facts.boarding.length > 0;
    case 'presidents-office':
      return facts.titles.president === seat;
    case 'cylon-fleet':
      return player.revealed === 'cylon'; // BSG-20.5
    default:
      return true;
  }
}

function othersAt({ players }: Facts, seat: Seat, location: Location): boolean {
  return players.some((player, other) => other !== seat && player.location === location);
}

/** BSG-34.3 */
function canLaunch(facts: Facts): boolean {
  return (
    vipersIn(facts, 'reserves').length > 0 || SECTORS.some((it) => unmannedIn(facts, it).length > 0)
  );
}

function accusable({ players, ...facts }: Facts): Seat[] {
  return players.flatMap((_, i) => {
    const seat = i as Seat;
    return canBeSent({ players, ...facts }, seat, 'brig') ? [seat] : [];
  });
}

interface AtLocation {
  readonly seat: Seat;
}

/** The action of the location a character stands on (6b). */
export const activateLocation = procedure<AtLocation>('activate-location', {
  // BSG-12.33
  illness: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, _, seat) =>
      has(t.facts, seat, 'terminal-illness')
        ? some('discard-to-activate', playerAt(t.facts, seat).hand, { min: 2, max: 2 })
        : null,
    then(t, { seat }, cards) {
      discardSkill(t, seat, cards);
    },
  }),

  go(t, { seat }) {
    const { location } = playerAt(t.facts, seat);
    if (location !== null) begin(t, seat, location);
  },
});

function begin(t: BsgTable, seat: Seat, location: Location): void {
  switch (location) {
    case 'ftl-control':
      return t.run(hurriedJump, { seat });
    case 'weapons-control':
      return t.run(weaponsControl, { seat });
    case 'command':
      return t.run(activateVipers, { seat, left: 2 });
    case 'communications':
      return t.run(communications, { seat, ships: [] });
    case 'research-lab':
      return t.run(drawing, { seat, left: 1, from: ['engineering', 'tactics'] });
    case 'hangar-deck':
      return t.run(launchSelf, { seat });
    case 'armory':
      return t.run(armory, { seat });
    case 'press-room':
      return t.run(drawing, { seat, left: 2, from: ['politics'] });
    case 'presidents-office':
      return t.run(presidentsOffice, { seat });
    case 'admirals-quarters':
    case 'administration':
    case 'brig':
      return t.run(locationCheck, {
        seat,
        location,
        named: null,
        difficulty: CHECKS[location].difficulty,
      });
    case 'caprica':
      return t.run(caprica, { seat, drawn: [] });
    case 'cylon-fleet':
      return t.run(cylonFleet, { seat });
    case 'human-fleet':
      return t.run(humanFleet, { seat, victim: null });
    case 'resurrection-ship':
      return t.run(resurrectionShip, { seat });
    case 'sickbay':
      return;
  }
}

const hurriedJump = procedure<AtLocation>('hurried-jump', {
  roll: calls(dieRoll, {
    with: (_t, { seat }) => rolling(seat),
    then(t, _, result) {
      const risk = RISK[t.facts.jumpTrack] ?? 0;
      if (result <= 6) change(t, 'population', -risk);
      t.run(jumpFleet, {});
    },
  }),
});

const weaponsControl = procedure<AtLocation>('weapons-control', {
  target: asks({
    seat: (_t, { seat }) => seat,
    ask(t) {
      const targets = SECTORS.flatMap((sector) =>
        targetsIn(t.facts, sector).map((target) => `${sector} ${target}`),
      );
      return targets.length === 0 ? null : one('choose-target', targets);
    },
    then(t, { seat }, choice) {
      const [from, target] = choice.split(' ');
      const sector = SECTORS.find((it) => it === from);
      if (sector === undefined || target === undefined) return;
      t.run(attacking, { seat, by: 'galactica', target, sector, plus: 0 });
    },
  }),
});

const communications = procedure<{ readonly seat: Seat; ships: number[] }>('communications', {
  look: asks({
    seat: (_t, { seat }) => seat,
    ask(t) {
      const ships = t.facts.civilians.flatMap(({ where }, ship) => (isSector(where) ? [ship] : []));
      const count = Math.min(2, ships.length);
      return count === 0 ? null : some('choose-civilians', ships, { min: count, max: count });
    },
    then(t, looking, ships) {
      const { seat } = looking;
      looking.ships = [...ships];
      const faces = ships.map((ship) => t.facts.civilians[ship]?.face ?? 'empty');
      const { notes } = playerAt(t.facts, seat);
      for (const [i, ship] of ships.entries()) {
        notes.push({ about: 'civilian', ship, face: faces[i] ?? 'empty', turn: t.facts.turn });
      }
      t.reveal([seat]);
      t.whisper([seat], 'civilians-seen', { seat, ships, faces }, { seat, ships });
    },
  }),
  move: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { ships }) {
      const [ship] = ships;
      const where = ship === undefined ? null : (t.facts.civilians[ship]?.where ?? null);
      if (ship === undefined || !isSector(where)) return null;
      return one('move-civilian', ['stay', ...neighbours(where)], { args: { ship } });
    },
    then(t, looking, choice) {
      const ship = looking.ships.shift();
      const to = SECTORS.find((sector) => sector === choice);
      const civilian = ship === undefined ? undefined : t.facts.civilians[ship];
      if (ship !== undefined && to !== undefined && civilian !== undefined) {
        civilian.where = to;
        t.emit('civilian-moved', { ship, to });
      }
      return looking.ships.length > 0 ? 'move' : '';
    },
  }),
});

/** BSG-34.2, 34.3, 6.15 */
const launchSelf = procedure<AtLocation>('launch-self', {
  launch: asks({
    seat: (_t, { seat }) => seat,
    ask: () => one('choose-launch-sector', LAUNCH_SECTORS),
    then(t, { seat }, sector) {
      const [ready] = vipersIn(t.facts, 'reserves');
      const [withdrawn] = SECTORS.flatMap((it) => unmannedIn(t.facts, it));
      const viper = ready ?? withdrawn;
      if (viper === undefined) return;
      viper.where = sector;
      viper.pilot = seat;
      playerAt(t.facts, seat).location = null;
      t.emit('launched', { seat, sector });
      t.run(takeActions, { seat, left: 1 });
    },
  }),
});

/** BSG-6.28 */
const armory = procedure<AtLocation>('armory', {
  roll: calls(dieRoll, {
    with: (_t, { seat }) => rolling(seat),
    then(t, _, result) {
      t.emit('attacked', { by: 'armory', target: 'centurion', sector: null, result });
      if (result < 7) return;
      t.facts.boarding.sort((a, b) => b - a).shift();
      t.emit('centurion-destroyed', { left: t.facts.boarding.length });
    },
  }),
});

/** BSG-6.32, 13.16 */
const presidentsOffice = procedure<AtLocation>('presidents-office', {
  draw(t) {
    drawQuorumCards(t, 1);
  },
  more: asks({
    seat: (_t, { seat }) => seat,
    ask: (t) =>
      one('presidents-office', [
        'draw',
        ...t.facts.quorumHand.map((_, i) => `play:${i}`),
        'nothing',
      ]),
    then(t, { seat }, choice) {
      if (choice === 'draw') drawQuorumCards(t, 1);
      const [what, index] = choice.split(':');
      if (what === 'play') playFromHand(t, seat, Number(index));
    },
  }),
});

export function playFromHand(t: BsgTable, seat: Seat, index: number): void {
  const [card] = t.facts.quorumHand.splice(index, 1);
  if (card === undefined) return;
  t.run(playQuorum, { seat, card });
}

type CheckedLocation = 'admirals-quarters' | 'administration' | 'brig';

/** BSG-17.1 to 17.3 */
const CHECKS: Readonly<Record<CheckedLocation, { difficulty: number; skills: readonly Skill[] }>> =
  {
    'admirals-quarters': { difficulty: 7, skills: ['leadership', 'tactics'] },
    administration: { difficulty: 5, skills: ['politics', 'leadership'] },
    brig: { difficulty: 7, skills: ['politics', 'tactics'] },
  };

const PASSED: Readonly<Record<CheckedLocation, readonly Effect[]>> = {
  'admirals-quarters': [{ op: 'send', who: 'chosen', to: 'brig' }],
  administration: [{ op: 'title', title: 'president', to: 'chosen' }],
  brig: [{ op: 'free', who: 'self' }],
};

const locationCheck = procedure<{
  readonly seat: Seat;
  readonly location: CheckedLocation;
  named: Seat | null;
  difficulty: number;
}>('location-check', {
  name: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { location }) {
      if (location === 'brig') return null;
      const seats = location === 'administration' ? nominees(t) : accusable(t.facts);
      return seats.length === 0 ? null : one('name-a-character', seats, { args: { location } });
    },
    then(_t, check, seat) {
      check.named = seat;
    },
  }),

  // Insubordinate, and Accept Prophecy in play
  adjust(t, check) {
    const { location, named } = check;
    if (
      location === 'admirals-quarters' &&
      named !== null &&
      has(t.facts, named, 'insubordinate')
    ) {
      check.difficulty -= 3;
    }
    const prophecy =
      location === 'administration' ||
      (location === 'admirals-quarters' && named === t.facts.titles.president);
    const kept = t.facts.kept.find(({ card }) => card === 'accept-prophecy');
    if (!prophecy || kept === undefined) return;
    check.difficulty += 2;
    leavePlay(t, kept);
  },

  // TW-2 to TW-4, and the Arbitrator
  meddle: opens({
    name: 'location-check',
    seats: (t) => humans(t),
    offers(t, { location }, seat) {
      const offers: string[] = [];
      if (location === 'admirals-quarters') {
        if (has(t.facts, seat, 'cylon-hatred')) offers.push('cylon-hatred:-3');
        if (playerAt(t.facts, seat).quorum.includes('assign-arbitrator')) {
          offers.push('arbitrator:-3', 'arbitrator:+3');
        }
      } else if (has(t.facts, seat, 'friends-in-low-places')) {
        offers.push('friends-in-low-places:-2', 'friends-in-low-places:+2');
      }
      return offers;
    },
    about: (_t, { difficulty }) => ({ difficulty }),
    play(t, check, choice, seat) {
      const [ability = '', by] = String(choice).split(':');
      check.difficulty += Number(by);
      t.emit('difficulty-changed', { seat, by: Number(by), difficulty: check.difficulty });
      if (ability === 'arbitrator') {
        const player = playerAt(t.facts, seat);
        player.quorum = player.quorum.filter((card) => card !== 'assign-arbitrator');
        t.facts.quorum.discard.push('assign-arbitrator');
      } else {
        t.emit('ability-used', { seat, ability });
      }
      return 'check';
    },
    speak: 'at-once',
    until: 'one-play',
    arbiter: (t) => t.facts.current,
  }),

  check(t, { seat, location, named, difficulty }) {
    if (location !== 'brig' && named === null) return;
    const context = { ...contextOf(t.facts.current, seat), chosen: named };
    t.run(
      skillCheck,
      checking({
        source: 'location',
        difficulty,
        skills: CHECKS[location].skills,
        outcomes: { pass: PASSED[location], partial: [], fail: [] },
        context,
      }),
    );
  },
});

/** BSG-17.6, 17.9 */
function nominees(t: BsgTable): Seat[] {
  const vice = t.seats.find((seat) =>
    playerAt(t.facts, seat).quorum.includes('assign-vice-president'),
  );
  if (vice !== undefined && isHuman(t.facts, vice) && t.facts.titles.president !== vice)
    return [vice];
  return fromCurrent(t).filter((seat) => isHuman(t.facts, seat));
}

export const locationProcedures = [
  activateLocation,
  hurriedJump,
  weaponsControl,
  communications,
  launchSelf,
  armory,
  presidentsOffice,
  locationCheck,
];
