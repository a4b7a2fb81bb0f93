import type { Ask } from '@starboard/kernel';
import type { Words } from '@starboard/words';

/** What an ability does that may be used now; null for one without words. */
export function abilityBrief(ability: string, words: Words): string | null {
  const id = `bsg-brief-ability-${ability}`;
  return words.has(id) ? words.say(id) : null;
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
