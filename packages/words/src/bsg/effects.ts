import { type Effect, type EffectOf, SKILLS, type Skill, type Who } from '@starboard/bsg';
import { type Args, type Thing, thing } from '../thing.ts';
import {
  activation,
  crisisCards,
  place,
  quorumCards,
  resource,
  sector,
  ships,
  skill,
  skillCards,
  title,
  who,
} from './vocabulary.ts';

/** What an operation says: a clause, of which sentences are made. */
export function clause(effect: Effect): Thing {
  const say = (form: string, args?: Args): Thing => thing(`bsg-op-${form}`, args);
  switch (effect.op) {
    case 'resource':
      return say(effect.by < 0 ? 'resource-lose' : 'resource-gain', {
        resource: resource(effect.resource),
        count: Math.abs(effect.by),
      });
    case 'discard': {
      const cards =
        effect.count === 'all' ? thing('bsg-all-skill-cards') : skillCards(effect.count);
      const how = effect.random === true ? '-random' : '';
      return isSeveral(effect.who)
        ? say(`discard-several${how}`, { who: effect.who.map(who), cards })
        : say(`discard${how}`, { who: who(effect.who), cards });
    }
    case 'draw':
      return say('draw', { who: who(effect.who), cards: cardsOf(effect.count, effect.from) });
    case 'draw-quorum':
      return say('draw-quorum', { cards: quorumCards(effect.count) });
    case 'send':
      return say('send', { who: who(effect.who), place: place(effect.to) });
    case 'send-all':
      return say('send-all', { from: place(effect.from), place: place(effect.to) });
    case 'free':
      return say(effect.optional === true ? 'free-optional' : 'free', { who: who(effect.who) });
    case 'name':
      return say(effect.optional === true ? 'name-optional' : 'name', {
        by: who(effect.by),
        among: thing(`bsg-among-${effect.among}`),
        clauses: clauses(effect.then),
      });
    case 'choose':
      return say(effect.optional === true ? 'choose-optional' : 'choose', {
        by: who(effect.by),
        options: effect.options.map((option) => thing('bsg-clauses', { clauses: clauses(option) })),
      });
    case 'roll':
      return rolled(effect);
    case 'place':
      return effect.sector === undefined
        ? say('place-anywhere', { ships: ships(effect.ship, effect.count) })
        : say('place', {
            ships: ships(effect.ship, effect.count),
            sector: sector(effect.sector),
          });
    case 'destroy-raptor':
    case 'repair-raptor':
      return say(effect.op, { ships: ships('raptor', effect.count) });
    case 'repair-vipers':
      return say(effect.destroyed === true ? 'repair-vipers-destroyed' : 'repair-vipers', {
        by: who(effect.by),
        ships: ships('viper', effect.max),
      });
    case 'damage-vipers':
      return say(`damage-vipers-${effect.from}`, { ships: ships('viper', effect.count) });
    case 'destroy-civilian':
      return say('destroy-civilian', { ships: ships('civilian', effect.count) });
    case 'destroy-cylons':
      return say('destroy-cylons', { ships: ships(effect.what, effect.count) });
    case 'jump-track':
      return say(effect.by < 0 ? 'jump-track-down' : 'jump-track-up', {
        count: Math.abs(effect.by),
      });
    case 'look-loyalty':
      return say(effect.all === true ? 'look-loyalty-all' : 'look-loyalty', {
        by: who(effect.by),
        of: who(effect.of),
      });
    case 'title':
      return say('title', { who: who(effect.to), title: title(effect.title) });
    case 'centurion':
      return say('centurion', { ships: ships('centurion', effect.count) });
    case 'activate':
      if (effect.justPlaced === true) return say('activate-just-placed');
      if (effect.what === 'launch-raiders') return say('activate-launch');
      return say('activate', { what: activation(effect.what) });
    case 'distance':
      return say('distance', { count: effect.by });
    case 'if-below':
      return say('if-below', {
        resource: resource(effect.resource),
        limit: effect.limit,
        clauses: clauses(effect.then),
      });
    case 'risk':
      return say('risk', {
        by: who(effect.by),
        ships: ships(effect.ship, effect.count),
        limit: effect.atLeast,
        clauses: clauses(effect.then),
        others: clauses(effect.else),
      });
    case 'damage-galactica':
      return effect.choiceOf === undefined
        ? say('damage-galactica', { count: effect.count })
        : say('damage-galactica-choice', { count: effect.count, choiceOf: effect.choiceOf });
    case 'activate-vipers':
    case 'own-viper-attacks':
    case 'act':
      return say(effect.op, { count: effect.count });
    case 'look-civilians':
      return say('look-civilians', { ships: ships('civilian', effect.count) });
    case 'check':
      return say(effect.name === null ? 'check' : `check-${effect.name}`, {
        difficulty: effect.difficulty,
        skills: effect.skills.map(skill),
        clauses: clauses(effect.pass),
      });
    case 'jump':
      return say('jump', { limit: effect.riskedUpTo });
    case 'attack-centurion':
      return say('attack-centurion', { limit: effect.atLeast });
    case 'order-another':
      return say('order-another', { count: effect.actions });
    case 'repair':
      return say('repair', { ships: ships('viper', effect.vipers) });
    case 'crisis-of':
      return say('crisis-of', { cards: crisisCards(effect.draw) });
    case 'launch':
      return say('launch', {
        ships: [ships('raider', effect.raiders), ships('heavy-raider', effect.heavyRaiders)],
      });
    case 'hand-over-loyalty':
      return say('hand-over-loyalty', { limit: effect.upToDistance });
    case 'quorum-choice':
      return say('quorum-choice', { cards: quorumCards(effect.draw) });
    case 'return-vipers':
    case 'spend-nuke':
    case 'keep':
    case 'extra-crisis':
    case 'look-deck':
    case 'galactica-attacks':
    case 'nuke':
    case 'launch-self':
    case 'play-quorum':
    case 'play-super-crisis':
    case 'swap-super-crisis':
    case 'take-card':
    case 'remove-card':
    case 'give-card':
      return say(effect.op);
  }
}

