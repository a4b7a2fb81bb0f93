import {
  type BsgView,
  boardOf,
  canPilot,
  DEFINITIONS,
  kindOf,
  LAUNCH_SECTORS,
  loyaltyOf,
  type Meaning,
  meaningOf,
  SECTORS,
  type Sector,
  type Title,
} from '@starboard/bsg';
import type { Choice, OneAsk } from '@starboard/kernel';
import { abilityWorth } from './abilities.ts';
import { seeksArrest, shouldReturn } from './aims.ts';
import {
  activationHarm,
  basestarsOut,
  frailty,
  heavyOut,
  raidersOut,
  threat,
  threatAround,
} from './danger.ts';
import { goalWorth, pursues, wantsOffice } from './goals.ts';
import { activationWorth } from './later-stakes.ts';
import { cardsComeAndGo } from './loyalty.ts';
import { insteadOfMoving } from './movement-cards.ts';
import { companyWorth, nebulaOf } from './nebula.ts';
import {
  attackWorth,
  cylonFare,
  extraWorth,
  friendlyPlaceWorth,
  laterCylonPlaceWorth,
  laterPlaceWorth,
  shelterWorth,
} from './places.ts';
import { isExodus, oddsNow, phaseOf, shipsBehind } from './planet.ts';
import { type Position, preferred, taste } from './position.ts';
import { homeOf, lossFor } from './prices.ts';
import { bestEscort, escortWorth } from './pursuit.ts';
import { quorumWorth, watchedRisk } from './quorum.ts';
import {
  civiliansIn,
  needFrom,
  needIn,
  raidersIn,
  sectorOf,
  targetWorth,
  vipersIn,
} from './space.ts';
import { fleetWorth } from './stakes.ts';
import { chiefSuspect } from './suspects.ts';
import { TUNE } from './tuning.ts';

/** What it is worth to the fleet that this seat uses a location now. */
export function locationWorth(position: Position, location: string): number {
  const { facts } = position;
  const later = laterPlaceWorth(position, location);
  if (later !== null) return isDamagedAt(facts, location) ? 0 : later;
  // While ships are brought up from New Caprica, that comes first.
  const busy = phaseOf(facts) === 'orbit' && shipsBehind(facts) > 0;
  return firstPlaceWorth(position, location) * (busy ? TUNE.orbit : 1);
}

const isDamagedAt = ({ damaged }: BsgView, location: string): boolean =>
  damaged.some((token) => token === location);

function firstPlaceWorth(position: Position, location: string): number {
  const { facts, me, suspicion } = position;
  if (isDamagedAt(facts, location)) return 0;
  switch (location) {
    case 'ftl-control':
      return facts.jumpTrack < 3 || phaseOf(facts) === 'orbit' ? 0 : jumpWorth(facts);
    case 'weapons-control': {
      const targets = raidersOut(facts) + heavyOut(facts) + basestarsOut(facts);
      return targets === 0
        ? 0
        : TUNE.weapons +
            basestarsOut(facts) * TUNE.weaponsStars * frailty(facts) +
            raidersOut(facts) * TUNE.weaponsRaiders +
            heavyOut(facts) * 0.12;
    }
    case 'command': {
      const shooters =
        vipersIn(facts, 'reserves') +
        facts.vipers.filter(({ where, pilot }) => isOut(where) && pilot === null).length;
      const foes = raidersOut(facts) + heavyOut(facts);
      if (shooters === 0) return 0;
      const shooting =
        foes === 0 ? 0 : Math.min(2, TUNE.command + TUNE.commandFoes * Math.min(foes, 7));
      return Math.max(shooting, Math.min(TUNE.escortMost, TUNE.escort * bestEscort(facts)));
    }
    case 'communications':
      return facts.civilians.length === 0
        ? 0
        : (TUNE.communications +
            TUNE.communicationsRaiders * facts.civilians.length * Math.min(4, raidersOut(facts))) *
            (facts.pursuit === null ? 1 : TUNE.moved);
    case 'admirals-quarters': {
      // A fleet that has locked up two has nobody left to spare.
      if (facts.players.filter(({ where }) => where === 'brig').length >= 2) return 0;
      const suspect = chiefSuspect(position);
      return suspect === null || suspect.doubt < TUNE.suspect
        ? 0
        : TUNE.quarters * (suspect.doubt - 0.3) + handStrength(position) * 0.05;
    }
    case 'research-lab':
      return me.handSize < 9 ? TUNE.research : 0.1;
    case 'press-room':
      return me.handSize < 8 ? TUNE.press : 0.1;
    case 'hangar-deck': {
      const pilot = me.character !== null && canPilot(me.character);
      if (!pilot || vipersIn(facts, 'reserves') === 0) return 0;
      const need = Math.max(...LAUNCH_SECTORS.map((sector) => needFrom(facts, sector)));
      return Math.min(1.6, need * TUNE.hangar);
    }
    case 'armory':
      return facts.boarding.length === 0
        ? 0
        : TUNE.armory +
            TUNE.armorySpace * Math.max(...facts.boarding) +
            0.2 * facts.boarding.length;
    case 'presidents-office':
      return facts.titles.president === me.seat ? TUNE.office : 0;
    case 'administration': {
      const { president } = facts.titles;
      const doubt = president === null || president === me.seat ? 0 : (suspicion[president] ?? 0);
      if (president !== me.seat && wantsOffice(position)) return 0.7;
      return doubt < TUNE.suspect ? 0 : 1.3 * (doubt - 0.3);
    }
    case 'brig':
      return TUNE.brig;
    default:
      return 0;
  }
}

