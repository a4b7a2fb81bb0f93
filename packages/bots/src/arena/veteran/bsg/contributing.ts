import { countedIn, kindOf, type SkillCard, skillOf, strengthOf } from '@starboard/bsg';
import { seeksArrest } from './aims.ts';
import { harmfulText, helpfulText, textWorth } from './check-texts.ts';
import { type Check, chanceOf, checkStakes, gapFor, shareOf, stillToCome } from './checks.ts';
import { type Position, taste } from './position.ts';
import { clamp } from './suspicion.ts';
import { TUNE } from './tuning.ts';

/** The cards for a check: what a human gives, what a hidden Cylon dares, what a revealed one can. */
export function contribution(
  position: Position,
  hand: readonly SkillCard[],
  most: number,
): SkillCard[] {
  const { check } = position.facts;
  if (check === null) return [];
  switch (position.role) {
    case 'human':
      return withText(position, check, hand, helping(position, check, hand, most), most);
    case 'hidden-cylon':
      return scheming(position, check, hand, most);
    case 'revealed-cylon':
      return position.aim > 0
        ? helping(position, check, hand, most)
        : hindering(position, check, hand);
  }
}

/** The same for somebody who never adds a single card (Impulsive): none, or another one that does no harm. */
export function neverOne(
  position: Position,
  hand: readonly SkillCard[],
  cards: readonly SkillCard[],
): SkillCard[] {
  const { check } = position.facts;
  const [only] = cards;
  if (check === null || only === undefined || cards.length > 1) return [...cards];
  const sign = Math.sign(countedIn(check, only));
  const others = hand
    .filter((card) => card !== only && kindOf(card).inCheck === undefined)
    .sort((a, b) => sign * (countedIn(check, b) - countedIn(check, a)) || a - b);
  // The smallest that counts the same way; or one of strength 1 the other way, where the first is worth it.
  const along = others.filter((card) => sign * countedIn(check, card) > 0).at(-1);
  const [against] = others;
  if (along !== undefined) return [only, along];
  const pays = against !== undefined && strengthOf(only) >= strengthOf(against) + 2;
  return pays ? [only, against] : [];
}

/** With a card whose text helps, where that is likely to matter. */
function withText(
  position: Position,
  check: Check,
  hand: readonly SkillCard[],
  given: readonly SkillCard[],
  most: number,
): SkillCard[] {
  const text = given.length < most ? helpfulText(position, check, hand, given) : null;
  return text === null ? [...given] : [...given, text];
}

/** Cards that count for a check, the strongest first. */
function ranked(hand: readonly SkillCard[], check: Check): SkillCard[] {
  return hand
    .filter((card) => countedIn(check, card) > 0)
    .sort((a, b) => strengthOf(b) - strengthOf(a) || a - b);
}

/** Cards that count against it, the strongest first. */
function spoiling(hand: readonly SkillCard[], check: Check): SkillCard[] {
  return hand
    .filter((card) => countedIn(check, card) < 0)
    .sort((a, b) => strengthOf(b) - strengthOf(a) || a - b);
}

function helping(
  position: Position,
  check: Check,
  hand: readonly SkillCard[],
  most: number,
): SkillCard[] {
  const { personality } = position;
  const stakes = checkStakes(position, check);
  if (stakes < -0.2) return opposing(check, hand, most, -stakes);
  if (stakes < 0.25) return [];
  const good = ranked(hand, check);
  const mine = good.reduce((sum, card) => sum + strengthOf(card), 0);
  const care = Math.min(5, TUNE.care + stakes * TUNE.careStakes) * personality.boldness;
  let goal = check.difficulty + care;
  const { missing, later } = gapFor(position, check, goal);
  let gap = missing;
  if (gap - Math.max(0, later) > mine + 3 && check.partial !== null) {
    goal = check.partial + care;
    gap = missing - (check.difficulty - check.partial);
  }
  // Hopeless: better cards for another day.
  if (gap - Math.max(0, later) > mine + TUNE.hopeless) return [];
  if (gap <= 0) return [];
  const share = later <= 0 ? gap : Math.max(gap - later, (gap * mine) / (mine + later));
  return adding(good, Math.min(share, mine), most);
}

/** Few cards that come to about this much, without wasting strong ones. */
function adding(good: readonly SkillCard[], wanted: number, most: number): SkillCard[] {
  const chosen: SkillCard[] = [];
  let left = wanted;
  const rest = [...good];
  while (left > 0.4 && rest.length > 0 && chosen.length < most) {
    const enough = rest.filter((card) => strengthOf(card) >= left);
    const next = enough[enough.length - 1] ?? rest[0];
    if (next === undefined) break;
    chosen.push(next);
    rest.splice(rest.indexOf(next), 1);
    left -= strengthOf(next);
  }
  return chosen;
}

