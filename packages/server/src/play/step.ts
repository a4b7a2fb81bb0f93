import { eventsFor, type GameEvent, type SeenEvent, type Viewer } from '@starboard/kernel';

/** One entry of the history, as a viewer saw it. */
export interface Step {
  readonly seq: number;
  /** How many of the last steps' events no longer stand: these replace them. */
  readonly replaces?: number;
  readonly events: readonly SeenEvent[];
}

export interface HappenedStep {
  readonly seq: number;
  readonly replaces: number;
  readonly events: readonly GameEvent[];
}

export function stepFor({ seq, replaces, events }: HappenedStep, viewer: Viewer): Step {
  const seen = eventsFor(events, viewer);
  return replaces === 0 ? { seq, events: seen } : { seq, replaces, events: seen };
}
