import {
  type Bounds,
  type BsgView,
  type Condition,
  type Effect,
  type EffectOf,
  type Everybody,
  TREACHERY,
  type Who,
} from '@starboard/bsg';
import {
  activationHarm,
  basestarsOut,
  destroyedWorth,
  frailty,
  hitWorth,
  PLACED,
  raidersOut,
  threat,
} from './danger.ts';
import { laterWorth, TRAITOR } from './later-stakes.ts';
import { cardsComeAndGo, finalFiveShare, newCardRisk } from './loyalty.ts';
import { forcesAt, isOnPlanet, occupationHarm, phaseOf, planetOf, shipWorth } from './planet.ts';
import { gainFor, guardWorth, highest, jumpStepWorth, lossFor, unitFor } from './prices.ts';
import { TUNE } from './tuning.ts';

/** What a list of effects does for the fleet: above zero is good, in units of a plentiful resource. */
export function fleetWorth(facts: BsgView, effects: readonly Effect[]): number {
  let worth = 0;
  let now = facts;
  for (const effect of effects) {
    worth += effectWorth(now, effect);
    now = afterEffect(now, effect);
  }
  return worth;
}

/** What is lost or won first counts for what comes next: nothing is over before the turn is (BSG-11.7). */
function afterEffect(facts: BsgView, effect: Effect): BsgView {
  if (effect.op !== 'resource') return facts;
  const { resources } = facts;
  const left = Math.max(0, resources[effect.resource] + effect.by);
  return { ...facts, resources: { ...resources, [effect.resource]: left } };
}

