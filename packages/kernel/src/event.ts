import { type Seat, seatAt, type Viewer } from './seat.ts';

/**
 * Something that happened. Without `to` everybody saw it. With `to`, only those seats saw `data`; the others
 * saw the `redacted` form, or nothing at all when there is none.
 */
export type GameEvent<E = Record<string, unknown>> = {
  [K in keyof E & string]: {
    readonly type: K;
    readonly data: E[K];
    readonly to?: readonly Seat[];
    readonly redacted?: unknown;
  };
}[keyof E & string];

/** An event as one viewer got it. */
export interface SeenEvent {
  readonly type: string;
  readonly data: unknown;
}

export function eventFor(event: GameEvent, viewer: Viewer): SeenEvent | null {
  if (event.to === undefined || (viewer !== 'spectator' && event.to.includes(viewer))) {
    return { type: event.type, data: event.data };
  }
  return event.redacted === undefined ? null : { type: event.type, data: event.redacted };
}

export function eventsFor(events: readonly GameEvent[], viewer: Viewer): SeenEvent[] {
  const seen: SeenEvent[] = [];
  for (const event of events) {
    const form = eventFor(event, viewer);
    if (form !== null) seen.push(form);
  }
  return seen;
}

/** Every viewer of a table: its seats, then a spectator. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, i): Viewer => seatAt(i)), 'spectator'];
}
