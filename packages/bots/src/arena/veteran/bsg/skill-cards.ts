import {
  comingTo,
  countedIn,
  kindOf,
  type SkillCard,
  skillOf,
  strengthOf,
  TREACHERY,
} from '@starboard/bsg';
import type { Choice, OneAsk } from '@starboard/kernel';
import { removalWorth } from './check-texts.ts';
import { leastUseful, skillToDraw } from './choices.ts';
import { type Position, preferred, shownSide, sideOf } from './position.ts';

/** A skill to draw, to learn from, or that somebody else must draw. */
export function skillAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  const { facts, aim, suspicion } = position;
  switch (prompt) {
    case 'choose-skill-for': {
      const doubt = suspicion[Number(args?.['seat'])] ?? 0.3;
      const friend = aim > 0 ? doubt < 0.5 : doubt > 0.9;
      return preferred(position, of, (it) => ((it === TREACHERY) === friend ? -1 : 0));
    }
    case 'choose-skill-deck': {
      const skills = facts.check?.skills ?? [];
      return preferred(position, of, (it) => {
        const counts = skills.some((skill) => skill === it);
        return (counts ? 1 : 0) + (it === TREACHERY ? -0.5 : it === 'piloting' ? -0.2 : 0);
      });
    }
    default:
      return skillToDraw(position, of);
  }
}

/** A skill card to take, to give away, or whose text comes first. */
export function cardAnswer(
  position: Position,
  prompt: string,
  cards: readonly SkillCard[],
): Choice | null {
  switch (prompt) {
    case 'choose-card-to-give':
      return givenCard(position, cards);
    case 'choose-text-to-resolve':
      return preferred(position, cards, (it) => firstText(position, kindOf(it).id));
    case 'remove-check-card':
      return preferred(position, cards, (it) => shownSide(position) * removalWorth(position, it));
    default:
      return leastUseful(position, cards).reverse()[0] ?? null;
  }
}

/** Which text comes first: what looks at cards comes before what takes them away, and new ships come last. */
function firstText(position: Position, id: string): number {
  switch (id) {
    // New ships had better come after the activation, or before it.
    case 'by-your-command':
      return shownSide(position);
    case 'protect-the-fleet':
      return 0.5;
    case 'trust-instincts':
      return 0.3;
    case 'red-tape':
      return -0.3;
    default:
      return 0;
  }
}

/** A friend gets something of use; a Cylon gives what spoils a hand. */
function givenCard(position: Position, cards: readonly SkillCard[]): Choice | null {
  if (sideOf(position) < 0) {
    return preferred(
      position,
      cards,
      (it) => (skillOf(it) === TREACHERY ? 1 : 0) - strengthOf(it) / 10,
    );
  }
  const useful = cards.filter((it) => skillOf(it) !== TREACHERY);
  return leastUseful(position, useful.length > 0 ? useful : cards)[0] ?? null;
}

/** Three cards just seen: into the check if they help it, and else to the hand. */
export function learned({ facts, aim }: Position, { about }: OneAsk): Choice {
  const { check } = facts;
  const cards = Array.isArray(about?.['cards']) ? about['cards'].map(Number) : [];
  if (check === null) return 'hand';
  const sum = cards.reduce((all, card) => all + countedIn(check, card), 0);
  return aim * sum >= 3 ? 'check' : 'hand';
}

export function someCards(
  position: Position,
  prompt: string,
  cards: readonly SkillCard[],
  min: number,
): SkillCard[] {
  switch (prompt) {
    case 'lay-on-destiny':
      return [...cards].sort((a, b) => destined(position, b) - destined(position, a)).slice(0, min);
    case 'discard-from-destiny':
      return [...cards].sort((a, b) => destined(position, a) - destined(position, b)).slice(0, min);
    case 'add-to-check':
      return addedOpenly(position, cards);
    case 'discard-to-refresh':
      return cards.filter((card) => isPoor(position, card));
    default:
      return leastUseful(position, cards).slice(0, min);
  }
}

/** Cards of exactly so much strength, those that are missed least. */
export function cardsComingTo(
  position: Position,
  cards: readonly SkillCard[],
  strength: number,
): SkillCard[] {
  const some = cards.filter((card) => strengthOf(card) > 0);
  return comingTo(strength, leastUseful(position, some)) ?? [];
}

/** A card that another one is likely to be better than. */
function isPoor(position: Position, card: SkillCard): boolean {
  if (skillOf(card) === TREACHERY) return sideOf(position) > 0;
  return strengthOf(card) <= 1;
}

/** How welcome a card is among those that fate adds to a check: the skills that are asked for most count for it. */
export function destined(position: Position, card: SkillCard): number {
  const skill = skillOf(card);
  const usual = { politics: 0.5, leadership: 0.7, tactics: 0.6, piloting: -0.6, engineering: -0.3 };
  const counts = skill === TREACHERY ? -1 : usual[skill];
  return sideOf(position) * counts * strengthOf(card);
}

/** Just enough to turn a check that lies open. */
function addedOpenly(position: Position, cards: readonly SkillCard[]): SkillCard[] {
  const { check } = position.facts;
  if (check === null || check.pile === null) return [];
  const side = sideOf(position);
  const total = check.pile.reduce((sum, card) => sum + countedIn(check, card), 0);
  let missing = side > 0 ? check.difficulty - total : total - check.difficulty + 1;
  const fitting = cards
    .filter((card) => side * countedIn(check, card) > 0)
    .sort((a, b) => strengthOf(b) - strengthOf(a));
  const chosen: SkillCard[] = [];
  for (const card of fitting) {
    if (missing <= 0) break;
    chosen.push(card);
    missing -= strengthOf(card);
  }
  return missing > 0 ? [] : chosen;
}
