import { characters } from './characters.ts';
import { crises } from './crises.ts';
import { destinations } from './destinations.ts';
import { loyaltyCards } from './loyalty.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skill-cards.ts';
import { superCrises } from './super-crises.ts';

/** What Exodus brings to every game it is part of. */
export const exodusContent = {
  characters,
  skillCards: { from: 400, kinds: skillCards },
  quorumCards,
  loyaltyCards,
  destinations,
  crises,
  superCrises,
  // EXO-1.11
  more: [{ card: { deck: 'loyalty', id: 'not-a-cylon' }, copies: 5 }],
} as const;
