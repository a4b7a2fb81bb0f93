import { gain, lose } from '../../effects/effect.ts';
import type { QuorumCard } from '../definition.ts';

/** The 3 Quorum cards of Exodus. */
export const quorumCards = [
  { id: 'establish-dogsville', copies: 1, effects: [gain('population', 1), lose('morale', 1)] },
  {
    id: 'presidential-order',
    copies: 1,
    effects: [{ op: 'give-title', by: 'self', titles: ['admiral', 'cag'] }],
  },
  {
    id: 'resignation',
    copies: 1,
    effects: [
      { op: 'trade-quorum' },
      { op: 'give-title', by: 'self', titles: ['president'], other: true },
    ],
  },
] as const satisfies readonly QuorumCard[];
