import {
  type BsgView,
  crisisOf,
  type DestinationId,
  destinationOf,
  type Effect,
  effectsOf,
  inner,
  kindOf,
  type Meaning,
  meaningOf,
  type Resource,
  type SkillCard,
} from '@starboard/bsg/reading';
import type { Ask } from '@starboard/kernel';
import type { Speech, Words } from '@starboard/words';
import { type Change, changesOf } from './changes.tsx';

/** What an ability does that may be used now; null for one without words. */
export function abilityBrief(ability: string, speech: Speech, words: Words): string | null {
  return words.has(`bsg-brief-ability-${ability}`) ? speech.brief(`ability:${ability}`) : null;
}

/** How far the fleet has to go. */
export const homeOf = ({ modules }: Pick<BsgView, 'modules'>): number =>
  modules.includes('new-caprica') ? 7 : 8;

/** How far the fleet will have come, and what ends the game there. */
export function whatArrivalBrings(
  destination: DestinationId,
  facts: Pick<BsgView, 'modules' | 'distance' | 'resources'>,
  /** The resource whose next loss is 1 smaller. */
  guarded: Resource | null,
  words: Words,
): string {
  const { distance, effects } = destinationOf(destination);
  const of = homeOf(facts);
  const there = Math.min(of, facts.distance + distance);
  const end = changesOf(effects, facts.resources, guarded).find(({ to }) => to === 0);
  const far = words.say('web-bsg-distance-then', { distance: there, of });
  return end === undefined ? far : `${far} · ${sayChange(end, words)}`;
}

/** A resource before and after, and what comes of it at 0. */
export function sayChange({ resource, from, to }: Change, words: Words): string {
  const said = words.say('web-bsg-change', { what: { say: `bsg-resource-${resource}` }, from, to });
  return to === 0 ? `${said}: ${words.say('web-bsg-humans-lose')}` : said;
}

/** What so many of the one skill leave to the other; null where nothing is divided. */
export function dividedInto({ args = {} }: Ask, first: number, words: Words): string | null {
  const { first: one, second: other, count } = args;
  if (typeof one !== 'string' || typeof other !== 'string' || typeof count !== 'number') {
    return null;
  }
  return [
    { skill: one, cards: first },
    { skill: other, cards: count - first },
  ]
    .filter(({ cards }) => cards > 0)
    .map(({ skill, cards }) => `${cards} ${words.say(`bsg-skill-${skill}`)}`)
    .join(' · ');
}

/** The place or card whose options are chosen among; null for other asks, and for a Crisis card, which lies there. */
export function optionOf(ask: Ask, speech: Speech): string | null {
  const [first] = ask.prompt === 'choose-option' && 'of' in ask ? ask.of : [];
  if (first === undefined) return null;
  const meant = meaningOf(ask, first);
  if (meant.is !== 'option' || !('of' in meant.line.text)) return null;
  const { deck, id } = meant.line.text.of;
  return deck === 'crisis' ? null : speech.name(`${deck}:${id}`);
}

/** What a part or an option of a card does. */
export function effectsMeant(
  meant: Extract<Meaning, { is: 'part' | 'option' }>,
): readonly Effect[] {
  if (meant.is === 'option') return effectsOf(inner(meant.line, 'options', meant.option));
  const crisis = crisisOf(meant.of.id as Parameters<typeof crisisOf>[0]);
  if (crisis.kind === 'event') return crisis.options[meant.part] ?? [];
  return crisis.kind === 'check' && meant.part === 1 ? (crisis.instead ?? []) : [];
}

/** Those who shoot at the fleet: a higher roll is worse for it. */
const ENEMIES: ReadonlySet<unknown> = new Set(['raider', 'scar', 'heavy-raider', 'basestar']);

/** Why a card that may be played now changes nothing, or helps the others; null where it does what it is for. */
export function inVain({ prompt, about = {} }: Ask, card: SkillCard, words: Words): string | null {
  const effects = effectsPlayed(card);
  const { short, what, by } = about;
  if (prompt === 'after-total' && typeof short === 'number') {
    const eased = effects.reduce(
      (sum, effect) => sum + (effect.op === 'change-difficulty' ? -effect.by : 0),
      0,
    );
    if (eased <= 0) return null;
    if (short <= 0) return words.say('web-bsg-already-passed');
    // Whether it is a partial pass stays as it is (BSG-16.20).
    if (short > eased) return words.say('web-bsg-still-short', { short: short - eased });
  }
  const raises = effects.some((effect) => effect.op === 'add-to-roll' && effect.plus > 0);
  return raises && what === 'attack' && ENEMIES.has(by) ? words.say('web-bsg-helps-cylons') : null;
}

function effectsPlayed(card: SkillCard): readonly Effect[] {
  const { play } = kindOf(card);
  return play !== undefined && 'effects' in play ? play.effects : [];
}