const isOut = (where: string): boolean => SECTORS.some((sector) => sector === where);

function handStrength({ me }: Position): number {
  return Math.min(8, me.handSize);
}

/** What a jump now is worth: the way done and the ships left behind, less the people who may be lost. */
function jumpWorth(facts: BsgView): number {
  const lost = facts.jumpTrack === 3 ? 3 : 1;
  const risk = 6 / 8;
  const { population } = facts.resources;
  // The jump after distance 8 is the last: nothing but the dice can go wrong then.
  if (facts.distance >= homeOf(facts)) return (population > lost ? 1 : 1 - risk) * LAST_JUMP;
  const share = phaseOf(facts) === null ? TUNE.jumpCost : TUNE.jumpCostPlanet;
  const cost = share * risk * lossFor(facts, 'population', population, lost);
  const escaped = TUNE.jumpThreat * threatAround(facts);
  return TUNE.jump + escaped + (facts.jumpTrack === 4 ? 0.4 : 0) - cost;
}

const LAST_JUMP = 12;

/** What an action is worth to the fleet. */
export function actionWorth(position: Position, action: Meaning): number {
  const { facts, me } = position;
  switch (action.is) {
    case 'use-location':
      return locationWorth(position, me.where);
    case 'play-card':
      return cardWorth(position, action.card);
    case 'use-ability':
      return abilityWorth(position);
    case 'use-viper':
      return viperWorth(position);
    case 'extra-action':
      return extraWorth(position, action.action);
    case 'use-title':
      return titleAction(position, action.title);
    case 'play-quorum': {
      const card = facts.quorumHand?.[action.index];
      return card === undefined ? 0 : quorumWorth(position, card) - watchedRisk(position);
    }
    case 'reveal':
      return loyaltyOf(action.loyalty).goal === undefined
        ? -5
        : goalWorth(position, action.loyalty);
    default:
      return 0;
  }
}

function titleAction(position: Position, title: Title): number {
  const { facts } = position;
  switch (title) {
    case 'president':
      return 0.45;
    case 'admiral':
      return nukeWorth(facts) + (pursues(position, 'goal-devastation') ? 0.8 : 0);
    case 'cag':
      // The title goes to somebody else afterwards.
      return activationWorth(facts) - 0.1;
  }
}

/** What there is to do for this seat where it is. */
export function hereWorth(position: Position): number {
  const { me } = position;
  const cards = (me.hand ?? []).map((card) => cardWorth(position, card));
  return Math.max(locationWorth(position, me.where), viperWorth(position), ...cards);
}

