import type { BsgEvents } from '@starboard/bsg/reading';
import type { LogEntry } from '../../table/client.ts';

/** What fills the screen for a moment. */
export type Kind =
  | 'loyalty'
  | 'looked'
  | 'sleeper'
  | 'reveal'
  | 'execution'
  | 'jump'
  | 'kobol'
  | 'new-caprica'
  | 'ionian-nebula'
  | 'nuke'
  | 'damage';

/** What it is, and whom it is about: null for the whole fleet. */
interface Which {
  readonly kind: Kind;
  readonly seat: number | null;
}

export interface BigMoment extends Which {
  readonly key: string;
  /** What happened: what hits the fleet several times at once is one moment. */
  readonly entries: readonly LogEntry[];
}

const fleet = (kind: Kind): Which => ({ kind, seat: null });

/**
 * Which events are such moments, and for whom. Whoever is dealt a Loyalty card has the same moment whatever it says: what
 * is seen or heard from across the room tells nothing.
 */
const WHICH: {
  readonly [K in keyof BsgEvents]?: (what: BsgEvents[K], viewer: unknown) => Which | null;
} = {
  'loyalty-dealt': ({ seat, cards }, viewer) => ownLoyalty(seat, cards, viewer),
  'loyalty-passed': ({ to, cards }, viewer) => ownLoyalty(to, cards, viewer),
  // What I saw in secret looks the same to others, whatever it was.
  'loyalty-looked-at': ({ seat, of, cards }, viewer) =>
    ownLoyalty(seat, cards, viewer) === null ? null : { kind: 'looked', seat: of },
  'sleeper-phase': () => fleet('sleeper'),
  'cylon-revealed': ({ seat }) => ({ kind: 'reveal', seat }),
  executed: ({ seat }) => ({ kind: 'execution', seat }),
  'destination-chosen': () => fleet('jump'),
  'new-caprica-reached': () => fleet('new-caprica'),
  'crossroads-reached': () => fleet('ionian-nebula'),
  // Some are given away and never go off.
  attacked: ({ by }) => (by === 'nuke' ? fleet('nuke') : null),
  'galactica-damaged': () => fleet('damage'),
  ended: ({ ending }) => (ending === 'humans-reached-kobol' ? fleet('kobol') : null),
};

function ownLoyalty(
  seat: number,
  cards: readonly unknown[] | undefined,
  viewer: unknown,
): Which | null {
  const mine = seat === viewer && cards !== undefined && cards.length > 0;
  return mine ? { kind: 'loyalty', seat } : null;
}

const isMoment = (type: string): type is keyof BsgEvents => Object.hasOwn(WHICH, type);

function whichOf<K extends keyof BsgEvents>(type: K, data: unknown, viewer: unknown): Which | null {
  // The log of this game holds this game's events.
  return WHICH[type]?.(data as BsgEvents[K], viewer) ?? null;
}

/** The moments in a log after its first `from` entries, as a viewer may know them. */
export function momentsIn(
  log: readonly LogEntry[],
  from: number,
  viewer: unknown,
): readonly BigMoment[] {
  const found: BigMoment[] = [];
  log.slice(from).forEach((entry, i) => {
    const { type, data } = entry.event;
    const which = isMoment(type) ? whichOf(type, data, viewer) : null;
    if (which === null) return;
    const same = found.findIndex((it) => it.kind === which.kind && it.seat === which.seat);
    const before = found[same];
    if (before !== undefined) found[same] = { ...before, entries: [...before.entries, entry] };
    else {
      const key = `${entry.seq} ${from + i}`;
      found.push({ ...which, key, entries: [entry] });
    }
  });
  return found;
}
