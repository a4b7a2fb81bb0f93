import { countedIn, kindOf, type SkillCard, skillOf, strengthOf } from '@starboard/bsg';
import { seeksArrest } from './aims.ts';
import { harmfulText, helpfulText, textWorth } from './check-texts.ts';
import {
  type Check,
  cardOf,
  chanceOf,
  checkStakes,
  gapFor,
  shareOf,
  stillToCome,
} from './checks.ts';
import { planetOf } from './planet.ts';
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
      if (isOwnTrial(position, check)) return defending(check, hand, most);
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

/** A beginner does not count what others give, or have to give: the best two cards, whatever is missing. */
const BEGINNERS_CARDS = 2;

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
  if (position.level === 'easy') return good.slice(0, Math.min(most, BEGINNERS_CARDS));
  const mine = good.slice(0, most).reduce((sum, card) => sum + strengthOf(card), 0);
  if (isDecidedHere(position, check)) return enough(position, check, good.slice(0, most), mine);
  const care = Math.min(5, TUNE.care + stakes * TUNE.careStakes) * personality.boldness;
  let goal = check.difficulty + care;
  const { missing, later } = gapFor(position, check, goal);
  let gap = missing;
  if (gap - Math.max(0, later) > mine + 3 && check.partial !== null) {
    goal = check.partial + care;
    gap = missing - (check.difficulty - check.partial);
  }
  // Hopeless: better cards for another day, if there is to be one.
  const hope = TUNE.hopeless * (1 + stakes / TUNE.lostGame);
  if (gap - Math.max(0, later) > mine + hope) return [];
  if (gap <= 0) return [];
  const share = later <= 0 ? gap : Math.max(gap - later, (gap * mine) / (mine + later));
  return adding(good, Math.min(share, mine), most);
}

/** Whether everything lies open and nobody adds anything after this seat. */
function isDecidedHere(position: Position, { faceUp, pile, cards }: Check): boolean {
  return faceUp && pile?.length === cards && stillToCome(position).length === 0;
}

/** What somebody may still make up for when the sum is known (Declare Emergency). */
const MADE_UP = 2;

/** Just enough for a check that lies open, whole or in part: what would not do is kept. */
function enough(
  position: Position,
  check: Check,
  good: readonly SkillCard[],
  mine: number,
): SkillCard[] {
  const goals = [check.difficulty, check.difficulty - MADE_UP, check.partial ?? check.difficulty];
  const goal = goals.find((it) => gapFor(position, check, it).missing <= mine);
  return goal === undefined ? [] : adding(good, gapFor(position, check, goal).missing, good.length);
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

/** Places whose check harms whoever was named there. */
const ARRESTS: ReadonlySet<string> = new Set(['admirals-quarters', 'airlock', 'resistance-hq']);

/** Whether this check decides about the own fate, and passing it is what the others want. */
function isOwnTrial({ memory, me }: Position, check: Check): boolean {
  return check.source === 'location' && ARRESTS.has(check.of) && memory.named === me.seat;
}

/** Whether a Crisis locks me up if its check fails: whoever spoils that has only itself to thank. */
function wouldHoldMe({ facts, me, memory }: Position, check: Check): boolean {
  if (check.source === 'location' || seeksArrest(me, memory.deeds)) return false;
  const fails = cardOf(facts, check.of)?.fail ?? [];
  return fails.some(
    (effect) =>
      effect.op === 'send' &&
      effect.to === 'brig' &&
      effect.who === 'current' &&
      facts.current === me.seat,
  );
}

/** Whoever is accused defends the own skin: nobody wonders at that. */
function defending(check: Check, hand: readonly SkillCard[], most: number): SkillCard[] {
  return spoiling(hand, check).slice(0, Math.min(most, 2));
}

/** A hidden Cylon: spoils what matters when others could have done it, and gives a little for show. */
function scheming(
  position: Position,
  check: Check,
  hand: readonly SkillCard[],
  most: number,
): SkillCard[] {
  const { facts, level } = position;
  if (isOwnTrial(position, check)) {
    // Who wants to be locked up helps with it.
    return seeksArrest(position.me, position.memory.deeds)
      ? ranked(hand, check).slice(0, most)
      : defending(check, hand, most);
  }
  const leaving = check.of === 'brig' || check.of === 'detention';
  if (check.source === 'location' && leaving && facts.current === position.me.seat) {
    return ranked(hand, check).slice(0, most);
  }
  const daring =
    level !== 'easy' && !check.faceUp && !wouldHoldMe(position, check) && dares(position, check);
  const text = daring ? harmfulText(position, check, hand) : null;
  if (text !== null) return [text];
  const bad = daring ? sabotage(position, check, hand, most) : [];
  if (bad.length > 0) return bad;
  if (daring && check.reckless) {
    const texts = hand.filter((card) => kindOf(card).inCheck !== undefined);
    if (texts.length > 0) return plausible(position, texts).slice(0, 1);
  }
  return forShow(position, check, hand, most);
}

/** Not every time, and only where others could have done it: somebody whose checks always go wrong is found out. */
function dares(position: Position, check: Check): boolean {
  const { personality, exposure, facts } = position;
  const contributors = check.added.filter(
    ({ seat, count }) => count > 0 && facts.players[seat]?.revealed === 'no',
  ).length;
  const cover = contributors >= 2 || (contributors === 1 && stillToCome(position).length >= 1);
  const often = planetOf(facts) === null ? TUNE.daring : TUNE.daringPlanet;
  const daring = often + 0.25 * personality.nerve + 0.03 * facts.distance - 0.4 * exposure;
  return cover && taste(position, `sabotage ${facts.turn} ${check.of}`) < daring;
}

/** Bad cards, where they are likely to turn a check that matters: no more of them than that takes. */
function sabotage(
  position: Position,
  check: Check,
  hand: readonly SkillCard[],
  most: number,
): SkillCard[] {
  const stakes = checkStakes(position, check);
  if (stakes < 0.5) return [];
  const { missing, later } = gapFor(position, check, check.difficulty);
  const ahead = Math.max(0, later) - missing;
  const bad = plausible(position, spoiling(hand, check));
  const gainOf = (count: number): number => {
    const points = bad.slice(0, count).reduce((sum, card) => sum - countedIn(check, card), 0);
    return stakes * (chanceOf(ahead) - chanceOf(ahead - points));
  };
  const one = gainOf(1);
  const two = bad.length > 1 ? gainOf(2) : 0;
  const least = planetOf(position.facts) === null ? TUNE.sabotage : TUNE.sabotagePlanet;
  const count = two > 1.6 * one && two > least * 1.5 ? 2 : one > least ? 1 : 0;
  return bad.slice(0, Math.min(count, most));
}

/** As many cards as anybody would give, but the small ones. */
function forShow(
  position: Position,
  check: Check,
  hand: readonly SkillCard[],
  most: number,
): SkillCard[] {
  const honest = helping(position, check, hand, most).filter((card) => countedIn(check, card) > 0);
  return ranked(hand, check).reverse().slice(0, honest.length);
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
