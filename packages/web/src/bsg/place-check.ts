import type { BsgEvents, BsgView, Location } from '@starboard/bsg/reading';
import type { Ask } from '@starboard/kernel';
import type { Person, Thing, Words } from '@starboard/words';
import type { LogEntry } from '../table/client.ts';

// A check that a place asks for: who began it, whom it is about, and what passing does.

/** What such a check is about, by its place. */
const ABOUT: Readonly<Partial<Record<string, string>>> = {
  'admirals-quarters': 'accused',
  administration: 'nominee',
  airlock: 'condemned',
  'resistance-hq': 'condemned',
  brig: 'brig',
  detention: 'detention',
};

/** Checks nobody wants to pass who is named in them. */
const AGAINST: ReadonlySet<string> = new Set(['accused', 'condemned']);

export interface PlaceCheck {
  readonly about: string;
  readonly by: number;
  /** The one it is about: who wants to get out, where nobody else is named. */
  readonly named: number;
}

/** The place whose check is under way, or about to begin. */
export function placeChecked(
  ask: Pick<Ask, 'about'> | null,
  { check }: Pick<BsgView, 'check'>,
): Location | null {
  // The check of a place is called as the place.
  if (check?.source === 'location') return check.of as Location;
  const location = check === null ? ask?.about?.['location'] : undefined;
  return typeof location === 'string' && ABOUT[location] !== undefined
    ? (location as Location)
    : null;
}

/** Read from the log: who activated the place, and whom they named. */
export function placeCheckIn(log: readonly LogEntry[], location: Location): PlaceCheck | null {
  const about = ABOUT[location];
  if (about === undefined) return null;
  let named: number | null = null;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    // The log of this game holds this game's events.
    if (event?.type === 'character-named') {
      named ??= (event.data as BsgEvents['character-named']).named;
    }
    if (event?.type !== 'location-activated') continue;
    const began = event.data as BsgEvents['location-activated'];
    return began.location === location
      ? { about, by: began.seat, named: named ?? began.seat }
      : null;
  }
  return null;
}

/** Whether passing it is what the one it names has to fear. */
export const isAgainst = (it: PlaceCheck | null, seat: number | undefined): boolean =>
  it !== null && it.named === seat && AGAINST.has(it.about);

export function sayPlaceCheck(
  { about, by, named }: PlaceCheck,
  mine: number | undefined,
  people: readonly Person[],
  words: Words,
): string {
  const who = (seat: number): Thing => {
    const { name, gender = 'unknown' } = people[seat] ?? { name: String(seat + 1) };
    return { say: 'person', with: { name, gender } };
  };
  const you = named === mine ? '-you' : '';
  const what = about === 'nominee' && by === named ? 'candidate' : about;
  return words.say(`web-bsg-place-check-${what}${you}`, { by: who(by), who: who(named) });
}
