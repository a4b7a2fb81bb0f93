import {
  type BsgEvents,
  DEFINITIONS,
  type Effect,
  kindOf,
  type PlayerView,
  quorumOf,
  STANDINGS,
} from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import type { LogEntry } from '../table/client.ts';
import { drawnLast } from './recent.ts';

// Skill cards that somebody draws one after the other, each from a deck of their choice: which of how many this is.

/** The last thing before the cards drawn so far, and what was discarded for it. */
function causeOf(log: readonly LogEntry[], seat: number): LogEntry['event'] | undefined {
  const drawn = drawnLast(log, seat);
  return log.slice(0, log.length - drawn).findLast(({ event }) => event.type !== 'discarded')
    ?.event;
}

/** What a text has its user draw. */
const drawnBy = (effects: readonly Effect[] = []): number | null =>
  effects.find((effect) => effect.op === 'draw')?.count ?? null;

type Drawer = Pick<PlayerView, 'seat' | 'standing' | 'where'>;

const placeNamed = (place: string) => DEFINITIONS.locations.find(({ id }) => id === place);

/** How many cards somebody draws now; null where the log does not tell. */
export function drawnInAll(
  log: readonly LogEntry[],
  { seat, standing, where }: Drawer,
  turn: number,
  /** What was chosen when the table was set up. */
  options: object = {},
): number | null {
  const { startingCards, draws, moreCards } = STANDINGS[standing];
  if (turn === 0) return startingCards;
  const cause = causeOf(log, seat);
  // The log of this game holds this game's events.
  switch (cause?.type) {
    case 'turn-began':
      // BSG-4.5, PEG-13.9
      if (placeNamed(where)?.rules?.includes('receives-one-card') === true) return 1;
      // BSG-22.1, PEG-6.16, 38.14, EXO-15.1
      if (draws !== 'any') return null;
      return ('variant' in options && options.variant === 'no-sympathizer' ? 3 : 2) + moreCards;
    case 'card-played': {
      const { play } = kindOf((cause.data as BsgEvents['card-played']).card);
      return drawnBy(play?.effects);
    }
    case 'quorum-played':
      return drawnBy(quorumOf((cause.data as BsgEvents['quorum-played']).card).effects);
    case 'location-activated': {
      const { location } = cause.data as BsgEvents['location-activated'];
      return drawnBy(placeNamed(location)?.action);
    }
    default:
      return null;
  }
}

/** Which card of how many this is, as far as that is known; undefined where it is the only one. */
export function sayDraw(
  log: readonly LogEntry[],
  me: Drawer,
  turn: number,
  options: object | undefined,
  words: Words,
): string | undefined {
  const count = drawnLast(log, me.seat);
  const of = drawnInAll(log, me, turn, options);
  if (of === null || count >= of) {
    return count === 0 ? undefined : words.say('web-bsg-drawn-so-far', { count });
  }
  if (of === 1) return undefined;
  const id = turn === 0 ? 'web-bsg-starting-hand' : 'web-bsg-card-of';
  return words.say(id, { card: count + 1, of });
}
