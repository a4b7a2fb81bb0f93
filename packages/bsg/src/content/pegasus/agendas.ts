import type { AgendaCard } from '../definition.ts';

/** The 12 Agenda cards (PEG-1.10, 19). */
export const agendas = [
  {
    id: 'genocide',
    deck: 'hostile',
    winner: 'cylons',
    needs: [
      { is: 'resource', resource: 'food', atMost: 2 },
      { is: 'resource', resource: 'population', atMost: 2 },
    ],
  },
  {
    id: 'grant-mercy',
    deck: 'hostile',
    winner: 'humans',
    needs: [
      {
        is: 'any',
        of: [
          { is: 'resource', resource: 'population', atMost: 2 },
          { is: 'resource', resource: 'morale', atMost: 2 },
          { is: 'resource', resource: 'food', atMost: 2 },
        ],
      },
    ],
  },
  {
    id: 'mutual-annihilation',
    deck: 'hostile',
    winner: 'humans',
    needs: [{ is: 'super-crises-played', atLeast: 1 }],
  },
  {
    id: 'reduce-them-to-ruins',
    deck: 'hostile',
    winner: 'cylons',
    needs: [
      { is: 'damaged', boards: ['galactica', 'pegasus'], atLeast: 4 },
      { is: 'resource', resource: 'morale', atMost: 3 },
    ],
  },
  {
    id: 'show-their-true-nature',
    deck: 'hostile',
    winner: 'cylons',
    needs: [{ is: 'any', of: [{ is: 'in-custody' }, { is: 'executed', atLeast: 1 }] }],
  },
  {
    id: 'siege-warfare',
    deck: 'hostile',
    winner: 'cylons',
    // All four in the red.
    needs: [
      { is: 'resource', resource: 'food', atMost: 4 },
      { is: 'resource', resource: 'fuel', atMost: 4 },
      { is: 'resource', resource: 'morale', atMost: 5 },
      { is: 'resource', resource: 'population', atMost: 6 },
    ],
  },
  {
    id: 'convert-the-infidels',
    deck: 'sympathetic',
    winner: 'humans',
    needs: [
      { is: 'resource', resource: 'food', atMost: 3 },
      { is: 'resource', resource: 'fuel', atMost: 3 },
      { is: 'resource', resource: 'morale', atMost: 3 },
      { is: 'resource', resource: 'population', atMost: 3 },
    ],
  },
  {
    id: 'guide-them-to-destiny',
    deck: 'sympathetic',
    winner: 'humans',
    needs: [{ is: 'difference', of: ['population', 'morale'], atMost: 2 }],
  },
  {
    id: 'join-the-colonials',
    deck: 'sympathetic',
    winner: 'humans',
    // PEG-19.10, C20
    needs: [{ is: 'infiltrating' }, { is: 'not', of: { is: 'in-custody' } }],
  },
  {
    id: 'prove-their-worth',
    deck: 'sympathetic',
    winner: 'humans',
    needs: [{ is: 'small-ships-lost', atLeast: 5 }],
  },
  {
    id: 'salvage-their-equipment',
    deck: 'sympathetic',
    winner: 'cylons',
    needs: [{ is: 'damaged', boards: ['galactica'], atMost: 2 }],
  },
  {
    id: 'the-illusion-of-hope',
    deck: 'sympathetic',
    winner: 'cylons',
    needs: [{ is: 'distance', atLeast: 6 }],
  },
] as const satisfies readonly AgendaCard[];
