import {
  type Activation,
  type Bounds,
  type BsgView,
  type Condition,
  type Effect,
  RESOURCES,
  type Resource,
  type Sector,
} from '@starboard/bsg';
import { TUNE } from './tuning.ts';

const LOST_GAME = 25;

/** The distance after which the next jump is the last. */
export const HOME = 8;

/** What the fleet loses with a unit of a resource of which so much is left. */
export function unitWorth(resource: Resource, left: number): number {
  if (left <= 0) return 0;
  const scarce = TUNE[resource] * Math.max(0.6, 6.5 / (left + 0.5));
  return left === 1 ? scarce + LOST_GAME : scarce;
}

export function lossWorth(resource: Resource, left: number, count: number): number {
  let loss = 0;
  for (let i = 0; i < count; i++) loss += unitWorth(resource, left - i);
  return loss;
}

/** The resource that will be missed first. */
export function scarcest({ resources }: BsgView): Resource {
  let worst: Resource = 'fuel';
  for (const resource of RESOURCES) {
    if (unitWorth(resource, resources[resource]) > unitWorth(worst, resources[worst])) {
      worst = resource;
    }
  }
  return worst;
}

const countIn = (ships: readonly (Sector | null)[]): number =>
  ships.filter((sector) => sector !== null).length;

export const raidersOut = ({ raiders }: BsgView): number => countIn(raiders);
export const heavyOut = ({ heavyRaiders }: BsgView): number => countIn(heavyRaiders);
export const basestarsOut = ({ basestars }: BsgView): number =>
  basestars.filter(({ sector }) => sector !== null).length;

/** How dangerous it is around Galactica. */
export function threat(facts: BsgView): number {
  const exposed = facts.civilians.length;
  return (
    raidersOut(facts) * (exposed > 0 ? 0.28 : 0.12) +
    heavyOut(facts) * 0.5 +
    basestarsOut(facts) * 0.9 +
    facts.boarding.reduce((sum, space) => sum + 0.6 + space * 0.9, 0)
  );
}

/** What an activation costs the fleet, about. */
export function activationHarm(facts: BsgView, what: Activation): number {
  switch (what) {
    case 'raiders': {
      const exposed = facts.civilians.length;
      return raidersOut(facts) * (exposed > 0 ? 0.2 : 0.08);
    }
    case 'heavy-raiders':
      return heavyOut(facts) * 0.45 + facts.boarding.reduce((sum, space) => sum + 0.4 + space, 0);
    case 'basestars':
      return basestarsOut(facts) * 0.75;
    case 'launch-raiders':
      return basestarsOut(facts) * 0.65;
    case 'occupation-forces':
      return 0;
  }
}

/** What a list of effects does for the fleet: above zero is good, in units of a plentiful resource. */
export function fleetWorth(facts: BsgView, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(facts, effect);
  return worth;
}

function effectWorth(facts: BsgView, effect: Effect): number {
  switch (effect.op) {
    case 'resource': {
      const left = facts.resources[effect.resource];
      return effect.by < 0
        ? -lossWorth(effect.resource, left, -effect.by)
        : effect.by * unitWorth(effect.resource, Math.max(2, left + 1));
    }
    case 'discard': {
      const count = effect.count === 'all' ? 4 : effect.count;
      return -0.22 * count * (effect.who === 'each' ? facts.players.length : 1);
    }
    case 'draw':
      return 0.25 * effect.count;
    case 'draw-quorum':
      return 0.35 * effect.count;
    case 'send':
      return effect.to === 'brig' ? -1.1 : -0.7;
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
    case 'roll': {
      const chance =
        effect.atLeast !== undefined
          ? (9 - effect.atLeast) / 8
          : effect.atMost !== undefined
            ? effect.atMost / 8
            : 1;
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
      return -1.5 * effect.count * unitWorth('population', facts.resources.population);
    case 'destroy-cylons':
      return destroyed(facts, effect.what, effect.count);
    case 'jump-track':
      return TUNE.jumpIcon * (facts.distance >= HOME ? 3 : 1) * effect.by;
    case 'look-loyalty':
      return 0.35;
    case 'spend-nuke':
      return -0.6;
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
    case 'if':
      return likely(facts, effect.condition) * fleetWorth(facts, effect.then);
    case 'damage-galactica':
      return -(0.9 + 0.35 * facts.damaged.length) * effect.count;
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
      return 0;
  }
}

/** How likely it is that something holds, as far as it can be seen. */
function likely({ resources, distance }: BsgView, condition: Condition): number {
  const within = ({ atLeast, atMost, below }: Bounds, value: number): number =>
    (atLeast === undefined || value >= atLeast) &&
    (atMost === undefined || value <= atMost) &&
    (below === undefined || value < below)
      ? 1
      : 0;
  if (condition.is === 'resource') return within(condition, resources[condition.resource]);
  return condition.is === 'distance' ? within(condition, distance) : 0.5;
}

const PLACED: Readonly<
  Record<'raider' | 'heavy-raider' | 'basestar' | 'civilian' | 'viper', number>
> = { raider: -0.25, 'heavy-raider': -0.5, basestar: -1.4, civilian: -0.3, viper: 0.15 };

function destroyed(
  facts: BsgView,
  what: 'raider' | 'heavy-raider' | 'centurion',
  count: number,
): number {
  switch (what) {
    case 'raider':
      return Math.min(count, raidersOut(facts)) * 0.3;
    case 'heavy-raider':
      return Math.min(count, heavyOut(facts)) * 0.6;
    case 'centurion':
      return Math.min(count, facts.boarding.length) * (0.8 + Math.max(0, ...facts.boarding));
  }
}
