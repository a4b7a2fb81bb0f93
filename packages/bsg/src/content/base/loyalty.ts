import { discard, lose, name, send } from '../../effects/effect.ts';
import { CYLON, type LoyaltyCard } from '../definition.ts';

/** The 16 Loyalty cards of the base game (BSG-1.12, 18.9). */
export const loyaltyCards = [
  { id: 'not-a-cylon', copies: 11, team: 'human', power: [] },
  {
    id: 'cylon-brig',
    copies: 1,
    ...CYLON,
    power: [name('self', 'on-galactica-to-brig', [send('chosen', 'brig')])],
  },
  {
    id: 'cylon-damage',
    copies: 1,
    ...CYLON,
    power: [{ op: 'damage-galactica', count: 2, choiceOf: 5 }],
  },
  { id: 'cylon-morale', copies: 1, ...CYLON, power: [lose('morale', 1)] },
  {
    id: 'cylon-sickbay',
    copies: 1,
    ...CYLON,
    power: [
      name('self', 'on-galactica-to-sickbay', [discard('chosen', 5), send('chosen', 'sickbay')]),
    ],
  },
  {
    id: 'sympathizer',
    copies: 1,
    team: 'sympathizer',
    power: [],
    atOnce: { rule: 'prisoner-or-cylon', to: 'brig' }, // BSG-20.2, 20.3
  },
] as const satisfies readonly LoyaltyCard[];
