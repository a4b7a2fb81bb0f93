import { gain, world } from './definition.ts';

/** The world sides of the tiles, by colour and cost: what they give when settled (ROLL-10.9, 10.10). */
export const greyWorlds = [
  world('fifth-column', 'grey', 1, [gain('military', 'cup')]),
  world('high-gravity-world', 'grey', 1, [gain('military', 'cup')]),
  world('outlaw-world', 'grey', 2, [gain('military', 'cup')]),
  world('rebel-hideout', 'grey', 2, [gain('military', 'citizenry', 2)]),
  world('sentient-robots', 'grey', 2, [gain('military', 'cup')]),
  world('gateway-station', 'grey', 3, [gain('consumption', 'citizenry')]),
  world('trading-world', 'grey', 3, [gain('consumption', 'citizenry')]),
  world('tourist-world', 'grey', 4, [gain('consumption', 'citizenry')], { credits: 1 }),
  world('transport-hub', 'grey', 4, [gain('consumption', 'citizenry')], { credits: 1 }),
  world('terraformed-world', 'grey', 5, [gain('consumption', 'citizenry')], { credits: 2 }),
  world('galactic-trendsetters', 'grey', 6, [gain('consumption', 'citizenry', 2)], { credits: 2 }),
] as const;

export const noveltyWorlds = [
  world('artist-colony', 'novelty', 1, [gain('novelty', 'citizenry')]),
  world('former-penal-colony', 'novelty', 1, [gain('military', 'cup')], { removes: 1 }),
  world('new-survivalists', 'novelty', 1, [gain('novelty', 'citizenry')]),
  world('secluded-world', 'novelty', 1, [gain('novelty', 'citizenry')]),
  world('star-nomad-lair', 'novelty', 1, [gain('novelty', 'citizenry')]),
  world('galactic-survey-headquarters', 'novelty', 2, [gain('novelty', 'cup')]),
  world('gem-world', 'novelty', 2, [gain('novelty', 'cup')]),
  world('new-vinland', 'novelty', 2, [gain('novelty', 'cup')]),
  world('pirate-world', 'novelty', 2, [gain('military', 'citizenry')]),
  world('space-port', 'novelty', 2, [gain('novelty', 'cup')]),
  world('spice-world', 'novelty', 2, [gain('novelty', 'cup')]),
  world('galactic-resort', 'novelty', 3, [gain('novelty', 'good')]),
  world('information-hub', 'novelty', 3, [gain('novelty', 'good')]),
  world('prosperous-world', 'novelty', 3, [gain('novelty', 'good')]),
  world('universal-exports', 'novelty', 3, [gain('novelty', 'good')]),
] as const;

export const rareWorlds = [
  world('asteroid-belt', 'rare', 2, [gain('rare', 'cup')]),
  world('ore-rich-world', 'rare', 2, [gain('rare', 'cup')]),
  world('radioactive-world', 'rare', 2, [gain('rare', 'cup')]),
  world('rebel-miners', 'rare', 2, [gain('military', 'citizenry', 2)], { removes: 1 }),
  world('runaway-robots', 'rare', 2, [gain('military', 'cup')]),
  world('blaster-gem-mines', 'rare', 3, [gain('military', 'citizenry'), gain('rare', 'citizenry')]),
  world('comet-zone', 'rare', 3, [gain('rare', 'good')]),
  world('galactic-fuel-depot', 'rare', 3, [gain('rare', 'good')]),
  world('jumpdrive-fuel-refinery', 'rare', 3, [gain('rare', 'good')]),
  world('mining-world', 'rare', 3, [gain('rare', 'good')]),
  world('planetary-nebula', 'rare', 3, [gain('rare', 'good')]),
  world('armaments-world', 'rare', 4, [gain('rare', 'good')], { credits: 1 }),
  world('silicon-world', 'rare', 4, [gain('rare', 'good')], { credits: 1 }),
] as const;

export const genesWorlds = [
  world('plague-world', 'genes', 3, [gain('genes', 'cup')]),
  world(
    'rebel-warrior-race',
    'genes',
    3,
    [gain('military', 'citizenry'), gain('genes', 'citizenry')],
    { removes: 1 },
  ),
  world('uplift-overseers', 'genes', 3, [gain('genes', 'cup')]),
  world('deep-space-symbionts-ltd', 'genes', 4, [gain('genes', 'cup')], { credits: 1 }),
  world('distant-world', 'genes', 4, [gain('genes', 'cup')], { credits: 1 }),
  world('jungle-world', 'genes', 4, [gain('genes', 'good')]),
  world('malevolent-lifeforms', 'genes', 4, [gain('genes', 'good')]),
  world('designer-species-ultd', 'genes', 5, [gain('genes', 'good')], { credits: 1 }),
  world('lost-species-ark-world', 'genes', 5, [gain('genes', 'good')], { credits: 1 }),
] as const;

export const alienWorlds = [
  world('alien-robot-scout-ship', 'alien', 4, [gain('alien', 'cup')], { credits: 1 }),
  world('deserted-alien-outpost', 'alien', 4, [gain('alien', 'good')]),
  world('deserted-alien-colony', 'alien', 5, [gain('alien', 'good')], { credits: 1 }),
  world('lost-alien-warship', 'alien', 5, [gain('alien', 'cup')], { credits: 2 }),
  world('alien-sentinels', 'alien', 6, [gain('alien', 'cup')], { credits: 3 }),
  world('deserted-alien-library', 'alien', 6, [gain('alien', 'good')], { credits: 2 }),
  world('lost-alien-battle-fleet', 'alien', 6, [gain('alien', 'cup')], { credits: 3 }),
] as const;
