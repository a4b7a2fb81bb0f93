import {
  boardOf,
  DEFINITIONS,
  type Effect,
  type EffectOf,
  type ExtraAction,
  type LocationCard,
} from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import { thing } from '../../thing.ts';
import type { Words } from '../../words.ts';
import { clauses } from '../effects/index.ts';
import { printedOn } from '../effects/printed-on.ts';
import { cardKind, place, who } from '../vocabulary.ts';
import { needLine } from './need.ts';
import { textOf } from './text.ts';

export function locationLines(words: Words, card: LocationCard): Line[] {
  const { needs = [], rules = [] } = card;
  // That there is somebody to be named, the naming itself says.
  const needed = needs
    .filter(({ is }) => is !== 'somebody')
    .map((need): Line => needLine(words, need));
  const action = printedOn({ deck: 'location', id: card.id }, card.action);
  const shared = boardOf(card.id).reachedBy === 'everybody';
  return [
    ['bsg-kind-location'],
    ...(shared ? sharedLines(words, card, needed, action) : needed),
    ...(shared ? [] : actionLines(words, action)),
    ...arrestLines(card),
    // What custody means, the rules tell.
    ...rules.flatMap((rule): Line[] => (rule === 'custody' ? [] : [[`bsg-place-${rule}`]])),
  ];
}

/** Where Quorum cards are played, what it may cost on this board (PEG-28.7). */
function arrestLines({ id, action }: LocationCard): Line[] {
  const { arrestedAtMost } = boardOf(id);
  const isPlayed = (effects: readonly Effect[]): boolean =>
    effects.some(
      (it) => it.op === 'play-quorum' || (it.op === 'choose' && it.options.some(isPlayed)),
    );
  return arrestedAtMost === undefined || !isPlayed(action)
    ? []
    : [['bsg-line-arrested', { limit: arrestedAtMost, place: place('detention') }]];
}

/** Long things to choose from stand in a line each. */
function actionLines(words: Words, action: readonly Effect[]): Line[] {
  if (action.length === 0) return [];
  const choice = choiceOf(action);
  if (choice === null) return [['bsg-line-action', { text: textOf(words, action) }]];
  const lead = thing('bsg-op-choose-several-lead', { by: who(choice.by), count: choice.count });
  return [
    ['bsg-line-action', { text: words.name(thing('bsg-sentence', { clauses: [lead] })) }],
    ...choice.options.map(
      (option, at): Line => ['bsg-line-part', { number: at + 1, text: textOf(words, option) }],
    ),
  ];
}

/** An action that is a choice between several things in a row, and how many of them are carried out. */
function choiceOf([first, ...more]: readonly Effect[]): Choice | null {
  if (more.length > 0) return null;
  if (first?.op === 'choose-several') return first;
  if (first?.op !== 'choose' || first.optional === true) return null;
  return first.options.some(({ length }) => length > 1) ? { ...first, count: 1 } : null;
}

type Choice = Pick<EffectOf<'choose-several'>, 'by' | 'count' | 'options'>;

/** On a board for everybody, what is needed is needed by humans (PEG-29.2, 29.3). */
function sharedLines(
  words: Words,
  { cylonAction = [] }: LocationCard,
  needed: readonly Line[],
  action: readonly Effect[],
): Line[] {
  const text = textOf(words, action);
  const needs = needed.map(([id, args]) => words.say(id, args)).join(' ');
  const humans: Line =
    needs === ''
      ? ['bsg-line-action-humans', { text }]
      : ['bsg-line-action-humans-only', { needs, text: words.say('bsg-line-text', { text }) }];
  return [
    ...(action.length === 0 ? [] : [humans]),
    ...(cylonAction.length === 0
      ? []
      : [['bsg-line-action-cylons', { text: textOf(words, cylonAction) }] as const]),
  ];
}

/** What can be done that is printed on no card. */
export function extraLines(words: Words, { by, when, effects, limit }: ExtraAction): Line[] {
  const replies = DEFINITIONS.skillCards.filter(
    ({ also }) =>
      also?.at === 'force-attacked' && effects.some(({ op }) => op === 'attack-occupation-force'),
  );
  return [
    [`bsg-kind-action-${by}`],
    ...when.map((need): Line => needLine(words, need)),
    ['bsg-line-text', { text: textOf(words, effects) }],
    ...(limit === undefined ? [] : [[`bsg-line-once-per-${limit}`] as const]),
    // PEG-30.3
    ...replies.map(
      ({ id, also }): Line => [
        'bsg-line-reply',
        { card: cardKind(id), clauses: clauses(also?.effects ?? []) },
      ],
    ),
  ];
}
