import type { Effect, LoyaltyCard } from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import type { Words } from '../../words.ts';
import { conditions } from '../conditions.ts';
import { place, resource } from '../vocabulary.ts';
import { textOf } from './text.ts';

/** What a Loyalty card makes of whoever holds it, and what comes of showing it. */
export function loyaltyLines(words: Words, card: LoyaltyCard): Line[] {
  const { team, power, goal, final, atOnce } = card;
  if (goal !== undefined) return goalLines(goal);
  if (final !== undefined) {
    // A card that goes with its executed owner is not hidden again (EXO-C39).
    const gone = final.examined.some((it) => it.op === 'execute' && it.who === 'owner');
    return [
      ['bsg-kind-loyalty-final'],
      [
        gone ? 'bsg-line-examined-gone' : 'bsg-line-examined',
        { text: textOf(words, final.examined) },
      ],
      ['bsg-line-executed', { text: textOf(words, final.executed) }],
    ];
  }
  return [
    [`bsg-kind-loyalty-${team}`],
    ...(power.length === 0 ? [] : [revealLine(words, card)]),
    ...(atOnce === undefined ? [] : [atOnceLine(atOnce)]),
  ];
}

/** What showing it may bring, and where it does not. */
function revealLine(words: Words, { power, optional, notIn }: LoyaltyCard): Line {
  const said: readonly Effect[] =
    optional === true ? [{ op: 'choose', by: 'self', options: [power], optional }] : power;
  const id = notIn === undefined ? 'bsg-line-reveal' : `bsg-line-reveal-not-in-${notIn}`;
  return [id, { text: textOf(words, said) }];
}

function atOnceLine(atOnce: NonNullable<LoyaltyCard['atOnce']>): Line {
  return atOnce.rule === 'sympathetic'
    ? ['bsg-line-sympathetic']
    : ['bsg-line-sympathizer', { place: place(atOnce.to) }];
}

/** EXO-17.1 to 17.5 */
function goalLines({ needs, strength, loses }: NonNullable<LoyaltyCard['goal']>): Line[] {
  return [
    ['bsg-kind-loyalty-goal'],
    // Whoever discards cards of that strength has them.
    strength === undefined
      ? ['bsg-line-goal', { conditions: conditions(needs, 'self') }]
      : ['bsg-line-goal-pays', { strength }],
    ['bsg-line-goal-draws'],
    ['bsg-line-goal-loses', { resource: resource(loses) }],
  ];
}
