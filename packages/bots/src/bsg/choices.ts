import {
  type Activation,
  type BsgView,
  boxOf,
  type Crisis,
  type CrisisId,
  crisisOf,
  type DestinationId,
  destinationOf,
  type Effect,
  kindOf,
  type Meaning,
  meaningOf,
  neighbours,
  SECTORS,
  type Sector,
  type SkillCard,
  skillOf,
  strengthOf,
  TREACHERY,
  type Who,
} from '@starboard/bsg';
import type { Choice, OneAsk } from '@starboard/kernel';
import { shouldInfiltrate } from './aims.ts';
import { passChance, shareOf } from './checks.ts';
import { activationHarm, basestarsOut, threat } from './danger.ts';
import { pursues } from './goals.ts';
import { finalFiveRisk, finalFiveShare } from './loyalty.ts';
import { planetOf, shipWorth } from './planet.ts';
import { bestForSide, type Position, preferred, shownSide, taste } from './position.ts';
import { homeOf, jumpStepWorth } from './prices.ts';
import { escortWorth } from './pursuit.ts';
import { quorumWorth, watchedRisk } from './quorum.ts';
import { cylonsIn, needFrom, needIn, raidersIn, sectorOf, targetWorth } from './space.ts';
import { executionWorth, fleetWorth } from './stakes.ts';
import { commandWorth } from './suspects.ts';
import { TUNE } from './tuning.ts';

/** What a whole Crisis card would mean for the fleet. */
export function crisisWorth(position: Position, id: CrisisId): number {
  const { facts } = position;
  const crisis = crisisOf(id);
  const foot =
    -activationsOf(crisis).reduce((sum, what) => sum + activationHarm(facts, what), 0) +
    (crisis.jump === true ? jumpStepWorth(facts) : 0) +
    (crisis.evacuation === true ? evacuationWorth(facts) : 0);
  return foot + bodyWorth(position, crisis);
}

/** The evacuation icon saves a ship that is ready to leave. */
function evacuationWorth(facts: BsgView): number {
  const planet = planetOf(facts);
  return planet?.phase === 'orbit' && planet.prepared.length > 0 ? 0.8 * shipWorth(facts) : 0;
}

/** The icons in the lower left corner of a card. */
function activationsOf({ activation = [] }: Crisis): readonly Activation[] {
  return typeof activation === 'string' ? [activation] : activation;
}

function bodyWorth(position: Position, crisis: Crisis): number {
  const { facts } = position;
  switch (crisis.kind) {
    case 'attack':
      return (
        -TUNE.attack - crisis.activate.reduce((sum, what) => sum + activationHarm(facts, what), 0)
      );
    case 'event':
      return Math.max(...crisis.options.map((option) => effectsWorth(position, option)));
    case 'check': {
      const tried = checkWorth(position, crisis);
      return crisis.instead === undefined
        ? tried
        : Math.max(tried, effectsWorth(position, crisis.instead));
    }
  }
}

/** What effects mean for the fleet in the eyes of somebody who has beliefs about those they concern. */
export function effectsWorth(position: Position, effects: readonly Effect[]): number {
  const { facts } = position;
  return (
    effects.reduce((sum, effect) => sum + believed(position, effect), 0) +
    fleetWorth(facts, effects)
  );
}

/** How much better or worse it is than for somebody nothing is known about. */
function believed(position: Position, effect: Effect): number {
  const { facts } = position;
  switch (effect.op) {
    case 'execute': {
      const seat = seatOf(position, effect.who);
      if (seat === null) return 0;
      const doubt = doubtAbout(position, seat);
      return executionWorth(facts, seat, doubt) - executionWorth(facts, seat, 0.2);
    }
    case 'pass-title': {
      const holder = facts.titles[effect.title];
      if (holder === null) return 0;
      const doubt = doubtAbout(position, holder);
      return effect.title === 'admiral' ? 0.5 * commandWorth(facts, doubt) : 1.6 * (doubt - 0.35);
    }
    case 'send': {
      const seat = seatOf(position, effect.who);
      // Who must have been there anyhow does not mind.
      if (seat === position.me.seat && pursues(position, 'goal-self-destruction')) return 0.8;
      const held = effect.to === 'detention' || effect.to === 'medical-center';
      return seat === null || !held ? 0 : 1.2 * (doubtAbout(position, seat) - 0.2);
    }
    case 'give-title': {
      const [title] = effect.titles;
      const holder = title === undefined ? null : facts.titles[title];
      return holder === null ? 0 : 1.6 * (doubtAbout(position, holder) - 0.3);
    }
    case 'roll': {
      const chance = effect.atMost === undefined ? 0.5 : effect.atMost / 8;
      return chance * effect.then.reduce((sum, it) => sum + believed(position, it), 0);
    }
    default:
      return 0;
  }
}