function effectWorth(facts: BsgView, effect: Effect): number {
  switch (effect.op) {
    case 'resource': {
      const left = facts.resources[effect.resource];
      return effect.by < 0
        ? -lossFor(facts, effect.resource, left, -effect.by)
        : gainFor(facts, effect.resource, left, effect.by);
    }
    case 'discard': {
      const count = effect.count === 'all' ? 4 : effect.count;
      return -TUNE.card * count * discarding(facts, effect.who);
    }
    case 'draw':
      return drawnWorth(facts, effect);
    case 'trade':
      return -(TUNE.card * effect.discard + 0.12 * effect.draw) * affected(facts, effect.who);
    case 'draw-super-crisis':
      return -1.2 * (effect.who === 'each-cylon' ? cylons(facts) : 1);
    case 'draw-quorum':
      return 0.35 * effect.count;
    case 'send':
      return effect.to === 'brig' || effect.to === 'detention' ? -1.1 : -0.7;
    case 'send-all':
      return -0.4;
    case 'free':
      return 0.7;
    case 'name':
      return fleetWorth(facts, effect.then) * (effect.optional === true ? -0.1 : 0.4);
    case 'choose': {
      const worths = effect.options.map((option) => fleetWorth(facts, option));
      if (effect.optional === true) worths.push(0);
      return Math.max(...worths);
    }
    case 'choose-several': {
      // A Cylon chooses what is worst for the fleet.
      const worths = effect.options.map((option) => fleetWorth(facts, option));
      return worths
        .sort((a, b) => a - b)
        .slice(0, effect.count)
        .reduce((sum, it) => sum + it, 0);
    }
    case 'roll': {
      const chance = rollChance(facts, effect);
      return (
        chance * fleetWorth(facts, effect.then) +
        (1 - chance) * fleetWorth(facts, effect.else ?? [])
      );
    }
    case 'risk': {
      const chance = (9 - effect.atLeast) / 8;
      return (
        chance * fleetWorth(facts, effect.then) + (1 - chance) * fleetWorth(facts, effect.else)
      );
    }
    case 'place':
      return effect.count * PLACED[effect.ship];
    case 'launch':
      return (
        basestarsOut(facts) *
        (effect.raiders * PLACED.raider + effect.heavyRaiders * PLACED['heavy-raider'])
      );
    case 'crisis-of':
      return -1.6;
    case 'destroy-raptor':
      return -0.45 * effect.count;
    case 'repair-raptor':
      return 0.3 * effect.count;
    case 'repair-vipers':
      return 0.2 * effect.max;
    case 'damage-vipers':
      return -0.35 * effect.count;
    case 'return-vipers':
      return -0.1 * threat(facts);
    case 'destroy-civilian':
      return (
        -1.5 * effect.count * unitFor(facts, 'population', facts.resources.population) -
        effect.count * cargoLost(facts)
      );
    case 'execute':
      return executionWorth(facts, concerned(facts, effect.who), 0.2);
    case 'pass-title':
      return -0.2;
    case 'roll-table': {
      let from = 0;
      let worth = 0;
      for (const { upTo, then } of effect.rows) {
        worth += ((upTo - from) / 8) * fleetWorth(facts, then);
        from = upTo;
      }
      return worth;
    }
    case 'name-basestar':
    case 'name-sector':
    case 'name-civilian':
      return fleetWorth(facts, effect.then);
    case 'damage-basestar':
      return basestarsOut(facts) === 0 ? 0 : 0.65 * effect.count;
    case 'remove-basestar':
      return basestarsOut(facts) === 0 ? 0 : 1.2;
    case 'destroy-named-civilian':
      return -unitFor(facts, 'population', facts.resources.population);
    case 'hit-sector':
      return hitWorth(facts, effect.what, effect.count);
    case 'damage-board':
      return -0.7 * effect.count;
    case 'repair-anywhere':
      return facts.damaged.length === 0 ? 0 : 0.9;
    case 'mark-scar':
      return -0.8;
    case 'full-throttle':
    case 'run-interference':
      return 0.4;
    case 'lose-highest':
      return -unitFor(facts, highest(facts), facts.resources[highest(facts)]);
    case 'guard':
      return guardWorth(facts, effect.resource);
    case 'add-to-destiny':
      return -0.3 * effect.count;
    case 'rebuild-destiny':
      return -0.25 * effect.count;
    case 'glimpse-destiny':
    case 'swap-with-destiny':
      return -0.35;
    case 'consult-oracle':
      return 0.55;
    case 'learn-fast':
      return 0.5;
    case 'shift-result':
      return 0.1 * effect.by;
    case 'next-crisis-jumps':
      return 0.5 * jumpStepWorth(facts);
    case 'skip-preparation':
      return phaseOf(facts) === 'orbit' ? -0.4 * shipWorth(facts) : -0.7 * jumpStepWorth(facts);
    case 'jump-now':
      return TUNE.jump + TUNE.jumpThreat * threat(facts) + 0.6 * Math.max(0, 4 - facts.jumpTrack);
    case 'redraw-destination':
      return 1.1 * TUNE.distance;
    case 'look-crises':
      return 0.5;
    case 'resolve-named-crisis':
      return -1.8;
    case 'resolve-top-crisis':
      return -1.4;
    case 'activate-occupation-force':
      return -Math.max(0.15, 0.35 * occupationHarm(facts)) * shipWorth(facts);
    case 'place-occupation-force':
      return phaseOf(facts) === 'afar' ? 0 : -0.5 * shipWorth(facts);
    case 'remove-occupation-forces':
      return Math.min(effect.count, planetOf(facts)?.forces.length ?? 0) * 0.6 * shipWorth(facts);
    case 'attack-occupation-force':
      return 0.35 * shipWorth(facts);
    case 'detain':
      return -0.8;
    case 'prepare-ship':
      return 0.75 * shipWorth(facts);
    case 'evacuate-ship':
      return shipWorth(facts);
    case 'board-galactica':
      return 0.2;
    case 'look-locked-ship':
      return -0.15;
    case 'destroy-cylons':
      return destroyedWorth(facts, effect.what, effect.count);
    case 'jump-track':
      return jumpStepWorth(facts) * effect.by;
    case 'look-loyalty':
      return 0.35 - TUNE.finalFive * finalFiveShare(facts);
    case 'spend-nuke':
      return -1.1;
    case 'centurion':
      return -1.1 * effect.count;
    case 'activate':
      return -activationHarm(facts, effect.what);
    case 'keep':
      return -0.3;
    case 'distance':
      return 1.6 * effect.by;
    case 'extra-crisis':
      return -1.2;
    case 'if': {
      const chance = likely(facts, effect.condition);
      return (
        chance * fleetWorth(facts, effect.then) +
        (1 - chance) * fleetWorth(facts, effect.else ?? [])
      );
    }
    case 'damage-galactica':
      return -(0.9 + 0.35 * facts.damaged.length) * frailty(facts) * effect.count;
    case 'activate-vipers':
      return Math.min(effect.count, raidersOut(facts)) * 0.25;
    case 'look-deck':
    case 'look-civilians':
    case 'quorum-choice':
    case 'give-card':
      return 0.3;
    case 'play-quorum':
      return 0.5;
    default:
      return laterWorth(facts, effect);
  }
}

/** What a civilian ship may take along besides its people: one carries fuel, and one what others live for. */
function cargoLost(facts: BsgView): number {
  const { civiliansLost, resources } = facts;
  const ships = Math.max(1, CIVILIAN_SHIPS - civiliansLost.length);
  const cargo = (face: BsgView['civiliansLost'][number], resource: 'fuel' | 'morale'): number =>
    civiliansLost.includes(face) ? 0 : lossFor(facts, resource, resources[resource], 1) / ships;
  return cargo('population-1-fuel-1', 'fuel') + cargo('population-1-morale-1', 'morale');
}

