import type { Json } from '@starboard/kernel';
import {
  type AssignPlan,
  assign,
  type ExploreTask,
  type ManagePlan,
  PHASES,
  type Placement,
  type PlanData,
  sideOn,
} from '@starboard/roll';
import type { Words } from '@starboard/words';
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
      return coach.say('coach-roll-plan', { phase, workers: workers.join(', ') });
    }
    case 'explore':
      return words.say(`roll-task-${(given as unknown as ExploreTask).do}`);
    case 'place':
      return (given as unknown as readonly Placement[])
        .map(({ stack, tile }) => speech.name(sideOn(stack, tile)))
        .join(', ');
    case 'manage': {
      const { recruit, recall } = given as unknown as ManagePlan;
      return coach.say('coach-roll-manage', { recruit: recruit.length, recall: recall.length });
    }
    default:
      return '';
  }
}