/** What a seat thinks of another, and says of itself. */
function doubtAbout({ me, suspicion }: Position, seat: number): number {
  return seat === me.seat ? 0 : (suspicion[seat] ?? 0.3);
}

function seatOf({ facts }: Position, who: Who): number | null {
  if (who === 'president' || who === 'admiral' || who === 'cag') return facts.titles[who];
  return who === 'current' ? facts.current : null;
}

function checkWorth(position: Position, crisis: Extract<Crisis, { kind: 'check' }>): number {
  const { facts } = position;
  const chance = passChance(position, crisis.check);
  // Passing costs the cards that go into it.
  const cards = TUNE.cards * crisis.check.difficulty;
  return (
    chance * fleetWorth(facts, crisis.pass) +
    (1 - chance) * effectsWorth(position, crisis.fail) -
    cards
  );
}

/** Which part of a Crisis card: 0 is the check or the first part, 1 the other. */
export function partWorth(position: Position, id: CrisisId, part: number): number {
  const crisis = crisisOf(id);
  switch (crisis.kind) {
    case 'attack':
      return 0;
    case 'event':
      return effectsWorth(position, crisis.options[part] ?? []);
    case 'check':
      return part === 1
        ? effectsWorth(position, crisis.instead ?? [])
        : checkWorth(position, crisis);
  }
}

export function chosenPart(position: Position, id: CrisisId, parts: readonly number[]): number {
  return bestForSide(position, parts, (part) => partWorth(position, id, part), id);
}

export function destinationWorth(position: Position, id: DestinationId): number {
  const { facts } = position;
  const { distance, effects } = destinationOf(id);
  const cautious = distance === 1 && pursues(position, 'goal-use-caution') ? 1.2 : 0;
  // What goes beyond the last stretch is of no use.
  const nearer = Math.min(distance, Math.max(0, homeOf(facts) - facts.distance));
  // What is left counts for the way that is left.
  const there = { ...facts, distance: facts.distance + distance };
  return nearer * TUNE.distance + fleetWorth(there, effects) + cautious;
}

/** What the courses there are are worth on average. */
export function usualCourse(position: Position): number {
  const { destinations } = boxOf(position.facts);
  const all = destinations.reduce((sum, id) => sum + destinationWorth(position, id), 0);
  return all / Math.max(1, destinations.length);
}

/** What an option is worth to the fleet; what somebody does for the own goal counts for the own side. */
export function optionWorth(position: Position, effects: readonly Effect[]): number {
  const { facts, me, memory, aim } = position;
  const [first] = effects;
  switch (first?.op) {
    case 'infiltrate':
      return aim * (shouldInfiltrate(facts, me, memory.deeds) ? 3 : -3);
    case 'play-super-crisis':
      return superCrisisAppeal(position);
    case 'play-quorum':
      return playedQuorumWorth(position);
    default:
      return effectsWorth(position, effects);
  }
}

/** A card of the Quorum hand: where that is dangerous, only one that is worth it. */
function playedQuorumWorth(position: Position): number {
  const risk = watchedRisk(position);
  const { quorumHand } = position.facts;
  if (risk === 0 || quorumHand === null) return 0.5;
  return Math.max(-1, ...quorumHand.map((card) => quorumWorth(position, card))) - risk;
}

/** Worse than what else there is to do there. */
const SUPER_CRISIS = 3.4;

/** A Super Crisis card hurts the fleet; for somebody who must have played one, that is the price. */
function superCrisisAppeal({ me, aim, memory }: Position): number {
  if (me.agenda === 'mutual-annihilation' && memory.deeds.superCrises === 0) return aim * 3;
  return -SUPER_CRISIS;
}

