import { type Json, mistake, oneOf } from '@starboard/kernel';
import {
  ALL_SKILL_CARDS,
  CHARACTERS,
  type CharacterId,
  kindOf,
  type SkillCard,
  strengthOf,
} from '../content/index.ts';
import type { Facts } from '../facts.ts';
import { SKILLS } from '../vocabulary.ts';

// How scenarios speak of the game: characters by a short name, skill cards as kind and strength
// ("executive-order-2"), everything else by its id. Documented in scenarios/bsg/README.md.

const SHORT: Readonly<Record<string, CharacterId>> = {
  adama: 'william-adama',
  tigh: 'saul-tigh',
  helo: 'karl-helo-agathon',
  roslin: 'laura-roslin',
  baltar: 'gaius-baltar',
  zarek: 'tom-zarek',
  apollo: 'lee-apollo-adama',
  starbuck: 'kara-starbuck-thrace',
  boomer: 'sharon-boomer-valerii',
  tyrol: 'galen-tyrol',
};

export const SHORT_NAMES: readonly string[] = Object.keys(SHORT);

export function characterNamed(name: Json): CharacterId {
  const known = [...SHORT_NAMES, ...CHARACTERS];
  const said = oneOf(name, known, 'character');
  const found = SHORT[said] ?? CHARACTERS.find((id) => id === said);
  if (found === undefined) throw mistake(`there is no character "${said}"`, said, known);
  return found;
}

export function shortNameOf(character: CharacterId | null): string | null {
  return Object.entries(SHORT).find(([, id]) => id === character)?.[0] ?? null;
}

export function nameOf(card: SkillCard): string {
  return `${kindOf(card).id}-${strengthOf(card)}`;
}

const SKILL_CARD_NAMES: readonly string[] = [...new Set(ALL_SKILL_CARDS.map(nameOf))];

export function isSkillCardName(name: Json): boolean {
  return SKILL_CARD_NAMES.some((it) => it === name);
}

/** The first card of that name among these. */
export function cardNamed(name: Json, among: readonly SkillCard[]): SkillCard {
  const said = oneOf(name, SKILL_CARD_NAMES, 'skill card');
  const found = among.find((card) => nameOf(card) === said);
  if (found === undefined) throw mistake(`no "${said}" is left: all of them lie elsewhere`);
  return found;
}

/** Takes a skill card of that name out of a deck. */
export function takeFromDecks(facts: Facts, name: Json): SkillCard {
  const card = cardNamed(
    name,
    SKILLS.flatMap((skill) => facts.skills[skill].draw),
  );
  for (const skill of SKILLS) {
    const deck = facts.skills[skill];
    deck.draw = deck.draw.filter((it) => it !== card);
  }
  return card;
}

/** A list without one copy of each of these. */
export function without<T>(list: readonly T[], items: readonly T[]): T[] {
  const left = [...list];
  for (const item of items) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
