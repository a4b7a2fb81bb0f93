import type { Ask, Choice, Message } from '@starboard/kernel';
import {
  type CardId,
  COLOURS,
  type Colour,
  colourOf,
  isCardId,
  isWorldId,
  PHASES,
  type RollView,
  type Stack,
} from '@starboard/roll';
import type { Line } from '../line.ts';
import { plainArgs, refusal } from '../shared.ts';
import { type Arg, type Args, type Thing, thing } from '../thing.ts';
import type { Words } from '../words.ts';
import { cardNamed, colour, die, phase, stack, tile, zone } from './vocabulary.ts';

/** Asks whose choices are tiles of the bag; all other numbers are dice. */
const OF_TILES = new Set(['choose-start-development', 'discard-a-tile']);

export function promptLine(ask: Ask): Line {
  const said: Record<string, Arg> = {};
  const { args } = ask;
  if (typeof args?.['tile'] === 'number') said['tile'] = tile(args['tile']);
  if (isStack(args?.['stack'])) said['stack'] = stack(args['stack']);
  if (ask.kind === 'some') {
    const { min, max } = ask;
    said['min'] = min;
    said['range'] = thing(min === max ? 'roll-range-exactly' : 'roll-range', { min, max });
  }
  return [`roll-prompt-${ask.prompt}`, said];
}

export function choiceLine(ask: Ask, choice: Choice, facts?: RollView): Line {
  if (typeof choice === 'number') {
    if (OF_TILES.has(ask.prompt)) return ['list-and', { things: [tile(choice)] }];
    const where = ask.about?.[String(choice)];
    return typeof where === 'string'
      ? ['roll-choice-die-in', { die: die(choice), place: zone(where) }]
      : ['list-and', { things: [die(choice)] }];
  }
  if (choice === 'buy' || choice === 'keep') return [`roll-choice-${choice}`];
  if (isStack(choice)) return ['list-and', { things: [stack(choice)] }];
  const [first = '', second = '', third = ''] = choice.split(':');
  if (first === 'trade' || first === 'consume') {
    return [`roll-choice-${first}`, { good: good(Number(third), facts), shipper: shipper(second) }];
  }
  if (!isCardId(second)) throw new RangeError(`no such choice: ${choice}`);
  return ['roll-choice-produce', { die: die(Number(first)), card: cardNamed(second) }];
}

/** Where the good lies, if that can be seen; otherwise its colour. */
function good(it: number, facts: RollView | undefined): Thing {
  const world = facts?.players
    .flatMap(({ goods }) => goods)
    .find(({ die: lying }) => lying === it)?.world;
  return world === undefined
    ? thing('roll-good-die', { colour: colour(colourOf(it)) })
    : thing('roll-good-on', { card: cardNamed(world) });
}

function shipper(worker: string): Thing {
  const extra = COLOURS.find((it) => worker === `extra-${it}`);
  return extra === undefined
    ? thing('roll-shipper', { colour: colour(colourOf(Number(worker))) })
    : thing('roll-shipper-extra', { colour: colour(extra satisfies Colour) });
}

function isStack(value: unknown): value is Stack {
  return value === 'develop' || value === 'settle';
}

/** Refusals name powers, dice and phases by their ids. */
export function refuse(words: Words, why: Message): string {
  const said = plainArgs(why);
  const { power, die: number, to } = why.args ?? {};
  if (typeof power === 'string') said['power'] = powerNamed(power);
  if (typeof number === 'number' && number >= 0) said['die'] = die(number);
  const column = PHASES.find((it) => it === to);
  if (column !== undefined) said['phase'] = phase(column);
  if (typeof said['name'] === 'string' && words.has(`roll-option-${said['name']}`)) {
    said['name'] = words.say(`roll-option-${said['name']}`);
  }
  return refusal(words, 'roll', why.id, said);
}

/** Bots name phases and tasks by their ids. */
export function reasonArgs({ args = {} }: Message): Args {
  const { task } = args;
  const chosen = PHASES.find((it) => it === args['phase']);
  return {
    ...(chosen !== undefined && { phase: phase(chosen) }),
    ...(typeof task === 'string' && { task: thing(`roll-task-${task}`) }),
  };
}

function powerNamed(power: string): Thing {
  return isCardId(power) && !isWorldId(power)
    ? cardNamed(power satisfies CardId)
    : thing('roll-dictate');
}
