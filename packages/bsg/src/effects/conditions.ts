import { type Seat, seatAt } from '@starboard/kernel';
import { canPilot, destinationOf } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { rulesOf } from '../modules/rules.ts';
import { answers, type Touched } from '../rulebook/questions.ts';
import { onBoard, targetsIn, unmannedIn, vipersIn } from '../ships/sectors.ts';
import { boardAt, isOn } from '../table/boards.ts';
import { isCandidate } from '../table/candidates.ts';
import { comingTo } from '../table/coming-to.ts';
import type { Facts } from '../table/facts.ts';
import { RISK } from '../table/jump-track.ts';
import { canBeSent, characterAt, inCustody, isHuman, pilots, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import { type BoardId, isSector, SECTORS } from '../table/vocabulary.ts';
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
      return RISK[facts.jumpTrack] !== undefined && !isFrozen(facts, 'jump-track');
    case 'nuke-left':
      return facts.nukes > 0;
    case 'cylon-ship-in-space':
      return (
        SECTORS.some((sector) => targetsIn(facts, sector).length > 0) && !isFrozen(facts, 'space')
      );
    case 'civilian-ship-in-space':
      return facts.civilians.some(({ where }) => isSector(where)) && !isFrozen(facts, 'space');
    case 'basestar-in-space':
      return facts.basestars.some(({ sector }) => sector !== null) && !isFrozen(facts, 'space');
    case 'centurion-aboard':
      return facts.boarding.length > 0 && !isFrozen(facts, 'boarding');
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
    case 'piloting':
      return pilots(facts, seat) !== null;
    case 'in-custody':
      return inCustody(facts, seat);
    case 'human-in-custody':
      return facts.players.some((_, other) => {
        const it = seatAt(other);
        return isHuman(facts, it) && inCustody(facts, it);
      });
    case 'human-here':
      return humansHere(facts, seat).length > 0;
    case 'may-infiltrate':
      return standingOf(facts, seat).infiltrates !== null;
    case 'infiltrating':
      return standingOf(facts, seat).returnsAs !== null;
    case 'cards-in-hand':
      return within(condition, playerAt(facts, seat).hand.length);
    case 'basestar-beside':
      return facts.basestars.some(({ sector }) => sector === null);
    case 'somebody':
      return facts.players.some((_, other) =>
        isCandidate(facts, condition.among, seatAt(other), seat),
      );
    case 'execution-cost-morale':
      return facts.mourned === true;
    case 'super-crises-played':
      return within(condition, playerAt(facts, seat).superCrisesPlayed ?? 0);
    case 'executed':
      return within(condition, playerAt(facts, seat).executed ?? 0);
    case 'damaged':
      return within(condition, damagedOn(facts, condition.boards));
    case 'difference': {
      const [a, b] = condition.of;
      return within(condition, Math.abs(facts.resources[a] - facts.resources[b]));
    }
    case 'small-ships-lost':
      return within(condition, smallShipsLost(facts));
    case 'titles-held':
      return within(condition, titlesOf(facts, seat));
    case 'nukes':
      return within(condition, facts.nukes);
    case 'holder-at': {
      const holder = facts.titles[condition.title];
      return holder !== null && playerAt(facts, holder).location === condition.location;
    }
    case 'vipers-lost':
      return within(condition, facts.vipers.filter(isLost).length);
    case 'raiders-in-space':
      return within(condition, onBoard(facts, 'raider'));
    case 'reached-distance':
      return facts.visited.some((card) => destinationOf(card).distance === condition.distance);
    case 'strength-in-hand':
      return comingTo(condition.strength, playerAt(facts, seat).hand) !== null;
    case 'in-orbit':
    case 'occupation-force-here':
    case 'human-to-detain':
      return rulesOf(facts).conditions.get(condition.is)?.(facts, seat) ?? false;
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

const isFrozen = (facts: Facts, touched: Touched): boolean => answers(facts).frozen(facts, touched);

/** Other human players at the same place. */
export function humansHere(facts: Facts, seat: Seat): Seat[] {
  const { location } = playerAt(facts, seat);
  if (location === null) return [];
  return facts.players.flatMap((player, i) => {
    const other = seatAt(i);
    return other !== seat && player.location === location && isHuman(facts, other) ? [other] : [];
  });
}

function damagedOn({ damaged }: Facts, boards: readonly BoardId[]): number {
  return damaged.filter(
    (token) => token !== 'food' && token !== 'fuel' && boards.some((board) => isOn(token, board)),
  ).length;
}

function smallShipsLost({ vipers, raptors }: Facts): number {
  return [...vipers, ...raptors].filter(isLost).length;
}

const isLost = ({ where }: { readonly where: string }): boolean =>
  where === 'damaged' || where === 'destroyed';

/** EXO-C36: titles, not cards of titles. */
function titlesOf(facts: Facts, seat: Seat): number {
  return boxOf(facts).titles.filter((title) => facts.titles[title] === seat).length;
}

export function allHold(facts: Facts, seat: Seat, conditions?: readonly Condition[]): boolean {
  if (conditions === undefined) return true;
  for (const it of conditions) if (!holds(facts, seat, it)) return false;
  return true;
}

function within({ atLeast, atMost, below }: Bounds, value: number): boolean {
  return (
    (atLeast === undefined || value >= atLeast) &&
    (atMost === undefined || value <= atMost) &&
    (below === undefined || value < below)
  );
}
