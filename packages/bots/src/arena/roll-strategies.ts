import type { AskView, View } from '@starboard/kernel';
import {
  card,
  type ExploreTask,
  type Phase,
  type Placement,
  type RollView,
  type Stack,
  sideOn,
  type Tile,
} from '@starboard/roll';
import type { Bot } from '../bot.ts';
import { type Answered, judgedAnswer } from '../roll/answering.ts';
import { anyRollPlan } from '../roll/any-plan.ts';
import { situationOf } from '../roll/judgement.ts';
import { asAnswer, rollPlanOf } from '../roll/plan-asks.ts';
import { steady } from '../steady.ts';
import { because } from '../why.ts';

/** Somebody with one idea of how to win, who plays it whatever happens. */
interface Strategy {
  readonly taste: Readonly<Record<Phase, number>>;
  /** How well a tile serves the idea on a side; what serves nothing is given up for another. */
  readonly serves: (stack: Stack, tile: Tile) => number;
  /** As many tiles as are wanted before explorers fetch money. */
  readonly tiles: number;
}

/** A twelfth tile before the others have anything: whatever is cheap, built at once. */
const RUSH: Strategy = {
  taste: { explore: 1.2, develop: 3, settle: 3, produce: 0.2, ship: 0.4 },
  serves: (stack, tile) => 4 - card(sideOn(stack, tile)).cost,
  tiles: 4,
};

/** Worlds that hold goods, goods on all of them, and ships: the pool is empty before others have built. */
const SHIPS: Strategy = {
  taste: { explore: 1, develop: 0.5, settle: 1.6, produce: 3, ship: 3 },
  serves(stack, tile) {
    const it = card(sideOn(stack, tile));
    if (it.kind === 'world') return it.colour === 'grey' ? 0 : 5 - it.cost / 2;
    const helps = it.powers.some(
      ({ kind }) =>
        kind.startsWith('consume') || kind.startsWith('trade') || kind === 'extra-workers',
    );
    return helps ? 3 : -1;
  },
  tiles: 2,
};

const STACKS: readonly Stack[] = ['develop', 'settle'];

function bestStack({ serves }: Strategy, tile: Tile): Stack {
  return serves('settle', tile) > serves('develop', tile) ? 'settle' : 'develop';
}

function placed(strategy: Strategy, tiles: readonly Tile[]): Placement[] {
  const worth = (tile: Tile): number => strategy.serves(bestStack(strategy, tile), tile);
  return [...tiles]
    .sort((a, b) => worth(b) - worth(a))
    .map((tile) => ({ tile, stack: bestStack(strategy, tile), end: 'bottom' }));
}

function strategic(strategy: Strategy, view: View<RollView>, { ask }: AskView): Answered | null {
  if (ask.prompt === 'place-extra-tile' && ask.kind === 'one') {
    const stack = bestStack(strategy, Number(ask.args?.['tile']));
    return { answer: stack, why: because('bot-roll-places', { tiles: 1 }) };
  }
  const asked = ask.kind === 'plan' ? rollPlanOf(ask) : null;
  if (asked?.plan === 'place') {
    const { tiles } = asked.data;
    return {
      answer: asAnswer(placed(strategy, tiles)),
      why: because('bot-roll-places', { tiles: tiles.length }),
    };
  }
  if (asked?.plan !== 'explore') return null;
  const { colours } = asked.data;
  const [colour] = colours;
  if (colour === undefined) return null;
  const { me } = situationOf(view);
  const useless = STACKS.flatMap((stack) =>
    asked.data[stack].filter(
      (tile, i) => strategy.serves(stack, tile) <= 0 && (i > 0 || me[stack].dice.length === 0),
    ),
  );
  const waiting = asked.data.develop.length + asked.data.settle.length - useless.length;
  const poor = me.credits < 2 && me.citizenry.length > me.credits;
  const task: ExploreTask =
    waiting >= strategy.tiles || (poor && waiting > 0)
      ? { do: 'stock', colour }
      : { do: 'scout', colour, abandon: useless.slice(0, 3) };
  return { answer: asAnswer(task), why: because('bot-roll-explores', { task: task.do }) };
}

function strategist(strategy: Strategy): Bot {
  const bot: Bot<RollView> = {
    level: 'normal',
    sitDown: () => null,
    notice: (memory) => memory,
    unlearn: (memory) => memory,
    decide(view, ask, memory) {
      const { taste } = strategy;
      const answered =
        strategic(strategy, view, ask) ?? judgedAnswer(situationOf(view), ask, { taste }, 'normal');
      if (answered === null) throw new RangeError('an ask nobody knows');
      return { ...answered, memory };
    },
  };
  return steady(bot, anyRollPlan);
}

/** Players of Roll with one idea each, to see whether anybody can be beaten by it. */
export const rollStrategists = { rush: strategist(RUSH), ships: strategist(SHIPS) } as const;
