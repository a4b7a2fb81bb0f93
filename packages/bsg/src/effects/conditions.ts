import { type Seat, seatAt } from '@starboard/kernel';
import { canPilot } from '../content/library.ts';
import { targetsIn, unmannedIn, vipersIn } from '../ships/sectors.ts';
import { boardAt } from '../table/boards.ts';
import type { Facts } from '../table/facts.ts';
import { RISK } from '../table/jump-track.ts';
import { canBeSent, characterAt, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { isSector, SECTORS } from '../table/vocabulary.ts';
import type { Bounds, Condition } from './condition.ts';

/** Whether a condition holds for a seat. */
export function holds(facts: Facts, seat: Seat, condition: Condition): boolean {
  switch (condition.is) {
    case 'resource':
      return within(condition, facts.resources[condition.resource]);
    case 'distance':
      return within(condition, facts.distance);
    case 'title':
      return facts.titles[condition.title] === seat;
    case 'blue-jump-space':
      return RISK[facts.jumpTrack] !== undefined;
    case 'nuke-left':
      return facts.nukes > 0;
    case 'cylon-ship-in-space':
      return SECTORS.some((sector) => targetsIn(facts, sector).length > 0);
    case 'civilian-ship-in-space':
      return facts.civilians.some(({ where }) => isSector(where));
    case 'basestar-in-space':
      return facts.basestars.some(({ sector }) => sector !== null);
    case 'centurion-aboard':
      return facts.boarding.length > 0;
    case 'viper-to-launch':
      return (
        vipersIn(facts, 'reserves').length > 0 ||
        SECTORS.some((sector) => unmannedIn(facts, sector).length > 0)
      );
    case 'somebody-to-accuse':
      return facts.players.some((_, other) => canBeSent(facts, seatAt(other), 'brig'));
    case 'pilot':
      return canPilot(characterAt(facts, seat));
    case 'full-cylon':
      return standingOf(facts, seat).fullCylon;
    case 'own-turn':
      return facts.current === seat;
    case 'on-board':
      return boardAt(facts, seat)?.id === condition.board;
    case 'at':
      return playerAt(facts, seat).location === condition.location;
    case 'not':
      return !holds(facts, seat, condition.of);
    case 'all':
      return condition.of.every((it) => holds(facts, seat, it));
    case 'any':
      return condition.of.some((it) => holds(facts, seat, it));
  }
}

export function allHold(facts: Facts, seat: Seat, conditions?: readonly Condition[]): boolean {
  return conditions === undefined || conditions.every((it) => holds(facts, seat, it));
}

function within({ atLeast, atMost, below }: Bounds, value: number): boolean {
  return (
    (atLeast === undefined || value >= atLeast) &&
    (atMost === undefined || value <= atMost) &&
    (below === undefined || value < below)
  );
}
