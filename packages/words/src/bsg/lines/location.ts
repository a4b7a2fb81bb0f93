import {
  boardOf,
  DEFINITIONS,
  type Effect,
  type ExtraAction,
  type LocationCard,
} from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import type { Words } from '../../words.ts';
import { clauses } from '../effects/index.ts';
import { printedOn } from '../effects/printed-on.ts';
import { cardKind } from '../vocabulary.ts';
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
    ...(shared || action.length === 0
      ? []
      : [['bsg-line-action', { text: textOf(words, action) }] as const]),
    // What custody means, the rules tell.
    ...rules.flatMap((rule): Line[] => (rule === 'custody' ? [] : [[`bsg-place-${rule}`]])),
  ];
}

/** On a board for everybody, what is needed is needed by humans (PEG-29.2, 29.3). */
function sharedLines(
  words: Words,
  { cylonAction = [] }: LocationCard,
  needed: readonly Line[],
  action: readonly Effect[],
): Line[] {
  const text = textOf(words, action);
  const humans =
    needed.length === 0
      ? text
      : [
          ...needed.map(([id, args]) => words.say(id, args)),
          words.say('bsg-line-text', { text }),
        ].join(' ');
  return [
    ...(action.length === 0 ? [] : [['bsg-line-action-humans', { text: humans }] as const]),
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
