import {
  type BsgView,
  boxOf,
  type CharacterId,
  type Counting,
  characterOf,
  countedIn,
  crisisOf,
  type PlayerView,
  type Skill,
  STANDINGS,
} from '@starboard/bsg';
import { freedomWorth } from './freedom.ts';
import type { Position } from './position.ts';
import { fleetWorth } from './stakes.ts';
import { arrestWorth, condemnedWorth } from './suspects.ts';
import { TUNE } from './tuning.ts';

/** The average strength of a skill card. */
const USUAL_STRENGTH = 1.9;

export type Check = NonNullable<BsgView['check']>;

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
  if (player.revealed !== 'no') return player.handSize > 0 ? -2 * openDoubt(player) : 0;
  const doubt = suspicion[seat] ?? 0.3;
  if (player.handSize === 0) return 0;
  const able = player.handSize * shareOf(player.character, skills) * USUAL_STRENGTH;
  const honest = Math.min(able * TUNE.givenShare, mostGiven(player));
  return (1 - doubt) * honest + doubt * Math.min(honest, FEIGNED_HELP);
}

/** What a Cylon in hiding adds to a check on average, whatever it holds: now a little for show, now a bad card. */
const FEIGNED_HELP = 0.3;

/** Open Cylons are against everything, but a leader may mean well. */
function openDoubt({ agendaDeck }: PlayerView): number {
  return agendaDeck === 'sympathetic' ? 0.3 : 1;
}

/** One card from the Brig, two from Detention or from somebody who walks among humans. */
function mostGiven({ where, standing, handSize }: PlayerView): number {
  // The more cards there are to choose from, the better the one.
  if (where === 'brig') return Math.min(4, 1.5 + 0.25 * handSize);
  return where === 'detention' || STANDINGS[standing].checkCards === 2 ? 5 : 9;
}

/** What everybody together is likely to bring to a check. */
export function likelyTotal(position: Position, skills: readonly Skill[]): number {
  const { facts, me } = position;
  let total = destinyWorth(facts, skills);
  for (const { seat } of facts.players) {
    if (seat !== me.seat) total += promise(position, seat, skills);
  }
  // Nobody sees what somebody else holds.
  return total + (me.hand === null ? promise(position, me.seat, skills) : ownGift(me, skills));
}

/** What the own hand could add, as far as it is kept for this. */
function ownGift(me: PlayerView, skills: readonly Skill[]): number {
  const counted = (me.hand ?? [])
    .map((card) => Math.max(0, countedIn(counting(skills), card)))
    .sort((a, b) => b - a);
  const most = me.where === 'brig' ? 1 : counted.length;
  return counted.slice(0, most).reduce((sum, it) => sum + it * 0.8, 0);
}

export function passChance(
  position: Position,
  { difficulty, skills }: { readonly difficulty: number; readonly skills: readonly Skill[] },
): number {
  return chanceOf(likelyTotal(position, skills) - difficulty);
}

/** The check of the Admiral's Quarters (BSG-17.2). */
const ARREST = { difficulty: 7, skills: ['leadership', 'tactics'] } as const;

/** What a card counts that the accused adds in defence, two of them at most. */
const DEFENCE = 2.2;

/** How likely somebody accused is locked up, who gives nothing for it and defends the own skin. */
export function arrestChance(position: Position, seat: number): number {
  const cards = position.facts.players[seat]?.handSize ?? 0;
  const spoiled = promise(position, seat, ARREST.skills) + DEFENCE * Math.min(2, cards);
  return chanceOf(likelyTotal(position, ARREST.skills) - spoiled - ARREST.difficulty);
}

/** How likely a check is to be passed that should come to so much more than is needed. */
export const chanceOf = (ahead: number): number => 1 / (1 + Math.exp(-ahead / TUNE.unsure));

/** The card whose check this is: it lies open on the table. */
export function cardOf(facts: BsgView, of: string) {
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
    const crisis = cardOf(facts, check.of);
    if (crisis === null) return 0;
    const stakes = fleetWorth(facts, crisis.pass) - fleetWorth(facts, crisis.fail);
    const { foreseen = stakes } = position;
    return (stakes + foreseen) / 2;
  }
  switch (check.of) {
    case 'brig': {
      const doubt = suspicion[facts.current] ?? 0.3;
      const worth = freedomWorth(facts);
      return worth - (worth + 0.9) * doubt;
    }
    case 'admirals-quarters': {
      const { named } = position.memory;
      // Whoever is accused is warned, whatever comes of it.
      return named === null
        ? 0
        : arrestWorth(position, named, suspicion[named] ?? 0.3, TUNE.warned);
    }
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

/**
 * What so many cards count on average that a human adds, and a Cylon in hiding: counted in games of bots. A Cylon who
 * spoils a check does it with a card or two, so whoever adds more means well for once.
 */
const HONEST_CARDS = [0, 2.6, 4.4, 5.8] as const;
const FEIGNED_CARDS = [0, -0.4, -0.5, 5] as const;
const FURTHER_CARD = 2.2;

/** What so many cards are likely to count that came from somebody with so much doubt about. */
function added(doubt: number, count: number): number {
  const few = Math.min(3, count);
  const known = (1 - doubt) * (HONEST_CARDS[few] ?? 0) + doubt * (FEIGNED_CARDS[few] ?? 0);
  return known + FURTHER_CARD * (count - few);
}

/** What a card of an open Cylon takes away. */
const OPEN_CARD = 3.2;

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
    if (player.revealed !== 'no') sum -= OPEN_CARD * count * (2 * openDoubt(player) - 1);
    else sum += added(suspicion[seat] ?? 0.3, count);
  }
  for (const card of memory.check?.own ?? []) sum += countedIn(check, card);
  return sum;
}

/** Who will still be asked after this seat: clockwise, the current player last. */
export function stillToCome({ facts, me }: Position): number[] {
  const count = facts.players.length;
  const last = facts.current;
  const seats: number[] = [];
  for (let seat: number = me.seat; seat !== last; ) {
    seat = (seat + 1) % count;
    seats.push(seat);
  }
  return seats;
}

/** How much is missing, and how much others will still bring. */
export function gapFor(position: Position, check: Check, goal: number) {
  const later = stillToCome(position)
    .map((seat) => promise(position, seat, check.skills))
    .reduce((sum, it) => sum + it, 0);
  const missing = goal - likelySoFar(position, check);
  return { missing, later };
}
