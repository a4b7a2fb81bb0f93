import type { GameEvent } from '@starboard/kernel';
import { isIdle, type RollEvents } from './events.ts';

/** An event as version 1 told it: it did not say of a power that nothing came of it. */
export function asVersion1(event: GameEvent<RollEvents>): GameEvent<RollEvents> {
  if (event.type !== 'power' || !isIdle(event)) return event;
  const { idle: _, ...data } = event.data;
  return { ...event, data };
}
