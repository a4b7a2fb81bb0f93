import type { PlanData, RollView } from '@starboard/roll';
import { asks, type Seen } from './lesson.ts';
import type { Tip } from './tip.ts';

// Looked through at tables of Roll only, so that the facts are what its view says.
const roll = ({ state }: Seen): RollView => state.view?.facts as RollView;

const planned = ({ ask }: Seen): PlanData | null =>
  ask?.ask.kind === 'plan' && ask.ask.plan === 'assign'
    ? (ask.ask.data as unknown as PlanData)
    : null;

/** The first round has enough to look at. */
const isSettledIn = (seen: Seen): boolean => roll(seen).round >= 2;

/** What is to be pressed or dragged first. */
const KEEP = '.planner .unplaced';

const ALL: readonly Tip[] = [
  {
    id: 'roll-wild',
    at: ['.planner .unplaced'],
    // Once they are placed, nobody has to be told.
    shown: '.planner .unplaced',
    when: (seen) => planned(seen)?.dice.some(({ face }) => face === 'wild') === true,
  },
  {
    id: 'roll-dictate',
    at: ['.powers', '.planner'],
    // Only a plan that has selected a phase can be changed.
    shown: '.powers .button',
    when: (seen) => planned(seen) !== null && isSettledIn(seen),
  },
  {
    id: 'roll-twelve',
    at: ['.others'],
    when: (seen) => planned(seen) !== null && roll(seen).players.some(isNearTheEnd),
  },
  {
    id: 'roll-poor',
    at: ['.left'],
    when: (seen) => {
      const me = roll(seen).players.find(({ seat }) => seat === seen.state.view?.viewer);
      if (planned(seen) === null || !isSettledIn(seen) || me === undefined) return false;
      return me.credits <= 1 && me.citizenry.length > 3;
    },
  },
  {
    id: 'roll-produce',
    at: ['.ask'],
    when: (seen) => asks(seen, 'choose-world-for-producer'),
  },
  { id: 'roll-ship', at: ['.ask'], when: (seen) => asks(seen, 'choose-shipment') },
];

export const TIPS: readonly Tip[] = ALL.map((tip) => ({ ...tip, keep: KEEP }));

/** Twelve tiles end the game (ROLL-14.2). */
const isNearTheEnd = ({ tableau }: RollView['players'][number]): boolean => tableau.length >= 10;
