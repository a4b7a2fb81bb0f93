import type { Seat } from '@starboard/kernel';
import type { Among } from '../effects/effect.ts';
import type { Facts } from './facts.ts';
import { canLook } from './looking.ts';
import {
  canBeSent,
  inBrig,
  inCustody,
  isCylonPlayer,
  isHuman,
  isOffBoard,
  isOnPlanet,
  onGalactica,
  playerAt,
} from './people.ts';
import { standingOf } from './standing.ts';

/** Whether somebody may be named. BSG-7.11: if nobody may, nothing happens. */
export function isCandidate(facts: Facts, among: Among, seat: Seat, by: Seat): boolean {
  switch (among) {
    case 'can-go-to-brig':
      return canBeSent(facts, seat, 'brig');
    case 'can-go-to-sickbay':
      return canBeSent(facts, seat, 'sickbay');
    case 'on-galactica-to-brig':
      return seat !== by && onGalactica(facts, seat) && canBeSent(facts, seat, 'brig');
    case 'on-galactica-to-sickbay':
      return seat !== by && onGalactica(facts, seat) && canBeSent(facts, seat, 'sickbay');
    case 'others':
      return seat !== by && isHuman(facts, seat);
    case 'other-not-admiral': {
      const free = standingOf(facts, seat).holdsTitles && !inBrig(facts, seat);
      return seat !== by && free && facts.titles.admiral !== seat;
    }
    case 'others-in-brig':
      return seat !== by && isPrisoner(facts, seat, by);
    case 'with-hidden-loyalty':
      return canLook(facts, by, seat);
    case 'human-with-hidden-loyalty':
      return isHuman(facts, seat) && canLook(facts, by, seat); // BSG-23.8
    case 'humans':
      return isHuman(facts, seat);
    case 'human-on-board':
      return isHuman(facts, seat) && !isOffBoard(facts, seat);
    case 'prisoners':
      return isPrisoner(facts, seat, by);
    case 'on-planet':
      return isOnPlanet(facts, seat);
    case 'on-planet-to-detention':
      return isOnPlanet(facts, seat) && canBeSent(facts, seat, 'detention');
    case 'on-planet-to-medical-center':
      return isOnPlanet(facts, seat) && canBeSent(facts, seat, 'medical-center');
    case 'in-detention':
      return playerAt(facts, seat).location === 'detention';
    case 'revealed-cylon':
      return isCylonPlayer(facts, seat);
    case 'other-players':
      return seat !== by && standingOf(facts, seat).plays;
    case 'others-here':
      return seat !== by && isHere(facts, seat, by);
    case 'other-can-go-to-brig':
      return seat !== by && canBeSent(facts, seat, 'brig');
    case 'other-can-go-to-sickbay':
      return seat !== by && canBeSent(facts, seat, 'sickbay');
    case 'humans-with-loyalty': {
      const { human, loyalty } = standingOf(facts, seat);
      return human && loyalty && standingOf(facts, by).loyalty; // EXO-39.4
    }
  }
}

function isHere(facts: Facts, seat: Seat, by: Seat): boolean {
  const { location } = playerAt(facts, by);
  return location !== null && playerAt(facts, seat).location === location;
}

/** PEG-28.6: for somebody on a planet the Brig is the prison there. */
function isPrisoner(facts: Facts, seat: Seat, by: Seat): boolean {
  if (!inCustody(facts, seat)) return false;
  return isOnPlanet(facts, by) === isOnPlanet(facts, seat);
}
