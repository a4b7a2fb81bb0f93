import type { Ability, Character, Condition, OptionalPlay, Play } from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import { type Thing, thing } from '../../thing.ts';
import type { Words } from '../../words.ts';
import { conditions } from '../conditions.ts';
import { continuing } from '../effects/index.ts';
import {
  character,
  crisisCards,
  loyaltyCards,
  place,
  skill,
  skillCards,
  title,
} from '../vocabulary.ts';
import { changeOf, isStep, opOf } from './cards.ts';
import { continuedText, textOf } from './text.ts';

export function characterLines(
  words: Words,
  { id, type, skillSet, start, abilities }: Character,
): Line[] {
  const set = skillSet.map(({ skills, count }) =>
    thing('bsg-skill-entry', { count, skills: skills.map(skill) }),
  );
  return [
    // Some languages call a woman by another word.
    [`bsg-type-${type}`, { character: character(id) }],
    ['bsg-line-skills', { entries: set }],
    startLine(start),
    ...abilities.map((ability): Line => abilityLine(words, ability)),
  ];
}

function startLine(start: Character['start']): Line {
  if (typeof start !== 'string') return ['bsg-line-start-any', { places: start.map(place) }];
  return start === 'viper' || start === 'off-board'
    ? [`bsg-line-start-${start}`]
    : ['bsg-line-start', { place: place(start) }];
}

function abilityLine(words: Words, ability: Ability): Line {
  const step = ability.rule === 'play' && isStep(ability.at) ? `-${ability.at}` : '';
  const once = ability.once === true ? '-once' : '';
  return [
    `bsg-line-ability${step}${once}`,
    { name: thing(`bsg-ability-${ability.id}`), text: ruleText(words, ability) },
  ];
}

function ruleText(words: Words, ability: Ability): string {
  if (ability.rule === 'play' && isStep(ability.at)) {
    const text = 'options' in ability ? '' : textOf(words, ability.effects);
    // That there is somebody to be named, the naming itself says.
    const needs = (ability.when ?? []).filter(
      (need) => need.is !== 'somebody' && !isSaidBy(ability, need),
    );
    if (needs.length === 0) return text;
    const continued = 'options' in ability ? '' : continuedText(words, ability.effects);
    return words.name(
      thing('bsg-provided', { conditions: conditions(needs, 'self'), text: continued }),
    );
  }
  const [message, args] = ability.rule === 'play' ? playLine(ability) : ruleLine(ability);
  return words.name(args === undefined ? thing(message) : thing(message, args));
}

/** One thing or another must hold so that something comes of a text which asks for one of them itself. */
function isSaidBy(ability: Play | OptionalPlay, need: Condition): boolean {
  if (need.is !== 'any' || 'options' in ability) return false;
  const asked = ability.effects.flatMap((effect) => (effect.op === 'if' ? [effect.condition] : []));
  return need.of.some((one) => asked.some((it) => it.is === one.is));
}

/** An ability that is used at a moment. */
function playLine(play: Play | OptionalPlay): Line {
  const id = `bsg-rule-${opOf(play)}`;
  const places = (play.places ?? []).map(place);
  if ('options' in play) {
    const titles = play.options.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.op === 'borrow-title' ? [title(effect.title)] : [])),
    );
    return titles.length > 0 || places.length === 0
      ? [id, { titles }]
      : [id, { places, change: changeOf(play) }];
  }
  const [first, ...more] = play.effects;
  switch (first?.op) {
    case 'learn-fast':
    case 'draw':
      return [id, { count: first.count }];
    case 'reroll':
      return [play.roll === undefined ? id : `${id}-${play.roll}`];
    case 'replace-roll':
      return [id, { plus: first.plus }];
    case 'replace-outcome': {
      const [only, ...others] = first.then;
      if (only?.op !== 'execute' || only.who !== 'chosen' || others.length > 0) {
        throw new RangeError('there are no words for what takes the place of an outcome');
      }
      return [id, { places, total: play.total ?? 0 }];
    }
    case 'hand-card-over':
      // That somebody is there and a card is held, the giving itself says.
      return [id, { clauses: continuing(more) }];
    case 'board-placed-viper': {
      const acts = more.flatMap((effect) => (effect.op === 'act' ? [effect.count] : []));
      return [id, { count: acts[0] ?? 0, places: notIn(play) }];
    }
    default: {
      const acts = play.effects.flatMap((effect) => (effect.op === 'act' ? [effect.count] : []));
      return [id, { count: acts[0] ?? 0 }];
    }
  }
}

/** Where it cannot be used from. */
const notIn = ({ when = [] }: Play): Thing[] =>
  when.flatMap((it) => (it.is === 'not' && it.of.is === 'at' ? [place(it.of.location)] : []));

function ruleLine(ability: Exclude<Ability, { rule: 'play' }>): Line {
  const id = `bsg-rule-${ability.rule}`;
  switch (ability.rule) {
    case 'accused-difficulty':
      return [id, { count: Math.abs(ability.by) }];
    case 'cannot-activate':
      return [id, { places: ability.locations.map(place) }];
    case 'activates-alone':
      return [id, { place: place(ability.except) }];
    case 'pays-to-activate':
      return ability.only === undefined
        ? [id, { cards: skillCards(ability.cards) }]
        : [`${id}-one`, { cards: skillCards(ability.cards), place: place(ability.only) }];
    case 'executed-at-morale':
      return [id, { limit: ability.atMost }];
    case 'sent-if-unmoved':
      return [id, { place: place(ability.to) }];
    case 'sees-all-civilians':
      return [id, { place: place('communications') }];
    case 'draw-after-crisis':
      return [id, { cards: skillCards(ability.cards) }];
    case 'hand-limit':
      return [id, { count: ability.cards }];
    case 'draw-crises':
      return [id, { cards: crisisCards(ability.count) }];
    case 'starting-loyalty':
    case 'sleeper-loyalty':
      return [id, { cards: loyaltyCards(ability.cards) }];
    case 'arrives-late':
      return [id, { turn: ability.turn, place: place(ability.at) }];
    case 'acts-more-when-piloting':
      return [id, { count: ability.actions }];
    case 'adds-at-most':
      return [id, { count: ability.cards }];
    case 'never-adds-one':
    case 'takes-first-part':
    case 'receives-late':
    case 'strength-one-positive':
    case 'discards-only-card':
    case 'discards-at-random':
    case 'act-after-repair':
    case 'discards-at-reveals':
    case 'moves-alone':
    case 'draws-treachery':
      return [id];
  }
}
