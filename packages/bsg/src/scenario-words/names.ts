import { type Json, mistake, oneOf } from '@starboard/kernel';
import {
  type CharacterId,
  DEFINITIONS,
  edition,
  kindOf,
  type SkillCard,
  strengthOf,
} from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import type { Facts } from '../table/facts.ts';

// How scenarios speak of the game: characters by a short name, skill cards as kind and strength
// ("executive-order-2"), everything else by its id. Documented in scenarios/bsg/README.md.

/** A list made of everything the library holds, until it holds more. */
export function ofLibrary<T>(make: () => T): () => T {
  let made: T;
  let of = -1;
  return () => {
    if (of !== edition()) made = make();
    of = edition();
    return made;
  };
}

/** The nickname in the middle (no initial), else the last name; whoever comes second to that has the first name. */
const shortNames = ofLibrary(() => {
  const short = new Map<string, CharacterId>();
  for (const { id } of DEFINITIONS.characters) {
    const parts = id.split('-');
    const [first = id, middle = ''] = parts;
    const usual = parts.length === 3 && middle.length > 1 ? middle : (parts.at(-1) ?? id);
    short.set(short.has(usual) ? first : usual, id);
  }
  return short;
});

export const allShortNames = (): readonly string[] => [...shortNames().keys()];

export function characterNamed(name: Json): CharacterId {
  const ids = DEFINITIONS.characters.map(({ id }) => id);
  const known = [...allShortNames(), ...ids];
  const said = oneOf(name, known, 'character');
  const found = shortNames().get(said) ?? ids.find((id) => id === said);
  if (found === undefined) throw mistake(`there is no character "${said}"`, said, known);
  return found;
}

export function shortNameOf(character: CharacterId | null): string | null {
  return [...shortNames()].find(([, id]) => id === character)?.[0] ?? null;
}

export function nameOf(card: SkillCard): string {
  return `${kindOf(card).id}-${strengthOf(card)}`;
}

const skillCardNames = ofLibrary((): readonly string[] =>
  DEFINITIONS.skillCards.flatMap(({ id, strengths }) =>
    strengths.map(({ strength }) => `${id}-${strength}`),
  ),
);

export function isSkillCardName(name: Json): boolean {
  return skillCardNames().some((it) => it === name);
}

/** The first card of that name among these. */
export function cardNamed(name: Json, among: readonly SkillCard[]): SkillCard {
  const said = oneOf(name, skillCardNames(), 'skill card');
  const found = among.find((card) => nameOf(card) === said);
  if (found === undefined) throw mistake(`no "${said}" is left: all of them lie elsewhere`);
  return found;
}

/** Takes a skill card of that name out of a deck. */
export function takeFromDecks(facts: Facts, name: Json): SkillCard {
  const { skills } = boxOf(facts);
  const card = cardNamed(
    name,
    skills.flatMap((skill) => facts.skills[skill].draw),
  );
  for (const skill of skills) {
    const deck = facts.skills[skill];
    deck.draw = deck.draw.filter((it) => it !== card);
  }
  return card;
}
