import { type BsgView, RESOURCES, type Resource } from '@starboard/bsg';
import { departureOdds, phaseOf, planetOf } from './planet.ts';
import { TUNE } from './tuning.ts';

/** The distance after which the next jump is the last, or at which New Caprica is reached. */
export function homeOf(facts: BsgView): number {
  return planetOf(facts) === null ? 8 : 7;
}

/** What a step of the jump track is worth: the last jump needs five, and orbit brings Galactica back. */
export function jumpStepWorth(facts: BsgView): number {
  switch (phaseOf(facts)) {
    case 'orbit':
      return 0;
    case 'settled':
      // Ships are made ready more safely while Galactica is away.
      return (
        TUNE.returnStep +
        TUNE.returnReady * departureOdds(facts, planetOf(facts)?.locked.length ?? 0, 0)
      );
    case 'afar':
      return TUNE.jumpIcon;
    case null:
      return TUNE.jumpIcon * (facts.distance >= homeOf(facts) ? 3 : 1);
  }
}

/** What a unit of each resource is worth while there is plenty. */
type Prices = Readonly<Record<Resource, number>>;

/** What the fleet loses with a unit of a resource of which so much is left, with that part of the way ahead. */
function unitWorth(resource: Resource, left: number, prices: Prices, ahead: number): number {
  if (left <= 0) return 0;
  const scarcity = (TUNE.scarce + TUNE.scarceAhead * ahead) / (left + 0.5);
  const scarce = prices[resource] * Math.max(0.6 * (0.4 + 0.6 * ahead), scarcity);
  return left === 1 ? scarce + TUNE.lostGame : scarce;
}

export function lossWorth(
  resource: Resource,
  left: number,
  count: number,
  prices: Prices = TUNE,
  ahead = 1,
): number {
  let loss = 0;
  for (let i = 0; i < count; i++) loss += unitWorth(resource, left - i, prices, ahead);
  return loss;
}

/** The part of the way that lies ahead; who has settled on New Caprica has a stay and an escape before them. */
function wayAhead(facts: BsgView): number {
  const phase = phaseOf(facts);
  if (phase === 'settled' || phase === 'orbit') return SETTLED_AHEAD;
  const jumps = homeOf(facts) + 1;
  return Math.max(0, jumps - facts.distance - facts.jumpTrack / 8) / jumps;
}

const SETTLED_AHEAD = 0.8;

/** On New Caprica people are lost with every ship that stays behind; pursued, the fleet runs short of fuel first. */
function pricesOf(facts: BsgView): Prices {
  if (planetOf(facts) !== null) return TUNE.planet;
  return facts.pursuit === null ? TUNE : TUNE.pursued;
}

/** The same for this fleet, wherever it is bound. */
export function unitFor(facts: BsgView, resource: Resource, left: number): number {
  const ahead = wayAhead(facts);
  const worth = unitWorth(resource, left, pricesOf(facts), ahead);
  if (resource === 'fuel' && left === 2 && travelsOn(facts)) return worth + TUNE.stranding;
  return worth + TUNE.brink * ahead * (left === 2 ? 1 : left === 3 ? 0.5 : 0);
}

/** Nearly every journey takes fuel, and the last of it ends the game: what is left for the next one is not to spare. */
export function travelsOn(facts: BsgView): boolean {
  const phase = phaseOf(facts);
  return (phase === null || phase === 'afar') && facts.distance < homeOf(facts);
}

export function lossFor(facts: BsgView, resource: Resource, left: number, count: number): number {
  let loss = 0;
  for (let i = 0; i < count; i++) loss += unitFor(facts, resource, left - i);
  return loss;
}

/** What the fleet wins with so many units of a resource. */
export function gainFor(facts: BsgView, resource: Resource, left: number, count: number): number {
  return lossFor(facts, resource, left + count, count);
}

/** The resource that will be missed first. */
export function scarcest(facts: BsgView): Resource {
  const { resources } = facts;
  let worst: Resource = 'fuel';
  for (const resource of RESOURCES) {
    if (unitFor(facts, resource, resources[resource]) > unitFor(facts, worst, resources[worst])) {
      worst = resource;
    }
  }
  return worst;
}

/** The resource there is most of; where there are several, what is missed least. */
export function highest(facts: BsgView): Resource {
  const { resources } = facts;
  const most = Math.max(...RESOURCES.map((resource) => resources[resource]));
  const [first = 'food', ...more] = RESOURCES.filter((resource) => resources[resource] === most);
  return more.reduce(
    (least, it) => (unitFor(facts, it, most) < unitFor(facts, least, most) ? it : least),
    first,
  );
}

/** What it is worth to make the next loss of a resource smaller: where it would end the game, much. */
export function guardWorth(facts: BsgView, resource: Resource): number {
  const left = facts.resources[resource];
  return Math.min(3, 0.22 * unitFor(facts, resource, left));
}
