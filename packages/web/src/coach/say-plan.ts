import type { Json } from '@starboard/kernel';
import {
  type AssignPlan,
  assign,
  COLOURS,
  colourOf,
  type Die,
  type ExploreTask,
  type ManagePlan,
  PHASES,
  type Placement,
  type PlanData,
  sideOn,
  sidesOf,
} from '@starboard/roll';
import type { Words } from '@starboard/words';
import { sayUse } from '../roll/say-use.ts';
import type { TableProps } from '../table/page.tsx';

/** What a plan of Roll comes to, in words; its bots answer with what its rules take. */
export function sayPlan(
  { words, speech }: TableProps,
  coach: Words,
  plan: string,
  data: Json,
  given: Json,
): string {
  switch (plan) {
    case 'assign': {
      const plan = given as unknown as AssignPlan;
      const done = assign(data as unknown as PlanData, plan);
      const columns = 'id' in done ? [] : [...done.columns.values()];
      const workers = PHASES.flatMap((phase) => {
        const count = columns.filter((it) => it === phase).length;
        return count === 0 ? [] : [`${words.say(`roll-phase-${phase}`)} ${count}`];
      });
      const phase = words.say(`roll-phase-${plan.select.phase}`);
      const die = dice(words, [plan.select.die]);
      const said = { phase, die, workers: workers.join(', ') || '0' };
      const { dice: rolled } = data as unknown as PlanData;
      const faces = new Map(rolled.map(({ die, face }) => [die, face]));
      const powers = plan.uses.map((use) => {
        const power = use.power === 'dictate' ? words.say('roll-dictate') : speech.name(use.power);
        return `${power} (${sayUse(use, faces, words)})`;
      });
      return powers.length === 0
        ? coach.say('coach-roll-plan', said)
        : coach.say('coach-roll-plan-uses', { ...said, powers: powers.join(', ') });
    }
    case 'explore':
      return exploring({ words, speech }, coach, given as unknown as ExploreTask);
    case 'place':
      return (given as unknown as readonly Placement[])
        .map(({ stack, tile }) => speech.name(sideOn(stack, tile)))
        .join(', ');
    case 'manage': {
      const { recruit, recall } = given as unknown as ManagePlan;
      return coach.say('coach-roll-manage', {
        recruit: dice(words, recruit),
        recall: dice(words, recall),
      });
    }
    default:
      return '';
  }
}

function exploring(
  { words, speech }: Pick<TableProps, 'words' | 'speech'>,
  coach: Words,
  given: ExploreTask,
): string {
  const task = words.say(`roll-task-${given.do}`);
  if (given.do !== 'scout' || given.abandon.length === 0) return task;
  const tiles = given.abandon.map((tile) => {
    const { development, world } = sidesOf(tile);
    return `${speech.name(development)} / ${speech.name(world)}`;
  });
  return coach.say('coach-roll-scout', { task, tiles: tiles.join(', ') });
}

/** Dice by their colours. */
function dice(words: Words, of: readonly Die[]): string {
  const said = COLOURS.flatMap((colour) => {
    const count = of.filter((die) => colourOf(die) === colour).length;
    const name = words.say('roll-die', { colour: { say: `roll-colour-${colour}` } });
    return count === 0 ? [] : [count === 1 ? name : `${count} × ${name}`];
  });
  return said.length === 0 ? '0' : said.join(', ');
}
