import {
  type BsgView,
  COLONIAL_ONE,
  canPilot,
  characterOf,
  crisisOf,
  LAUNCH_SECTORS,
  neighbours,
  type PlayerView,
  SECTORS,
  type Sector,
} from '@starboard/bsg';
import { arrestChance, passChance } from './checks.ts';
import { basestarsOut, boardingDanger, frailty, heavyOut, raidersOut } from './danger.ts';
import { ESCAPE, freedomWorth } from './freedom.ts';
import { wantsOffice } from './goals.ts';
import { jumpWorth } from './jumping.ts';
import { laterPlaceWorth } from './places.ts';
import { phaseOf, shipsBehind } from './planet.ts';
import type { Position } from './position.ts';
import { unitFor } from './prices.ts';
import { bestEscort } from './pursuit.ts';
import { bestInHand } from './quorum.ts';
import { civiliansIn, needFrom, raidersIn, vipersIn } from './space.ts';
import { bestArrest } from './suspects.ts';
import { TUNE } from './tuning.ts';

/** What it is worth to the fleet that this seat uses a location now. */
export function locationWorth(position: Position, location: string): number {
  const price = activationPrice(position.me, location);
  if (price > position.me.handSize) return 0;
  return placeWorth(position, location) - TUNE.card * price;
}

/** Cards that somebody must discard to use a place at all (BSG-12: Terminal Illness). */
function activationPrice({ character }: PlayerView, location: string): number {
  if (character === null) return 0;
  for (const ability of characterOf(character).abilities) {
    if (ability.rule !== 'pays-to-activate') continue;
    if (ability.only === undefined || ability.only === location) return ability.cards;
  }
  return 0;
}

function placeWorth(position: Position, location: string): number {
  const { facts } = position;
  const later = laterPlaceWorth(position, location);
  if (later !== null) return isDamagedAt(facts, location) ? 0 : later;
  // While ships are brought up from New Caprica, that comes first.
  const busy = phaseOf(facts) === 'orbit' && shipsBehind(facts) > 0;
  return firstPlaceWorth(position, location) * (busy ? TUNE.orbit : 1);
}

const isDamagedAt = ({ damaged }: BsgView, location: string): boolean =>
  damaged.some((token) => token === location);

/** A card in play closes a place, or a whole ship, for all to see (Jammed Assault, Bomb on Colonial 1). */
function isClosed({ kept }: BsgView, location: string): boolean {
  return kept.some((it) => {
    if (it.deck === 'quorum') return false;
    const { lasting } = crisisOf(it.card);
    if (lasting?.rule !== 'closed') return false;
    return (
      lasting.place === location ||
      (lasting.place === 'colonial-one' && COLONIAL_ONE.some((place) => place === location))
    );
  });
}

/** Some never use a place where somebody else is, but for the Brig. */
function isShyOf({ facts, me }: Position, location: string): boolean {
  if (me.character === null || location === 'brig') return false;
  return (
    characterOf(me.character).abilities.some(({ rule }) => rule === 'activates-alone') &&
    facts.players.some(({ seat, where }) => seat !== me.seat && where === location)
  );
}

function firstPlaceWorth(position: Position, location: string): number {
  const { facts, me, suspicion } = position;
  if (isDamagedAt(facts, location) || isClosed(facts, location) || isShyOf(position, location)) {
    return 0;
  }
  switch (location) {
    case 'ftl-control':
      return facts.jumpTrack < 3 || phaseOf(facts) === 'orbit' ? 0 : jumpWorth(position);
    case 'weapons-control': {
      const targets = raidersOut(facts) + heavyOut(facts) + basestarsOut(facts);
      return targets === 0
        ? 0
        : TUNE.weapons +
            basestarsOut(facts) *
              TUNE.weaponsStars *
              frailty(facts) *
              (facts.pursuit === null ? 1 : 1.5) +
            // One shot is one raider, however many there are.
            Math.min(4, raidersOut(facts)) * TUNE.weaponsRaiders +
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
      return communicationsWorth(facts);
    case 'admirals-quarters': {
      // A fleet that has locked up two has nobody left to spare.
      if (facts.players.filter(({ where }) => where === 'brig').length >= 2) return -ARREST_COST;
      const arrest = bestArrest(position);
      if (arrest === null || arrest.worth <= 0) return -ARREST_COST;
      return TUNE.quarters * arrest.worth * arrestChance(position, arrest.seat) - ARREST_COST;
    }
    case 'research-lab':
      return TUNE.research * roomFor(me.handSize);
    case 'press-room':
      return TUNE.press * roomFor(me.handSize);
    case 'hangar-deck': {
      const pilot = me.character !== null && canPilot(me.character);
      if (!pilot || vipersIn(facts, 'reserves') === 0) return 0;
      const need = Math.max(...LAUNCH_SECTORS.map((sector) => needFrom(facts, sector)));
      return Math.min(1.6, need * TUNE.hangar);
    }
    case 'armory':
      return facts.boarding.length === 0 ? 0 : TUNE.armory * boardingDanger(facts) + 0.2;
    case 'presidents-office':
      return facts.titles.president === me.seat ? officeWorth(position) : 0;
    case 'administration': {
      const { president } = facts.titles;
      const doubt = president === null || president === me.seat ? 0 : (suspicion[president] ?? 0);
      if (president !== me.seat && wantsOffice(position)) return 0.7;
      return doubt < TUNE.suspect ? 0 : 0.8 * (doubt - 0.3);
    }
    case 'brig':
      return TUNE.escape * freedomWorth(facts) * passChance(position, ESCAPE);
    default:
      return 0;
  }
}

const isOut = (where: string): boolean => SECTORS.some((sector) => sector === where);

/** The part that cards are worth to whoever holds so many: what is beyond ten is lost at the end of the turn. */
const roomFor = (hand: number): number => Math.min(1, Math.max(0.1, (TUNE.fullHand - hand) / 5));

/** The President draws a card, and draws another or plays one. */
function officeWorth(position: Position): number {
  return TUNE.office / 2 + Math.max(TUNE.office / 2, bestInHand(position));
}

/** The cards that go into an arrest. */
const ARREST_COST = 0.5;

/** What it is worth to move two civilian ships out of the raiders' way. */
function communicationsWorth(facts: BsgView): number {
  if (facts.civilians.length === 0) return 0;
  const saved = facts.civilians
    .map(
      ({ sector }) =>
        peril(facts, sector) - Math.min(...neighbours(sector).map((it) => peril(facts, it))),
    )
    .sort((a, b) => b - a)
    .slice(0, 2)
    .reduce((sum, it) => sum + Math.max(0, it), 0);
  const people = unitFor(facts, 'population', facts.resources.population);
  const worth = TUNE.communications + TUNE.hunted * saved * people;
  return worth * (facts.pursuit === null ? 1 : TUNE.moved);
}

/** How likely a civilian ship in an area is destroyed when the raiders come: vipers draw them off, more ships share it. */
function peril(facts: BsgView, sector: Sector): number {
  const here = Math.max(0, raidersIn(facts, sector) - vipersIn(facts, sector));
  const near = neighbours(sector).reduce((sum, it) => sum + raidersIn(facts, it), 0);
  const hunted = here / Math.max(1, civiliansIn(facts, sector));
  return Math.min(1, hunted) + 0.1 * Math.min(3, near);
}
