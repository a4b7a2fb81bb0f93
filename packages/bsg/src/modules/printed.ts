import { baseContent } from '../content/base/index.ts';
import type { Content } from '../content/definition.ts';
import { cylonFleetContent } from '../content/exodus/cylon-fleet.ts';
import { exodusContent } from '../content/exodus/index.ts';
import { ionianNebulaContent } from '../content/exodus/ionian-nebula.ts';
import { finalFiveCards, personalGoals } from '../content/exodus/loyalty.ts';
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
  excludes: ['ionian-nebula'],
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

export const exodus: Printed = {
  id: 'exodus',
  content: exodusContent,
  endings: { 'no-characters-left': 'cylons' }, // EXO-7.19
};

export const personalGoalsModule: Printed = {
  id: 'personal-goals',
  needs: ['exodus'],
  content: { loyaltyCards: personalGoals },
};

export const finalFive: Printed = {
  id: 'final-five',
  needs: ['exodus'],
  content: { loyaltyCards: finalFiveCards },
};

/** EXO-20.1, 39.3: attacks, and the asteroid that fetches one. */
const attacks = [baseContent, pegasusContent].flatMap(({ crises, superCrises }): Card[] => [
  ...crises.flatMap(({ id, kind }): Card[] => (kind === 'attack' ? [{ deck: 'crisis', id }] : [])),
  ...superCrises.flatMap(({ id, kind }): Card[] =>
    kind === 'attack' ? [{ deck: 'super-crisis', id }] : [],
  ),
]);

export const cylonFleet: Printed = {
  id: 'cylon-fleet',
  needs: ['exodus'],
  content: cylonFleetContent,
  without: { cards: [...attacks, { deck: 'destination', id: 'mining-asteroid' }] },
};

export const ionianNebula: Printed = {
  id: 'ionian-nebula',
  needs: ['exodus'],
  excludes: ['new-caprica'], // EXO-39.20
  content: ionianNebulaContent,
  without: { endings: ['humans-reached-kobol'] }, // EXO-33.7
  endings: { 'humans-left-ionian-nebula': 'humans' },
};

/** All of them, in the order of the rulebooks. */
export const PRINTED: readonly Printed[] = [
  base,
  pegasus,
  newCaprica,
  cylonLeaders,
  sympatheticCylon,
  exodus,
  personalGoalsModule,
  finalFive,
  cylonFleet,
  ionianNebula,
];
