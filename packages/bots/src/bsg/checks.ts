import {
  type BsgView,
  boxOf,
  type CharacterId,
  type Counting,
  characterOf,
  countedIn,
  crisisOf,
  kindOf,
  type PlayerView,
  type Skill,
  type SkillCard,
  STANDINGS,
  skillOf,
  strengthOf,
} from '@starboard/bsg';
import { seeksArrest } from './aims.ts';
import { clamp } from './beliefs.ts';
import { type Position, taste } from './position.ts';
import { fleetWorth } from './stakes.ts';
import { condemnedWorth } from './suspects.ts';
import { TUNE } from './tuning.ts';

/** The average strength of a skill card. */
const USUAL_STRENGTH = 1.9;

type Check = NonNullable<BsgView['check']>;

/** A check that asks for nothing but these skills. */
const counting = (skills: readonly Skill[]): Counting => ({
  skills,
  ignored: null,
  onesPositive: false,
});

/** How much of what a character draws counts for a check. */
export function shareOf(character: CharacterId | null, skills: readonly string[]): number {
  if (character === null) return 0;
  let all = 0;
  let fitting = 0;
  for (const { skills: drawn, count } of characterOf(character).skillSet) {
    all += count;
    const fits = drawn.filter((skill) => skills.includes(skill)).length;
    fitting += count * (fits / drawn.length);
  }
  return all === 0 ? 0 : fitting / all;
}

/** What Destiny adds on average. */
export function destinyWorth(facts: BsgView, skills: readonly string[]): number {
  return 2 * USUAL_STRENGTH * ((2 * skills.length) / boxOf(facts).skills.length - 1);
}

/** What a player will add, as far as can be guessed: human players give, Cylons do not. */
function promise({ facts, suspicion }: Position, seat: number, skills: readonly string[]): number {
  const player = facts.players[seat];
  if (player === undefined) return 0;
  if (player.revealed !== 'no') return player.handSize > 0 ? -1.6 * openDoubt(player) : 0;
  const doubt = suspicion[seat] ?? 0.3;
  const able = player.handSize * shareOf(player.character, skills) * USUAL_STRENGTH;
  const given = Math.min(able * TUNE.givenShare, mostGiven(player));
  return given * (1 - doubt) - 1.2 * doubt * (player.handSize > 0 ? 1 : 0);
}

/** Open Cylons are against everything, but a leader may mean well. */
function openDoubt({ agendaDeck }: PlayerView): number {
  return agendaDeck === 'sympathetic' ? 0.3 : 1;
}

/** One card from the Brig, two from Detention or from somebody who walks among humans. */
function mostGiven({ where, standing }: PlayerView): number {
  if (where === 'brig') return 2.5;
  return where === 'detention' || STANDINGS[standing].checkCards === 2 ? 5 : 9;
}

/** What everybody together is likely to bring to a check. */
export function likelyTotal(position: Position, skills: readonly Skill[]): number {
  const { facts, me } = position;
  let total = destinyWorth(facts, skills);
  for (const { seat } of facts.players) {
    if (seat !== me.seat) total += promise(position, seat, skills);
  }
  for (const card of me.hand ?? []) total += Math.max(0, countedIn(counting(skills), card)) * 0.8;
  return total;
}

export function passChance(
  position: Position,
  { difficulty, skills }: { readonly difficulty: number; readonly skills: readonly Skill[] },
): number {
  const ahead = likelyTotal(position, skills) - difficulty;
  return 1 / (1 + Math.exp(-ahead / 3));
}

/** The card whose check this is: it lies open on the table. */
function onTable(facts: BsgView, of: string) {
  for (const it of facts.onTable) {
    if (it.deck === 'quorum' || it.card !== of) continue;
    const crisis = crisisOf(it.card);
    if (crisis.kind === 'check') return crisis;
  }
  return null;
}

/** What the fleet gains if the check is passed rather than failed; below zero for checks it should lose. */
export function checkStakes(position: Position, check: Pick<Check, 'of' | 'source'>): number {
  const { facts, suspicion } = position;
  if (check.source !== 'location') {
    const crisis = onTable(facts, check.of);
    if (crisis === null) return 0;
    return fleetWorth(facts, crisis.pass) - fleetWorth(facts, crisis.fail);
  }
  switch (check.of) {
    case 'brig': {
      const doubt = suspicion[facts.current] ?? 0.3;
      // The more are locked up, the more each of them is missed.
      const locked = facts.players.filter(({ where }) => where === 'brig').length;
      return 0.9 + 0.4 * locked - 2.2 * doubt;
    }
    case 'admirals-quarters':
      return (
        3 *
        ((position.memory.named === null ? 0.5 : (suspicion[position.memory.named] ?? 0.5)) - 0.42)
      );
    case 'airlock':
    case 'resistance-hq': {
      const { named } = position.memory;
      const doubt =
        named === null ? 0.3 : named === position.me.seat ? 0 : (suspicion[named] ?? 0.3);
      return named === null ? 0 : condemnedWorth(position, named, doubt);
    }
    case 'detention':
      return 1.1 - 2.2 * (suspicion[facts.current] ?? 0.3);
    case 'administration': {
      const { president } = facts.titles;
      const before = president === null ? 0.5 : (suspicion[president] ?? 0.5);
      const after =
        position.memory.named === null ? 0.5 : (suspicion[position.memory.named] ?? 0.5);
      return 3 * (before - after);
    }
    default:
      return 0.5;
  }
}

/** What lies in the pile by now, at a guess. */
function likelySoFar({ facts, suspicion, memory, me }: Position, check: Check): number {
  const { skills } = check;
  if (check.pile !== null && check.faceUp) {
    const unseen = check.pile.length < check.cards ? destinyWorth(facts, skills) : 0;
    return check.pile.reduce((sum, card) => sum + countedIn(check, card), unseen);
  }
  let sum = destinyWorth(facts, skills);
  for (const { seat, count } of check.added) {
    if (seat === me.seat) continue;
    const player = facts.players[seat];
    if (player === undefined) continue;
    if (player.revealed !== 'no') sum -= 2 * count * (2 * openDoubt(player) - 1);
    else {
      const doubt = suspicion[seat] ?? 0.3;
      sum += count * 2.3 * (1 - doubt) - Math.min(count, 1.3) * 2 * doubt;
    }
  }
  for (const card of memory.check?.own ?? []) sum += countedIn(check, card);
  return sum;
}

/** Who will still be asked after this seat: clockwise, the current player last. */
function stillToCome({ facts, me }: Position): number[] {
  const count = facts.players.length;
  const last = facts.current;
  const seats: number[] = [];
  for (let seat: number = me.seat; seat !== last; ) {
    seat = (seat + 1) % count;
    seats.push(seat);
  }
  return seats;
}

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
      return helping(position, check, hand, most);
    case 'hidden-cylon':
      return scheming(position, check, hand, most);
    case 'revealed-cylon':
      return position.aim > 0
        ? helping(position, check, hand, most)
        : hindering(position, check, hand);
  }
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

/** How much is missing, how much others will still bring, and how much falls to this seat. */
function gapFor(position: Position, check: Check, goal: number) {
  const later = stillToCome(position)
    .map((seat) => promise(position, seat, check.skills))
    .reduce((sum, it) => sum + it, 0);
  const missing = goal - likelySoFar(position, check);
  return { missing, later };
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
  if (text(worst) > 0) return [worst];
  if (stakes < 0.3 || countedIn(check, worst) >= 0) return [];
  const { missing, later } = gapFor(position, check, check.difficulty);
  // No use for a check that fails anyway.
  return missing - Math.max(0, later) > 7 ? [] : [worst];
}
