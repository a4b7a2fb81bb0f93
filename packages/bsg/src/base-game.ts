import type {
  CharacterId,
  CrisisId,
  DestinationId,
  QuorumId,
  SkillCard,
} from './content/library.ts';
import { boxOf } from './modules/box.ts';
import type { Skill } from './table/vocabulary.ts';

// The lists of the base game alone, for whoever asks about no table in particular.

const alone = () => boxOf({ modules: [] });

export const CHARACTERS: readonly CharacterId[] = alone().characters;
export const ALL_QUORUM: readonly QuorumId[] = [...new Set(alone().quorum)];

export const skillDeck = (skill: Skill): SkillCard[] => [...(alone().skillCards.get(skill) ?? [])];
export const crisisDeck = (): CrisisId[] => [...alone().crises];
export const superCrisisDeck = (): CrisisId[] => [...alone().superCrises];
export const destinationDeck = (): DestinationId[] => [...alone().destinations];
export const quorumDeck = (): QuorumId[] => [...alone().quorum];
