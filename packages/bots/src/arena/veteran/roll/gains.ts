import {
  type Colour,
  card,
  colourOf,
  type Good,
  type GoodColour,
  type Phase,
  type PlayerView,
  PRICES,
  powersIn,
  reducedCost,
  type Stack,
  type StackView,
  sideOn,
  type Tile,
} from '@starboard/roll';
import { TUNE } from './tuning.ts';
import { cardWorth, creditWorth, type Outlook } from './worth.ts';

/** What a player gets out of each phase if it happens. */
export interface Gains {
  /** Points for so many workers there, by phase. */
  readonly workers: Readonly<Record<Phase, readonly number[]>>;
  /** What powers pay whenever the phase happens. */
  readonly always: Readonly<Record<Phase, number>>;
  /** What the colour of a worker adds. */
  readonly fit: Readonly<Record<Phase, Readonly<Partial<Record<Colour, number>>>>>;
}

export function gainsOf(player: PlayerView, most: number, outlook: Outlook): Gains {
  const { worth, fit } = shipping(player, most, outlook);
  const production = producing(player, most, outlook);
  return {
    workers: {
      explore: exploring(player, most, outlook),
      develop: building(player, 'develop', most, outlook),
      settle: building(player, 'settle', most, outlook),
      produce: production.worth,
      ship: worth,
    },
    always: alwaysPaid(player, outlook),
    fit: { explore: {}, develop: {}, settle: {}, produce: production.fit, ship: fit },
  };
}

/** A credit that has a die to bring back is worth more than one that has none. */
export function nextCreditWorth(
  credits: number,
  { citizenry }: Pick<PlayerView, 'citizenry'>,
  outlook: Outlook,
): number {
  if (credits >= 10) return 0;
  const spare = credits - citizenry.length;
  return creditWorth(outlook) * (spare < 2 ? 1 : spare < 6 ? TUNE.spareCredit : 0.1);
}

/** How badly another tile is needed, by how many wait already. */
const TILE_NEED = [1.5, 1.15, 0.85, 0.6, 0.4, 0.25];

export function scoutWorth(tilesWaiting: number, { left }: Outlook): number {
  const need = TILE_NEED[Math.min(tilesWaiting, TILE_NEED.length - 1)] ?? 0;
  return TUNE.scout * need * Math.min(1, Math.max(0, (left - 0.8) / 2.5));
}

function exploring(player: PlayerView, most: number, outlook: Outlook): number[] {
  const worth = [0];
  const use = creditWorth(outlook);
  const waiting = player.develop.count + player.settle.count;
  let credits = player.credits;
  let tiles = waiting;
  for (let k = 1; k <= most; k++) {
    const stock =
      nextCreditWorth(credits, player, outlook) + nextCreditWorth(credits + 1, player, outlook);
    const scout = scoutWorth(tiles, outlook);
    if (stock > scout) credits += 2;
    else tiles += 1;
    worth.push((worth[k - 1] ?? 0) + Math.max(stock, scout) - use * TUNE.useCost);
  }
  return worth;
}

/** The tiles of a stack as far as they are known. */
function knownTiles({ tiles, top }: StackView): readonly Tile[] {
  return tiles ?? (top === null ? [] : [top]);
}

/** A die on an unfinished tile is worth part of it, less if there may be no time to finish. */

function building(player: PlayerView, stack: Stack, most: number, outlook: Outlook): number[] {
  const place = player[stack];
  const tiles = knownTiles(place);
  const use = creditWorth(outlook);
  const finishing = TUNE.unfinished * Math.min(1, Math.max(0.15, outlook.left - 0.6));
  const costs = tiles.map((tile) => reducedCost(player, sideOn(stack, tile)));
  const worths = tiles.map((tile) => cardWorth(player, sideOn(stack, tile), outlook));
  // Beyond what is known there are tiles about which nothing is known.
  const unknown = place.count - tiles.length;
  const worth: number[] = [];
  for (let k = 0; k <= most; k++) {
    let dice = place.dice.length + k;
    let sum = 0;
    let at = 0;
    for (; at < tiles.length; at++) {
      const cost = costs[at] ?? 0;
      if (dice < cost) break;
      dice -= cost;
      sum += (worths[at] ?? 0) - cost * use;
    }
    const cost = costs[at];
    if (cost !== undefined) {
      sum += dice * finishing * (((worths[at] ?? 0) - cost * use) / Math.max(1, cost));
      sum -= dice * 0.1;
    } else if (at < tiles.length + unknown) sum += dice * 0.7 * finishing;
    else sum -= Math.min(dice, place.dice.length) * 0.05;
    worth.push(sum);
  }
  const [nothing = 0] = worth;
  return worth.map((it) => it - nothing);
}

function worldColour(id: Good['world']): GoodColour | null {
  const it = card(id);
  return it.kind === 'world' && it.colour !== 'grey' ? it.colour : null;
}

function rooms({ tableau, goods }: PlayerView): { colour: GoodColour }[] {
  const [reserves] = powersIn(tableau)['goods-per-world'];
  const capacity = reserves?.power.goods ?? 1;
  const free: { colour: GoodColour }[] = [];
  for (const id of tableau) {
    const it = card(id);
    if (it.kind !== 'world' || it.colour === 'grey') continue;
    const held = goods.filter(({ world }) => world === id).length;
    for (let i = held; i < capacity; i++) free.push({ colour: it.colour });
  }
  return free;
}

