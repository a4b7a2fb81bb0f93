import { END, one, type Seat } from '@starboard/kernel';
import { type CardId, card, type GoodColour, powersIn, type WorldId } from '../content/index.ts';
import { type Colour, colourOf, type Die, oneOfEachColour } from '../dice.ts';
import {
  creditsFor,
  type Good,
  type Player,
  playerAt,
  poolLeft,
  putAll,
  type RollTable,
  remove,
  takeAll,
} from '../facts.ts';
import { payCredits, payPoints, payUsed, used } from '../income.ts';
import { asks, procedure } from '../rules.ts';
import { phaseOf } from './phase.ts';

interface Shipping {
  readonly seat: Seat;
  /** Shippers that are no dice (ROLL-19.27). */
  readonly extras: Colour[];
}

/** ROLL-12.4 */
export const PRICES: Readonly<Record<GoodColour, number>> = {
  novelty: 3,
  rare: 4,
  genes: 5,
  alien: 6,
};

/** One player's shippers, one after the other (ROLL-7.6, 12.3). */
const shippers = procedure<Shipping>('shippers', {
  ready(t, { seat, extras }) {
    const player = playerAt(t.facts, seat);
    const shippers = player.workers.ship;
    if (shippers.length + extras.length === 0) return END;
    if (player.goods.length > 0) return 'ship'; // ROLL-12.18
    if (shippers.length === 0) return END;
    const dice = takeAll(shippers);
    putAll(player.cup, dice); // ROLL-12.17
    t.emit('returned', { seat, dice, from: 'ship' });
    return END;
  },

  // ROLL-12.1
  ship: asks({
    seat: (_, { seat }) => seat,
    ask(t, { seat, extras }) {
      const player = playerAt(t.facts, seat);
      const workers = [
        ...oneOfEachColour(player.workers.ship).map(String),
        ...new Set(extras.map((colour) => `extra-${colour}`)),
      ];
      const choices: string[] = [];
      for (const worker of workers) {
        for (const { die } of player.goods)
          choices.push(`trade:${worker}:${die}`, `consume:${worker}:${die}`);
      }
      return one('choose-shipment', choices);
    },
    then(t, shipping, choice) {
      const { seat } = shipping;
      const player = playerAt(t.facts, seat);
      const colon = choice.indexOf(':');
      const second = choice.indexOf(':', colon + 1);
      const how = choice.slice(0, colon);
      const worker = choice.slice(colon + 1, second);
      const goodDie = Number(choice.slice(second + 1));
      const good = player.goods.find(({ die }) => die === goodDie);
      if (good === undefined) return 'ready';
      const { shipper, colour } = useShipper(player, shipping, worker);
      player.goods = player.goods.filter((it) => it !== good);
      player.citizenry.push(good.die); // ROLL-12.2
      if (how === 'trade') {
        trade(t, seat, good, shipper, colour);
        return 'buy';
      }
      consume(t, seat, good, shipper, colour);
      return 'ready';
    },
  }),

  // galactic-bankers, after the Trade's credits came in (ROLL-19.29)
  buy: asks({
    seat: (_, { seat }) => seat,
    ask(t, { seat }) {
      const { tableau, credits } = playerAt(t.facts, seat);
      const may = powersIn(tableau)['trade-buys-point'].length > 0 && credits > 0;
      return may ? one('buy-a-point', ['buy', 'keep']) : null;
    },
    then(t, { seat }, choice) {
      const player = playerAt(t.facts, seat);
      const [bankers] = powersIn(player.tableau)['trade-buys-point'];
      if (choice === 'keep' || bankers === undefined) return 'ready';
      used(t, seat, bankers.card, 'trade-buys-point');
      player.credits -= 1;
      t.emit('credits-paid', { seat, credits: 1 });
      payPoints(t, seat, 1);
      return 'ready';
    },
  }),

  next: () => 'ready',
});

export const shipGoods = phaseOf('ship', {
  play: shippers,
  seats: (t) => t.seats.filter((seat) => canShip(playerAt(t.facts, seat))),
  with: (t, seat) => ({ seat, extras: extraShippers(t, seat) }),
  orderMatters: couldEmptyThePool,
});

export const shipProcedures = [shipGoods, shippers];

const NO_COLOURS: readonly Colour[] = [];

function extraColours({ tableau }: Player): readonly Colour[] {
  const powers = powersIn(tableau)['extra-workers'];
  if (powers.length === 0) return NO_COLOURS;
  return powers.filter(({ power }) => power.phase === 'ship').flatMap(({ power }) => power.colours);
}