/** Whom to name, for good or ill. */
export function named(
  position: Position,
  seats: readonly Choice[],
  fate: 'harm' | 'help' | 'look',
): Choice {
  const { suspicion, me, role, facts } = position;
  const side = shownSide(position);
  return preferred(position, seats, (it) => {
    if (it === 'nobody' || it === 'keep') {
      if (fate === 'look') return finalFiveShare(facts) > 0 ? 0.6 : 0.1;
      return fate === 'harm' ? (role === 'human' ? 0.5 : 0.2) : 0.1;
    }
    const seat = Number(it);
    // A Cylon in hiding points at whoever is not one of its own.
    const known = role === 'hidden-cylon' && suspicion[seat] === 1;
    const doubt = known ? 0 : (suspicion[seat] ?? 0.3);
    const self = seat === me.seat;
    switch (fate) {
      case 'harm':
        return self ? -2 : side > 0 ? doubt : 1 - doubt;
      case 'help':
        return self ? 0.9 : side > 0 ? 1 - doubt : doubt;
      case 'look':
        // The most is learned where the doubt is greatest, and some cards had better not be seen.
        return 1 - Math.abs(doubt - 0.5) - (self ? 2 : 0) - finalFiveRisk(facts, me, seat);
    }
  });
}

/** Cards that are missed least, first. */
export function leastUseful(position: Position, hand: readonly SkillCard[]): SkillCard[] {
  const { role, me } = position;
  const worth = (card: SkillCard): number => {
    const strength = strengthOf(card);
    if (skillOf(card) === TREACHERY) return treacheryWorth(position, card);
    const rare = shareOf(me.character, [skillOf(card)]) === 0 ? 0.4 : 0;
    return role === 'human' ? strength + rare : strength + rare * 2;
  };
  return [...hand].sort((a, b) => worth(a) - worth(b) || a - b);
}

/**
 * Treachery counts against almost every check. For a human it is the first card to go, though a Cylon who is about may
 * answer with Sabotage; for a Cylon it is what it is for.
 */
function treacheryWorth({ role, aim, facts, me }: Position, card: SkillCard): number {
  const strength = strengthOf(card);
  if (role === 'hidden-cylon') return strength + 0.5;
  if (role === 'human' || aim > 0) {
    const saboteur = facts.players.some(
      ({ seat, revealed, handSize }) => seat !== me.seat && revealed !== 'no' && handSize > 1,
    );
    return saboteur ? 1.2 : 0.2;
  }
  // What can be played for its text is kept.
  return strength + (kindOf(card).play === undefined ? 0.2 : 1.5);
}

export function skillToDraw(position: Position, skills: readonly Choice[]): Choice {
  const held = (skill: Choice): number =>
    (position.me.hand ?? []).filter((card) => skillOf(card) === skill).length;
  return preferred(position, skills, (skill) => {
    const liked = {
      politics: 0.5,
      leadership: 0.6,
      tactics: 0.6,
      piloting: 0.15,
      engineering: 0.25 + 0.15 * Math.min(3, position.facts.damaged.length),
    };
    const wanted =
      skill === TREACHERY
        ? treacheryLiking(position)
        : (new Map<Choice, number>(Object.entries(liked)).get(skill) ?? 0.2);
    return wanted - 0.12 * held(skill) + 0.3 * taste(position, String(skill));
  });
}

/** Nobody who means well draws Treachery; open Cylons can use its texts, and it spoils every check. */
function treacheryLiking({ role, aim }: Position): number {
  if (aim > 0) return -2;
  return role === 'revealed-cylon' ? 0.85 : 0.4;
}

/**
 * From 0 to 1, how hard somebody tries this turn. A Cylon in hiding often shoots to little purpose: nobody counts what
 * another shot would have hit.
 */
function effort(position: Position, about: string): number {
  const { role, level, facts } = position;
  if (role !== 'hidden-cylon' || level === 'easy') return 1;
  return taste(position, `busy ${about} ${facts.turn}`);
}

/** With less than this a Cylon in hiding shoots at what matters least, with still less at nothing. */
const HALF_HEARTED = 0.6;
const ELSEWHERE = 0.2;

/**
 * Launching, moving or shooting with an unmanned viper. Everybody sees which of these it is: a Cylon in hiding mostly
 * does what a human would, at a target that matters less, and leaves off no more than a clumsy human.
 */
