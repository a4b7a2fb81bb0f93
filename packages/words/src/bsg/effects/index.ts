import type { Effect, EffectOf, Everybody, Op, Who } from '@starboard/bsg/reading';
import { type Thing, thing } from '../../thing.ts';
import { condition } from '../conditions.ts';
import { resource, ships, skill, who } from '../vocabulary.ts';
import { cardClauses } from './cards.ts';
import { checkClauses } from './checks.ts';
import { type Clause, type Clauses, type Subject, say } from './clause.ts';
import { fleetClauses } from './fleet.ts';
import { peopleClauses } from './people.ts';
import { freeFrom } from './printed-on.ts';
import { activated, placed, shipClauses } from './ships.ts';
import { viperClauses } from './vipers.ts';

// Sentences out of operations: what is told in one breath, who need not be named again, which stand alone.

/** Where nothing was done before: not "then, if you wish". */
const FIRST = ['first'];
/** Right after "and": discards. */
const AGAIN = ['again'];
/** Where a new clause begins: they discard. A language that needs no pronoun says it as right after "and". */
const PRONOUN = ['pronoun', 'again'];

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
      say(op, { by: who(it), count, options: lettered(options) }),
    about: by,
    long: true,
  },
  roll: { say: rolled, about: by, long: true },
  'roll-table': {
    say: ({ op, by: it, rows }) =>
      say(op, {
        by: who(it),
        rows: rows.map(({ upTo, then }) =>
          thing('bsg-roll-row', { limit: upTo, clauses: clauses(then, it) }),
        ),
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
        clauses: clauses(then, it),
        others: clauses(otherwise),
      }),
    about: by,
    long: true,
  },
  if: { say: conditional, long: true },
  'if-skill-in-check': {
    say: ({ op, skill: it, atLeast, then }) =>
      say(op, { skill: skill(it), limit: atLeast, clauses: opening(clauses(then)) }),
    long: true,
  },
  'iron-will': {
    say: ({ op, within, hopeless }) => say(op, { limit: within, clauses: clauses(hopeless) }),
    long: true,
  },
  check: { say: checked, long: true },
  'replace-outcome': { say: ({ op, then }) => say(op, { clauses: clauses(then) }) },
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

function checked(effect: EffectOf<'check'>): Thing {
  const { name, skills, among, pass } = effect;
  return say(name === null ? 'check' : `check-${name}`, {
    difficulty: difficultyOf(effect),
    skills: skills.map(skill),
    ...(among !== undefined && { among: thing(`bsg-among-${among}`) }),
    clauses: clauses(pass),
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

/** Ships activated in a row; the same ones twice are told so. */
function activations(effects: readonly Effect[]): Taken {
  const what: Thing[] = [];
  for (const effect of effects) {
    if (effect.op !== 'activate' || effect.justPlaced === true) break;
    if (effect.what === 'launch-raiders') break;
    what.push(activated(effect));
  }
  const [one, other, ...more] = what;
  if (one === undefined || other === undefined) return null;
  const twice = more.length === 0 && one.say === other.say;
  const said = twice ? say('activate-twice', { what: one }) : say('activate', { what });
  return { told: listed(said, null), count: what.length };
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
    ? say(`choose-lettered${how}`, { by: who(by), options: lettered(options) })
    : say(`choose${how}`, { by: who(by), count: options.length, options: optionsOf(effect) });
}

function lettered(options: readonly (readonly Effect[])[]): Thing[] {
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

function rolled(effect: EffectOf<'roll'>): Thing {
  const { by, atLeast, atMost, belowRaiders, then, else: otherwise } = effect;
  const [form, limits] =
    belowRaiders === true
      ? ['roll-below-raiders', {}]
      : [
          atLeast === undefined ? 'roll-at-most' : 'roll-at-least',
          { limit: atLeast ?? atMost ?? 0 },
        ];
  const said = { by: who(by), ...limits, clauses: clauses(then, by) };
  return otherwise === undefined
    ? say(form, said)
    : say(`${form}-else`, { ...said, others: clauses(otherwise) });
}

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
