import type { SeenEvent } from '@starboard/kernel';

/** Something that happened, and with which entry of the game. */
export interface Happened {
  readonly seq: number;
  readonly event: SeenEvent;
}

// What somebody who was away is told first. Only what everybody sees alike is named here: the same lines go out by mail.

const BSG: Readonly<Record<string, number>> = {
  ended: 100,
  'cylon-revealed': 98,
  executed: 96,
  eliminated: 96,
  'ship-destroyed': 95,
  'new-caprica-reached': 94,
  'crossroads-reached': 94,
  'trial-held': 94,
  'galactica-returned': 93,
  'sleeper-phase': 92,
  'sympathizer-resolved': 91,
  jumped: 90,
  'proved-human': 88,
  'title-passed': 86,
  'nuke-spent': 84,
  'goal-revealed': 83,
  'final-five-shown': 83,
  'departure-ordered': 82,
  'galactica-damaged': 80,
  'infiltration-began': 78,
  'infiltration-ended': 78,
  'civilian-destroyed': 76,
  'basestar-destroyed': 74,
  'centurion-boarded': 72,
  'resource-changed': 70,
  'check-settled': 66,
  'quorum-played': 62,
  'reveal-power-used': 60,
  'character-replaced': 58,
  'crisis-drawn': 50,
  'part-chosen': 48,
  'fleet-arrived': 46,
  'ships-placed': 40,
  'location-activated': 20,
  'turn-began': 10,
};

const ROLL: Readonly<Record<string, number>> = {
  scored: 100,
  'pool-emptied': 90,
  completed: 70,
  shipped: 40,
  'phases-set': 35,
  'points-gained': 30,
  produced: 20,
  'round-began': 15,
};

const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  bsg: BSG,
  roll: ROLL,
};

/** Where somebody goes who does not want to: worth knowing, other than a walk. */
function isSent({ type, data }: SeenEvent): boolean {
  return (
    type === 'moved' &&
    typeof data === 'object' &&
    data !== null &&
    'how' in data &&
    data.how === 'sent'
  );
}

function weightOf(game: string, event: SeenEvent): number {
  const weights = WEIGHTS[game];
  // Of a game that is not known everything is told that fits.
  if (weights === undefined) return 1;
  if (game === 'bsg' && isSent(event)) return 64;
  return weights[event.type] ?? 0;
}

/**
 * What came after somebody's last entry. What that entry itself set going belongs to it (whoever answers last in a round sees
 * all of the round come of it), but not what they did with it themselves.
 */
export function afterOwn<T extends Happened>(
  happened: readonly T[],
  own: number,
  seat: number | 'spectator',
): readonly T[] {
  return happened.filter(({ seq, event }) => seq > own || (seq === own && seatOf(event) !== seat));
}

function seatOf({ data }: SeenEvent): unknown {
  return typeof data === 'object' && data !== null && 'seat' in data ? data.seat : null;
}

/** No more than can be read at a glance. */
export const MOST_LINES = 7;

/** What mattered most of what happened, in its order; of equals the later. */
export function sinceThen<T extends Happened>(
  game: string,
  happened: readonly T[],
  most = MOST_LINES,
): readonly T[] {
  const weighed = happened
    .map((it, at) => ({ it, at, weight: weightOf(game, it.event) }))
    .filter(({ weight }) => weight > 0);
  return weighed
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ it }) => it);
}
