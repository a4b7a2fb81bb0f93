import type { Effect, EffectOf, Everybody, Op, Who } from '@starboard/bsg/reading';
import { type Thing, thing } from '../../thing.ts';
import { condition } from '../conditions.ts';
import { PRONOUN, place, resource, ships, skill, skillCards, who } from '../vocabulary.ts';
import { cardClauses } from './cards.ts';
import { checkClauses } from './checks.ts';
import { factored, oneOf } from './choices.ts';
import { type Clause, type Clauses, type Subject, say, type Told } from './clause.ts';
import { fleetClauses } from './fleet.ts';
import { peopleClauses } from './people.ts';
import { freeFrom } from './printed-on.ts';
import { activated, placed, shipClauses } from './ships.ts';
import { viperClauses } from './vipers.ts';

// Sentences out of operations: what is told in one breath, who need not be named again, which stand alone.

/** Right after "and": discards. */
const AGAIN = ['again'];
/** After what stands first in a sentence: "on 6 or higher, ...", "otherwise ...". */
const INVERTED = ['inverted'];
/** After "may", or after "if they wish" where a language has no infinitive for it. */
const INFINITIVE = ['infinitive', 'inverted'];

/** Operations that hold others. */
type Holding =
  | 'name'
  | 'choose'
  | 'choose-several'
  | 'roll'
  | 'roll-table'
  | 'risk'
  | 'if'
  | 'if-skill-in-check'
  | 'iron-will'
  | 'check'
  | 'replace-outcome'
  | 'name-basestar'
  | 'name-sector'
  | 'name-civilian';

const by = ({ by: it }: { readonly by: Who }): Subject => it;

const holdingClauses: Clauses<Holding> = {
  name: { say: named, about: by, long: true },
  choose: { say: chosen, about: by, long: true },
  'choose-several': {
    say: ({ op, by: it, count, options }) =>
      say(op, { by: who(it), count, options: numbered(options) }),
    about: by,
    long: true,
  },
  roll: { say: rolled, about: by, long: true },
  'roll-table': {
    say: ({ op, by: it, rows }) =>
      say(op, {
        by: who(it),
        rows: rows.map(({ upTo, then }, at) => {
          const from = (rows[at - 1]?.upTo ?? 0) + 1;
          const range = { from, limit: upTo, count: upTo - from + 1 };
          return thing('bsg-roll-row', { ...range, clauses: clauses(then, it, INVERTED) });
        }),
      }),
    about: by,
    long: true,
  },
  risk: {
    say: ({ op, by: it, ship, count, atLeast, then, else: otherwise }) =>
      say(op, {
        by: who(it),
        ships: ships(ship, count),
        limit: atLeast,
        clauses: clauses(then, it, INVERTED),
        others: clauses(otherwise, null, INVERTED),
      }),
    about: by,
    long: true,
  },
  if: { say: conditional, long: true },
  'if-skill-in-check': {
    say: ({ op, skill: it, atLeast, then }) =>
      say(op, { skill: skill(it), limit: atLeast, clauses: clauses(then, null, INVERTED) }),
    long: true,
  },
  'iron-will': {
    say: ({ op, within, hopeless }) =>
      say(op, { limit: within, clauses: clauses(hopeless, null, INVERTED) }),
    long: true,
  },
  check: { say: checked, long: true },
  'replace-outcome': { say: ({ op, then }) => say(op, { clauses: clauses(then, null, INVERTED) }) },
  'name-basestar': { say: namedShip, about: by, long: true },
  'name-sector': { say: namedShip, about: by, long: true },
  'name-civilian': { say: namedShip, about: by, long: true },
};

/** Every operation of the language of cards. One that is missing does not compile. */
const CLAUSES: Clauses = {
  ...cardClauses,
  ...checkClauses,
  ...fleetClauses,
  ...holdingClauses,
  ...peopleClauses,
  ...shipClauses,
  ...viperClauses,
};

/** An effect and the clause of its name belong together, which the compiler cannot see. */
const clauseOf = <O extends Op>({ op }: EffectOf<O>): Clause<O> => CLAUSES[op as O];

