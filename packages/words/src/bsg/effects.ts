import {
  boardOf,
  type Card,
  type Effect,
  type EffectOf,
  type Everybody,
  type Who,
} from '@starboard/bsg/reading';
import { type Args, type Thing, thing } from '../thing.ts';
import { condition } from './conditions.ts';
import {
  activation,
  board,
  crisis,
  crisisCards,
  destinationCards,
  moreQuorumCards,
  place,
  quorumCards,
  resource,
  sector,
  ships,
  skill,
  skillCards,
  skillCardsOf,
  title,
  who,
} from './vocabulary.ts';

/** Whom or what a clause is about. If it is the same as just before, it need not be named again. */
type Subject = Who | Everybody | 'fleet' | 'ships' | null;

/** Where nothing was done before: not "then, if you wish". */
const FIRST = ['first'];
/** Right after "and": discards. */
const AGAIN = ['again'];
/** Where a new clause begins: they discard. A language that needs no pronoun says it as right after "and". */
const PRONOUN = ['pronoun', 'again'];

const say = (form: string, args?: Args): Thing => thing(`bsg-op-${form}`, args);

/** What an operation says: a clause, of which sentences are made. */
export function clause(effect: Effect): Thing {
  switch (effect.op) {
    case 'resource':
      return say(effect.by < 0 ? 'resource-lose' : 'resource-gain', {
        resource: resource(effect.resource),
        count: Math.abs(effect.by),
      });
    case 'discard': {
      const how = effect.count === 'all' ? '-all' : effect.random === true ? '-random' : '';
      const cards = effect.count === 'all' ? {} : { cards: skillCards(effect.count) };
      return isSeveral(effect.who)
        ? say(`discard-several${how}`, { who: effect.who.map(who), ...cards })
        : say(`discard${how}`, { who: who(effect.who), ...cards });
    }
    case 'draw':
      return drawn(effect);
    case 'trade':
      return say(effect.random === true ? 'trade-random' : 'trade', {
        who: who(effect.who),
        cards: skillCards(effect.discard),
        drawn: cardsOf(effect.draw, effect.from, effect.who),
      });
    case 'draw-super-crisis':
      return say(effect.op, { who: who(effect.who) });
    case 'execute':
      return say(effect.evenCylons === true ? 'execute-even-cylons' : 'execute', {
        who: who(effect.who),
      });
    case 'cut-hand':
      return say('cut-hand', { count: effect.to });
    case 'draw-quorum':
      return say('draw-quorum', {
        who: who(effect.who ?? 'self'),
        cards: (effect.more === true ? moreQuorumCards : quorumCards)(effect.count),
      });
    case 'send':
      return say('send', { who: who(effect.who), place: place(effect.to) });
    case 'send-all':
      return say('send-all', { from: place(effect.from), place: place(effect.to) });
    case 'free':
      return freed(effect);
    case 'name':
      return named(effect);
    case 'choose':
      return chosen(effect);
    case 'roll':
      return rolled(effect);
    case 'place':
      return placed([effect]);
    case 'destroy-raptor':
    case 'repair-raptor':
      return say(effect.op, { ships: ships('raptor', effect.count) });
    case 'repair-vipers':
      if (effect.all === true)
        return say('repair-vipers-all', { ships: ships('viper', effect.max) });
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
      return say('activate', { what: [activated(effect)] });
    case 'distance':
      return say('distance', { count: effect.by });
    case 'if':
      return conditional(effect);
    case 'risk':
      return say('risk', {
        by: who(effect.by),
        ships: ships(effect.ship, effect.count),
        limit: effect.atLeast,
        clauses: clauses(effect.then, effect.by),
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
        difficulty: difficultyOf(effect),
        skills: effect.skills.map(skill),
        ...(effect.among !== undefined && { among: thing(`bsg-among-${effect.among}`) }),
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
      return crisisChosen(effect);
    case 'launch':
      return say('launch', {
        ships: [ships('raider', effect.raiders), ships('heavy-raider', effect.heavyRaiders)],
      });
    case 'hand-over-loyalty':
      return say('hand-over-loyalty', { limit: effect.upToDistance });
    case 'quorum-choice':
      return say('quorum-choice', { cards: quorumCards(effect.draw) });
    case 'look-deck':
      return say(effect.deck === undefined ? 'look-deck' : `look-deck-${effect.deck}`);
    case 'return-vipers':
    case 'spend-nuke':
    case 'keep':
    case 'extra-crisis':
    case 'galactica-attacks':
    case 'nuke':
    case 'launch-self':
    case 'play-quorum':
    case 'play-super-crisis':
    case 'swap-super-crisis':
    case 'take-card':
    case 'remove-card':
    case 'ignore-skill':
    case 'take-check-cards':
    case 'switch-choice':
    case 'replace-crisis':
    case 'board-placed-viper':
    case 'hand-card-over':
    case 'swap-hands':
    case 'take-random-card':
    case 'infiltrate':
    case 'end-infiltration':
    case 'reckless':
    case 'no-destiny':
    case 'add-to-check':
    case 'destroy-named-civilian':
    case 'repair-anywhere':
    case 'mark-scar':
    case 'remove-basestar':
    case 'full-throttle':
    case 'lose-highest':
    case 'swap-with-destiny':
    case 'next-crisis-jumps':
    case 'skip-preparation':
    case 'redraw-destination':
    case 'resolve-top-crisis':
    case 'activate-occupation-force':
    case 'prepare-ship':
    case 'evacuate-ship':
    case 'board-galactica':
    case 'look-locked-ship':
    case 'depart':
      return say(effect.op);
    case 'give-card':
      return effect.among === undefined
        ? say('give-card')
        : say('give-card-among', { among: thing(`bsg-among-${effect.among}`) });
    case 'face-up':
      return say(effect.exceptDestiny === true ? 'face-up-but-destiny' : 'face-up');
    case 'pass-title':
    case 'borrow-title':
      return say(effect.op, { title: title(effect.title) });
    case 'learn-fast':
    case 'run-interference':
    case 'glimpse-destiny':
      return say(effect.op, { count: effect.count });
    case 'consult-oracle':
      return say(effect.op, { count: effect.destiny });
    case 'replace-outcome':
      return say(effect.op, { clauses: clauses(effect.then) });
    case 'replace-roll':
      return say(effect.op, { count: effect.plus });
    case 'shift-result':
      return say(effect.by < 0 ? 'shift-result-down' : 'shift-result-up', {
        count: Math.abs(effect.by),
      });
    case 'roll-table':
      return say(effect.op, {
        by: who(effect.by),
        rows: effect.rows.map(({ upTo, then }) =>
          thing('bsg-roll-row', { limit: upTo, clauses: clauses(then, effect.by) }),
        ),
      });
    case 'name-basestar':
    case 'name-sector':
    case 'name-civilian':
      return namedShip(effect);
    case 'damage-basestar':
      return say(effect.op, { count: effect.count });
    case 'hit-sector': {
      const hit = effect.what === 'viper' ? '-viper' : effect.scar === true ? '-scar' : '';
      return say(`hit-sector-${effect.where}${hit}`, { ships: ships(effect.what, effect.count) });
    }
    case 'damage-board':
      return say(effect.op, { board: board(effect.board), count: effect.count });
    case 'guard':
      return say(effect.op, { resource: resource(effect.resource) });
    case 'add-to-destiny':
    case 'rebuild-destiny':
      return say(effect.op, { cards: skillCardsOf(effect.count, [effect.skill]) });
    case 'jump-now':
      return say(effect.op, { cards: destinationCards(effect.draw) });
    case 'look-crises':
      return say(effect.op, { by: who(effect.by), cards: crisisCards(effect.count) });
    case 'resolve-named-crisis':
      return say(effect.op, { card: crisis(effect.card) });
    case 'place-occupation-force':
      return say(effect.op, { place: place('occupation-authority') });
    case 'remove-occupation-forces':
      return say(effect.op, {
        by: who(effect.by),
        ships: ships('occupation-force', effect.count),
      });
    case 'attack-occupation-force':
      return say(effect.op, { limit: effect.atLeast });
    case 'detain':
      return say(effect.op, {
        limit: effect.detention,
        place: place('detention'),
        other: effect.medical,
        elsewhere: place('medical-center'),
      });
    case 'reroll':
      return effect.piloted === undefined
        ? say('reroll')
        : say('reroll-piloted', { by: Math.abs(effect.piloted) });
    case 'count-positive':
      return say(effect.op, { skill: skill(effect.skill) });
    case 'change-difficulty':
      return say(effect.by < 0 ? 'difficulty-down' : 'difficulty-up', {
        count: Math.abs(effect.by),
      });
    case 'decide-check':
      return say(`decide-check-${effect.result}`);
    case 'add-to-roll':
      return say(effect.op, { count: effect.plus });
  }
}

/** What happens only if something holds. */
function conditional({ condition: it, then, else: otherwise }: EffectOf<'if'>): Thing {
  const onlyBelow = it.is === 'resource' && it.atLeast === undefined && it.atMost === undefined;
  if (onlyBelow && it.below !== undefined && otherwise === undefined) {
    return say('if-below', {
      resource: resource(it.resource),
      limit: it.below,
      clauses: clauses(then),
    });
  }
  // It is asked of whoever the card is for; where "you" go on, it is about you.
  const [first] = together(then);
  const about = first?.subject === 'self' ? 'self' : 'current';
  const said = { condition: condition(it, about), clauses: clauses(then, about) };
  return otherwise === undefined
    ? say('if', said)
    : say('if-else', { ...said, others: opening(clauses(otherwise, about)) });
}

/** How hard a check is, and when it is less so. */
function difficultyOf({ difficulty, changed }: EffectOf<'check'>): number | Thing {
  if (changed === undefined) return difficulty;
  return thing(changed.by < 0 ? 'bsg-difficulty-lower' : 'bsg-difficulty-higher', {
    difficulty,
    count: Math.abs(changed.by),
    condition: condition(changed.when, 'chosen'),
  });
}

/** Where somebody is held whom an effect sets free, if it is not the Brig. */
type Freed = EffectOf<'free'> & { readonly from?: 'detention' | 'custody' };

function freed(effect: Freed): Thing {
  if (effect.anywhere === true) return say('free-anywhere', { who: who(effect.who) });
  const from = effect.from === undefined ? '' : `-${effect.from}`;
  const how = effect.optional === true ? '-optional' : '';
  return say(`free${from}${how}`, { who: who(effect.who) });
}

function freeFrom(from: NonNullable<Freed['from']>, effects: readonly Effect[]): Effect[] {
  return effects.map((effect) => {
    if (effect.op === 'free') return { ...effect, from };
    return effect.op === 'check' ? { ...effect, pass: freeFrom(from, effect.pass) } : effect;
  });
}

/**
 * The same operation is said in another way where it is printed on another board: the prison of New Caprica, the
 * Cylon locations of Pegasus.
 */
export function printedOn({ deck, id }: Card, effects: readonly Effect[]): readonly Effect[] {
  if (deck !== 'location') return effects;
  const { id: on } = boardOf(id);
  if (on === 'new-caprica') return freeFrom('detention', effects);
  return on === 'cylon-overlay' ? effects.map(ofOverlay) : effects;
}

function crisisChosen({ draw, under }: CrisisPassed): Thing {
  return say(under === true ? 'crisis-of-under' : 'crisis-of', { cards: crisisCards(draw) });
}

/** The cards that are not resolved go under the deck. */
type CrisisPassed = EffectOf<'crisis-of'> & { readonly under?: true };
/** Of the skill set, or of any skill for those who have none. */
type Drawn = EffectOf<'draw'> & { readonly orAny?: true };

/** PEG-13: what is passed over goes under the deck, and whoever has no skill set draws what they like. */
function ofOverlay(effect: Effect): Effect {
  if (effect.op === 'crisis-of') {
    const passed: CrisisPassed = { ...effect, under: true };
    return passed;
  }
  if (effect.op === 'draw' && effect.from === 'skill-set') {
    const anything: Drawn = { ...effect, orAny: true };
    return anything;
  }
  if (effect.op !== 'choose') return effect;
  return { ...effect, options: effect.options.map((option) => option.map(ofOverlay)) };
}

function isSeveral(them: EffectOf<'discard'>['who']): them is readonly Who[] {
  return Array.isArray(them);
}

/** What is told of one operation, or of some that are told as one. */
interface Told {
  readonly said: Thing;
  readonly subject: Subject;
  /** Has a story of its own and stands in a sentence of its own. */
  readonly long: boolean;
  /** Lists several things, so that a list it stood within would be misread. */
  readonly several: boolean;
}

/** What several operations say, one after the other; nothing happens if there are none. */
export function clauses(effects: readonly Effect[], before: Subject = null): readonly Thing[] {
  return effects.length === 0 ? [thing('bsg-nothing')] : joined(together(effects), before);
}

/** Clauses of one sentence, each knowing whom the one before was about. */
function joined(told: readonly Told[], before: Subject): Thing[] {
  const said: Thing[] = [];
  let run: Thing[] = [];
  let last: Told | null = null;
  const close = (): void => {
    const [only, ...more] = run;
    if (only !== undefined)
      said.push(more.length === 0 ? only : thing('bsg-run', { clauses: run }));
    run = [];
  };
  for (const one of told) {
    const { said: it, subject } = one;
    const same = subject !== null && subject === last?.subject;
    // What one does is told in one breath, unless it is a list already.
    if (!same || subject === 'ships' || one.several || last?.several === true) close();
    run.push(same ? { ...it, as: AGAIN } : last === null ? resumed(it, subject, before) : it);
    last = one;
  }
  close();
  return said;
}

/** A clause that begins anew but may be about the person spoken of before. */
function resumed(it: Thing, subject: Subject, before: Subject): Thing {
  // "You" is as short as any pronoun.
  const known = isPerson(subject) && subject !== 'self' && subject === before;
  return known ? { ...it, as: PRONOUN } : it;
}

function isPerson(subject: Subject): subject is Who | Everybody {
  return subject !== null && subject !== 'fleet' && subject !== 'ships';
}

/** Operations as clauses: losses (or gains), ships placed and activations in a row are told as one. */
function together(effects: readonly Effect[]): Told[] {
  const told: Told[] = [];
  for (let at = 0; at < effects.length; ) {
    const rest = effects.slice(at);
    const one = amounts(rest) ?? placements(rest) ?? activations(rest) ?? alone(rest);
    if (one === null) break;
    told.push(one.told);
    at += one.count;
  }
  return told;
}

type Taken = { readonly told: Told; readonly count: number } | null;

const listed = (said: Thing, subject: Subject): Told => ({
  said,
  subject,
  long: false,
  several: true,
});

function alone([effect]: readonly Effect[]): Taken {
  if (effect === undefined) return null;
  const told = {
    said: clause(effect),
    subject: subjectOf(effect),
    long: LONG.has(effect.op),
    several: false,
  };
  return { told, count: 1 };
}

function amounts(effects: readonly Effect[]): Taken {
  const all = sameWay(effects);
  if (all.length < 2) return null;
  const said = say(all.every(({ by }) => by < 0) ? 'resources-lose' : 'resources-gain', {
    amounts: all.map(({ resource: of, by }) =>
      thing('bsg-amount', { resource: resource(of), count: Math.abs(by) }),
    ),
  });
  return { told: listed(said, 'fleet'), count: all.length };
}

/** Ships placed in the same space area. */
function placements(effects: readonly Effect[]): Taken {
  const all: EffectOf<'place'>[] = [];
  for (const effect of effects) {
    if (effect.op !== 'place' || effect.sector !== (all[0] ?? effect).sector) break;
    all.push(effect);
  }
  return all.length < 2 ? null : { told: listed(placed(all), 'ships'), count: all.length };
}

function placed(all: readonly EffectOf<'place'>[]): Thing {
  const at = all[0]?.sector;
  const said = {
    ships: all.map(({ ship, count }) => ships(ship, count)),
    count: all.reduce((sum, { count }) => sum + count, 0),
  };
  return at === undefined
    ? say('place-anywhere', said)
    : say('place', { ...said, sector: sector(at) });
}

function activations(effects: readonly Effect[]): Taken {
  const what: Thing[] = [];
  for (const effect of effects) {
    if (effect.op !== 'activate' || effect.justPlaced === true) break;
    if (effect.what === 'launch-raiders') break;
    what.push(activated(effect));
  }
  return what.length < 2
    ? null
    : { told: listed(say('activate', { what }), null), count: what.length };
}

function activated({ what, withoutCenturions }: EffectOf<'activate'>): Thing {
  return withoutCenturions === true
    ? thing('bsg-activation-heavy-raiders-alone')
    : activation(what);
}

function subjectOf(effect: Effect): Subject {
  switch (effect.op) {
    case 'resource':
      return 'fleet';
    case 'place':
      return 'ships';
    case 'discard':
      return isSeveral(effect.who) ? null : effect.who;
    case 'draw':
    case 'trade':
    case 'draw-super-crisis':
    case 'send':
    case 'free':
    case 'execute':
      return effect.who;
    case 'draw-quorum':
      return effect.who ?? 'self';
    case 'name':
    case 'choose':
    case 'roll':
    case 'roll-table':
    case 'risk':
    case 'look-loyalty':
    case 'name-basestar':
    case 'name-sector':
    case 'name-civilian':
    case 'look-crises':
    case 'remove-occupation-forces':
      return effect.by;
    case 'repair-vipers':
      return effect.all === true ? null : effect.by;
    case 'title':
      return effect.to;
    case 'damage-galactica':
      return effect.choiceOf === undefined ? null : 'self';
    case 'activate-vipers':
    case 'look-deck':
    case 'look-civilians':
    case 'jump':
    case 'attack-centurion':
    case 'nuke':
    case 'launch-self':
    case 'act':
    case 'repair':
    case 'play-quorum':
    case 'play-super-crisis':
    case 'swap-super-crisis':
    case 'crisis-of':
    case 'take-card':
    case 'give-card':
    case 'quorum-choice':
      return 'self';
    case 'send-all':
    case 'destroy-raptor':
    case 'repair-raptor':
    case 'damage-vipers':
    case 'return-vipers':
    case 'destroy-civilian':
    case 'destroy-cylons':
    case 'jump-track':
    case 'spend-nuke':
    case 'centurion':
    case 'activate':
    case 'keep':
    case 'distance':
    case 'extra-crisis':
    case 'if':
    case 'check':
    case 'galactica-attacks':
    case 'own-viper-attacks':
    case 'order-another':
    case 'launch':
    case 'hand-over-loyalty':
    case 'remove-card':
    case 'face-up':
    case 'count-positive':
    case 'change-difficulty':
    case 'decide-check':
    case 'ignore-skill':
    case 'add-to-roll':
    case 'reroll':
    case 'switch-choice':
    case 'replace-crisis':
      return null;
    case 'activate-occupation-force':
    case 'place-occupation-force':
    case 'prepare-ship':
    case 'evacuate-ship':
    case 'depart':
    case 'pass-title':
    case 'reckless':
    case 'no-destiny':
    case 'replace-outcome':
    case 'shift-result':
    case 'damage-basestar':
    case 'destroy-named-civilian':
    case 'hit-sector':
    case 'damage-board':
    case 'mark-scar':
    case 'run-interference':
    case 'guard':
    case 'add-to-destiny':
    case 'rebuild-destiny':
    case 'next-crisis-jumps':
    case 'skip-preparation':
    case 'jump-now':
    case 'redraw-destination':
    case 'resolve-named-crisis':
      return null;
    case 'take-check-cards':
    case 'board-placed-viper':
    case 'cut-hand':
    case 'borrow-title':
    case 'hand-card-over':
    case 'swap-hands':
    case 'take-random-card':
    case 'infiltrate':
    case 'end-infiltration':
    case 'learn-fast':
    case 'add-to-check':
    case 'replace-roll':
    case 'repair-anywhere':
    case 'remove-basestar':
    case 'full-throttle':
    case 'glimpse-destiny':
    case 'swap-with-destiny':
    case 'consult-oracle':
    case 'resolve-top-crisis':
    case 'attack-occupation-force':
    case 'detain':
    case 'board-galactica':
    case 'look-locked-ship':
      return 'self';
    case 'lose-highest':
      return 'fleet';
  }
}

/** Whoever names somebody may go on acting, in the same breath. */
function named({ by, among, optional, then: effects }: EffectOf<'name'>): Thing {
  const prison = among === 'in-detention' ? 'detention' : among === 'prisoners' ? 'custody' : null;
  const then = prison === null ? effects : freeFrom(prison, effects);
  const said = { by: who(by), among: thing(`bsg-among-${among}`) };
  const form = optional === true ? 'name-optional' : 'name';
  const told = together(then);
  const [first] = told;
  if (first === undefined || first.subject !== by || first.long) {
    return say(form, { ...said, clauses: clauses(then) });
  }
  const [begun, ...more] = joined(told, null);
  return say(`${form}-and`, {
    ...said,
    clauses: begun === undefined ? [] : [continued(begun), ...more],
  });
}

/** A ship or an area is named, and something is done there. */
function namedShip({
  op,
  by,
  then,
}: EffectOf<'name-basestar' | 'name-sector' | 'name-civilian'>): Thing {
  const [first = [], ...more] = sentences(then);
  const [begun, ...rest] = first;
  const goesOn = begun !== undefined && together(then)[0]?.subject === by;
  const parts = [goesOn ? [continued(begun), ...rest] : first, ...more];
  return say(goesOn ? 'name-and' : 'name', {
    by: who(by),
    among: thing(op.replace('name-', 'bsg-among-')),
    clauses: [
      thing('bsg-choice-part', { said: parts.map((said) => thing('bsg-part', { clauses: said })) }),
    ],
  });
}

/** The first clause of a run goes on after what stood before. */
function continued(it: Thing): Thing {
  const inner = it.say === 'bsg-run' ? it.with?.['clauses'] : undefined;
  if (!Array.isArray(inner)) return { ...it, as: AGAIN };
  return thing('bsg-run', { clauses: inner.map((one: Thing) => ({ ...one, as: AGAIN })) });
}

function chosen(effect: EffectOf<'choose'>): Thing {
  const { by, options, optional } = effect;
  const guarded = options.flatMap((option) =>
    option.flatMap((it) => (it.op === 'guard' ? [resource(it.resource)] : [])),
  );
  const how = optional === true ? '-optional' : '';
  if (guarded.length > 1 && guarded.length === options.flat().length && optional !== true) {
    return say('choose-guard', { by: who(by), resources: guarded });
  }
  // Where an option is a story of its own, letters keep them apart.
  return options.some((option) => option.some(({ op }) => op === 'name'))
    ? say(`choose-lettered${how}`, { by: who(by), options: lettered(effect) })
    : say(`choose${how}`, { by: who(by), options: optionsOf(effect) });
}

function lettered({ options }: EffectOf<'choose'>): Thing[] {
  return options.map((option, at) =>
    thing('bsg-option-lettered', {
      letter: String.fromCharCode('a'.charCodeAt(0) + at),
      clauses: sentences(option).flat(),
    }),
  );
}

/** What can be chosen. As long as only the chooser acts, the chooser need not be named again. */
function optionsOf({ by, options }: EffectOf<'choose'>): Thing[] {
  let before: Subject = by;
  return options.map((option) => {
    const told = together(option);
    const said = option.length === 0 ? [thing('bsg-nothing')] : joined(told, before);
    if (told.some(({ subject }) => subject !== by)) before = null;
    return thing('bsg-clauses', { clauses: said });
  });
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

function cardsOf(count: number, from: EffectOf<'draw'>['from'], by: Who | Everybody): Thing {
  if (from === 'any') return thing('bsg-skill-cards-any', { count });
  return from === 'skill-set'
    ? thing(by === 'self' ? 'bsg-skill-cards-yours' : 'bsg-skill-cards-own', { count })
    : skillCardsOf(count, from);
}

/** Everybody draws, or may; perhaps only those who hold few cards. */
function drawn(effect: Drawn): Thing {
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

function rolled({ by, atLeast, atMost, then, else: otherwise }: EffectOf<'roll'>): Thing {
  const form = atLeast === undefined ? 'bsg-op-roll-at-most' : 'bsg-op-roll-at-least';
  const said = { by: who(by), limit: atLeast ?? atMost ?? 0, clauses: clauses(then, by) };
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
  'if',
  'jump',
  'take-card',
  'crisis-of',
  'swap-super-crisis',
  'hand-over-loyalty',
  'roll-table',
  'name-basestar',
  'name-sector',
  'name-civilian',
  'take-random-card',
  'consult-oracle',
  'resolve-named-crisis',
  'attack-occupation-force',
  'detain',
]);

/** Effects grouped into sentences: short ones together, long ones alone, lists at the beginning. */
export function sentences(effects: readonly Effect[]): readonly (readonly Thing[])[] {
  const groups: Told[][] = [];
  for (const it of together(effects)) {
    const open = groups.at(-1);
    if (open === undefined || breaks(it, open.at(-1))) groups.push([it]);
    else open.push(it);
  }
  if (groups.length === 0) return [[thing('bsg-nothing')]];
  return groups.map((group, at) => {
    const before = groups[at - 1]?.at(-1);
    const said = joined(group, before === undefined || before.long ? null : before.subject);
    return at === 0 ? opening(said) : said;
  });
}

/** A text that begins with something that can be left out. */
function opening([first, ...more]: readonly Thing[]): readonly Thing[] {
  if (first?.say !== 'bsg-op-choose-optional') return first === undefined ? more : [first, ...more];
  return [{ ...first, as: [...FIRST, ...(first.as ?? [])] }, ...more];
}

function breaks({ long, several, subject }: Told, last: Told | undefined): boolean {
  return long || last?.long === true || (several && subject !== last?.subject);
}

/** The same where there is room for one sentence only. */
export function inOneSentence(effects: readonly Effect[]): readonly Thing[] {
  return sentences(effects).map((said) => thing('bsg-part', { clauses: said }));
}
