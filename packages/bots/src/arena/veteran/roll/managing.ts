import {
  colourOf,
  type Die,
  type ManageData,
  type ManagePlan,
  type PlayerView,
  reducedCost,
  type Stack,
  sideOn,
} from '@starboard/roll';
import { plainestFirst } from './working.ts';
import { dieWorth, type Outlook } from './worth.ts';

/** The best dice come back first; dice at work stay there unless they are stuck. */
export function manage(player: PlayerView, data: ManageData, outlook: Outlook): ManagePlan {
  const recruit = [...data.citizenry]
    .sort((a, b) => dieWorth(colourOf(b), outlook) - dieWorth(colourOf(a), outlook))
    .slice(0, data.recruits);
  const stuck = stuckDice(player, data.recruits);
  const recall =
    stuck.length >= data.recalls
      ? stuck
      : plainestFirst(data.recallable, outlook).slice(0, data.recalls);
  return { recruit, recall };
}

/** Fewer dice than this to roll next time, and dice at work are wanted back. */
const FEW = 2;

/**
 * Workers on a stack without tiles wait for nothing. When hardly any dice are left to roll, those on the tile that
 * is further from done come back to help with the other; and all of them if there are too few for any tile.
 */
function stuckDice(player: PlayerView, recruits: number): Die[] {
  const idle = (['develop', 'settle'] as const).flatMap((stack) =>
    player[stack].count === 0 ? player[stack].dice : [],
  );
  const ready = player.cup.length + recruits + idle.length;
  if (ready >= FEW) return [...idle];
  const begun = (['develop', 'settle'] as const).filter(
    (stack) => player[stack].count > 0 && player[stack].dice.length > 0,
  );
  const [first, second] = begun.sort((a, b) => missing(player, b) - missing(player, a));
  if (first === undefined) return [...idle];
  const inReach = ready + player[first].dice.length;
  if (second !== undefined) return [...idle, ...player[first].dice];
  return missing(player, first) > ready + 1 && inReach >= FEW
    ? [...idle, ...player[first].dice]
    : [...idle];
}

/** How many dice the top tile still needs. */
function missing(player: PlayerView, stack: Stack): number {
  const { top, dice } = player[stack];
  return top === null ? 0 : reducedCost(player, sideOn(stack, top)) - dice.length;
}
