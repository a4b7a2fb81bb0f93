import {
  boardOf,
  DEFINITIONS,
  kindOf,
  loyaltyOf,
  type Meaning,
  meaningOf,
  SECTORS,
  TITLES,
  type Title,
} from '@starboard/bsg';
import type { Choice, OneAsk } from '@starboard/kernel';
import { abilityWorth } from './abilities.ts';
import { seeksArrest, shouldReturn } from './aims.ts';
import { activationHarm, basestarsOut, frailty } from './danger.ts';
import { goalWorth, pursues } from './goals.ts';
import { activationWorth } from './later-stakes.ts';
import { locationWorth } from './locations.ts';
import { insteadOfMoving } from './movement-cards.ts';
import { companyWorth } from './nebula.ts';
import { nukeWorth } from './nukes.ts';
import { againWorth, orderWorth, POSTS } from './orders.ts';
import { flightWorth, viperWorth } from './piloting.ts';
import {
  attackWorth,
  cylonFare,
  extraWorth,
  friendlyPlaceWorth,
  laterCylonPlaceWorth,
  shelterWorth,
} from './places.ts';
import { oddsNow } from './planet.ts';
import { asInnocent, type Position, preferred } from './position.ts';
import { homeOf } from './prices.ts';
import { quorumWorth, watchedRisk } from './quorum.ts';
import { scoutWorth } from './scouting.ts';
import { needFrom, needIn, raidersIn, sectorOf, vipersIn } from './space.ts';
import { fleetWorth } from './stakes.ts';
import { asHumansDo, faceToShow, savesTheFleet, timeToReveal } from './traitors.ts';
import { TUNE } from './tuning.ts';

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
      return TUNE.petition;
    case 'admiral':
      if (facts.nukes === 0) return 0;
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

/** What two actions where this seat is would do, and one after going somewhere, for whoever has an order. */
export function withAnOrder(position: Position): { readonly stay: number; readonly go: number } {
  const { facts, me } = position;
  const place = locationWorth(position, me.where);
  const again = againWorth(position, me.where);
  const titles = TITLES.filter((title) => facts.titles[title] === me.seat);
  const elsewhere = [
    ...cardsOnce(position),
    ...titles.map((title) => titleAction(position, title)),
  ];
  const here = [place, again, viperWorth(position), ...elsewhere].sort((a, b) => b - a);
  const [first = 0, second = 0] = here.map((worth) => Math.max(0, worth));
  const there = POSTS.map((post) =>
    Math.max(locationWorth(position, post), repairsAt(position, post)),
  );
  return { stay: first + second, go: Math.max(...there, ...elsewhere) };
}

/** What the cards in hand would do, those of a kind once: the same deed again does little. */
function cardsOnce(position: Position): number[] {
  const { hand } = position.me;
  const worths = new Map((hand ?? []).map((card) => [kindOf(card).id, cardWorth(position, card)]));
  return [...worths.values()];
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
      return me.handSize < 9 ? TUNE.consolidate : 0;
    case 'executive-order':
      return orderWorth(position);
    case 'state-of-emergency':
    case 'scout-for-fuel':
      return fleetWorth(facts, kind.play?.effects ?? []) - 0.15;
    case 'build-nuke':
      return fleetWorth(facts, kind.play?.effects ?? []) - buildingDoubt(position);
    case 'launch-scout':
      return scoutWorth(position);
    case 'maximum-firepower': {
      const sector = sectorOf(facts, me.seat);
      return sector === null ? 0 : Math.min(4, raidersIn(facts, sector)) * 0.33;
    }
    case 'repair': {
      const here = facts.damaged.some((token) => token === me.where);
      return here
        ? repairWorth(position, me.where)
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

/** A hidden Cylon does as humans do, until it is time to show its face. */
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
  const meaning = (choice: Choice): Meaning => meaningOf(ask, choice);
  const reveals = ask.of.filter((choice) => isOwnFace(meaning(choice)));
  if (reveals.length > 0 && timeToReveal(position, reveals.map(meaning))) {
    return faceToShow(position, reveals, meaning);
  }
  const rest = ask.of.filter((choice) => {
    const meant = meaning(choice);
    if (meant.is !== 'play-quorum') return meant.is !== 'reveal';
    const card = facts.quorumHand?.[meant.index];
    return card === undefined || !savesTheFleet(facts, card);
  });
  const innocent = asInnocent(position);
  return asHumansDo(position, rest, (choice) => actionWorth(innocent, meaning(choice)));
}

const isOwnFace = (meant: Meaning): boolean =>
  meant.is === 'reveal' && loyaltyOf(meant.loyalty).team === 'cylon';

/** Where somebody can have the own character locked up, or worse. */
const ARRESTING = ['admirals-quarters', 'airlock', 'resistance-hq'];

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
  const shown = position.role === 'hidden-cylon' ? asInnocent(position) : position;
  const appeal = (choice: Choice): number => placeAppeal(shown, meaningOf(ask, choice));
  if (position.role !== 'hidden-cylon') return preferred(position, ask.of, appeal);
  const arrest = seeksArrest(position.me, position.memory.deeds);
  const wanted = arrest ? ask.of.find((choice) => ARRESTING.includes(String(choice))) : undefined;
  return wanted ?? asHumansDo(position, ask.of, appeal);
}

/** Whether a Repair card in hand could be used there. */
function repairsAt(position: Position, place: string): number {
  const { facts, me } = position;
  const holds = (me.hand ?? []).some((card) => kindOf(card).id === 'repair');
  if (!holds) return 0;
  if (facts.damaged.some((token) => token === place)) return repairWorth(position, place);
  return place === 'hangar-deck' ? 0.2 * Math.min(2, vipersIn(facts, 'damaged')) : 0;
}

/** What it is worth to mend a place: the fewer are whole the more, and what there will be to do there at once. */
function repairWorth(position: Position, place: string): number {
  const { facts } = position;
  const whole = {
    ...facts,
    damaged: facts.damaged.filter((token) => token !== place),
    // Whoever uses it comes later; before the last jump the drive is needed in any case.
    jumpTrack: Math.max(facts.distance >= homeOf(facts) ? 3 : 0, Math.min(4, facts.jumpTrack + 1)),
  };
  const used = Math.max(0, locationWorth({ ...position, facts: whole }, place));
  const mended = (TUNE.repair + 0.12 * facts.damaged.length) * frailty(facts);
  return mended + TUNE.repairUsed * Math.min(3, used);
}
