import { type BsgView, isIn, loyaltyOf, type PlayerView } from '@starboard/bsg/reading';
import { asks, type Seen } from './lesson.ts';
import type { Tip } from './tip.ts';

// Looked through at tables of Battlestar Galactica only, so that the facts are what its view says.
const bsg = ({ state }: Seen): BsgView => state.view?.facts as BsgView;

const meIn = (seen: Seen): PlayerView | undefined =>
  bsg(seen).players.find(({ seat }) => seat === seen.state.view?.viewer);

const isHiddenCylon = (me: PlayerView | undefined): boolean =>
  me?.revealed === 'no' &&
  me.loyalty.some(
    (card) => card !== null && isIn('loyalty', card) && loyaltyOf(card).team === 'cylon',
  );

const holds = (seen: Seen, title: 'president' | 'admiral'): boolean =>
  bsg(seen).titles[title] === seen.state.view?.viewer;

export const TIPS: readonly Tip[] = [
  {
    id: 'bsg-cylon',
    at: ['.secrets', '.ask'],
    // Whoever keeps it face down is not given away by a note.
    shown: '.secrets .opened',
    when: (seen) => seen.ask !== null && isHiddenCylon(meIn(seen)),
  },
  {
    id: 'bsg-revealed',
    at: ['.ask'],
    when: (seen) => seen.ask !== null && (meIn(seen)?.revealed ?? 'no') !== 'no',
  },
  {
    id: 'bsg-brig',
    at: ['.ask'],
    when: (seen) => seen.ask !== null && meIn(seen)?.where === 'brig',
  },
  {
    id: 'bsg-sickbay',
    at: ['.ask'],
    when: (seen) => seen.ask !== null && meIn(seen)?.where === 'sickbay',
  },
  { id: 'bsg-check', at: ['.ask'], when: (seen) => asks(seen, 'contribute') },
  { id: 'bsg-part', at: ['.scene', '.ask'], when: (seen) => asks(seen, 'choose-part') },
  { id: 'bsg-hand', at: ['.ask'], when: (seen) => asks(seen, 'discard-to-hand-limit') },
  { id: 'bsg-window', at: ['.ask'], when: ({ ask }) => ask !== null && ask.window !== null },
  {
    id: 'bsg-president',
    at: ['.ask'],
    when: (seen) => asks(seen, 'choose-action') && holds(seen, 'president'),
  },
  {
    id: 'bsg-admiral',
    at: ['.ask'],
    when: (seen) => asks(seen, 'choose-action') && holds(seen, 'admiral'),
  },
  {
    id: 'bsg-sleeper',
    at: ['.secrets', '.ask'],
    // The first cards are dealt before the first turn.
    when: (seen) =>
      seen.ask !== null && bsg(seen).distance >= 4 && seen.last('loyalty-dealt') !== null,
  },
  {
    id: 'bsg-blue',
    at: ['.summary', '.ask'],
    when: (seen) => asks(seen, 'move-to') && bsg(seen).jumpTrack >= 3,
  },
  {
    id: 'bsg-boarded',
    at: ['.ask'],
    when: (seen) => asks(seen, 'move-to') && bsg(seen).boarding.some((count) => count > 0),
  },
];
