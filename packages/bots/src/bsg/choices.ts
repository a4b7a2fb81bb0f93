import {
  type Activation,
  type Crisis,
  type CrisisId,
  crisisOf,
  type DestinationId,
  destinationOf,
  type Effect,
  meaningOf,
  neighbours,
  SECTORS,
  type SkillCard,
  skillOf,
  strengthOf,
} from '@starboard/bsg';
import type { Choice, OneAsk } from '@starboard/kernel';
import { passChance, shareOf } from './checks.ts';
import { bestForSide, type Position, preferred, shownSide, taste } from './position.ts';
import { cylonsIn, needFrom, needIn, raidersIn, sectorOf, targetWorth } from './space.ts';
import { activationHarm, basestarsOut, fleetWorth, HOME, threat } from './stakes.ts';
import { TUNE } from './tuning.ts';

/** What a whole Crisis card would mean for the fleet. */
export function crisisWorth(position: Position, id: CrisisId): number {
  const { facts } = position;
  const crisis = crisisOf(id);
  const foot =
    -activationsOf(crisis).reduce((sum, what) => sum + activationHarm(facts, what), 0) +
    (crisis.jump === true ? TUNE.jumpIcon * (facts.distance >= HOME ? 3 : 1) : 0);
  return foot + bodyWorth(position, crisis);
}

/** The icons in the lower left corner of a card. */
function activationsOf({ activation = [] }: Crisis): readonly Activation[] {
  return typeof activation === 'string' ? [activation] : activation;
}

function bodyWorth(position: Position, crisis: Crisis): number {
  const { facts } = position;
  switch (crisis.kind) {
    case 'attack':
      return -2.6 - crisis.activate.reduce((sum, what) => sum + activationHarm(facts, what), 0);
    case 'event':
      return Math.max(...crisis.options.map((option) => fleetWorth(facts, option)));
    case 'check': {
      const tried = checkWorth(position, crisis);
      return crisis.instead === undefined
        ? tried
        : Math.max(tried, fleetWorth(facts, crisis.instead));
    }
  }
}

function checkWorth(position: Position, crisis: Extract<Crisis, { kind: 'check' }>): number {
  const { facts } = position;
  const chance = passChance(position, crisis.check);
  // Passing costs the cards that go into it.
  const cards = TUNE.cards * crisis.check.difficulty;
  return (
    chance * fleetWorth(facts, crisis.pass) + (1 - chance) * fleetWorth(facts, crisis.fail) - cards
  );
}

/** Which part of a Crisis card: 0 is the check or the first part, 1 the other. */
export function partWorth(position: Position, id: CrisisId, part: number): number {
  const { facts } = position;
  const crisis = crisisOf(id);
  switch (crisis.kind) {
    case 'attack':
      return 0;
    case 'event':
      return fleetWorth(facts, crisis.options[part] ?? []);
    case 'check':
      return part === 1 ? fleetWorth(facts, crisis.instead ?? []) : checkWorth(position, crisis);
  }
}

export function chosenPart(position: Position, id: CrisisId, parts: readonly number[]): number {
  return bestForSide(position, parts, (part) => partWorth(position, id, part), id);
}

export function destinationWorth({ facts }: Position, id: DestinationId): number {
  const { distance, effects } = destinationOf(id);
  // What goes beyond the last stretch is of no use.
  const nearer = Math.min(distance, Math.max(0, HOME - facts.distance));
  return nearer * TUNE.distance + fleetWorth(facts, effects);
}

export function optionWorth(position: Position, effects: readonly Effect[]): number {
  return fleetWorth(position.facts, effects);
}

/** Whom to name, for good or ill. */
export function named(
  position: Position,
  seats: readonly Choice[],
  fate: 'harm' | 'help' | 'look',
): Choice {
  const { suspicion, me, role } = position;
  const side = shownSide(position);
  return preferred(position, seats, (it) => {
    if (it === 'nobody' || it === 'keep') {
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
        // The most is learned where the doubt is greatest.
        return 1 - Math.abs(doubt - 0.5) - (self ? 2 : 0);
    }
  });
}

/** Cards that are missed least, first. */
export function leastUseful(position: Position, hand: readonly SkillCard[]): SkillCard[] {
  const { role, me } = position;
  const worth = (card: SkillCard): number => {
    const strength = strengthOf(card);
    const rare = shareOf(me.character, [skillOf(card)]) === 0 ? 0.4 : 0;
    return role === 'human' ? strength + rare : strength + rare * 2;
  };
  return [...hand].sort((a, b) => worth(a) - worth(b) || a - b);
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
      engineering: 0.25,
    };
    const wanted = new Map<Choice, number>(Object.entries(liked)).get(skill) ?? 0.2;
    return wanted - 0.12 * held(skill) + 0.3 * taste(position, String(skill));
  });
}

/** Launching, moving or shooting with an unmanned viper. */
export function viperOrder(position: Position, ask: OneAsk): Choice {
  const { facts } = position;
  return preferred(position, ask.of, (choice) => {
    const meant = meaningOf(ask, choice);
    switch (meant.is) {
      case 'attack':
        return targetWorth(facts, meant.target, meant.in ?? '') + 0.12;
      case 'launch':
        return Math.min(0.5, needFrom(facts, meant.at) * 0.3);
      case 'move-viper':
        return Math.min(0.45, (needIn(facts, meant.to) - needIn(facts, meant.from)) * 0.25);
      default:
        return 0.02;
    }
  });
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
  return preferred(position, ask.of, (choice) => {
    const meant = meaningOf(ask, choice);
    const target = meant.is === 'attack' ? meant.target : 'basestar';
    if (target.startsWith('basestar')) return 0.42;
    return target === 'heavy-raider' ? 0.36 : 0.5;
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