const CIVILIAN_SHIPS = 12;

function rollChance(facts: BsgView, { atLeast, atMost, belowRaiders }: EffectOf<'roll'>): number {
  if (belowRaiders === true) return Math.min(8, Math.max(0, raidersOut(facts) - 1)) / 8;
  if (atLeast !== undefined) return (9 - atLeast) / 8;
  return atMost === undefined ? 1 : atMost / 8;
}

/** How likely it is that something holds, as far as it can be seen. */
function likely(facts: BsgView, condition: Condition): number {
  const { resources, distance } = facts;
  const within = ({ atLeast, atMost, below }: Bounds, value: number): number =>
    (atLeast === undefined || value >= atLeast) &&
    (atMost === undefined || value <= atMost) &&
    (below === undefined || value < below)
      ? 1
      : 0;
  switch (condition.is) {
    case 'resource':
      return within(condition, resources[condition.resource]);
    case 'distance':
      return within(condition, distance);
    case 'difference': {
      const [a, b] = condition.of;
      return within(condition, Math.abs(resources[a] - resources[b]));
    }
    case 'basestar-in-space':
      return basestarsOut(facts) > 0 ? 1 : 0;
    case 'basestar-beside':
      return facts.basestars.some(({ sector }) => sector === null) ? 1 : 0;
    case 'execution-cost-morale':
      return facts.mourned ? 1 : 0;
    case 'in-orbit':
      return phaseOf(facts) === 'orbit' ? 1 : 0;
    case 'on-board': {
      const current = facts.players[facts.current];
      return condition.board === 'new-caprica'
        ? current !== undefined && isOnPlanet(current)
          ? 1
          : 0
        : 0.5;
    }
    case 'occupation-force-here':
      return forcesAt(facts, facts.players[facts.current]?.where ?? '') > 0 ? 1 : 0;
    case 'not':
      return 1 - likely(facts, condition.of);
    case 'all':
      return condition.of.reduce((chance, it) => chance * likely(facts, it), 1);
    case 'any':
      return 1 - condition.of.reduce((chance, it) => chance * (1 - likely(facts, it)), 1);
    default:
      return 0.5;
  }
}

const cylons = ({ players }: BsgView): number =>
  players.filter(({ revealed }) => revealed !== 'no').length;
const humans = (facts: BsgView): number => facts.players.length - cylons(facts);

/** How many human players something happens to. */
function affected(facts: BsgView, who: Who | Everybody): number {
  if (who === 'each' || who === 'each-human') return humans(facts);
  return who === 'each-cylon' ? 0 : 1;
}

/** How many players discard. */
function discarding(facts: BsgView, who: EffectOf<'discard'>['who']): number {
  if (typeof who !== 'string') return who.length;
  switch (who) {
    case 'each':
      return facts.players.length;
    case 'each-human':
      return humans(facts);
    case 'each-other-human':
      return humans(facts) - 1;
    default:
      return 1;
  }
}

/** Cards for humans are good, for Cylons bad; Treachery is bad in anybody's hand. */
function drawnWorth(facts: BsgView, { who, count, from }: EffectOf<'draw'>): number {
  const treachery = from.length === 1 && from[0] === TREACHERY;
  if (who === 'each-cylon') return -0.25 * count * cylons(facts);
  if (treachery) return -0.1 * count * (who === 'each' ? facts.players.length : 1);
  return 0.25 * count * (who === 'each-human' ? humans(facts) : 1);
}

/** The seat an effect concerns, as far as that is known beforehand. */
function concerned({ current, titles }: BsgView, who: Who): number | null {
  if (who === 'president' || who === 'admiral' || who === 'cag') return titles[who];
  return who === 'current' || who === 'self' ? current : null;
}

/**
 * What it means that somebody is executed: a human costs morale, the cards in hand and a turn; a Cylon is found out
 * without a Super Crisis card or a last deed.
 */
export function executionWorth(facts: BsgView, seat: number | null, doubt: number): number {
  const player = seat === null ? undefined : facts.players[seat];
  const cards = 0.12 * (player?.handSize ?? 4);
  if (player !== undefined && player.revealed !== 'no') return cards + 0.1;
  // Who comes back with another card may be one of them.
  const anew = cardsComeAndGo(facts) ? TRAITOR * newCardRisk(facts) : 0;
  const innocent = lossFor(facts, 'morale', facts.resources.morale, 1) + cards + 0.5 + anew;
  return doubt * (1.3 + cards) - (1 - doubt) * innocent;
}
