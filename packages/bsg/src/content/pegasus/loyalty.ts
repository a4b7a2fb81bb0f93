import { draw, trade } from '../../effects/effect.ts';
import { CYLON, type LoyaltyCard } from '../definition.ts';

/** The new "You Are a Cylon" card of Pegasus (PEG-1.9). */
export const loyaltyCards = [
  {
    id: 'cylon-treachery',
    copies: 1,
    ...CYLON,
    power: [
      trade('each-human', 1, 'random'),
      { op: 'cut-hand', to: 3 },
      draw('self', 2, ['treachery']),
    ],
  },
] as const satisfies readonly LoyaltyCard[];

/** What one plays with who does not play with the Sympathizer (PEG-38.7). */
export const sympatheticCylonCard: LoyaltyCard = {
  id: 'sympathetic-cylon',
  copies: 1,
  team: 'agenda',
  power: [],
  atOnce: { rule: 'sympathetic' },
};
