import type { Phase, RollEvents } from '@starboard/roll';
import type { LogEntry } from '../table/client.ts';

/** Who chose which phase when the screens were lifted last. */
export function latelyChosen(log: readonly LogEntry[]): Readonly<Record<Phase, readonly number[]>> {
  const chosen = new Map<number, Phase>();
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.event;
    if (event === undefined || (event.type === 'round-began' && chosen.size > 0)) break;
    if (event.type !== 'revealed') continue;
    // The log of this game holds this game's events.
    const { seat, selected } = event.data as RollEvents['revealed'];
    chosen.set(seat, selected);
  }
  const by = (phase: Phase): readonly number[] =>
    [...chosen].filter(([, it]) => it === phase).map(([seat]) => seat);
  return {
    explore: by('explore'),
    develop: by('develop'),
    settle: by('settle'),
    produce: by('produce'),
    ship: by('ship'),
  };
}
