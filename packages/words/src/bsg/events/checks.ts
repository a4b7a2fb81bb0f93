import { crisis, skill, skillCard } from '../vocabulary.ts';
import type { Tellers } from './telling.ts';

/** What cards and sheets do to a check that is under way, and to a die. */
export const checkTellers: Tellers<
  | 'check-decided'
  | 'check-cards-removed'
  | 'skill-doubled'
  | 'consequence'
  | 'failure-spared'
  | 'roll-set'
> = {
  'check-decided': ({ seat, result }, who) => [
    `bsg-event-check-decided-${result}`,
    { who: who(seat) },
  ],
  'check-cards-removed': ({ seat, cards }, who) => {
    const said = { names: cards.map(skillCard) };
    return seat === null
      ? ['bsg-event-check-cards-removed', said]
      : ['bsg-event-check-cards-removed-by', { ...said, who: who(seat) }];
  },
  'skill-doubled': ({ skill: it }) => ['bsg-event-skill-doubled', { skill: skill(it) }],
  consequence: ({ card }) => ['bsg-event-consequence', { card: crisis(card) }],
  'failure-spared': ({ short }) => ['bsg-event-failure-spared', { short }],
  'roll-set': ({ seat, result }, who) => ['bsg-event-roll-set', { who: who(seat), result }],
};