function extraShippers(t: RollTable, seat: Seat): Colour[] {
  const player = playerAt(t.facts, seat);
  for (const { card: id, power } of powersIn(player.tableau)['extra-workers']) {
    // Whom they ship for is seen later; without a good they have nothing to do.
    if (power.phase === 'ship') used(t, seat, id, power.kind, player.goods.length === 0);
  }
  return [...extraColours(player)];
}

function canShip(player: Player): boolean {
  return player.workers.ship.length > 0 || extraColours(player).length > 0;
}

/** Whether the points of this phase could be the last of the pool (ROLL-14.1, 16.1). */
function couldEmptyThePool(t: RollTable): boolean {
  const left = poolLeft(t.facts, t.options);
  const points = t.facts.players.reduce((sum, player) => sum + mostPoints(player), 0);
  return left > 0 && points >= left;
}

/** The most points a player could take: one for the good, two for colours, and what powers add. */
function mostPoints(player: Player): number {
  const { workers, goods, tableau } = player;
  if (goods.length === 0 && powersIn(tableau).scores.length === 0) return 0;
  const shipments = Math.min(workers.ship.length + extraColours(player).length, goods.length);
  const bonus = powersIn(tableau)['consume-scores'].reduce(
    (sum, { power }) => sum + power.points,
    0,
  );
  const atTheEnd = powersIn(tableau).scores.reduce((sum, { power }) => sum + power.points, 0);
  return shipments * (3 + bonus) + atTheEnd;
}

function useShipper(
  player: Player,
  { extras }: Shipping,
  worker: string,
): { shipper: Die | null; colour: Colour } {
  const extra = extras.find((colour) => worker === `extra-${colour}`);
  if (extra !== undefined) {
    remove(extras, extra);
    return { shipper: null, colour: extra };
  }
  const die = Number(worker);
  remove(player.workers.ship, die);
  player.citizenry.push(die); // ROLL-12.2
  return { shipper: die, colour: colourOf(die) };
}

function colourOfWorld(world: WorldId): GoodColour {
  const it = card(world);
  if (it.kind !== 'world' || it.colour === 'grey') throw new RangeError(`${world} holds no goods`);
  return it.colour;
}

const tradeBonuses = (tableau: readonly CardId[], world: GoodColour) =>
  powersIn(tableau)['trade-pays'].filter(
    ({ power }) => power.world === undefined || power.world === world,
  );

/** What a good from such a world is sold for. ROLL-12.4, 12.5, 18.13 */
export const tradePays = (tableau: readonly CardId[], world: GoodColour): number =>
  tradeBonuses(tableau, world).reduce((sum, { power }) => sum + power.credits, PRICES[world]);

const consumeBonuses = (tableau: readonly CardId[], world: GoodColour) =>
  powersIn(tableau)['consume-scores'].filter(
    ({ power }) => power.worlds === undefined || power.worlds.includes(world),
  );

/** What a good from such a world is worth when it is Consumed: the colours of good and shipper add to it. ROLL-12.7 to 12.12 */
export function consumeScores(
  tableau: readonly CardId[],
  world: GoodColour,
  good: Colour,
  shipper: Colour,
): number {
  const matches = (it: Colour): number => (it === world || it === 'consumption' ? 1 : 0);
  return consumeBonuses(tableau, world).reduce(
    (sum, { power }) => sum + power.points,
    1 + matches(good) + matches(shipper),
  );
}

/** ROLL-12.4, 12.5: the colour of the world decides. */
function trade(t: RollTable, seat: Seat, good: Good, shipper: Die | null, colour: Colour): void {
  const world = colourOfWorld(good.world);
  t.emit('shipped', { seat, how: 'trade', world: good.world, good: good.die, shipper, colour });
  const player = playerAt(t.facts, seat);
  let credits = PRICES[world];
  for (const { card: id, power } of tradeBonuses(player.tableau, world)) {
    const more = credits + power.credits; // ROLL-18.13
    used(t, seat, id, power.kind, creditsFor(player, more) === creditsFor(player, credits));
    credits = more;
  }
  payCredits(t, seat, credits);
}

/** ROLL-12.7 to 12.12 */
function consume(t: RollTable, seat: Seat, good: Good, shipper: Die | null, colour: Colour): void {
  const world = colourOfWorld(good.world);
  const { tableau } = playerAt(t.facts, seat);
  t.emit('shipped', { seat, how: 'consume', world: good.world, good: good.die, shipper, colour });
  for (const { card: id, power } of consumeBonuses(tableau, world)) {
    used(t, seat, id, power.kind);
  }
  payPoints(t, seat, consumeScores(tableau, world, colourOf(good.die), colour));
  for (const { card: id, power } of powersIn(tableau)['consume-pays']) {
    if (power.world !== undefined && power.world !== world) continue;
    payUsed(t, seat, id, power.kind, power.credits);
  }
}
