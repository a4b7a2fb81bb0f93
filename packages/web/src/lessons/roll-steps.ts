import { type RollView, sideOn } from '@starboard/roll';
import { asks, type Seen, type Step } from './lesson.ts';

const roundOf = ({ state }: Seen): number =>
  (state.view?.facts as RollView | undefined)?.round ?? 0;

const planning = (seen: Seen, round: number): boolean =>
  asks(seen, 'assign-workers') && roundOf(seen) === round;

/** The phase a seat chose in the round that was revealed last. */
const chosenBy = (seen: Seen, who: number): string =>
  String(seen.last('revealed', ({ seat }) => seat === who)?.['selected'] ?? '');

const other = ({ state }: Seen) => ({ other: state.people[1]?.name ?? '' });

/** The world the other player is about to settle: all can see it. */
function theirWorld({ state }: Seen, name: (id: string) => string): string {
  const top = (state.view?.facts as RollView | undefined)?.players[1]?.settle.top ?? null;
  return top === null ? '' : name(sideOn('settle', top));
}

/** The first round of Roll for the Galaxy, and the beginning of the second. */
export const STEPS: readonly Step[] = [
  {
    id: 'roll-dice',
    at: ['.planner'],
    column: true,
    until: 'read',
    when: (seen) => planning(seen, 1),
  },
  {
    id: 'roll-phases',
    at: ['.planner .strip', '.planner'],
    column: true,
    until: 'read',
    more: true,
    when: (seen) => planning(seen, 1),
    args: other,
  },
  {
    id: 'roll-guess',
    at: ['.others .building', '.others'],
    column: true,
    until: 'read',
    when: (seen) => planning(seen, 1),
    args: (seen, name) => ({ ...other(seen), tile: theirWorld(seen, name) }),
  },
  {
    id: 'roll-choose',
    at: ['.planner'],
    column: true,
    keep: '[data-drop="column:explore"]',
    wanted: ['.planner:not(:has(.column.selected)) [data-drop="select:explore"]'],
    astray: '.planner .column.selected:not(.explore)',
    until: 'answer',
    more: true,
    when: (seen) => planning(seen, 1),
    args: other,
  },
  {
    id: 'roll-revealed',
    at: ['.stage', '.ask'],
    column: true,
    until: 'read',
    more: true,
    when: (seen) => seen.last('phases-set') !== null && roundOf(seen) === 1,
    otherwise: (seen) => chosenBy(seen, 0) !== 'explore',
    args: (seen) => ({ ...other(seen), phase: chosenBy(seen, 0) }),
  },
  {
    id: 'roll-explore',
    at: ['.ask'],
    until: 'answer',
    when: (seen) => asks(seen, 'choose-explore-task'),
  },
  {
    id: 'roll-place',
    at: ['.ask'],
    until: 'answer',
    when: (seen) => asks(seen, 'place-drawn-tiles'),
  },
  {
    id: 'roll-built',
    at: ['.right .empire', '.empire', '.right'],
    until: 'read',
    when: (seen) => seen.last('completed', ({ seat }) => seat === 0) !== null,
    args: (seen, name) => ({
      tile: name(String(seen.last('completed', ({ seat }) => seat === 0)?.['card'])),
    }),
  },
  {
    id: 'roll-manage',
    at: ['.ask'],
    until: 'answer',
    more: true,
    when: (seen) => asks(seen, 'manage-empire'),
  },
  {
    id: 'roll-again',
    at: ['.planner'],
    column: true,
    until: 'read',
    when: (seen) => planning(seen, 2),
    args: other,
  },
  {
    id: 'roll-end',
    at: [],
    until: 'read',
    when: (seen) => roundOf(seen) >= 2,
  },
];