/** Cards against a check that should fail, such as the arrest of somebody trusted. */
function opposing(
  check: Check,
  hand: readonly SkillCard[],
  most: number,
  stakes: number,
): SkillCard[] {
  const bad = spoiling(hand, check);
  return stakes < 0.6 ? [] : bad.slice(0, Math.min(most, 1));
}

/** A hidden Cylon: spoils what matters when others could have done it, and gives a little for show. */
function scheming(
  position: Position,
  check: Check,
  hand: readonly SkillCard[],
  most: number,
): SkillCard[] {
  const { personality, exposure, facts } = position;
  if (position.memory.named === position.me.seat && check.source === 'location') {
    // Who wants to be locked up helps with it.
    if (seeksArrest(position.me, position.memory.deeds)) return ranked(hand, check).slice(0, most);
  }
  const stakes = checkStakes(position, check);
  const contributors = check.added.filter(({ count }) => count > 0).length;
  const { missing, later } = gapFor(position, check, check.difficulty);
  const margin = Math.max(0, later) - missing;
  const bad = spoiling(hand, check);
  const cover = contributors >= 2 || (contributors === 1 && stillToCome(position).length >= 1);
  // Not every time: somebody whose checks always go wrong is soon found out. Later there is less to lose.
  const daring = 0.32 + 0.4 * personality.nerve + 0.04 * facts.distance - 0.3 * exposure;
  const tempted = taste(position, `sabotage ${facts.turn} ${check.of}`) < daring;
  const matters = position.level !== 'easy' && stakes > 0.5 && margin > -6 && margin < 7;
  const text = harmfulText(position, check, hand);
  if (!check.faceUp && position.level !== 'easy' && cover && tempted && text !== null) {
    return [text];
  }
  if (!check.faceUp && matters && cover && tempted && bad.length > 0) {
    const count = margin > 3 && personality.nerve > 0.7 && facts.distance >= 5 ? 2 : 1;
    return plausible(position, bad).slice(0, Math.min(count, most));
  }
  if (!check.faceUp && check.reckless && position.level !== 'easy') {
    const texts = hand.filter((card) => kindOf(card).inCheck !== undefined);
    if (texts.length > 0 && tempted) return plausible(position, texts).slice(0, 1);
  }
  // Otherwise it does its share like everybody, with the smaller cards.
  const honest = helping(position, check, hand, most).filter((card) => countedIn(check, card) > 0);
  return honest
    .sort((a, b) => strengthOf(a) - strengthOf(b) || a - b)
    .slice(0, Math.ceil(honest.length * 0.75));
}

/** Bad cards that could have been somebody else's come first. */
function plausible({ facts, me }: Position, bad: readonly SkillCard[]): SkillCard[] {
  const others = facts.players.filter(
    ({ seat, revealed }) => seat !== me.seat && revealed === 'no',
  );
  const shared = (card: SkillCard): number =>
    others.filter(({ character }) => character !== null && shareOf(character, [skillOf(card)]) > 0)
      .length;
  return [...bad].sort(
    (a, b) =>
      strengthOf(b) + 0.6 * clamp(shared(b), 0, 2) - strengthOf(a) - 0.6 * clamp(shared(a), 0, 2) ||
      a - b,
  );
}

function hindering(position: Position, check: Check, hand: readonly SkillCard[]): SkillCard[] {
  const stakes = checkStakes(position, check);
  // In a Reckless check the texts of Treachery do harm whatever becomes of the check.
  const text = (card: SkillCard): number =>
    check.reckless && kindOf(card).inCheck !== undefined ? 2 : 0;
  const harm = (card: SkillCard): number => text(card) - countedIn(check, card);
  const worst = [...hand].sort((a, b) => harm(b) - harm(a) || a - b)[0];
  if (worst === undefined) return [];
  const icon = harmfulText(position, check, hand);
  if (icon !== null && -textWorth(position, check, icon, []) > spoiled(position, check, worst)) {
    return [icon];
  }
  if (text(worst) > 0) return [worst];
  if (stakes < 0.3 || countedIn(check, worst) >= 0) return [];
  const { missing, later } = gapFor(position, check, check.difficulty);
  // No use for a check that fails anyway.
  return missing - Math.max(0, later) > 7 ? [] : [worst];
}

/** What a card that counts against a check does to it, in units for the fleet. */
function spoiled(position: Position, check: Check, card: SkillCard): number {
  const stakes = checkStakes(position, check);
  const { missing, later } = gapFor(position, check, check.difficulty);
  const ahead = later - missing;
  return stakes * (chanceOf(ahead) - chanceOf(ahead + countedIn(check, card)));
}