export function viperOrder(position: Position, ask: OneAsk): Choice {
  const { facts } = position;
  const worth = (choice: Choice): number => orderWorth(facts, meaningOf(ask, choice));
  const best = preferred(position, ask.of, worth);
  const tried = effort(position, 'vipers');
  if (meaningOf(ask, best).is !== 'attack' || tried >= HALF_HEARTED) return best;
  const others = ask.of.filter((choice) => FLIGHTS.has(meaningOf(ask, choice).is));
  if (tried < ELSEWHERE && others.length > 0) return preferred(position, others, worth);
  const targets = ask.of.filter((choice) => meaningOf(ask, choice).is === 'attack');
  return preferred(position, targets, (choice) => -worth(choice));
}

/** What a viper may do instead of shooting, and look useful. */
const FLIGHTS: ReadonlySet<Meaning['is']> = new Set(['launch', 'move-viper', 'escort']);

function orderWorth(facts: BsgView, meant: Meaning): number {
  switch (meant.is) {
    case 'attack':
      return targetWorth(facts, meant.target, meant.in ?? '') + 0.12;
    case 'escort':
      return escortWorth(facts, meant.in ?? '') + 0.1;
    case 'launch':
      return Math.min(0.5, needFrom(facts, meant.at) * 0.3) + (meant.mark === 7 ? 0.1 : 0);
    case 'move-viper':
      return Math.min(0.45, nearer(facts, meant.from, meant.to) * 0.25);
    default:
      return 0.02;
  }
}

/** How much more a viper is needed there than here, or on the way there: what is out of reach now is closer then. */
function nearer(facts: BsgView, from: Sector, to: Sector): number {
  const there = needIn(facts, to) - needIn(facts, from);
  return Math.max(there, needFrom(facts, to) - needFrom(facts, from));
}

/** The same with the own viper. */
export function ownViper(position: Position, ask: OneAsk): Choice {
  const { facts, me } = position;
  const here = sectorOf(facts, me.seat);
  return preferred(position, ask.of, (choice) => {
    const meant = meaningOf(ask, choice);
    if (meant.is === 'attack') {
      return here === null ? 0 : targetWorth(facts, meant.target, here) + 0.1;
    }
    if (meant.is === 'escort') return escortWorth(facts, here ?? '') + 0.1;
    if (meant.is !== 'fly') return 0;
    return Math.min(
      0.4,
      (needIn(facts, meant.to) - (here === null ? 0 : needIn(facts, here))) * 0.2,
    );
  });
}

/** A sector to send somebody to help, or, for Cylons, to do harm. */
export function sectorFor(
  position: Position,
  choices: readonly Choice[],
  wanted: 'need' | 'safety' | 'harm',
): Choice {
  const { facts } = position;
  return preferred(position, choices, (choice) => {
    const sector = SECTORS.find((it) => it === choice);
    if (sector === undefined) return wanted === 'safety' ? 0.3 : 0;
    const near = neighbours(sector).reduce((sum, it) => sum + cylonsIn(facts, it) * 0.5, 0);
    const danger = cylonsIn(facts, sector) + near;
    switch (wanted) {
      case 'need':
        return needFrom(facts, sector);
      case 'safety':
        return -danger * shownSide(position);
      case 'harm': {
        const exposed = facts.civilians.filter((it) => it.sector === sector).length;
        return (exposed * 0.8 + raidersIn(facts, sector) * 0.1) * -shownSide(position);
      }
    }
  });
}

/** A Galactica target: what hurts most out there. */
export function gunTarget(position: Position, ask: OneAsk): Choice {
  const side = effort(position, 'guns') < HALF_HEARTED ? -1 : 1;
  return preferred(position, ask.of, (choice) => {
    const meant = meaningOf(ask, choice);
    const target = meant.is === 'attack' ? meant.target : 'basestar';
    if (target.startsWith('basestar')) return side * 0.42;
    return side * (target === 'heavy-raider' ? 0.36 : 0.5);
  });
}

/** What a Cylon revealing itself breaks first. */
export function damageChoice(
  position: Position,
  tokens: readonly Choice[],
  count: number,
): Choice[] {
  const { facts } = position;
  const worth = (token: Choice): number => {
    switch (token) {
      case 'fuel':
        return 2;
      case 'food':
        return 1.5;
      case 'ftl-control':
        return 1.8;
      case 'weapons-control':
        return basestarsOut(facts) > 0 ? 1.4 : 0.8;
      case 'command':
        return 0.6 + threat(facts) * 0.15;
      default:
        return 0.7;
    }
  };
  return [...tokens].sort((a, b) => worth(b) - worth(a)).slice(0, count);
}
