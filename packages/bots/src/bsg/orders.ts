import { basestarsOut, heavyOut, raidersOut } from './danger.ts';
import { locationWorth } from './locations.ts';
import { nukeWorth } from './nukes.ts';
import { viperWorth } from './piloting.ts';
import { laterPlaceWorth } from './places.ts';
import { isExodus } from './planet.ts';
import type { Position } from './position.ts';
import { TUNE } from './tuning.ts';

// Executive Orders: what somebody else could do with a move and an action, or with two actions.

/** Where somebody may be sent with an order. */
export const POSTS = [
  'ftl-control',
  'weapons-control',
  'command',
  'communications',
  'armory',
  'hangar-deck',
  'pegasus-cic',
  'main-batteries',
] as const;

/** Whoever is held cannot go anywhere; a patient can leave with the order. */
const CONFINED = ['brig', 'detention'];

/** What a second action in one place adds to the first, where there is more of the same to do. */
const AGAIN = 0.8;

/** Places where the first time leaves nothing, or not much, for a second. */
const DONE_AT_ONCE = ['ftl-control', 'communications', 'admirals-quarters', 'hangar-deck'];

/** What it is worth to use a place once more in the same turn. */
export function againWorth(position: Position, place: string): number {
  const { facts } = position;
  if (DONE_AT_ONCE.includes(place)) return 0;
  const targets = raidersOut(facts) + heavyOut(facts) + basestarsOut(facts);
  // What one shot may have finished needs no second.
  const alone = (place === 'weapons-control' && targets === 1) || place === 'brig';
  return (alone ? 0.5 : AGAIN) * locationWorth(position, place);
}

/** What somebody would do for the fleet with an order, if that seat means well. */
export function couldDo(position: Position, seat: number): number {
  const { facts } = position;
  const player = facts.players[seat];
  if (player === undefined || player.revealed !== 'no') return 0;
  const theirs = { ...position, me: player };
  const titled =
    facts.titles.admiral === seat && facts.nukes > 0
      ? nukeWorth(facts)
      : facts.titles.president === seat
        ? TUNE.office
        : 0;
  const here = locationWorth(theirs, player.where);
  const [first = 0, second = 0] = [
    here,
    againWorth(theirs, player.where),
    viperWorth(theirs),
    titled,
  ].sort((a, b) => b - a);
  const staying = Math.max(0, first) + Math.max(0, second);
  if (CONFINED.includes(player.where)) return Math.max(0.1, staying);
  const going = Math.max(titled, ...POSTS.map((place) => locationWorth(theirs, place)));
  return Math.max(staying, going);
}

/** What an order to this seat is worth, to somebody with these doubts. */
export function orderTo(position: Position, seat: number): number {
  const doubt = position.suspicion[seat] ?? 0.5;
  return couldDo(position, seat) * Math.max(0, 1 - 1.4 * doubt);
}

/** What the card is worth to a human who holds it. */
export function orderWorth(position: Position): number {
  const { facts, me, suspicion, level } = position;
  // Beginners think of what they do themselves.
  if (level === 'easy') return 0;
  const others = facts.players.filter(({ seat }) => seat !== me.seat);
  const trusted = others.filter(
    ({ seat, revealed }) => revealed === 'no' && (suspicion[seat] ?? 1) < 0.5,
  );
  if (trusted.length === 0) return 0;
  if (isExodus(facts)) return TUNE.exodusOrder * (laterPlaceWorth(position, 'shipyard') ?? 0);
  return TUNE.order * Math.max(...trusted.map(({ seat }) => orderTo(position, seat))) - 0.1;
}