export function nukeWorth(facts: BsgView): number {
  if (facts.pursuit !== null) return fleetWorth(facts, [{ op: 'nuke-sector' }]);
  const stars = basestarsOut(facts);
  // Two basestars wait in the Ionian Nebula.
  const kept = nebulaOf(facts)?.phase === 'afar' ? 0.4 : 0;
  return stars === 0 ? 0 : stars * TUNE.nuke * frailty(facts) + threat(facts) * 0.12 - 0.3 - kept;
}

function cardWorth(position: Position, card: number): number {
  const { facts, me } = position;
  const kind = kindOf(card);
  switch (kind.id) {
    case 'full-throttle': {
      const sector = sectorOf(facts, me.seat);
      const most = Math.max(...SECTORS.map((it) => needIn(facts, it)));
      return sector === null ? 0 : Math.min(1.2, 0.25 + 0.3 * most);
    }
    case 'human-weakness':
      return fleetWorth(facts, kind.play?.effects ?? []);
    case 'consolidate-power':
      return me.handSize < 9 ? 0.4 : 0;
    case 'executive-order': {
      const others = facts.players.filter(({ seat }) => seat !== me.seat);
      const trusted = others.some(
        ({ seat, revealed, where }) =>
          revealed === 'no' && (position.suspicion[seat] ?? 1) < 0.35 && where !== 'brig',
      );
      if (trusted && isExodus(facts))
        return TUNE.exodusOrder * (laterPlaceWorth(position, 'shipyard') ?? 0);
      return trusted
        ? TUNE.order + 0.1 * Math.min(5, threat(facts)) + (facts.jumpTrack >= 4 ? 0.3 : 0)
        : 0;
    }
    case 'state-of-emergency':
    case 'scout-for-fuel':
      return fleetWorth(facts, kind.play?.effects ?? []) - 0.15;
    case 'build-nuke':
      return fleetWorth(facts, kind.play?.effects ?? []) - buildingDoubt(position);
    case 'launch-scout':
      return facts.raptors > 1 ? TUNE.scout : 0.05;
    case 'maximum-firepower': {
      const sector = sectorOf(facts, me.seat);
      return sector === null ? 0 : Math.min(4, raidersIn(facts, sector)) * 0.33;
    }
    case 'repair': {
      const here = facts.damaged.some((token) => token === me.where);
      return here
        ? (TUNE.repair + 0.12 * facts.damaged.length) * frailty(facts)
        : 0.22 * Math.min(2, vipersIn(facts, 'damaged'));
    }
    default:
      return 0;
  }
}

/** Why one would not build a nuke: the Admiral is not to be trusted with it, or the own goal is that there be none. */
function buildingDoubt(position: Position): number {
  const { facts, suspicion } = position;
  const { admiral } = facts.titles;
  const doubt = admiral === null ? 1 : (suspicion[admiral] ?? 0.3);
  return 0.2 + 0.8 * doubt + (pursues(position, 'goal-devastation') ? 1 : 0);
}

function viperWorth({ facts, me }: Position): number {
  const sector = sectorOf(facts, me.seat);
  if (sector === null) return 0;
  if (facts.pursuit !== null && civiliansIn(facts, sector) > 0) {
    return Math.max(escortWorth(facts, sector) + 0.2, raidersWorth(facts, sector));
  }
  return raidersWorth(facts, sector);
}

function raidersWorth(facts: BsgView, sector: Sector): number {
  if (raidersIn(facts, sector) > 0) return targetWorth(facts, 'raider', sector) + 0.2;
  return Math.min(0.5, needFrom(facts, sector) * 0.3);
}

/** Which of the actions to take. */
export function chosenAction(position: Position, ask: OneAsk): Choice {
  const worth = (choice: Choice): number => actionWorth(position, meaningOf(ask, choice));
  switch (position.role) {
    case 'human':
      return preferred(position, ask.of, worth);
    case 'hidden-cylon':
      return hiddenAction(position, ask);
    case 'revealed-cylon':
      return preferred(position, ask.of, (choice) => cylonAction(position, meaningOf(ask, choice)));
  }
}

