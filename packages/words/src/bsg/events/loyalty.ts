import { loyalty, quorumCards, resource, skillCard, skillCards } from '../vocabulary.ts';
import type { Tellers } from './telling.ts';

/** What is shown of people, and what they lose with it. */
export const loyaltyTellers: Tellers<
  | 'turn-cut-short'
  | 'loyalty-discarded'
  | 'goal-revealed'
  | 'goal-unmet'
  | 'final-five-shown'
  | 'quorum-arranged'
  | 'hand-taken'
  | 'eliminated'
> = {
  'turn-cut-short': ({ seat }, who) => ['bsg-event-turn-cut-short', { who: who(seat) }],
  'loyalty-discarded': ({ seat, cards }, who) => [
    'bsg-event-loyalty-discarded',
    { who: who(seat), names: cards.map(loyalty) },
  ],
  'goal-revealed': ({ seat, card }, who) => [
    'bsg-event-goal-revealed',
    { who: who(seat), card: loyalty(card) },
  ],
  'goal-unmet': ({ seat, card, resource: of }, who) => [
    'bsg-event-goal-unmet',
    { who: who(seat), card: loyalty(card), resource: resource(of) },
  ],
  'final-five-shown': ({ seat, by, card }, who) => {
    const said = { who: who(seat), card: loyalty(card) };
    return by === null
      ? ['bsg-event-final-five-shown', said]
      : ['bsg-event-final-five-shown-by', { ...said, by: who(by) }];
  },
  'quorum-arranged': ({ seat, count }, who) => [
    'bsg-event-quorum-arranged',
    { who: who(seat), cards: quorumCards(count) },
  ],
  'hand-taken': ({ from, to, count, cards }, who) => {
    const said = { from: who(from), to: who(to) };
    return cards === undefined || cards.length === 0
      ? ['bsg-event-hand-taken', { ...said, cards: skillCards(count) }]
      : ['bsg-event-hand-taken-seen', { ...said, names: cards.map(skillCard) }];
  },
  eliminated: ({ seat }, who) => ['bsg-event-eliminated', { who: who(seat) }],
};
