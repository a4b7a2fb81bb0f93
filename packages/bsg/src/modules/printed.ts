import { baseContent } from '../content/base/index.ts';
import type { Content } from '../content/definition.ts';
import { pegasusContent } from '../content/pegasus/index.ts';
import { leadersContent } from '../content/pegasus/leaders.ts';
import { sympatheticCylonCard } from '../content/pegasus/loyalty.ts';
import { newCapricaContent } from '../content/pegasus/new-caprica.ts';
import type { Ending } from '../rulebook/endings.ts';
import type { Card } from '../table/cards.ts';
import type { BoardId } from '../table/vocabulary.ts';
import type { Validity } from './validity.ts';

// What the modules that come with the game print. Plain data: whoever only reads and shows needs no rules for it.

/** What a module puts into the box, and with what it goes. */
export interface Printed extends Validity {
  /** The printed things it adds. */
  readonly content?: Content;
  /** Cards and boards that stay in the box because of it. */
  readonly without?: {
    readonly cards?: readonly Card[];
    readonly boards?: readonly BoardId[];
    readonly endings?: readonly Ending[];
  };
  /** Ways in which the game can end because of it, and who has won then. */
  readonly endings?: { readonly [E in Ending]?: 'humans' | 'cylons' };
}

export const base: Printed = {
  id: 'base',
  seats: { min: 3, max: 6 }, // BSG-1.1
  content: baseContent,
  endings: {
    'humans-reached-kobol': 'humans',
    'food-gone': 'cylons',
    'fuel-gone': 'cylons',
    'morale-gone': 'cylons',
    'population-gone': 'cylons',
    'galactica-boarded': 'cylons',
    'galactica-destroyed': 'cylons',
  },
};

export const pegasus: Printed = {
  id: 'pegasus',
  seats: { min: 3, max: 7 },
  content: pegasusContent,
  without: {
    cards: [{ deck: 'card', id: 'investigative-committee' }], // PEG-2.7
    boards: ['cylon-locations'], // PEG-2.5
  },
  endings: { 'no-characters-left': 'cylons' }, // PEG-23.20
};

export const newCaprica: Printed = {
  id: 'new-caprica',
  needs: ['pegasus'],
  content: newCapricaContent,
  without: { endings: ['humans-reached-kobol'] }, // PEG-2.14
  endings: { 'humans-left-new-caprica': 'humans' },
};

export const cylonLeaders: Printed = {
  id: 'cylon-leaders',
  needs: ['pegasus'],
  excludes: ['sympathetic-cylon'],
  seats: { min: 4, max: 7 }, // PEG-18.2
  compulsoryFor: 7, // PEG-39.1
  content: leadersContent,
};

export const sympatheticCylon: Printed = {
  id: 'sympathetic-cylon',
  needs: ['pegasus'],
  excludes: ['cylon-leaders'],
  only: [4, 6], // PEG-38.8
  content: { loyaltyCards: [sympatheticCylonCard] },
  without: { cards: [{ deck: 'loyalty', id: 'sympathizer' }] },
};

/** All of them, in the order of the rulebooks. */
export const PRINTED: readonly Printed[] = [
  base,
  pegasus,
  newCaprica,
  cylonLeaders,
  sympatheticCylon,
];
