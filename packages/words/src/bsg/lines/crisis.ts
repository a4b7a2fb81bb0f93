import {
  type Condition,
  type Crisis,
  type Effect,
  type Lasting,
  PRINTED,
  SECTORS,
  type Who,
} from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import { type Args, thing } from '../../thing.ts';
import type { Words } from '../../words.ts';
import { condition } from '../conditions.ts';
import { continuing } from '../effects/index.ts';
import { ofPlanet } from '../effects/printed-on.ts';
import { activation, place, ships, skill, who } from '../vocabulary.ts';
import { textOf } from './text.ts';

export function crisisLines(words: Words, crisis: Crisis): Line[] {
  const lines: Line[] = [];
  const { lasting } = crisis;
  const chooser = 'chooser' in crisis ? (crisis.chooser ?? null) : null;
  // Whoever chooses is named in the line before, and need not be again as long as nobody else is.
  let spokenOf: Who | null = words.language.namesAnew === 'every-line' ? null : chooser;
  const outcome = (line: string, effects: readonly Effect[], args: Args = {}): void => {
    // What lasts belongs to the outcome with which the card stays.
    const all = isOfPlanet(crisis) ? ofPlanet(effects) : effects;
    const said = all.filter(({ op }) => op !== 'keep');
    const stays = said.length < effects.length && lasting !== undefined ? lasting : null;
    const known = line === 'part' || words.language.namesAnew !== 'after-labels' ? spokenOf : null;
    const texts = [
      ...(said.length > 0 ? [textAfter(words, known, said)] : []),
      ...(said.length === 0 && stays === null ? [words.name(thing('bsg-no-effect'))] : []),
      ...(stays === null ? [] : [words.say(...lastingLine(stays))]),
    ];
    lines.push([`bsg-line-${line}`, { ...args, text: texts.join(' ') }]);
    if (namesOthers(said, spokenOf)) spokenOf = null;
  };
  if (crisis.kind === 'attack') {
    lines.push(['bsg-line-attack', { what: crisis.activate.map(activation) }]);
    lines.push(...setupLines(crisis));
    // That it stays is told with what it does there.
    const special = crisis.special.filter(({ op }) => op !== 'keep');
    if (special.length > 0) outcome('special', special);
    if (lasting !== undefined) lines.push(lastingLine(lasting));
  } else if (crisis.kind === 'event') {
    lines.push(['bsg-line-chooser', { by: who(crisis.chooser) }]);
    for (const [at, option] of crisis.options.entries())
      outcome('part', option, { number: at + 1 });
    for (const need of crisis.firstNeeds ?? []) lines.push(firstNeedLine(words, need));
  } else {
    if (crisis.chooser !== undefined) lines.push(['bsg-line-chooser', { by: who(crisis.chooser) }]);
    const { difficulty, partial, skills } = crisis.check;
    const check = { difficulty, skills: skills.map(skill) };
    lines.push([crisis.instead === undefined ? 'bsg-line-check' : 'bsg-line-check-part', check]);
    if (crisis.consequence !== undefined) outcome('consequence', crisis.consequence);
    outcome('pass', crisis.pass);
    if (partial !== undefined) outcome('partial', crisis.partial ?? [], { partial });
    outcome('fail', crisis.fail);
    if ([...crisis.pass, ...crisis.fail].some(isYours)) lines.push(['bsg-line-you']);
    if (crisis.instead !== undefined) outcome('part', crisis.instead, { number: 2 });
  }
  if (crisis.activation !== undefined) {
    const icons = typeof crisis.activation === 'string' ? [crisis.activation] : crisis.activation;
    lines.push(['bsg-line-activate', { what: icons.map(activation) }]);
  }
  // Both icons belong to one step; which of them counts, the orbit decides (PEG-33).
  if (crisis.jump === true) {
    lines.push([crisis.evacuation === true ? 'bsg-line-jump-evacuation' : 'bsg-line-jump']);
  }
  return lines;
}

/** A text that follows a line about somebody, who is not named in it, or named all through it. */
function textAfter(words: Words, spokenOf: Who | null, effects: readonly Effect[]): string {
  const text = textOf(words, effects, spokenOf);
  const named = spokenOf !== null && text.includes(words.name(who(spokenOf)));
  return named ? textOf(words, effects) : text;
}

const PEOPLE: readonly unknown[] = ['current', 'president', 'admiral', 'cag', 'each', 'each-human'];

/** Whether effects speak of anybody but this one; what is asked of no one by name is asked of the current player. */
function namesOthers(value: unknown, known: Who | null): boolean {
  if (typeof value !== 'object' || value === null) return PEOPLE.includes(value) && value !== known;
  const asked = 'op' in value && value.op === 'if' && known !== 'current';
  return asked || Object.values(value).some((it) => namesOthers(it, known));
}

/** Crisis cards of New Caprica have a deck of their own. */
const isOfPlanet = ({ id }: Crisis): boolean =>
  PRINTED.some(({ content }) => content?.laterCrises?.some((later) => later.id === id));

/** Everybody reads the card, so whom "you" means has to be told. */
const isYours = (effect: Effect): boolean => 'by' in effect && effect.by === 'self';

function firstNeedLine(words: Words, need: Condition): Line {
  const own = `bsg-line-needs-${need.is}`;
  return words.has(own) ? [own] : ['bsg-line-needs', { condition: condition(need, 'current') }];
}

const PLACED = ['basestar', 'raider', 'heavy-raider', 'viper', 'civilian'] as const;

/** That ships are placed is said once, then where and which. */
function setupLines({ setup }: Extract<Crisis, { kind: 'attack' }>): Line[] {
  return SECTORS.filter((at) => setup[at] !== undefined).map((at, i): Line => {
    const there = PLACED.flatMap((ship) => {
      const count = setup[at]?.[ship];
      return count === undefined ? [] : [ships(ship, count)];
    });
    return [
      i === 0 ? 'bsg-line-setup' : 'bsg-line-setup-more',
      { sector: thing(`bsg-sector-${at}`), ships: there },
    ];
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
      return lasting.place === 'colonial-one'
        ? [`${id}-ship`, { until, place: place(lasting.place) }]
        : [id, { until, place: place(lasting.place) }];
    case 'no-loyalty-looks':
    case 'relentless':
    case 'distance':
    case 'scar':
    case 'no-once-per-game':
      return [id, { until }];
    case 'launches-after-raiders':
      return [id, { until, ships: ships('raider', lasting.raiders) }];
    case 'basestar-destroyed':
      return [id, { until, clauses: continuing(lasting.effects) }];
    case 'executed-at-jump':
      return [id, { until, places: lasting.at.map(place) }];
  }
}
