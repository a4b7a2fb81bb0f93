import { gain, world } from './definition.ts';

/** The nine home worlds. Doomed World gives no dice but more credits (ROLL-2.20). */
export const homeWorlds = [
  world('earths-lost-colony', 'novelty', 2, [gain('novelty', 'good')]),
  world('new-sparta', 'grey', 2, [gain('military', 'citizenry', 2)]),
  world('alpha-centauri', 'rare', 1, [gain('rare', 'good')]),
  world('damaged-alien-factory', 'alien', 1, [gain('alien', 'citizenry')]),
  world('ancient-race', 'genes', 0, [gain('genes', 'good')]),
  world('separatist-colony', 'grey', 2, [gain('military', 'cup')]),
  world('old-earth', 'grey', 3, [gain('consumption', 'citizenry')]),
  world('epsilon-eridani', 'grey', 2, [
    gain('novelty', 'citizenry'),
    gain('military', 'citizenry'),
  ]),
  world('doomed-world', 'grey', 0, [], { startCredits: 8 }),
] as const;
