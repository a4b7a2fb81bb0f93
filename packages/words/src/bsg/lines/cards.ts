import {
  type Effect,
  type InPlay,
  isIn,
  type OptionalPlay,
  type Play,
  type SkillCardKind,
} from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import { type Thing, thing } from '../../thing.ts';
import type { Words } from '../../words.ts';
import { cardKind, destinationCards, place, skill } from '../vocabulary.ts';
import { needLine } from './need.ts';
import { textOf } from './text.ts';

export function inPlayLine(inPlay: InPlay): Line {
  const id = `bsg-in-play-${inPlay.rule}`;
  const accused = place('admirals-quarters');
  const nominated = place('administration');
  switch (inPlay.rule) {
    case 'shields-president':
      return [id, { nominated, accused, by: inPlay.by }];
    case 'play':
      return givenUpLine(inPlay);
    case 'sole-nominee':
      return [id, { nominated }];
    case 'shows-added-cards':
      return [id];
    case 'chooses-destination':
      return [id, { cards: destinationCards(inPlay.draw) }];
  }
}

/** What its holder may give a card up for. */
function givenUpLine(play: OptionalPlay): Line {
  const id = `bsg-in-play-${opOf(play)}`;
  const [first] = play.options[0]?.effects ?? [];
  return first?.op === 'count-positive'
    ? [id, { skill: skill(first.skill) }]
    : [id, { accused: place('admirals-quarters'), change: changeOf(play) }];
}

/** What a text does first: it decides how the whole is said. */
export function opOf(play: Play | OptionalPlay): Effect['op'] {
  const [first] = 'options' in play ? (play.options[0]?.effects ?? []) : play.effects;
  if (first === undefined) throw new RangeError('a text that does nothing cannot be said');
  return first.op;
}

/** What the options of a text do to the difficulty of a check: lower it, raise it, or either by the same number. */
export function changeOf(play: OptionalPlay): Thing {
  const changes = play.options.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.op === 'change-difficulty' ? [effect.by] : [])),
  );
  const how = changes.every((by) => by < 0)
    ? 'lower'
    : changes.every((by) => by > 0)
      ? 'raise'
      : 'either';
  return thing(`bsg-change-${how}`, { count: Math.abs(changes[0] ?? 0) });
}

/** How a card is used: from the hand, or by being in a check. */
export function useLines(words: Words, card: SkillCardKind): Line[] {
  const { play, inCheck, usedBy } = card;
  const lines: Line[] = [];
  if (usedBy === 'cylons') lines.push(['bsg-used-by-cylons']);
  if (play !== undefined) lines.push(...playLines(words, play));
  if (inCheck !== undefined) {
    const id = inCheck.reckless === true ? 'bsg-use-in-reckless-check' : 'bsg-use-in-check';
    lines.push([id, { text: textOf(words, inCheck.effects) }]);
  }
  return lines;
}

function playLines(words: Words, play: Play): Line[] {
  const short = shortLine(play);
  if (short !== null) return [short, ...limitLines(play)];
  const id = isStep(play.at) ? `bsg-line-${play.at}` : `bsg-use-at-${play.at}`;
  return [
    ...(play.when ?? []).map((need): Line => needLine(words, need)),
    [id, { text: textOf(words, play.effects) }],
    ...limitLines(play),
  ];
}

export const isStep = (at: Play['at']): at is 'action' | 'movement' | 'movement-or-action' =>
  at === 'action' || at === 'movement' || at === 'movement-or-action';

/** Uses that have a sentence of their own. */
function shortLine({ at, effects }: Play): Line | null {
  const [first] = effects;
  if (isStep(at) || OTHERWISE.has(at) || first === undefined) {
    return at === 'before-check' && first !== undefined ? beforeCheckLine(first) : null;
  }
  switch (first.op) {
    case 'change-difficulty':
      return ['bsg-use-after-total', { by: Math.abs(first.by) }];
    case 'add-to-roll':
      return ['bsg-use-before-roll', { plus: first.plus }];
    case 'reroll':
      return ['bsg-use-viper-attacked', { by: Math.abs(first.piloted ?? 0) }];
    default:
      throw new RangeError(`there are no words for a card used at "${at}"`);
  }
}

/** Moments at which a card says anything it does. */
const OTHERWISE: ReadonlySet<Play['at']> = new Set([
  'before-check',
  'enemy-destroyed',
  'before-raiders',
  'roll-made',
  'treachery-discarded',
  'location-check-begins',
  'piloted-viper-attacks',
]);

function beforeCheckLine(first: Effect): Line | null {
  if (first.op === 'count-positive') return ['bsg-use-positive', { skill: skill(first.skill) }];
  if (first.op !== 'face-up') return null;
  return [first.exceptDestiny === true ? 'bsg-use-face-up-but-destiny' : 'bsg-use-face-up'];
}

/** What a use is limited together with: cards of another name, or all of a sort. */
function limitLines({ limit, as }: Play): Line[] {
  if (limit === undefined) return [];
  if (as === undefined) return [[`bsg-limit-${limit}`]];
  return isIn('card', as)
    ? [[`bsg-limit-${limit}-with`, { card: cardKind(as) }]]
    : [[`bsg-limit-${limit}-${as}`]];
}
