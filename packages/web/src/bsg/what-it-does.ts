import { meaningOf } from '@starboard/bsg/reading';
import type { Ask } from '@starboard/kernel';
import type { Speech, Words } from '@starboard/words';

/** What an ability does that may be used now; null for one without words. */
export function abilityBrief(ability: string, speech: Speech, words: Words): string | null {
  return words.has(`bsg-brief-ability-${ability}`) ? speech.brief(`ability:${ability}`) : null;
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
