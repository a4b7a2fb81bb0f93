import { Fault, isPlainObject, type Json, type JsonObject, message } from '@starboard/kernel';
import {
  type CharacterId,
  DEFINITIONS,
  isCharacterId,
  kindOf,
  type SkillCard,
  strengthOf,
} from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import type { Facts } from '../table/facts.ts';

// How scenarios speak of the game: characters by a short name, skill cards as kind and strength
// ("executive-order-2"), everything else by its id. Documented in scenarios/bsg/README.md.

export function mistake(details: string): Fault {
  return new Fault('bad-setup', message('bad-scenario', { details }), details);
}

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

export function characterNamed(name: Json): CharacterId {
  const found = SHORT[String(name)];
  if (found !== undefined) return found;
  if (typeof name === 'string' && isCharacterId(name)) return name;
  throw mistake(`there is no character "${String(name)}"`);
}

export function shortNameOf(character: CharacterId | null): string | null {
  return Object.entries(SHORT).find(([, id]) => id === character)?.[0] ?? null;
}

export function nameOf(card: SkillCard): string {
  return `${kindOf(card).id}-${strengthOf(card)}`;
}

/** The first card of that name among these. */
function cardNamed(name: Json, among: readonly SkillCard[]): SkillCard | undefined {
  return among.find((card) => nameOf(card) === name);
}

export function isSkillCardName(name: Json): boolean {
  return DEFINITIONS.skillCards.some(({ id, strengths }) =>
    strengths.some(({ strength }) => `${id}-${strength}` === name),
  );
}

/** The thing of that name in a list of names. */
export function oneOf<const T extends string>(name: Json, of: readonly T[], what: string): T {
  const found = of.find((it) => it === name);
  if (found === undefined) throw mistake(`there is no ${what} "${String(name)}"`);
  return found;
}

export function listOf(value: Json | undefined, what: string): readonly Json[] {
  if (!Array.isArray(value)) throw mistake(`${what} is a list`);
  return value as readonly Json[];
}

export function recordOf(value: Json | undefined, what: string): JsonObject {
  if (!isPlainObject(value)) throw mistake(`${what} is a map`);
  return value as JsonObject;
}

/** Takes a skill card of that name out of wherever it lies unused. */
export function takeFromDecks(facts: Facts, name: Json): number {
  for (const skill of boxOf(facts).skills) {
    const deck = facts.skills[skill];
    const card = cardNamed(name, deck.draw);
    if (card === undefined) continue;
    deck.draw = deck.draw.filter((it) => it !== card);
    return card;
  }
  throw mistake(`no skill card "${String(name)}" is left`);
}
