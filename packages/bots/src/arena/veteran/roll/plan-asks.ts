import type { Json, PlanAsk } from '@starboard/kernel';
import type { ExploreData, ManageData, PlanData, Tile } from '@starboard/roll';

/** What the ask for a placement says. */
export interface PlaceData {
  readonly tiles: readonly Tile[];
  readonly onTop: boolean;
}

/** A plan ask of Roll with its data typed; null for a plan this package has not heard of. */
export type RollPlan =
  | { readonly plan: 'assign'; readonly data: PlanData }
  | { readonly plan: 'explore'; readonly data: ExploreData }
  | { readonly plan: 'place'; readonly data: PlaceData }
  | { readonly plan: 'manage'; readonly data: ManageData };

// The ask carries its data as JSON; the rules that made it say what is in there.
const typed = <T>(data: unknown): T => data as T;

export function rollPlanOf({ plan, data }: PlanAsk): RollPlan | null {
  switch (plan) {
    case 'assign':
      return { plan, data: typed<PlanData>(data) };
    case 'explore':
      return { plan, data: typed<ExploreData>(data) };
    case 'place':
      return { plan, data: typed<PlaceData>(data) };
    case 'manage':
      return { plan, data: typed<ManageData>(data) };
    default:
      return null;
  }
}

/** A typed plan as the JSON an answer is. */
export function asAnswer(plan: object): Json {
  return plan as Json;
}
