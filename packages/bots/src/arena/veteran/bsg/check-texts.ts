import {
  countedIn,
  type Effect,
  kindOf,
  type SkillCard,
  skillOf,
  strengthOf,
} from '@starboard/bsg';
import {
  type Check,
  cardOf,
  chanceOf,
  checkStakes,
  destinyWorth,
  gapFor,
  shareOf,
} from './checks.ts';
import { activationWorth } from './later-stakes.ts';
import type { Position } from './position.ts';
import { lossFor } from './prices.ts';
import { fleetWorth } from './stakes.ts';

// Cards whose text works in a check, and the Consequence that any of them brings (sections 3 and 4 of Exodus).

export const hasText = (card: SkillCard): boolean => kindOf(card).inCheck !== undefined;

/** How often two cards of fate have such a text among them. */
const FATED = 0.22;

/** How often a card has a strength of 5 or 6, which some texts look for. */
const MIGHTY = 0.08;

/** What the Consequence of a check means for the fleet; nothing where there is none. */
export function consequenceWorth({ facts }: Position, check: Pick<Check, 'of' | 'source'>): number {
  if (check.source === 'location') return 0;
  const crisis = cardOf(facts, check.of);
  return crisis?.consequence === undefined ? 0 : fleetWorth(facts, crisis.consequence);
}

/** What is expected of a check beside what is wanted to pass it. */
function aheadOf(position: Position, check: Check, given: readonly SkillCard[]): number {
  const { missing, later } = gapFor(position, check, check.difficulty);
  return later - missing + given.reduce((sum, card) => sum + countedIn(check, card), 0);
}

/**
 * What it means for the fleet that a card with a text joins a check, and these cards with it: what the text does, and
 * the Consequence, unless fate has brought it already.
 */
export function textWorth(
  position: Position,
  check: Check,
  card: SkillCard,
  given: readonly SkillCard[],
): number {
  const { inCheck } = kindOf(card);
  if (inCheck === undefined) return 0;
  const works = inCheck.reckless !== true || check.reckless;
  const text = works
    ? inCheck.effects.reduce((sum, effect) => sum + effectOn(position, check, effect, given), 0)
    : 0;
  return text + (1 - FATED) * consequenceWorth(position, check);
}

function effectOn(
  position: Position,
  check: Check,
  effect: Effect,
  given: readonly SkillCard[],
): number {
  const { facts } = position;
  const stakes = checkStakes(position, check);
  const ahead = aheadOf(position, check, given);
  const shifted = (by: number): number => stakes * (chanceOf(ahead + by) - chanceOf(ahead));
  switch (effect.op) {
    case 'iron-will': {
      // What is lost by little costs nothing; a total of nothing costs something.
      const total = ahead + check.difficulty;
      const hopeless = (1 - chanceOf(total)) * lossFor(facts, 'morale', facts.resources.morale, 1);
      return Math.max(0, shifted(effect.within)) * 0.8 - hopeless;
    }
    case 'double-skill':
      return shifted(doubledBy(position, check, effect.skill, given));
    case 'add-destiny-to-check':
      return shifted((effect.count / 2) * destinyWorth(facts, check.skills));
    case 'discard-from-check': {
      const own = given.filter((it) => effect.strengths.includes(strengthOf(it)));
      const lost = own.reduce((sum, it) => sum + countedIn(check, it), 0);
      return shifted(-lost - MIGHTY * 5.5 * 0.6 * check.cards);
    }
    case 'if-skill-in-check': {
      const wanted = check.skills.includes(effect.skill);
      return (wanted ? 0.5 : 0.3) * activationWorth(facts);
    }
    default:
      return fleetWorth(facts, [effect]);
  }
}

/** By how much a skill that counts double is likely to change a total. */
function doubledBy(
  { facts, me, suspicion }: Position,
  check: Check,
  skill: string,
  given: readonly SkillCard[],
): number {
  const counts = check.skills.some((it) => it === skill);
  const own = given.reduce(
    (sum, it) => sum + (skillOf(it) === skill ? countedIn(check, it) : 0),
    0,
  );
  const fate = (counts ? 1 : -1) * 2 * 0.2 * 1.9;
  const others = facts.players
    .filter(({ seat, revealed }) => seat !== me.seat && revealed === 'no')
    .reduce((sum, { seat, character, handSize }) => {
      const could = Math.min(4, handSize) * shareOf(character, [skill]);
      const doubt = suspicion[seat] ?? 0.3;
      return sum + (counts ? 0.9 * could * (1 - doubt) : -0.5 * could * doubt);
    }, 0);
  return own + fate + others;
}

/** The card of a hand whose text helps most, where one does. */
export function helpfulText(
  position: Position,
  check: Check,
  hand: readonly SkillCard[],
  given: readonly SkillCard[],
): SkillCard | null {
  const fitting = hand.filter((card) => hasText(card) && countedIn(check, card) >= 0);
  return mostOf(fitting, (card) => textWorth(position, check, card, given), 0.22);
}

/** The card of a hand whose text does most harm, where one does. */
export function harmfulText(
  position: Position,
  check: Check,
  hand: readonly SkillCard[],
): SkillCard | null {
  return mostOf(
    hand.filter((card) => hasText(card)),
    (card) => -textWorth(position, check, card, []),
    0.45,
  );
}

function mostOf(
  cards: readonly SkillCard[],
  rate: (card: SkillCard) => number,
  least: number,
): SkillCard | null {
  let best: SkillCard | null = null;
  let most = least;
  for (const card of cards) {
    const worth = rate(card);
    if (worth > most) [best, most] = [card, worth];
  }
  return best;
}

/** What it is worth to the fleet that a card leaves a check that lies open (Quick Fix). */
export function removalWorth(position: Position, card: SkillCard): number {
  const { check } = position.facts;
  if (check === null || check.pile === null) return 0;
  const { pile } = check;
  const at = pile.indexOf(card);
  const rest = pile.filter((_, i) => i !== at);
  const avoided = pile.some(hasText) && !rest.some(hasText);
  return (
    checkStakes(position, check) * (openChance(check, rest) - openChance(check, pile)) -
    0.01 * countedIn(check, card) -
    (avoided ? consequenceWorth(position, check) : 0)
  );
}

/** How likely these open cards are to make a check, their texts included, whatever is still played to it. */
function openChance(check: Check, pile: readonly SkillCard[]): number {
  const texts = pile.flatMap((card) => kindOf(card).inCheck?.effects ?? []);
  const gone = texts.flatMap((it) => (it.op === 'discard-from-check' ? it.strengths : []));
  const doubled = texts.find((it) => it.op === 'double-skill')?.skill ?? check.doubled ?? null;
  const spared = texts.find((it) => it.op === 'iron-will')?.within ?? 0;
  const total = pile
    .filter((card) => !gone.includes(strengthOf(card)))
    .reduce((sum, card) => sum + countedIn({ ...check, doubled }, card), 0);
  return chanceOf(3 * (total + spared - check.difficulty) + 1);
}