/** What a shipped good brings: points for consuming it, or credits for trading. */
export function consumeWorth(
  player: PlayerView,
  world: GoodColour,
  outlook: Outlook,
): { readonly points: number; readonly credits: number; readonly worth: number } {
  let points = 1;
  for (const { power } of powersIn(player.tableau)['consume-scores']) {
    if (power.worlds === undefined || power.worlds.includes(world)) points += power.points;
  }
  let credits = 0;
  for (const { power } of powersIn(player.tableau)['consume-pays']) {
    if (power.world === undefined || power.world === world) credits += power.credits;
  }
  return { points, credits, worth: points + credits * creditWorth(outlook) };
}

export function tradeCredits({ tableau }: PlayerView, world: GoodColour): number {
  let credits = PRICES[world];
  for (const { power } of powersIn(tableau)['trade-pays']) {
    if (power.world === undefined || power.world === world) credits += power.credits;
  }
  return credits;
}

export function tradeWorth(player: PlayerView, world: GoodColour, outlook: Outlook): number {
  let worth = 0;
  const credits = Math.min(10 - player.credits, tradeCredits(player, world));
  for (let i = 0; i < credits; i++) worth += nextCreditWorth(player.credits + i, player, outlook);
  return worth;
}

const matches = (die: Colour, world: GoodColour): boolean => die === world || die === 'consumption';

/** A good still has to be shipped, and there must be time for it. */
const goodInTime = ({ left }: Outlook): number =>
  left < 0.9 ? 0.1 : left < 2 ? 0.8 * TUNE.good : TUNE.good;

function producing(player: PlayerView, most: number, outlook: Outlook) {
  const inTime = goodInTime(outlook);
  const free = rooms(player)
    .map(({ colour }) => {
      const consumed = consumeWorth(player, colour, outlook).worth + 0.8;
      return Math.max(consumed, tradeWorth(player, colour, outlook)) * inTime - 0.2;
    })
    .sort((a, b) => b - a);
  const perGood = powersIn(player.tableau)['pays-per-good'].length * creditWorth(outlook) * 0.8;
  const worth = [0];
  for (let k = 1; k <= most; k++) {
    const next = free[k - 1];
    worth.push((worth[k - 1] ?? 0) + (next === undefined ? 0 : next + perGood));
  }
  const fit: Partial<Record<Colour, number>> = {};
  for (const { colour } of rooms(player)) fit[colour] = 0.45 * inTime;
  if (free.length > 0) fit.consumption = 0.45 * inTime;
  return { worth, fit };
}

function shipping(player: PlayerView, most: number, outlook: Outlook) {
  const use = creditWorth(outlook);
  let consumed = 0;
  const fit: Partial<Record<Colour, number>> = {};
  const shipments: number[] = [];
  for (const { world, die } of player.goods) {
    const colour = worldColour(world);
    if (colour === null) continue;
    const points =
      consumeWorth(player, colour, outlook).worth + (matches(colourOf(die), colour) ? 1 : 0);
    const credits = tradeWorth(player, colour, outlook);
    shipments.push(Math.max(points + 0.35, credits));
    if (points + 1 > credits) {
      consumed += 1;
      fit[colour] = 0.65;
    }
  }
  if (consumed > 0) fit.consumption = 0.65;
  shipments.sort((a, b) => b - a);
  let extra = 0;
  for (const { power } of powersIn(player.tableau)['extra-workers']) {
    if (power.phase === 'ship') extra += power.colours.length;
  }
  const worth = [0];
  for (let k = 1; k <= most; k++) {
    const next = shipments[k - 1 + extra];
    worth.push(
      (worth[k - 1] ?? 0) + (next === undefined ? 0 : TUNE.ship * next - use * TUNE.useCost + 0.1),
    );
  }
  return { worth, fit };
}

function alwaysPaid(player: PlayerView, outlook: Outlook): Record<Phase, number> {
  const worthOf = (credits: number): number => {
    let worth = 0;
    for (let i = 0; i < credits; i++) worth += nextCreditWorth(player.credits + i, player, outlook);
    return worth;
  };
  const always: Record<Phase, number> = { explore: 0, develop: 0, settle: 0, produce: 0, ship: 0 };
  const { tableau, citizenry, goods } = player;
  for (const { power } of powersIn(tableau).pays) {
    for (const phase of power.phases) {
      always[phase] += worthOf(power.credits) * (power.if === undefined ? 1 : 0.5);
    }
  }
  for (const { power } of powersIn(tableau).scores) always[power.phase] += power.points;
  for (const { power } of powersIn(tableau)['pays-per-die']) {
    const dice = citizenry.filter((die) => colourOf(die) === power.colour).length;
    always[power.phase] += worthOf(Math.ceil(dice / power.per) * power.credits);
  }
  for (const { power } of powersIn(tableau)['pays-per-good']) {
    const { on } = power;
    const counted = goods.filter(({ world, die }) =>
      'die' in on ? colourOf(die) === on.die : worldColour(world) === on.world,
    ).length;
    always.produce += worthOf(counted * power.credits);
  }
  for (const { power } of powersIn(tableau)['extra-workers']) {
    if (power.phase === 'explore') always.explore += 0.8 * power.colours.length;
    if (power.phase === 'ship') {
      always.ship += 1.3 * Math.min(power.colours.length, goods.length);
    }
  }
  for (const _ of powersIn(tableau)['extra-tile']) always.explore += 0.4;
  return always;
}