function isSeveral(them: EffectOf<'discard'>['who']): them is readonly Who[] {
  return Array.isArray(them);
}

/** What several operations say, one after the other; nothing happens if there are none. */
export function clauses(effects: readonly Effect[]): readonly Thing[] {
  return effects.length === 0 ? [thing('bsg-nothing')] : together(effects).map(({ said }) => said);
}

/** Clauses, with losses (or gains) of several resources in a row told as one. */
function together(effects: readonly Effect[]): { readonly said: Thing; readonly long: boolean }[] {
  const told: { said: Thing; long: boolean }[] = [];
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    if (effect === undefined) break;
    const amounts = sameWay(effects.slice(at));
    if (amounts.length > 1) {
      const way = amounts.every(({ by }) => by < 0) ? 'lose' : 'gain';
      told.push({
        said: thing(`bsg-op-resources-${way}`, {
          amounts: amounts.map(({ resource: of, by }) =>
            thing('bsg-amount', { resource: resource(of), count: Math.abs(by) }),
          ),
        }),
        long: false,
      });
      at += amounts.length - 1;
    } else told.push({ said: clause(effect), long: LONG.has(effect.op) });
  }
  return told;
}

/** The changes of resources these effects begin with, as long as all are losses or all are gains. */
function sameWay(effects: readonly Effect[]): EffectOf<'resource'>[] {
  const found: EffectOf<'resource'>[] = [];
  for (const effect of effects) {
    if (effect.op !== 'resource') break;
    const [first] = found;
    if (first !== undefined && first.by < 0 !== effect.by < 0) break;
    found.push(effect);
  }
  return found;
}

function cardsOf(count: number, from: readonly Skill[]): Thing {
  return from.length === SKILLS.length
    ? thing('bsg-skill-cards-any', { count })
    : thing('bsg-skill-cards-of', { count, skills: from.map(skill) });
}

function rolled({ by, atLeast, atMost, then, else: otherwise }: EffectOf<'roll'>): Thing {
  const form = atLeast === undefined ? 'bsg-op-roll-at-most' : 'bsg-op-roll-at-least';
  const said = { by: who(by), limit: atLeast ?? atMost ?? 0, clauses: clauses(then) };
  return otherwise === undefined
    ? thing(form, said)
    : thing(`${form}-else`, { ...said, others: clauses(otherwise) });
}

/** Operations with a story of their own stand in a sentence of their own. */
const LONG = new Set<Effect['op']>([
  'name',
  'choose',
  'roll',
  'risk',
  'check',
  'if-below',
  'jump',
  'take-card',
  'crisis-of',
  'swap-super-crisis',
  'hand-over-loyalty',
]);

/** Effects grouped into sentences: short ones together, long ones alone. */
export function sentences(effects: readonly Effect[]): readonly (readonly Thing[])[] {
  const groups: Thing[][] = [];
  let open: Thing[] | null = null;
  for (const { said, long } of together(effects)) {
    if (long) {
      groups.push([said]);
      open = null;
    } else if (open === null) {
      open = [said];
      groups.push(open);
    } else open.push(said);
  }
  return groups.length === 0 ? [[thing('bsg-nothing')]] : groups;
}
