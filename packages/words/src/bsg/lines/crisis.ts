import {
  type Condition,
  type Crisis,
  type Effect,
  type Lasting,
  SECTORS,
} from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import { type Args, thing } from '../../thing.ts';
import type { Words } from '../../words.ts';
import { condition } from '../conditions.ts';
import { clauses } from '../effects/index.ts';
import { activation, place, ships, skill, who } from '../vocabulary.ts';
import { textOf } from './text.ts';

export function crisisLines(words: Words, crisis: Crisis): Line[] {
  const lines: Line[] = [];
  const outcome = (line: string, effects: readonly Effect[], args: Args = {}): void => {
    lines.push([`bsg-line-${line}`, { ...args, text: textOf(words, effects) }]);
  };
  if (crisis.kind === 'attack') {
    lines.push(['bsg-line-attack', { what: crisis.activate.map(activation) }]);
    lines.push(...setupLines(crisis));
    // That it stays is told with what it does there.
    const special = crisis.special.filter(({ op }) => op !== 'keep');
    if (special.length > 0) outcome('special', special);
  } else if (crisis.kind === 'event') {
    lines.push(['bsg-line-chooser', { by: who(crisis.chooser) }]);
    for (const option of crisis.options) outcome('part', option);
    for (const need of crisis.firstNeeds ?? []) lines.push(firstNeedLine(words, need));
  } else {
    if (crisis.chooser !== undefined) lines.push(['bsg-line-chooser', { by: who(crisis.chooser) }]);
    const { difficulty, partial, skills } = crisis.check;
    lines.push(['bsg-line-check', { difficulty, skills: skills.map(skill) }]);
    if (crisis.consequence !== undefined) outcome('consequence', crisis.consequence);
    outcome('pass', crisis.pass);
    if (partial !== undefined) outcome('partial', crisis.partial ?? [], { partial });
    outcome('fail', crisis.fail);
    if ([...crisis.pass, ...crisis.fail].some(isYours)) lines.push(['bsg-line-you']);
    if (crisis.instead !== undefined) outcome('instead', crisis.instead);
  }
  if (crisis.lasting !== undefined) lines.push(lastingLine(crisis.lasting));
  if (crisis.activation !== undefined) {
    const icons = typeof crisis.activation === 'string' ? [crisis.activation] : crisis.activation;
    lines.push(['bsg-line-activate', { what: icons.map(activation) }]);
  }
  if (crisis.jump === true) lines.push(['bsg-line-jump']);
  if (crisis.evacuation === true) lines.push(['bsg-line-evacuation']);
  return lines;
}

/** Everybody reads the card, so whom "you" means has to be told. */
const isYours = (effect: Effect): boolean => 'by' in effect && effect.by === 'self';

function firstNeedLine(words: Words, need: Condition): Line {
  const own = `bsg-line-needs-${need.is}`;
  return words.has(own) ? [own] : ['bsg-line-needs', { condition: condition(need, 'current') }];
}

const PLACED = ['basestar', 'raider', 'heavy-raider', 'viper', 'civilian'] as const;

function setupLines({ setup }: Extract<Crisis, { kind: 'attack' }>): Line[] {
  return SECTORS.flatMap((at): Line[] => {
    const fleet = setup[at];
    if (fleet === undefined) return [];
    const there = PLACED.flatMap((ship) => {
      const count = fleet[ship];
      return count === undefined ? [] : [ships(ship, count)];
    });
    return [['bsg-line-setup', { sector: thing(`bsg-sector-${at}`), ships: there }]];
  });
}

export function lastingLine(lasting: Lasting): Line {
  const id = `bsg-lasting-${lasting.rule}`;
  const until = thing(`bsg-until-${lasting.until}`);
  switch (lasting.rule) {
    case 'unmanned-vipers-attack':
      return [id, { until, by: Math.abs(lasting.by) }];
    case 'launches':
      return [id, { until, more: lasting.more }];
    case 'closed':
      return [id, { until, place: place(lasting.place) }];
    case 'no-loyalty-looks':
    case 'relentless':
    case 'distance':
    case 'scar':
    case 'no-once-per-game':
      return [id, { until }];
    case 'launches-after-raiders':
      return [id, { until, ships: ships('raider', lasting.raiders) }];
    case 'basestar-destroyed':
      return [id, { until, clauses: clauses(lasting.effects) }];
    case 'executed-at-jump':
      return [id, { until, places: lasting.at.map(place) }];
  }
}