/** What an action is worth to an open Cylon. */
function cylonAction(position: Position, action: Meaning): number {
  switch (action.is) {
    case 'use-location':
      return 0.2 + cylonPlaceWorth(position, position.me.where);
    case 'play-card':
    case 'use-ability':
    case 'extra-action':
      return position.aim * actionWorth(position, action);
    default:
      return 0;
  }
}

/** A hidden Cylon does something that looks useful and is not, until it is time to show its face. */
function hiddenAction(position: Position, ask: OneAsk): Choice {
  const { facts, me, memory } = position;
  const meant = (is: (meaning: Meaning) => boolean): Choice | undefined =>
    ask.of.find((choice) => is(meaningOf(ask, choice)));
  const leave = meant((it) => it.is === 'extra-action' && it.action === 'order-departure');
  // An Admiral who is a Cylon leaves when that is the end.
  if (leave !== undefined && oddsNow(facts) < 0.35) return leave;
  const asked = ARRESTING.includes(me.where) && seeksArrest(me, memory.deeds);
  const use = asked ? meant((it) => it.is === 'use-location') : undefined;
  if (use !== undefined) return use;
  const back = meant((it) => it.is === 'extra-action' && it.action === 'end-infiltration');
  if (back !== undefined && shouldReturn(facts, me, memory.deeds)) return back;
  // A goal it holds is left to cost the fleet something in the end.
  const reveals = ask.of.filter((choice) => isOwnFace(meaningOf(ask, choice)));
  if (reveals.length > 0 && timeToReveal(position)) {
    return preferred(position, reveals, (choice) => revealWorth(position, meaningOf(ask, choice)));
  }
  const rest = ask.of.filter((choice) => meaningOf(ask, choice).is !== 'reveal');
  return preferred(position, rest, (choice) => pretence(position, meaningOf(ask, choice)));
}

const isOwnFace = (meant: Meaning): boolean =>
  meant.is === 'reveal' && loyaltyOf(meant.loyalty).team === 'cylon';

/** Where somebody can have the own character locked up, or worse. */
const ARRESTING = ['admirals-quarters', 'airlock', 'resistance-hq'];

/** Where small gains of one's own can be had. */
const SELFISH: ReadonlySet<Meaning['is']> = new Set(['use-location', 'play-card', 'use-title']);

/** Half the time it really helps, for all to see; else it looks busy with small gains of its own. */
function pretence(position: Position, action: Meaning): number {
  const worth = actionWorth(position, action);
  if (taste(position, `pretence ${position.facts.turn}`) < 0.5) return worth;
  if (action.is === 'word') return 0.1;
  const selfish = SELFISH.has(action.is) && worth > 0 && worth < 0.62 ? 0.5 : 0;
  return selfish + (worth > 0.62 ? 0.25 : 0.1) - Math.max(0, worth) * 0.2;
}

/** When open force does more than hidden doubt: locked up for good, found out, or at the very end. */
function timeToReveal({ facts, me, exposure, personality, suspicion }: Position): boolean {
  const { nerve } = personality;
  if (!facts.sleeperDone) return false;
  // In the Brig some still protest their innocence.
  if (me.where === 'brig' || me.where === 'detention') {
    return nerve > 0.8 || facts.distance >= homeOf(facts);
  }
  if (exposure > 0.8) return true;
  const weak = Object.values(facts.resources).some((left) => left <= 1);
  const close = facts.distance >= homeOf(facts);
  const pressed = threat(facts) > 9;
  const alone = !suspicion.some((doubt, seat) => doubt === 1 && seat !== me.seat);
  // Among so many Crisis cards attacks are few: open force is missed, unless Cylons are in pursuit anyhow.
  if (cardsComeAndGo(facts) && facts.pursuit === null && nerve > TUNE.openly) return true;
  return (close || weak || pressed) && nerve > (alone ? 0.85 : 0.7);
}

function revealWorth({ facts }: Position, action: Meaning): number {
  return action.is === 'reveal' ? -fleetWorth(facts, loyaltyOf(action.loyalty).power) : 0;
}

