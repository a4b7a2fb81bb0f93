import type { BsgView } from '@starboard/bsg/reading';
import { asks, type Seen, type Step } from './lesson.ts';

const factsOf = ({ state }: Seen): BsgView | null => (state.view?.facts as BsgView) ?? null;

const isFirstTurn = (seen: Seen): boolean => factsOf(seen)?.turn === 1;
const counted = (seen: Seen): boolean => seen.last('check-totalled') !== null;

/** The first turn of Battlestar Galactica: a move, an action, a check, and somebody who did not help. */
export const STEPS: readonly Step[] = [
  {
    id: 'bsg-crew',
    at: ['.crew', '.players', '.left'],
    until: 'read',
    when: isFirstTurn,
    args: (_, name) => ({ me: name('character:saul-tigh') }),
  },
  {
    id: 'bsg-loyalty',
    at: ['.secrets', '.tabs'],
    until: 'read',
    when: isFirstTurn,
  },
  {
    id: 'bsg-resources',
    at: ['.summary'],
    until: 'read',
    when: isFirstTurn,
  },
  {
    id: 'bsg-move',
    at: ['.stage', '.ask'],
    wanted: ['.board [data-about~="location:weapons-control"]'],
    until: 'answer',
    when: (seen) => isFirstTurn(seen) && asks(seen, 'move-to'),
    args: (_, name) => ({ place: name('location:weapons-control') }),
  },
  {
    id: 'bsg-act',
    at: ['.ask'],
    wanted: ['.ask .answer[data-about~="location:weapons-control"]'],
    until: 'answer',
    when: (seen) => isFirstTurn(seen) && asks(seen, 'choose-action'),
    args: (_, name) => ({ place: name('location:weapons-control') }),
  },
  {
    id: 'bsg-target',
    at: ['.ask'],
    keep: '.board .lit',
    wanted: ['.ask .answer:first-child'],
    until: 'answer',
    when: (seen) => isFirstTurn(seen) && asks(seen, 'choose-target'),
  },
  {
    id: 'bsg-crisis',
    at: ['.scene'],
    until: 'read',
    when: (seen) => factsOf(seen)?.check != null && !counted(seen),
    args: (seen) => ({ difficulty: factsOf(seen)?.check?.difficulty ?? 0 }),
  },
  {
    id: 'bsg-contribute',
    at: ['.ask'],
    until: 'answer',
    more: true,
    when: (seen) => asks(seen, 'contribute') && isFirstTurn(seen),
  },
  {
    id: 'bsg-counted',
    at: ['.scene', '.log'],
    until: 'read',
    more: true,
    when: counted,
    args: (seen) => ({
      total: Number(seen.last('check-totalled')?.['total'] ?? 0),
      difficulty: Number(seen.last('check-totalled')?.['difficulty'] ?? 0),
    }),
  },
  {
    id: 'bsg-jump',
    at: ['.tracks', '.jump', '.summary'],
    until: 'read',
    when: (seen) => counted(seen) && (factsOf(seen)?.turn ?? 0) >= 2,
  },
  {
    id: 'bsg-end',
    at: [],
    until: 'read',
    when: (seen) => (factsOf(seen)?.turn ?? 0) >= 2,
  },
];
