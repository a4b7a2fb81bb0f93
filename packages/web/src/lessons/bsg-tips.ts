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

const isBoarded = (seen: Seen): boolean => bsg(seen).boarding.some((count) => count > 0);

/** A sentence for those who have revealed themselves, for those who have not, or for both. */
interface Sided extends Tip {
  readonly side: 'hidden' | 'revealed' | 'both';
}

const isRevealed = (seen: Seen): boolean => (meIn(seen)?.revealed ?? 'no') !== 'no';

const isOf = (side: Sided['side'], seen: Seen): boolean =>
  side === 'both' || (side === 'revealed') === isRevealed(seen);

/** What Loyalty cards make of me; told while they are looked at. */
const under = (seen: Seen): string => (isHiddenCylon(meIn(seen)) ? 'bsg-cylon' : 'bsg-human');

/** What is read while it is decided: the card in question, and what is lit. */
const KEEP = '.bsg .scene:has(.pictured), .bsg .board .lit, .bsg .secrets:has(.covered)';

const ALL: readonly Sided[] = [
  {
    id: 'bsg-loyalty',
    side: 'hidden',
    at: ['.secrets', '.ask'],
    when: (seen) => asks(seen, 'choose-action') && (meIn(seen)?.loyalty.length ?? 0) > 0,
    under,
  },
  { id: 'bsg-revealed', side: 'revealed', at: ['.ask'], when: ({ ask }) => ask !== null },
  {
    id: 'bsg-brig',
    side: 'hidden',
    at: ['.ask'],
    when: (seen) => seen.ask !== null && meIn(seen)?.where === 'brig',
  },
  {
    id: 'bsg-sickbay',
    side: 'hidden',
    at: ['.ask'],
    when: (seen) => seen.ask !== null && meIn(seen)?.where === 'sickbay',
  },
  { id: 'bsg-check', side: 'both', at: ['.ask'], when: (seen) => asks(seen, 'contribute') },
  {
    id: 'bsg-part',
    side: 'hidden',
    at: ['.scene', '.ask'],
    when: (seen) => asks(seen, 'choose-part'),
  },
  {
    id: 'bsg-hand',
    side: 'both',
    at: ['.ask'],
    when: (seen) => asks(seen, 'discard-to-hand-limit'),
  },
  {
    id: 'bsg-window',
    side: 'both',
    at: ['.ask'],
    when: ({ ask }) => ask !== null && ask.window !== null,
  },
  {
    id: 'bsg-president',
    side: 'hidden',
    at: ['.ask'],
    when: (seen) => asks(seen, 'choose-action') && holds(seen, 'president'),
  },
  {
    id: 'bsg-admiral',
    side: 'hidden',
    at: ['.ask'],
    when: (seen) => asks(seen, 'choose-action') && holds(seen, 'admiral'),
  },
  {
    id: 'bsg-sleeper',
    side: 'hidden',
    at: ['.secrets', '.ask'],
    // The first cards are dealt before the first turn.
    when: (seen) =>
      seen.ask !== null && bsg(seen).distance >= 4 && seen.last('loyalty-dealt') !== null,
    under,
  },
  {
    id: 'bsg-blue',
    side: 'hidden',
    at: ['.summary', '.ask'],
    when: (seen) => asks(seen, 'move-to') && bsg(seen).jumpTrack >= 3,
  },
  {
    id: 'bsg-boarded',
    side: 'hidden',
    at: ['.ask'],
    when: (seen) => asks(seen, 'move-to') && isBoarded(seen),
  },
  {
    id: 'bsg-boarders',
    side: 'revealed',
    at: ['.ask'],
    when: (seen) => asks(seen, 'move-to') && isBoarded(seen),
  },
];

export const TIPS: readonly Tip[] = ALL.map((tip) => ({
  ...tip,
  keep: KEEP,
  when: (seen) => isOf(tip.side, seen) && tip.when(seen),
}));
