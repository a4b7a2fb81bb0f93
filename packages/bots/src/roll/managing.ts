import { colourOf, type ManageData, type ManagePlan, type PlayerView } from '@starboard/roll';
import { plainestFirst } from './working.ts';
import { dieWorth, type Outlook } from './worth.ts';

/** The best dice come back first; dice at work stay there unless the cup would be empty or nothing waits. */
export function manage(player: PlayerView, data: ManageData, outlook: Outlook): ManagePlan {
  const recruit = [...data.citizenry]
    .sort((a, b) => dieWorth(colourOf(b), outlook) - dieWorth(colourOf(a), outlook))
    .slice(0, data.recruits);
  const idle = data.recallable.filter((die) => isIdle(player, die));
  const recall =
    idle.length >= data.recalls
      ? idle
      : plainestFirst(data.recallable, outlook).slice(0, data.recalls);
  return { recruit, recall };
}

/** Workers on a stack without tiles wait for nothing yet. */
function isIdle({ develop, settle }: PlayerView, die: number): boolean {
  return (
    (develop.count === 0 && develop.dice.includes(die)) ||
    (settle.count === 0 && settle.dice.includes(die))
  );
}
