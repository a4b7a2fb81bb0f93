import { type Effect, type EffectOf, type Hazard, TITLES } from '@starboard/bsg/reading';
import { inARow } from '../../fitted.ts';
import { signed } from '../../letters.ts';
import { type Thing, thing } from '../../thing.ts';
import type { Words } from '../../words.ts';
import { ships, skill, title } from '../vocabulary.ts';

type Joined = (parts: readonly string[]) => string;

/** What effects cost and bring, each as short as a price: null where they do more than can be said in passing. */
export function stakesOf(
  words: Words,
  effects: readonly Effect[],
  joined: Joined = inARow,
): string[] | null {
  const parts: string[] = [];
  for (const effect of effects) {
    if (isBystander(effect) && effects.some(isHostile)) continue;
    const said = stake(words, effect, joined);
    if (said === null) return null;
    if (said !== '') parts.push(said);
  }
  return parts;
}

function stakes(words: Words, effects: readonly Effect[], joined: Joined): string | null {
  const parts = stakesOf(words, effects, joined);
  return parts === null ? null : joined(parts);
}

/** Civilian ships that are placed beside Cylons are there to be shot at. */
const isBystander = (effect: Effect): boolean =>
  effect.op === 'place' && effect.ship === 'civilian';
const isHostile = (effect: Effect): boolean => effect.op === 'place' && !isBystander(effect);

/** One of several, as a choice offers them. */
export function oneOf(words: Words, texts: readonly string[]): string {
  return texts.reduce((one, other) => words.name(thing('bsg-brief-or', { one, other })));
}

/** All that one option does: were it a list, each part of it would look like an option of its own. */
export function allOf(words: Words, texts: readonly string[]): string {
  const [first = '', ...more] = texts;
  return more.reduce((one, other) => words.name(thing('bsg-brief-and', { one, other })), first);
}

type Options = readonly (readonly Effect[])[];

/** What each option of a choice costs and brings. */
export function optionsOf(words: Words, options: Options): (readonly string[] | null)[] {
  return options.map((option) => stakesOf(words, option, (parts) => allOf(words, parts)));
}

function either(words: Words, options: Options): string | null {
  const said = optionsOf(words, options).map((parts) => allOf(words, parts ?? []));
  return said.includes('') ? null : oneOf(words, said);
}

function isThere(words: Words, { say, with: args = {} }: Thing): boolean {
  const things = Object.values(args).flatMap((arg) => (typeof arg === 'object' ? arg : []));
  return words.has(say) && things.every((it) => isThere(words, it));
}

/** Empty for what costs nothing and brings nothing. */
function stake(words: Words, effect: Effect, joined: Joined): string | null {
  // A module may do what nobody has found a short word for.
  const name = (it: Thing): string | null => (isThere(words, it) ? words.name(it) : null);
  switch (effect.op) {
    case 'keep':
      return '';
    case 'resource':
      return name(thing(`bsg-brief-${effect.resource}`, { by: signed(effect.by) }));
    case 'discard':
      return name(of(effect.who, discarded(effect)));
    case 'draw':
    case 'trade':
      return name(of(effect.who, drawn(effect)));
    case 'send':
      return name(sent(effect.who, effect.to));
    case 'send-all':
      return name(
        thing('bsg-brief-send-all', {
          from: thing(`bsg-brief-from-${effect.from}`),
          to: towards(effect.to),
        }),
      );
    case 'name':
    case 'name-sector':
      return stakes(words, effect.then, joined);
    case 'if':
      // What the condition is, the full text tells.
      return effect.else === undefined ? stakes(words, effect.then, joined) : null;
    case 'choose':
      return effect.optional === true ? null : either(words, effect.options);
    case 'roll':
      return rolled(words, effect, joined);
    case 'execute': {
      const who = whose(effect.who);
      return name(
        who === null ? thing('bsg-brief-execute') : thing('bsg-brief-execute-who', { who }),
      );
    }
    case 'title':
      return name(thing(`bsg-brief-title-${effect.title}-to-${effect.to}`));
    case 'place':
      return effect.ship === 'civilian' ? null : name(ships(effect.ship, effect.count));
    case 'activate':
      return name(thing(`bsg-brief-activate-${effect.what}`));
    case 'destroy-civilian':
    case 'destroy-raptor':
      return name(counted(effect.op, -effect.count));
    case 'damage-vipers':
    case 'damage-galactica':
    case 'centurion':
      return name(counted(effect.op, effect.count));
    case 'spend-nuke':
    case 'return-vipers':
    case 'skip-preparation':
    case 'place-occupation-force':
      return name(thing(`bsg-brief-${effect.op}`));
    case 'jump-track':
      return name(counted(effect.op, effect.by));
    case 'add-to-destiny':
      return name(
        thing('bsg-brief-add-to-destiny', {
          by: signed(effect.count),
          skill: skill(effect.skill),
        }),
      );
    case 'draw-trauma':
      return name(of(effect.who, counted('trauma', effect.count)));
    case 'discard-trauma':
      return name(of(effect.who, counted('trauma', -effect.count)));
    default:
      return null;
  }
}

/** So many of something, with a sign and without one. */
const counted = (what: string, count: number): Thing =>
  thing(`bsg-brief-${what}`, { by: signed(count), count: Math.abs(count) });

type Concerned = EffectOf<'discard'>['who'] | EffectOf<'draw'>['who'];

/** Whom it concerns; null for whoever the card or the place is about anyhow. */
function whose(who: Concerned): Thing | null {
  if (who === 'current' || who === 'self') return null;
  if (typeof who !== 'string') {
    return thing('list-and', { things: who.flatMap((it) => whose(it) ?? []) });
  }
  const held = TITLES.find((it) => it === who);
  return held === undefined ? thing(`bsg-brief-who-${who}`) : title(held);
}

function of(who: Concerned, what: Thing): Thing {
  const concerned = whose(who);
  return concerned === null ? what : thing('bsg-brief-of', { who: concerned, what });
}

const discarded = ({ count }: EffectOf<'discard'>): Thing =>
  count === 'all' ? thing('bsg-brief-hand') : counted('cards', -count);

function drawn(effect: EffectOf<'draw'> | EffectOf<'trade'>): Thing {
  const count = effect.op === 'draw' ? effect.count : effect.draw;
  const [only, ...others] = typeof effect.from === 'string' ? [] : effect.from;
  return only === undefined || others.length > 0
    ? counted('cards', count)
    : thing('bsg-brief-skill', { by: signed(count), skill: skill(only) });
}

const towards = (to: Hazard): Thing => thing(`bsg-brief-to-${to}`);

function sent(who: EffectOf<'send'>['who'], to: Hazard): Thing {
  const sentThere = whose(who);
  return sentThere === null
    ? towards(to)
    : thing('bsg-brief-of', { who: sentThere, what: towards(to) });
}

function rolled(
  words: Words,
  { atMost, then, else: otherwise }: EffectOf<'roll'>,
  joined: Joined,
): string | null {
  const text = stakes(words, then, joined);
  if (text === null || atMost === undefined || otherwise !== undefined) return null;
  return words.name(thing('bsg-brief-roll', { limit: atMost, text }));
}
