import { development, gain, world } from './definition.ts';
import { cheaper, consumePays, paysPerDie, paysPerGood, scoutOnTop, stockPays } from './powers.ts';

/** The nine factions, by number: two halves each, counted as two tiles (ROLL-14.3). */
export const factions = {
  1: [
    development('space-piracy', 0, [paysPerDie('ship', 'military', { credits: 1, per: 2 })]),
    world('hidden-fortress', 'grey', 2, [gain('military', 'citizenry')]),
  ],
  2: [
    development('alien-archaeology', 1, [stockPays('alien', 4)]),
    world('alien-rosetta-stone-world', 'grey', 1, [gain('alien', 'citizenry')]),
  ],
  3: [
    development('consumer-markets', 3, [paysPerGood({ world: 'novelty' }, 1)]),
    world('space-mall', 'novelty', 0, [gain('novelty', 'cup')]),
  ],
  4: [
    development('improved-reconnaissance', 2, [scoutOnTop()]),
    world('wormhole-station', 'rare', 3, [gain('rare', 'cup')]),
  ],
  5: [
    development('genetics-lab', 2, [paysPerGood({ die: 'genes' }, 2)]),
    world('the-last-of-the-gnarssh', 'genes', 0, [gain('genes', 'citizenry')]),
  ],
  6: [
    development('galactic-religion', 2, [paysPerDie('develop', 'novelty', { credits: 1, per: 1 })]),
    world('pilgrimage-world', 'novelty', 3, [gain('novelty', 'good')]),
  ],
  7: [
    development('biological-adaptation', 2, [cheaper('reassign-developments', 1, 1)]),
    world('aquatic-uplift-world', 'grey', 2, [gain('genes', 'cup')]),
  ],
  8: [
    development('mining-industry', 2, [consumePays(1, 'rare')]),
    world('meteorite-planet', 'rare', 1, [gain('rare', 'citizenry')]),
  ],
  9: [
    world('destroyed-colony', 'grey', 0, [gain('consumption', 'cup')]),
    world('awakened-alien-outpost', 'alien', 3, [gain('military', 'citizenry')]),
  ],
} as const;