/** What an operation says: a clause, of which sentences are made. */
export const clause = (effect: Effect): Thing => clauseOf(effect).say(effect);

/** What happens only if something holds. */
function conditional({ condition: it, then, else: otherwise }: EffectOf<'if'>): Thing {
  const onlyBelow = it.is === 'resource' && it.atLeast === undefined && it.atMost === undefined;
  if (onlyBelow && it.below !== undefined && otherwise === undefined) {
    return say('if-below', {
      resource: resource(it.resource),
      limit: it.below,
      clauses: clauses(then, null, INVERTED),
    });
  }
  // It is asked of whoever the card is for; where "you" go on, it is about you.
  const [first] = together(then);
  const about = first?.subject === 'self' ? 'self' : 'current';
  if (it.is === 'in-orbit' && otherwise === undefined) {
    return say('if-in-orbit', { clauses: clauses(then, about, INVERTED) });
  }
  const said = { condition: condition(it, about), clauses: clauses(then, about, INVERTED) };
  return otherwise === undefined
    ? say('if', said)
    : say('if-else', { ...said, others: clauses(otherwise, about, INVERTED) });
}

function checked(effect: EffectOf<'check'>): Thing {
  const { name, skills, among, pass } = effect;
  return say(name === null ? 'check' : `check-${name}`, {
    difficulty: difficultyOf(effect),
    skills: skills.map(skill),
    ...(among !== undefined && { among: thing(`bsg-among-${among}`) }),
    clauses: clauses(pass, name === null ? null : 'chosen', INVERTED),
  });
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

/** What several operations say, one after the other; nothing happens if there are none. `lead` is for the first. */
export function clauses(
  effects: readonly Effect[],
  before: Subject = null,
  lead: readonly string[] = [],
): readonly Thing[] {
  return effects.length === 0
    ? [{ ...thing('bsg-nothing'), as: lead }]
    : joined(together(effects), before, lead);
}

/** The same as sentences. */
export const continuingSentences = (effects: readonly Effect[]): readonly (readonly Thing[])[] =>
  sentences(effects, null, INVERTED);

/** What goes on after something that stands first in a sentence. */
export const continuing = (effects: readonly Effect[]): readonly Thing[] =>
  clauses(effects, null, INVERTED);

/** Clauses of one sentence, each knowing whom the one before was about. */
function joined(told: readonly Told[], before: Subject, lead: readonly string[] = []): Thing[] {
  const said: Thing[] = [];
  let run: Thing[] = [];
  let last: Told | null = null;
  let goesOn = true;
  const close = (isLast = false): void => {
    const [only, ...more] = run;
    if (only !== undefined) {
      const alone = isLast && said.length === 0;
      said.push(more.length === 0 ? only : inOneBreath(run, last?.subject ?? null, alone));
    }
    run = [];
  };
  for (const one of told) {
    const { said: it, subject } = one;
    const same = subject !== null && subject === last?.subject;
    // What one does is told in one breath, unless it is a list already.
    if (!same || subject === 'ships' || one.several || last?.several === true) close();
    run.push(
      last === null
        ? { ...resumed(it, subject, before), as: lead }
        : same
          ? // Whoever began as a pronoun goes on as one: "they discard ... and are sent".
            { ...(goesOn ? resumed(it, subject, before) : it), as: AGAIN }
          : it,
    );
    goesOn = goesOn && (last === null || same);
    last = one;
  }
  close(true);
  return said;
}

/** What one subject does. Of the fleet, some languages tell each thing by itself: "food rises, morale falls". */
function inOneBreath(run: readonly Thing[], subject: Subject, alone: boolean): Thing {
  return subject === 'fleet'
    ? thing('bsg-run-fleet', { clauses: run, more: alone ? 0 : 1 })
    : thing('bsg-run', { clauses: run });
}

/** A clause that begins anew but may be about the person spoken of before. */
function resumed(it: Thing, subject: Subject, before: Subject): Thing {
  // "You" is as short as any pronoun.
  const known = isPerson(subject) && subject !== 'self' && subject === before;
  return known ? withPronoun(it, subject) : it;
}

/** Whoever a clause is about is not named in it again. */
function withPronoun(it: Thing, subject: Who | Everybody | 'each-other-human'): Thing {
  const name = who(subject).say;
  const args = Object.entries(it.with ?? {}).map(([key, arg]) => {
    const isName = typeof arg === 'object' && 'say' in arg && arg.say === name;
    return [key, isName && (key === 'who' || key === 'by') ? PRONOUN : arg] as const;
  });
  return { ...it, with: Object.fromEntries(args) };
}

function isPerson(subject: Subject): subject is Who | Everybody | 'each-other-human' {
  return subject !== null && subject !== 'fleet' && subject !== 'ships';
}

/** Operations as clauses: losses (or gains), ships placed and activations in a row are told as one. */
function together(effects: readonly Effect[]): Told[] {
  const told: Told[] = [];
  for (let at = 0; at < effects.length; ) {
    const rest = effects.slice(at);
    const one =
      amounts(rest) ?? placements(rest) ?? activations(rest) ?? discards(rest) ?? alone(rest);
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
  const one = effect.op === 'choose' ? oneOf(effect) : null;
  if (one !== null) return { told: one, count: 1 };
  const { about, long } = clauseOf(effect);
  const told = {
    said: clause(effect),
    subject: about?.(effect) ?? null,
    long: long === true,
    several: false,
  };
  return { told, count: 1 };
}

function amounts(effects: readonly Effect[]): Taken {
  const all = sameWay(effects);
  if (all.length < 2) return null;
  const said = say(all.every(({ by }) => by < 0) ? 'resources-lose' : 'resources-gain', {
    amounts: grouped(all),
  });
  return { told: listed(said, 'fleet'), count: all.length };
}

/** Resources that change by the same number are told together. */
function grouped(all: readonly EffectOf<'resource'>[]): Thing[] {
  const how = (all[0]?.by ?? 0) < 0 ? 'lose' : 'gain';
  return [...new Set(all.map(({ by }) => Math.abs(by)))].map((count) => {
    const resources = all
      .filter(({ by }) => Math.abs(by) === count)
      .map(({ resource: of }) => thing('bsg-amount', { resource: resource(of), count }));
    return thing(`bsg-amounts-${how}`, { resources, count, number: resources.length });
  });
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

/** Ships activated in a row; the same ones twice are told so. */
function activations(effects: readonly Effect[]): Taken {
  const what: Thing[] = [];
  let launches = false;
  for (const effect of effects) {
    if (effect.op !== 'activate' || effect.justPlaced === true) break;
    launches ||= effect.what === 'launch-raiders';
    what.push(activated(effect));
  }
  const [one, other, ...more] = what;
  if (one === undefined || other === undefined) return null;
  // Those who only launch something are not activated: many are told as icons are, few one by one.
  if (launches) {
    const said = say('activate-in-turn', { what });
    return more.length === 0 ? null : { told: listed(said, null), count: what.length };
  }
  const twice = more.length === 0 && one.say === other.say;
  const said = twice ? say('activate-twice', { what: one }) : say('activate', { what });
  return { told: listed(said, null), count: what.length };
}

/** Two people who discard cards, each as many as the card says: what they do is told once. */
function discards([first, second]: readonly Effect[]): Taken {
  const [one, other] = [plainDiscard(first), plainDiscard(second)];
  if (one === null || other === null || one.who === other.who) return null;
  const said = { who: who(one.who), cards: skillCards(one.count), other: who(other.who) };
  return { told: listed(say('discard-unlike', { ...said, count: other.count }), null), count: 2 };
}

/** A single person who may pick what goes. */
function plainDiscard(effect: Effect | undefined): { who: Who; count: number } | null {
  if (effect?.op !== 'discard' || effect.count === 'all' || effect.random === true) return null;
  const it = SINGLE.find((one) => one === effect.who);
  return it === undefined ? null : { who: it, count: effect.count };
}

const SINGLE: readonly Who[] = ['current', 'president', 'admiral', 'cag', 'chosen'];

/** Whoever names somebody may go on acting, in the same breath. */
function named({ by, among, optional, then: effects }: EffectOf<'name'>): Thing {
  const prison = among === 'in-detention' ? 'detention' : among === 'prisoners' ? 'custody' : null;
  const then = prison === null ? effects : freeFrom(prison, effects);
  const [first, ...rest] = then;
  // That they can be sent there, the sending itself says.
  const sent = SENT.has(among) && then.some((it) => it.op === 'send' && it.who === 'chosen');
  const all = thing(`bsg-among-${among}`);
  const said = { by: who(by), among: sent ? { ...all, as: ['named', 'short'] } : all };
  const may = optional === true ? '-optional' : '';
  if (sent && first?.op === 'send' && first.who === 'chosen') {
    const going = { ...said, place: place(first.to) };
    return rest.length === 0
      ? say(`name-send${may}`, going)
      : say(`name-send${may}-then`, { ...going, clauses: clauses(rest) });
  }
  const whole = rest.length === 0 ? inOneGo(first, { by, among, may }) : null;
  if (whole !== null) return whole;
  const told = together(then);
  if (told[0] === undefined || told[0].subject !== by || told[0].long) {
    // With two people spoken of, "they" could be either.
    const before = by === 'self' ? 'chosen' : null;
    return say(`name${may}`, { ...said, clauses: introduced(clauses(then, before)) });
  }
  const [begun, ...more] = joined(told, null);
  if (begun === undefined) return say(`name${may}-and`, { ...said, clauses: [] });
  // Whoever "may choose and move" does not "choose and moves".
  const goesOn = optional === true && by !== 'self' ? agreeing(begun, by) : begun;
  return say(`name${may}-and`, { ...said, clauses: [continued(goesOn), ...more] });
}

/** A pronoun that a language may leave out elsewhere stands first after the naming, lest it be unclear who acts. */
function introduced([first, ...more]: readonly Thing[]): readonly Thing[] {
  if (first === undefined) return more;
  const inner = first.say === 'bsg-run' ? first.with?.['clauses'] : undefined;
  if (Array.isArray(inner)) return [thing('bsg-run', { clauses: introduced(inner) }), ...more];
  const args = Object.entries(first.with ?? {}).map(
    ([key, arg]) => [key, arg === PRONOUN ? NAMED_PRONOUN : arg] as const,
  );
  return [{ ...first, with: Object.fromEntries(args) }, ...more];
}

const NAMED_PRONOUN: Thing = { ...PRONOUN, as: ['named'] };

/** What is done to whoever is named, where it can be said without the naming. */
function inOneGo(
  effect: Effect | undefined,
  { by, among, may }: Pick<EffectOf<'name'>, 'by' | 'among'> & { readonly may: string },
): Thing | null {
  const said = { by: who(by), among: thing(`bsg-among-${among}`) };
  const bound = (form: string): Thing | null => (may === '' ? say(form, said) : null);
  // That they have a hidden card, the looking itself says.
  if (effect?.op === 'look-loyalty' && effect.by === by && effect.of === 'chosen') {
    if (!LOOKED_AT.has(among)) return null;
    return effect.all === true ? bound('name-look-all') : say(`name-look${may}`, said);
  }
  if (effect?.op === 'free' && effect.picks === by && among === 'in-detention') {
    return say(`name-free-detention${may}`, { by: who(by) });
  }
  if (effect?.op !== 'execute' || effect.who !== 'chosen') return null;
  return effect.evenCylons === true
    ? bound('name-execute-even-cylons')
    : say(`name-execute${may}`, said);
}

/** Among those who have hidden Loyalty cards. */
const LOOKED_AT: ReadonlySet<EffectOf<'name'>['among']> = new Set([
  'with-hidden-loyalty',
  'human-with-hidden-loyalty',
]);

/** Among those who can be sent somewhere, which the sending itself says. */
const SENT: ReadonlySet<EffectOf<'name'>['among']> = new Set([
  'can-go-to-brig',
  'can-go-to-sickbay',
  'on-galactica-to-brig',
  'on-galactica-to-sickbay',
  'on-planet-to-detention',
  'on-planet-to-medical-center',
  'other-can-go-to-brig',
  'other-can-go-to-sickbay',
]);

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
  const { by, options, optional } = factored(effect);
  const [only, ...more] = options;
  const may = optional === true ? '-optional' : '';
  if (only === undefined || more.length > 0) {
    return say(`choose${may}`, { by: who(by), options: numbered(options, by) });
  }
  if (optional !== true) return thing('bsg-clauses', { clauses: clauses(only, by) });
  const told = together(only);
  const own = told.findIndex(({ subject }) => subject !== by);
  // Nobody "may" do what happens to others, or what is a choice again.
  if (own === 0) return say('wishes', { by: who(by), clauses: clauses(only, null, INVERTED) });
  const acts = joined(own < 0 ? told : told.slice(0, own), by, INFINITIVE).map(
    by === 'self' ? (it) => it : (it) => agreeing(it, by),
  );
  return own < 0
    ? say('may', { by: who(by), clauses: acts })
    : say('may-then', {
        by: who(by),
        clauses: acts,
        others: joined(told.slice(own), null, INVERTED),
      });
}

/** All of a run agrees with the pronoun that stands, or is left out, at its beginning. */
function agreeing(it: Thing, by: Who): Thing {
  const inner = it.say === 'bsg-run' ? it.with?.['clauses'] : undefined;
  if (!Array.isArray(inner)) return withPronoun(it, by);
  return thing('bsg-run', { clauses: inner.map((one: Thing) => withPronoun(one, by)) });
}

/** What can be chosen, by its number. As long as only the chooser acts, the chooser need not be named again. */
function numbered(options: readonly (readonly Effect[])[], by: Subject = null): Thing[] {
  let before: Subject = by;
  return options.map((option, at) => {
    const told = together(option);
    const said = sentences(option, before).flat();
    if (told.some(({ subject }) => subject !== by)) before = null;
    return thing('bsg-option', { number: at + 1, clauses: said });
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

function rolled(effect: EffectOf<'roll'>): Thing {
  const { by, atLeast, atMost, belowRaiders, then, else: otherwise } = effect;
  const [form, limits] =
    belowRaiders === true
      ? ['roll-below-raiders', {}]
      : [
          atLeast === undefined ? 'roll-at-most' : 'roll-at-least',
          { limit: atLeast ?? atMost ?? 0 },
        ];
  const said = { by: who(by), ...limits, clauses: clauses(then, by, INVERTED) };
  return otherwise === undefined
    ? say(form, said)
    : say(`${form}-else`, { ...said, others: clauses(otherwise, null, INVERTED) });
}

/** Effects grouped into sentences, the first about whoever was spoken of before it: short ones together, long ones alone, lists at the beginning. */
export function sentences(
  effects: readonly Effect[],
  spokenOf: Subject = null,
  lead: readonly string[] = [],
): readonly (readonly Thing[])[] {
  const groups: Told[][] = [];
  for (const it of together(effects)) {
    const open = groups.at(-1);
    if (open === undefined || breaks(it, open.at(-1))) groups.push([it]);
    else open.push(it);
  }
  if (groups.length === 0) return [[{ ...thing('bsg-nothing'), as: lead }]];
  const all = groups.flatMap(apart);
  return all.map((group, at) => {
    const before = all[at - 1]?.at(-1);
    if (before === undefined) return joined(group, spokenOf, lead);
    return joined(group, before.long ? null : before.subject);
  });
}

function breaks({ long, several, subject }: Told, last: Told | undefined): boolean {
  return long || last?.long === true || (several && subject !== last?.subject);
}

/** Ships in a list that begins with what the fleet loses would be lost, too: "the fleet loses 1 fuel, 2 ships ...". */
function apart(group: readonly Told[]): readonly (readonly Told[])[] {
  const at = group.findIndex(({ subject }) => subject !== 'fleet');
  const next = group[at]?.subject;
  const misread = at > 0 && group.length > at + 1 && (next === null || next === 'ships');
  return misread ? [group.slice(0, at), group.slice(at)] : [group];
}

/** The same where there is room for one sentence only. */
export function inOneSentence(effects: readonly Effect[]): readonly Thing[] {
  return sentences(effects).map((said) => thing('bsg-part', { clauses: said }));
}
