import type { EffectOf, Everybody, Who } from '@starboard/bsg/reading';
import { type Thing, thing } from '../../thing.ts';
import {
  moreQuorumCards,
  plainCards,
  quorumCards,
  skillCards,
  skillCardsOf,
  traumaTokens,
  who,
} from '../vocabulary.ts';
import { bare, type Clauses, type Subject, say, you, yourself } from './clause.ts';

// What happens to the cards and tokens people hold, and to the decks they come from.

/** Of the skill set, or of any skill for those who have none. */
export interface DrawnAnyhow {
  readonly orAny?: true;
}

function isSeveral(them: EffectOf<'discard'>['who']): them is readonly Who[] {
  return Array.isArray(them);
}

function discarded({ who: them, count, random }: EffectOf<'discard'>): Thing {
  const how = count === 'all' ? '-all' : random === true ? '-random' : '';
  const cards = count === 'all' ? {} : { cards: skillCards(count) };
  return isSeveral(them)
    ? say(`discard-several${how}`, { who: them.map(who), ...cards })
    : say(`discard${how}`, { who: who(them), ...cards });
}

function cardsOf(count: number, from: EffectOf<'draw'>['from'], by: Who | Everybody): Thing {
  if (from === 'any') return thing('bsg-skill-cards-any', { count });
  return from === 'skill-set'
    ? thing(by === 'self' ? 'bsg-skill-cards-yours' : 'bsg-skill-cards-own', { count })
    : skillCardsOf(count, from);
}

/** Everybody draws, or may; perhaps only those who hold few cards. */
function drawn(effect: EffectOf<'draw'> & DrawnAnyhow): Thing {
  const { who: them, count, from, optional, handAtMost } = effect;
  const cards = effect.orAny
    ? thing('bsg-skill-cards-own-or-any', { count })
    : cardsOf(count, from, them);
  const said = { who: who(them), cards };
  const may = optional === true ? '-optional' : '';
  return handAtMost === undefined
    ? say(`draw${may}`, said)
    : say(`draw-few${may}`, { ...said, limit: skillCards(handAtMost) });
}

/** Tokens of the player's choice or at random; perhaps none. */
function traumaDiscarded({
  who: them,
  count,
  random,
  optional,
}: EffectOf<'discard-trauma'>): Thing {
  const how = random === true ? '-random' : optional === true ? '-optional' : '';
  return say(`discard-trauma${how}`, { who: who(them), tokens: traumaTokens(count) });
}

const about = ({ who: it }: { readonly who: Who | Everybody }): Subject => it;

export const cardClauses: Clauses<
  | 'discard'
  | 'draw'
  | 'trade'
  | 'draw-super-crisis'
  | 'cut-hand'
  | 'draw-quorum'
  | 'take-card'
  | 'hand-card-over'
  | 'swap-hands'
  | 'take-random-card'
  | 'refresh-hand'
  | 'take-hand'
  | 'draw-trauma'
  | 'discard-trauma'
  | 'remove-card'
  | 'give-card'
  | 'quorum-choice'
  | 'play-quorum'
  | 'arrange-quorum'
  | 'trade-quorum'
  | 'look-deck'
  | 'add-to-destiny'
  | 'rebuild-destiny'
  | 'glimpse-destiny'
  | 'swap-with-destiny'
  | 'consult-oracle'
  | 'search-destiny'
  | 'take-destiny'
> = {
  discard: {
    say: discarded,
    about: ({ who: them }) => (isSeveral(them) ? null : them),
  },
  draw: {
    say: drawn,
    // Those who hold few cards are named with what they hold.
    about: ({ who: it, handAtMost }) => (handAtMost === undefined ? it : null),
  },
  trade: {
    say: ({ random, who: them, discard, draw, from }) =>
      say(random === true ? 'trade-random' : 'trade', {
        who: who(them),
        cards: skillCards(discard),
        drawn: cardsOf(draw, from, them),
      }),
    about,
  },
  'draw-super-crisis': { say: ({ op, who: it }) => say(op, { who: who(it) }), about },
  'cut-hand': { say: ({ op, to }) => say(op, { count: to }), about: you },
  'draw-quorum': {
    say: ({ op, who: it = 'self', more, count }) =>
      say(op, { who: who(it), cards: (more === true ? moreQuorumCards : quorumCards)(count) }),
    about: ({ who: it }) => it ?? 'self',
  },
  'take-card': { ...yourself, long: true },
  'hand-card-over': yourself,
  'swap-hands': yourself,
  'take-random-card': { ...yourself, long: true },
  'refresh-hand': yourself,
  'take-hand': { say: ({ op, from }) => say(op, { from: who(from) }), about: you },
  'draw-trauma': {
    say: ({ op, who: it, count }) => say(op, { who: who(it), tokens: traumaTokens(count) }),
    about,
  },
  'discard-trauma': { say: traumaDiscarded, about },
  'remove-card': bare,
  'give-card': {
    say: ({ among }) =>
      among === undefined
        ? say('give-card')
        : say('give-card-among', { among: thing(`bsg-among-${among}`) }),
    about: you,
  },
  'quorum-choice': { say: ({ op, draw }) => say(op, { cards: quorumCards(draw) }), about: you },
  'play-quorum': yourself,
  'arrange-quorum': { say: ({ op, count }) => say(op, { cards: quorumCards(count) }), about: you },
  'trade-quorum': { ...yourself, long: true },
  'look-deck': {
    say: ({ deck }) => say(deck === undefined ? 'look-deck' : `look-deck-${deck}`),
    about: you,
  },
  'add-to-destiny': {
    say: ({ op, count, skill }) => say(op, { cards: skillCardsOf(count, [skill]) }),
  },
  'rebuild-destiny': {
    say: ({ op, count, skill }) => say(op, { cards: skillCardsOf(count, [skill]) }),
  },
  'glimpse-destiny': { say: ({ op, count }) => say(op, { count }), about: you },
  'swap-with-destiny': yourself,
  'consult-oracle': {
    say: ({ op, destiny }) => say(op, { count: destiny }),
    about: you,
    long: true,
  },
  'search-destiny': {
    say: ({ op, by, discard }) => say(op, { by: who(by), cards: plainCards(discard) }),
    about: ({ by }) => by,
    long: true,
  },
  'take-destiny': {
    say: ({ op, who: it, count }) => say(op, { who: who(it), cards: plainCards(count) }),
    about,
  },
};
