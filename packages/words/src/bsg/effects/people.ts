import type { EffectOf, Who } from '@starboard/bsg/reading';
import { type Thing, thing } from '../../thing.ts';
import { place, title, who } from '../vocabulary.ts';
import { bare, type Clauses, type Subject, say, you, yourself } from './clause.ts';

// What happens to people: where they go, what they are, what others learn of them.

/** Where somebody is held whom an effect sets free, if it is not the Brig. */
export interface FreedFrom {
  readonly from?: 'detention' | 'custody';
}

function freed(effect: EffectOf<'free'> & FreedFrom): Thing {
  const from = effect.from === undefined ? '' : `-${effect.from}`;
  const where = effect.anywhere === true ? '-anywhere' : from;
  if (isPicked(effect)) return say(`free${where}-picked`, { by: who(effect.picks) });
  if (effect.anywhere === true) return say('free-anywhere', { who: who(effect.who) });
  const how = effect.optional === true ? '-optional' : '';
  return say(`free${from}${how}`, { who: who(effect.who) });
}

/** Somebody else says where they go. */
const isPicked = (effect: EffectOf<'free'>): effect is EffectOf<'free'> & { readonly picks: Who } =>
  effect.picks !== undefined && effect.picks !== effect.who;

function titleGiven({ op, by, titles, other, optional }: EffectOf<'give-title'>): Thing {
  return say(optional === true ? `${op}-optional` : op, {
    by: who(by),
    titles: titles.map(title),
    // Whoever is in the Brig can be nothing but President (BSG-36.10, EXO-27.13).
    to: thing(other === true ? 'bsg-receiver-other' : 'bsg-receiver-any', {
      free: titles.includes('president') ? 0 : 1,
    }),
  });
}

const about = ({ who: it }: { readonly who: Who }): Subject => it;
const by = ({ by: it }: { readonly by: Who }): Subject => it;

export const peopleClauses: Clauses<
  | 'send'
  | 'send-all'
  | 'free'
  | 'break-out'
  | 'go-anywhere'
  | 'board-galactica'
  | 'execute'
  | 'title'
  | 'give-title'
  | 'pass-title'
  | 'pass-titles'
  | 'borrow-title'
  | 'look-loyalty'
  | 'hand-over-loyalty'
  | 'add-human-card'
  | 'draw-loyalty'
  | 'infiltrate'
  | 'end-infiltration'
  | 'act'
  | 'order-another'
  | 'everybody-acts'
> = {
  send: { say: ({ op, who: it, to }) => say(op, { who: who(it), place: place(to) }), about },
  'send-all': { say: ({ op, from, to }) => say(op, { from: place(from), place: place(to) }) },
  free: { say: freed, about: (effect) => (isPicked(effect) ? effect.picks : effect.who) },
  'break-out': yourself,
  'go-anywhere': { say: ({ op, who: it }) => say(op, { who: who(it) }), about },
  'board-galactica': yourself,
  execute: {
    say: ({ op, who: it, evenCylons }) =>
      say(evenCylons === true ? 'execute-even-cylons' : op, { who: who(it) }),
    about,
  },
  title: {
    say: ({ op, to, title: it }) => say(op, { who: who(to), title: title(it) }),
    about: ({ to }) => to,
  },
  'give-title': { say: titleGiven, about: by },
  'pass-title': { say: ({ op, title: it }) => say(op, { title: title(it) }) },
  'pass-titles': { say: ({ op, who: it }) => say(op, { who: who(it) }) },
  'borrow-title': { say: ({ op, title: it }) => say(op, { title: title(it) }), about: you },
  'look-loyalty': {
    say: ({ by: it, of, all }) =>
      say(all === true ? 'look-loyalty-all' : 'look-loyalty', { by: who(it), of: who(of) }),
    about: by,
  },
  'hand-over-loyalty': {
    say: ({ op, upToDistance }) => say(op, { limit: upToDistance }),
    long: true,
  },
  'add-human-card': bare,
  'draw-loyalty': { say: ({ op, who: it }) => say(op, { who: who(it) }), about },
  infiltrate: yourself,
  'end-infiltration': yourself,
  act: { say: ({ op, count }) => say(op, { count }), about: you },
  'order-another': {
    say: ({ op, actions, orMove }) =>
      orMove === true
        ? say(`${op}-or-move`, { count: actions, left: actions - 1 })
        : say(op, { count: actions }),
  },
  'everybody-acts': bare,
};
