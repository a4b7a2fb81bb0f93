import type { AskView, Json, Message, OneAsk, SomeAsk } from '@starboard/kernel';
import { sideOn } from '@starboard/roll';
import type { Level } from '../../../bot.ts';
import { because } from '../../../why.ts';
import { goodPlans } from './assigning.ts';
import { exploreTask } from './exploring.ts';
import { type Personality, prospectOf, type Situation } from './judgement.ts';
import { manage } from './managing.ts';
import { asAnswer, type RollPlan, rollPlanOf } from './plan-asks.ts';
import { bestSide, placements } from './tiles.ts';
import { buysPoint, dieToRemove, highest, plainestFirst, production, shipment } from './working.ts';
import { projectWorth } from './worth.ts';

export interface Answered {
  readonly answer: Json;
  readonly why: Message;
}

/** The answer of a player who judges by what things are worth, without looking ahead; null for an unknown ask. */
export function judgedAnswer(
  situation: Situation,
  { ask }: AskView,
  personality: Personality,
  level: Level,
): Answered | null {
  switch (ask.kind) {
    case 'plan': {
      const asked = rollPlanOf(ask);
      return asked === null ? null : planAnswer(situation, asked, personality, level);
    }
    case 'one':
      return oneAnswer(situation, ask);
    case 'some':
      return someAnswer(situation, ask);
    case 'order':
    case 'amount':
      return null;
  }
}

function planAnswer(
  situation: Situation,
  asked: RollPlan,
  personality: Personality,
  level: Level,
): Answered {
  const { me, outlook } = situation;
  switch (asked.plan) {
    case 'assign': {
      const [best] = goodPlans(asked.data, prospectOf(situation, personality, level));
      if (best === undefined) throw new RangeError('no plan without dice');
      const { phase } = best.plan.select;
      return { answer: asAnswer(best.plan), why: because('bot-roll-selects', { phase }) };
    }
    case 'explore': {
      const task = exploreTask(me, asked.data, outlook, level !== 'easy');
      return { answer: asAnswer(task), why: because('bot-roll-explores', { task: task.do }) };
    }
    case 'place': {
      const { tiles, onTop } = asked.data;
      return {
        answer: asAnswer(placements(me, tiles, onTop, outlook)),
        why: because('bot-roll-places', { tiles: tiles.length }),
      };
    }
    case 'manage': {
      const plan = manage(me, asked.data, outlook);
      return {
        answer: asAnswer(plan),
        why: because('bot-roll-manages', { dice: plan.recruit.length }),
      };
    }
  }
}

function oneAnswer(
  { me, outlook }: Situation,
  { prompt, of, about, args }: OneAsk,
): Answered | null {
  switch (prompt) {
    case 'choose-start-development': {
      const tiles = of.map(Number);
      const answer = highest(tiles, (tile) => {
        const other = tiles.find((it) => it !== tile);
        const world = other === undefined ? 0 : projectWorth(me, sideOn('settle', other), outlook);
        return projectWorth(me, sideOn('develop', tile), outlook) + world;
      });
      return { answer, why: because('bot-roll-start-tiles') };
    }
    case 'place-extra-tile': {
      const waiting = { develop: me.develop.count, settle: me.settle.count };
      const { stack } = bestSide(me, Number(args?.['tile']), waiting, outlook);
      return { answer: stack, why: because('bot-roll-places', { tiles: 1 }) };
    }
    case 'discard-a-tile': {
      const waiting = { develop: 1, settle: 1 };
      const answer = highest(of, (tile) => -bestSide(me, Number(tile), waiting, outlook).worth);
      return { answer, why: because('bot-roll-discards') };
    }
    case 'choose-next-worker': {
      const [die = Number(of[0])] = plainestFirst(of.map(Number), outlook);
      return { answer: die, why: because('bot-roll-plainest-die') };
    }
    case 'choose-die-to-remove':
      return {
        answer: dieToRemove(of, about ?? {}, outlook),
        why: because('bot-roll-plainest-die'),
      };
    case 'choose-world-for-producer':
      return { answer: production(me, of, outlook), why: because('bot-roll-produces') };
    case 'choose-shipment': {
      const answer = shipment(me, of, outlook);
      const [how = ''] = String(answer).split(':');
      return { answer, why: because('bot-roll-ships', { how }) };
    }
    case 'buy-a-point': {
      const answer = buysPoint(me, outlook) ? 'buy' : 'keep';
      return { answer, why: because('bot-roll-buys', { choice: answer }) };
    }
    default:
      return null;
  }
}

function someAnswer({ outlook }: Situation, { prompt, of, min, max }: SomeAsk): Answered | null {
  const plainest = plainestFirst(of.map(Number), outlook);
  switch (prompt) {
    case 'choose-paying-dice':
      return { answer: plainest.slice(0, min), why: because('bot-roll-plainest-die') };
    case 'choose-dice-for-cup':
      return { answer: plainest.reverse().slice(0, max), why: because('bot-roll-best-dice') };
    default:
      return null;
  }
}
