import type { LoyaltyCard } from '@starboard/bsg/reading';
import type { Line } from '../../line.ts';
import type { Words } from '../../words.ts';
import { conditions } from '../conditions.ts';
import { resource } from '../vocabulary.ts';
import { textOf } from './text.ts';

/** What a Loyalty card makes of whoever holds it, and what comes of showing it. */
export function loyaltyLines(words: Words, card: LoyaltyCard): Line[] {
  const { team, power, goal, final } = card;
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
    ...(power.length === 0 ? [] : [['bsg-line-reveal', { text: textOf(words, power) }] as const]),
    ...(team === 'agenda' ? [['bsg-line-sympathetic'] as const] : []),
  ];
}

/** EXO-17.1 to 17.5 */
function goalLines({ needs, strength, loses }: NonNullable<LoyaltyCard['goal']>): Line[] {
  return [
    ['bsg-kind-loyalty-goal'],
    ['bsg-line-goal', { conditions: conditions(needs, 'self') }],
    ...(strength === undefined ? [] : [['bsg-line-goal-pays', { strength }] as const]),
    ['bsg-line-goal-draws'],
    ['bsg-line-goal-loses', { resource: resource(loses) }],
  ];
}
