import { crisis, crisisCards, destinationCards, resource, who } from '../vocabulary.ts';
import { bare, type Clauses, say, you, yourself } from './clause.ts';

// What happens to the fleet as a whole: resources, jumps, crises.

/** The cards that are not resolved go under the deck. */
export interface CrisisPassed {
  readonly under?: true;
}

export const fleetClauses: Clauses<
  | 'resource'
  | 'lose-highest'
  | 'guard'
  | 'distance'
  | 'jump-track'
  | 'jump'
  | 'jump-now'
  | 'advance-after-jump'
  | 'next-crisis-jumps'
  | 'skip-preparation'
  | 'redraw-destination'
  | 'pursue'
  | 'extra-crisis'
  | 'switch-choice'
  | 'replace-crisis'
  | 'crisis-of'
  | 'look-crises'
  | 'resolve-named-crisis'
  | 'resolve-top-crisis'
  | 'play-super-crisis'
  | 'swap-super-crisis'
  | 'keep'
> = {
  resource: {
    say: ({ resource: of, by }) =>
      say(by < 0 ? 'resource-lose' : 'resource-gain', {
        resource: resource(of),
        count: Math.abs(by),
      }),
    about: () => 'fleet',
  },
  'lose-highest': { ...bare, about: () => 'fleet' },
  guard: { say: ({ op, resource: of }) => say(op, { resource: resource(of) }) },
  distance: { say: ({ op, by }) => say(op, { count: by }) },
  'jump-track': {
    say: ({ by }) => say(by < 0 ? 'jump-track-down' : 'jump-track-up', { count: Math.abs(by) }),
  },
  jump: { say: ({ op, riskedUpTo }) => say(op, { limit: riskedUpTo }), about: you, long: true },
  'jump-now': { say: ({ op, draw }) => say(op, { cards: destinationCards(draw) }) },
  'advance-after-jump': { say: ({ op, by }) => say(op, { count: by }) },
  'next-crisis-jumps': bare,
  'skip-preparation': bare,
  'redraw-destination': bare,
  pursue: { say: ({ op, by }) => say(op, { count: by }) },
  'extra-crisis': bare,
  'switch-choice': bare,
  'replace-crisis': bare,
  'crisis-of': {
    say: ({ draw, under }: { readonly draw: number } & CrisisPassed) =>
      say(under === true ? 'crisis-of-under' : 'crisis-of', { cards: crisisCards(draw) }),
    about: you,
    long: true,
  },
  'look-crises': {
    say: ({ op, by, count }) => say(op, { by: who(by), cards: crisisCards(count) }),
    about: ({ by }) => by,
  },
  'resolve-named-crisis': { say: ({ op, card }) => say(op, { card: crisis(card) }), long: true },
  'resolve-top-crisis': yourself,
  'play-super-crisis': yourself,
  'swap-super-crisis': { ...yourself, long: true },
  keep: bare,
};
