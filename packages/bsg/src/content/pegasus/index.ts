import { agendas } from './agendas.ts';
import { boards } from './boards.ts';
import { characters } from './characters.ts';
import { crises } from './crises.ts';
import { destinations } from './destinations.ts';
import { loyaltyCards } from './loyalty.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skill-cards.ts';
import { superCrises } from './super-crises.ts';

/** What Pegasus brings to every game it is part of. */
export const pegasusContent = {
  characters,
  boards,
  skillCards: { from: 200, kinds: skillCards },
  quorumCards,
  loyaltyCards,
  destinations,
  crises,
  superCrises,
  agendas,
  // PEG-21.13, 21.14
  actions: [
    {
      id: 'end-infiltration',
      by: 'humans',
      when: [{ is: 'infiltrating' }],
      effects: [{ op: 'end-infiltration' }],
    },
  ],
  // The twelfth of them (PEG-1.9).
  more: [{ card: { deck: 'loyalty', id: 'not-a-cylon' }, copies: 1 }],
} as const;
