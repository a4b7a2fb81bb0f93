import { boards } from './boards.ts';
import { characters } from './characters.ts';
import { crises } from './crises.ts';
import { destinations } from './destinations.ts';
import { loyaltyCards } from './loyalty.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skill-cards.ts';
import { superCrises } from './super-crises.ts';
import { titles } from './titles.ts';

/** Everything printed in the base game. */
export const baseContent = {
  characters,
  boards,
  titles,
  skillCards: { from: 0, kinds: skillCards },
  quorumCards,
  loyaltyCards,
  destinations,
  crises,
  superCrises,
} as const;