/** Where a revealed Cylon does most harm. */
export function cylonPlaceWorth(position: Position, place: string): number {
  const { facts, me, aim } = position;
  if (aim > 0) return friendlyPlaceWorth(position, place);
  switch (place) {
    case 'caprica':
      return me.superCrisis !== null && me.revealed === 'cylon' ? 2.4 : 0.75;
    case 'cylon-fleet': {
      if (me.revealed !== 'cylon') return 0;
      const stars = basestarsOut(facts);
      return Math.max(
        activationHarm(facts, 'raiders') * 1.4,
        activationHarm(facts, 'heavy-raiders') * 1.3,
        activationHarm(facts, 'basestars') * 1.3,
        stars * 0.9,
      );
    }
    case 'human-fleet':
      return 0.75;
    case 'resurrection-ship':
      return facts.distance <= 7 && me.loyalty.includes(null) ? 0.4 : 0.1;
    default:
      return laterCylonPlaceWorth(position, place);
  }
}

/** How good a place is to go to, or to stay at, before acting. */
export function placeAppeal(position: Position, goal: Meaning): number {
  const { me, facts, role } = position;
  const place = goal.is === 'location' ? goal.location : me.where;
  if (goal.is === 'play-card' || goal.is === 'use-ability') {
    return insteadOfMoving(position, goal, placeAppeal(position, { is: 'word', word: 'stay' }));
  }
  if (role === 'revealed-cylon') return cylonPlaceWorth(position, place) - cylonFare(me, place);
  const sector = sectorOf(facts, me.seat);
  if (goal.is === 'fly') return flightWorth(facts, goal.to) + 0.15;
  if (goal.is !== 'location') {
    const flying = sector === null ? 0 : viperWorth(position) + 0.1;
    return (
      Math.max(locationWorth(position, me.where), flying, attackWorth(position, me.where)) +
      companyWorth(position, me.where) +
      0.05
    );
  }
  const here = DEFINITIONS.locations.find(({ id }) => id === me.where)?.id;
  const away = here === undefined || boardOf(here) !== boardOf(goal.location);
  const cost = away ? 0.28 : 0;
  const leaving = sector === null ? 0 : Math.min(1, needFrom(facts, sector) * 0.4);
  const there = Math.max(
    locationWorth(position, place),
    repairsAt(position, place),
    attackWorth(position, place),
  );
  const company = companyWorth(position, place);
  return there + company + shelterWorth(position, place) - cost - leaving;
}

/** Where to go before acting. */
export function destination(position: Position, ask: OneAsk): Choice {
  const appeal = (choice: Choice): number => placeAppeal(position, meaningOf(ask, choice));
  if (position.role !== 'hidden-cylon') return preferred(position, ask.of, appeal);
  // A hidden Cylon goes where cards are to be had, and stays away from where it would have to help.
  const arrest = seeksArrest(position.me, position.memory.deeds);
  return preferred(position, ask.of, (choice) => {
    const worth = appeal(choice);
    if (arrest && ARRESTING.includes(String(choice))) return 2;
    const cards = choice === 'press-room' || choice === 'research-lab' ? 0.2 : 0;
    return (worth > 0.8 ? 0.35 : worth * 0.8) + cards;
  });
}

function flightWorth(facts: BsgView, sector: Sector): number {
  return raidersIn(facts, sector) > 0
    ? targetWorth(facts, 'raider', sector) + 0.1 * Math.min(4, raidersIn(facts, sector))
    : Math.min(0.4, needFrom(facts, sector) * 0.3);
}

/** Whether a Repair card in hand could be used there. */
function repairsAt({ facts, me }: Position, place: string): number {
  const holds = (me.hand ?? []).some((card) => kindOf(card).id === 'repair');
  if (!holds) return 0;
  if (facts.damaged.some((token) => token === place)) {
    return (0.7 + 0.12 * facts.damaged.length) * frailty(facts);
  }
  return place === 'hangar-deck' ? 0.2 * Math.min(2, vipersIn(facts, 'damaged')) : 0;
}
